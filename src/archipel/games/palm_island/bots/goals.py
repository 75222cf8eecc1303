"""What the centre offers at the end of a round, as a plan sees it: outposts, villagers, levels of the disaster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.values import Seat
from archipel.games.palm_island.bots.packs import annexed
from archipel.games.palm_island.bots.weights import POINT
from archipel.games.palm_island.content.cards import FIRST_OUTPOST, ROUNDS, Cost
from archipel.games.palm_island.edition import Edition
from archipel.games.palm_island.effects import DISCOUNT, PER_ARROWS, PER_CARD, PER_UNITS, POINTS

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

FREE: Final[Cost] = (0, 0, 0)
NOTHING: Final = -1
SCHEDULE: Final = (2, 4, 6, 7)
"""From the end of which round on a group of bots pays each level; a disaster of three takes the last three."""
SAFETY: Final = 14 * POINT
"""What a level paid is worth to a plan."""
HELP: Final = (350, 350, 600, 600)
"""A round's work of a villager, for a unit of each resource that a price is less; other help is worth the first."""
PROMISE: Final = {PER_ARROWS: 4 * POINT, PER_CARD: 3 * POINT, PER_UNITS: 3 * POINT}


@final
class Goal:
    """`annex` is what it puts behind the tracker; `gain` its worth by round; `after` a goal that comes before it."""

    def __init__(
        self, price: Cost, needs: tuple[tuple[int, int], ...], gain: list[int], annex: int, after: int, since: int
    ) -> None:
        self.price = price
        self.needs = needs
        self.gain = gain
        self.annex = annex
        self.after = after
        self.since = since


@final
class Goals:
    """`together`: they are to be paid one after another, whatever it takes. `ability` is the community's, unlocked, or
    -1; `key` tells one set of goals from another."""

    def __init__(self, goals: list[Goal], together: bool, ability: int, key: str) -> None:
        self.goals = goals
        self.together = together
        self.ability = ability
        self.key = key


def goals_of(state: PalmState, seat: Seat) -> Goals:
    """What a seat may aim at. Rivals are judged by what they showed at the last meeting."""
    goals: list[Goal] = []
    edition = state.edition
    ability = state.ability if state.unlocked else NOTHING
    if state.mode == "cooperative":
        levels = state.edition.levels[state.disaster]
        for level in range(state.level, len(levels)):
            gain = [SAFETY] * (ROUNDS + 1)
            goals.append(Goal(levels[level], (), gain, NOTHING, len(goals) - 1, due(state, level)))
    elif state.mode == "casual":
        paid = state.options.casual_claim == "paid"
        for number, card in enumerate(state.market):
            needs = edition.needs[card - FIRST_OUTPOST]
            gain = claim_gain(state, seat, card, (seat + number) % state.seats == 0)
            goals.append(Goal(edition.price[card] if paid else FREE, needs, gain, annexed(edition, card), NOTHING, 1))
    elif state.mode == "speed":
        in_order = state.options.speed_market == "top"
        for card in state.market:
            after = len(goals) - 1 if in_order else NOTHING
            goals.append(Goal(edition.price[card], (), purchase_gain(state, card), annexed(edition, card), after, 1))
    return Goals(
        goals, state.mode == "cooperative", ability, f"{state.mode} {seat} {ability} {state.level} {state.market}"
    )


def due(state: PalmState, level: int) -> int:
    """From the end of which round on a group of bots pays a level."""
    return SCHEDULE[level - len(state.edition.levels[state.disaster])]


def claim_gain(state: PalmState, seat: Seat, card: int, mine: bool) -> list[int]:
    """An outpost is worth less where rivals are near it; seats with one order of cards do not all want the same."""
    stars = state.edition.stars_of(card) * POINT
    near = 0
    for other in range(state.seats):
        missing = 0
        for building, least in state.edition.needs[card - FIRST_OUTPOST]:
            missing += max(0, least - state.shown[other].arrows(building))
        if other != seat and missing <= 1:
            near += 1
    now = stars if mine else stars // 4
    return [now * 5 // (5 + 2 * near + max(0, round - state.round())) for round in range(ROUNDS + 1)]


def purchase_gain(state: PalmState, card: int) -> list[int]:
    """A card that is not bought now may be gone later."""
    edition = state.edition
    rivals = state.seats - 1
    gains = []
    for round in range(ROUNDS + 1):
        if card >= FIRST_OUTPOST:
            worth = edition.stars_of(card) * POINT
        else:
            worth = villager_worth(edition, edition.villager[card], round)
        gains.append(worth * 10 // (10 + rivals * max(0, round - state.round())))
    return gains


def villager_worth(edition: Edition, kind: int, round: int) -> int:
    """A recruited villager, once a round has begun."""
    effect = edition.effects[kind]
    if effect.kind == POINTS:
        return effect.units * POINT
    if not effect.is_active():
        return PROMISE[effect.kind]
    return (HELP[effect.of] * effect.units if effect.kind == DISCOUNT else HELP[0]) * (ROUNDS - round)
