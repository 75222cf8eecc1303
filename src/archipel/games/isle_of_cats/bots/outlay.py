"""What is likely still to come: cats by the fish and the days left, treasures, the chance to fill a room."""

from __future__ import annotations

from typing import Final

from archipel.core.values import Seat
from archipel.games.isle_of_cats.boat import BOARD, ROOM
from archipel.games.isle_of_cats.bots.hull import hull_of
from archipel.games.isle_of_cats.bots.measures import ONE, Means
from archipel.games.isle_of_cats.content.cards import (
    BASKETS,
    BROKEN,
    KIND_MASK,
    OSHAX_CARDS,
    RESCUE_CARDS,
    TREASURE_CARDS,
)
from archipel.games.isle_of_cats.content.table import CATS_A_FIELD, DAYS, FAMILY, FISH_A_DAY
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.lessons import table_of
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.state import CatsState

CAT_FISH: Final = 6
"""Fish that a cat costs with its basket."""
CATS_A_DAY: Final = 3200
CARDS_A_DAY: Final = 1600
"""Baskets that cards bring."""
CAT_CELLS: Final = 6
"""Free cells that a cat needs where the boat fills up."""
TREASURES_A_DAY: Final = 1400
OVER: Final = ("finds", "dusk", "over")
GRAIN: Final = 1500
LARGEST: Final = max([size(room) for room in ROOM])
REGULAR: Final[int] = sum([KIND_MASK[kind] for kind in BASKETS])
HALVES: Final[int] = sum([KIND_MASK[kind] for kind in BROKEN])

_chances: dict[int, list[int]] = {}


def usable(crew: Crew, revealed: bool) -> int:
    """Baskets at hand today."""
    cards = crew.laid if revealed else crew.hand | crew.drafted
    return crew.ready + size(cards & REGULAR) + size(cards & HALVES) // 2


def later_days(state: CatsState) -> int:
    return DAYS - state.day


def future(state: CatsState, seat: Seat, cats: int) -> Means:
    """What is to come where so many cats may come, if they find room."""
    crew = state.crews[seat]
    later = later_days(state)
    free = size(BOARD & ~crew.covered)
    treasures = ONE
    if state.mode != "family":
        cards = size(crew.hand & (TREASURE_CARDS | OSHAX_CARDS))
        treasures = cards * ONE * 3 // 2 + later * TREASURES_A_DAY
    cats = min(cats, ONE * free // CAT_CELLS)
    means = Means(cats, treasures, later, [])
    means.table = table_of(state.options.content)
    means.rooms = chances(means.cells)
    means.lessons = size(crew.lessons)
    means.baskets = crew.baskets()
    means.fish = crew.fish
    means.first = first_chance(state, seat, later)
    if state.seats > 1:
        means.rival = rival(state, seat)
    return means


def scheduled(state: CatsState) -> int:
    """Cats to come by the calendar alone, in thousandths."""
    if state.mode == "family":
        cats = len(state.left) + len(state.right) + 2 * CATS_A_FIELD[state.seats] * later_days(state)
        return ONE * cats // state.seats
    return CATS_A_DAY * later_days(state) + (0 if state.phase in OVER else CATS_A_DAY // 2)


def cats_ahead(state: CatsState, crew: Crew) -> int:
    """Cats to come by the fish and baskets there are, in thousandths."""
    if state.mode == "family":
        return scheduled(state)
    later = later_days(state)
    fish = crew.fish + FISH_A_DAY * later + (FISH_A_DAY if state.phase == "dawn" else 0)
    if later == 0:
        if state.phase in OVER:
            return 0
        return ONE * min(usable(crew, state.revealed), fish // 4)
    baskets = usable(crew, state.revealed) * ONE + later * (crew.baskets() * ONE + CARDS_A_DAY)
    return min(ONE * fish // CAT_FISH, baskets)


def first_chance(state: CatsState, seat: Seat, later: int) -> int:
    if later == 0 and (state.revealed or state.phase in OVER):
        return ONE if state.order[0] == seat else 0
    fast = min(3, size(state.crews[seat].hand & RESCUE_CARDS)) * 80
    return min(800, ONE // len(state.order) + fast)


def chances(cells: int) -> list[int]:
    """The chance to fill a room by its empty cells, where so many cells will be covered; in thousandths."""
    step = cells // GRAIN
    found = _chances.get(step)
    if found is None:
        scale = step * GRAIN // 3 + 1
        shares = [scale * ONE // (scale + empty * ONE) for empty in range(LARGEST + 1)]
        found = _chances[step] = [share * share // ONE for share in shares]
    return found


def rival(state: CatsState, seat: Seat) -> int:
    """The largest family of the others."""
    best = 0
    for other, crew in enumerate(state.crews):
        if other != seat:
            largest = hull_of(crew).largest()
            if largest >= FAMILY:
                best = max(best, largest)
    return best
