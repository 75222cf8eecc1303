"""What a bot believes about the game, in hundredths of a PP and in per cent."""

from __future__ import annotations

from typing import Final, final

PP: Final = 100


@final
class Weights:
    """`hope` by units missing: what of an island's pay is still counted this round; `later` by units missing, the same
    for a round to come; `future` by rounds to come: how much of the pay of all cards together an island promises.
    `kept` is the weight of the card set aside among those of later rounds, `rivals` and `envy` what islands and boats
    are worth when they are others'.
    `house` by rounds to come: the price of a house; `joker` likewise of a token, `patience` on top of it while nobody
    can land. `boat` by rounds to come: what a boat still on offer promises; `berth` a free cell beside one, and
    `bay` what the best mooring counts before it is taken. `lands` is how often a rival lands who can, `haste` what
    a rival wins while one waits, `strange` what a tile not yet known would bring."""

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
        self.boat = [0, 0, 0, 0]
        self.berth = [0, 25, 40, 50]
        self.bay = 0
        self.lands = 35
        self.haste = 60
        self.strange = 60
        self.next = 40


HOUSE_WEIGHTS: Final = Weights()
