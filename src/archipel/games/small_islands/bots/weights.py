"""What a bot believes about the game, in hundredths of a PP and in per cent."""

from __future__ import annotations

from typing import Final, final

PP: Final = 100


@final
class Weights:
    """By icons missing: `hope` is what of an island's pay still counts this round, `later` the same for a round to
    come. By rounds to come: `future` is how much of the mean pay of all cards an island promises, `house` the price of
    a house, `joker` of a token (`patience` more while nobody can land), `berth` a free cell beside the own boat.
    `kept` is the weight of the card set aside among those to come, `next` what it counts when it is chosen. `rivals`,
    `envy`, `alexis` are what islands and ports count that serve others. `lands` is how often a rival lands who can,
    `haste` what rivals win while one waits, `strange` what a tile not yet known would bring. In play-outs: `hurry` is
    the haste of all, `prior` how many of them what was thought before is worth, `beyond` by rounds to come how many
    more rounds are played; where they stop, `drawn` is how much of what the best card promises counts, `spare` a house
    (with others, alone); where the game is over, `victory` is what winning counts beside the lead."""

    def __init__(self) -> None:
        self.hope = [100, 45, 18, 6, 0]
        self.later = [100, 60, 35, 15, 0]
        self.future = [0, 90, 130, 160]
        self.kept = 4
        self.rivals = 30
        self.envy = 60
        self.alexis = 80
        self.house = [0, 100, 150, 150]
        self.joker = [90, 150, 200, 200]
        self.patience = 150
        self.berth = [0, 25, 40, 50]
        self.lands = 35
        self.haste = 250
        self.strange = 60
        self.next = 40
        self.hurry = 250
        self.prior = 3
        self.beyond = [0, 1, 1, 1]
        self.drawn = 75
        self.spare = [75, 250]
        self.victory = 12 * PP


def denying() -> Weights:
    """More is thought of what others get."""
    weights = Weights()
    weights.rivals = 60
    weights.alexis = 150
    return weights


def shortsighted() -> Weights:
    """Nothing counts but this round, and of others nothing but the ports at their boats."""
    weights = Weights()
    weights.future = [0, 0, 0, 0]
    weights.house = [0, 0, 0, 0]
    weights.joker = [50, 50, 50, 50]
    weights.berth = [0, 0, 0, 0]
    weights.patience = 0
    weights.rivals = 0
    return weights


HOUSE_WEIGHTS: Final = Weights()
DENYING: Final = denying()
SHORTSIGHTED: Final = shortsighted()
