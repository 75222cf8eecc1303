"""What the centre offers at the end of a round, as a plan sees it: outposts, villagers, levels of the disaster."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from archipel.core.values import Seat
from archipel.games.palm_island.bots.packs import annexed
from archipel.games.palm_island.bots.weights import POINT
from archipel.games.palm_island.content.cards import (
    ELDER,
    FIRST_OUTPOST,
    LEVELS,
    OUTPOST_NEEDS,
    OUTPOST_STARS,
    PRICE,
    QUARTERMASTER,
    ROUNDS,
    STORYTELLER,
    VILLAGER,
    VILLAGERS,
    Cost,
)

if TYPE_CHECKING:
    from archipel.games.palm_island.state import PalmState

FREE: Final[Cost] = (0, 0, 0)
NOTHING: Final = -1
SCHEDULE: Final = (4, 6, 7)
"""From the end of which round on a group of bots pays each level."""
SAFETY: Final = 14 * POINT
"""What a level paid is worth to a plan."""
HELP: Final[dict[str, int]] = {"netmaker": 350, "carpenter": 350, "stonecutter": 600, "porter": 350}
"""A round's work of an active villager."""
PROMISE: Final = {STORYTELLER: 4 * POINT, ELDER: 3 * POINT, QUARTERMASTER: 3 * POINT}


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
    ability = state.ability if state.unlocked else NOTHING
    if state.mode == "cooperative":
        for level in range(state.level, len(LEVELS[state.disaster])):
            gain = [SAFETY] * (ROUNDS + 1)
            goals.append(Goal(LEVELS[state.disaster][level], (), gain, NOTHING, len(goals) - 1, SCHEDULE[level]))
    elif state.mode == "casual":
        paid = state.options.casual_claim == "paid"
        for number, card in enumerate(state.market):
            needs = OUTPOST_NEEDS[card - FIRST_OUTPOST]
            gain = claim_gain(state, seat, card, (seat + number) % state.seats == 0)
            goals.append(Goal(PRICE[card] if paid else FREE, needs, gain, annexed(card), NOTHING, 1))
    elif state.mode == "speed":
        in_order = state.options.speed_market == "top"
        for card in state.market:
            after = len(goals) - 1 if in_order else NOTHING
            goals.append(Goal(PRICE[card], (), purchase_gain(state, card), annexed(card), after, 1))
    return Goals(
        goals, state.mode == "cooperative", ability, f"{state.mode} {seat} {ability} {state.level} {state.market}"
    )


def claim_gain(state: PalmState, seat: Seat, card: int, mine: bool) -> list[int]:
    """An outpost is worth less where rivals are near it; seats with one order of cards do not all want the same."""
    stars = OUTPOST_STARS[card - FIRST_OUTPOST] * POINT
    near = 0
    for other in range(state.seats):
        missing = 0
        for building, least in OUTPOST_NEEDS[card - FIRST_OUTPOST]:
            missing += max(0, least - state.shown[other].arrows(building))
        if other != seat and missing <= 1:
            near += 1
    now = stars if mine else stars // 4
    return [now * 5 // (5 + 2 * near + max(0, round - state.round())) for round in range(ROUNDS + 1)]


def purchase_gain(state: PalmState, card: int) -> list[int]:
    """A card that is not bought now may be gone later."""
    rivals = state.seats - 1
    gains = []
    for round in range(ROUNDS + 1):
        worth = (
            OUTPOST_STARS[card - FIRST_OUTPOST] * POINT
            if card >= FIRST_OUTPOST
            else villager_worth(VILLAGER[card], round)
        )
        gains.append(worth * 10 // (10 + rivals * max(0, round - state.round())))
    return gains


def villager_worth(kind: int, round: int) -> int:
    """A recruited villager, once a round has begun."""
    if kind in PROMISE:
        return PROMISE[kind]
    return HELP[VILLAGERS[kind]] * (ROUNDS - round)
