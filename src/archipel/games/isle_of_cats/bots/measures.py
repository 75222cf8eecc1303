"""What a lesson looks at, measured on a boat under way."""

from __future__ import annotations

from typing import Final, final

from archipel.games.isle_of_cats.boat import ALL_MAPS, BOARD, COLUMNS, EDGE, MIDDLE, RATS, near
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.content.table import FAMILY
from archipel.games.isle_of_cats.lessons import CHOSEN, TABLE, Lesson, Table
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.survey import HUES

ONE: Final = 1000
METRICS: Final = (
    "cats", "cats_of_color", "cats_over", "colors_with_at_least", "cats_touching_edge", "colors_touching_edge",
    "colors_without_cat_touching_edge", "lonely_cats", "families_of_at_least", "largest_family_size",
    "treasures_touching_color", "colors_without_cat_touching_treasure", "visible_rats", "treasures",
    "common_treasures", "rare_treasures", "oshax", "filled_rooms", "rooms_filled_of", "rooms_empty_of",
    "empty_edge_cells", "empty_middle_row_cells", "covered_maps", "uncovered_maps", "private_lessons",
    "permanent_baskets", "fish", "first_in_turn_order", "cats_not_touching_treasure",
    "colors_without_cat_touching_visible_rat", "single_color_columns",
)  # fmt: skip
(
    CATS, HUE_CATS, CATS_OVER, HUES_WITH, EDGE_CATS, EDGE_HUES, NO_EDGE_HUES, LONELY, FAMILIES, LARGEST_SIZE,
    TREASURES_AT, NO_TREASURE_HUES, RATS_SEEN, TREASURES, COMMONS, RARES, OSHAXES, FILLED, ROOMS_FILLED, ROOMS_BARE,
    EDGE_LEFT, MIDDLE_LEFT, MAPS_COVERED, MAPS_OPEN, LESSONS_HELD, BASKETS, FISH, FIRST, OFF_TREASURE, OFF_RATS,
    FULL_COLUMNS,
) = range(len(METRICS))  # fmt: skip
MISSING: Final = (NO_EDGE_HUES, NO_TREASURE_HUES, OFF_RATS)
"""Colours that still lack something."""


@final
class Means:
    """What is likely still to come, in thousandths: cats, treasures, cells; `rooms`: the chance to fill a room by its
    empty cells; `rival`: the largest family of others (-1: alone)."""

    def __init__(self, cats: int, treasures: int, days: int, rooms: list[int]) -> None:
        self.cats = cats
        self.treasures = treasures
        self.cells = 5 * cats + 3 * treasures
        self.days = days
        self.rooms = rooms
        self.rival = -1
        self.lessons = 0
        self.baskets = 1
        self.fish = 0
        self.first = 400
        self.table: Table = TABLE


@final
class Aim:
    """A lesson to be reckoned with; `colour` is the one named (-1: all), `ahead` what is likely to be added."""

    def __init__(self, card: int, colour: int, means: Means) -> None:
        lesson: Lesson = means.table[card]
        self.card = card
        self.type = lesson.type
        self.points = lesson.points
        self.metric = METRICS.index(lesson.metric) if lesson.metric else -1
        self.exact = lesson.cmp == "=="
        self.below = lesson.cmp == "<"
        self.value = lesson.value
        self.divisor = lesson.divisor
        self.rank = lesson.rank
        self.alone = lesson.alone
        self.n = lesson.n
        self.rooms = lesson.rooms
        self.colour = colour if lesson.colour == CHOSEN else lesson.colour
        self.ahead: int = ahead(self.metric, self.colour, means)


def ahead(metric: int, colour: int, means: Means) -> int:
    """How much a measure is likely to change, in thousandths."""
    cats, treasures, cells = means.cats, means.treasures, means.cells
    if metric in (CATS, CATS_OVER):
        return cats
    if metric == HUE_CATS:
        return cats * 3 // 10
    if metric == HUES_WITH:
        return cats * 6 // 10
    if metric == EDGE_CATS:
        return cats * 15 // 100 if colour >= 0 else cats * 45 // 100
    if metric == EDGE_HUES:
        return cats * 4 // 10
    if metric in MISSING:
        return cats * 2 // 10
    if metric == FAMILIES:
        return cats * 8 // 100
    if metric == LARGEST_SIZE:
        return cats * 25 // 100
    if metric == TREASURES:
        return treasures
    if metric == COMMONS:
        return treasures * 7 // 10
    if metric in (RARES, TREASURES_AT):
        return treasures * 4 // 10
    if metric == OSHAXES:
        return treasures // 10
    if metric == RATS_SEEN:
        return cells * 13 // 100
    if metric == EDGE_LEFT:
        return cells * 25 // 100
    if metric == MIDDLE_LEFT:
        return cells * 18 // 100
    if metric in (MAPS_COVERED, MAPS_OPEN):
        return cats * 2 // 10
    if metric == LESSONS_HELD:
        return means.days * 700
    if metric == BASKETS:
        return means.days * 150
    if metric == OFF_TREASURE:
        return cats * 4 // 10
    return 0


def measure(aim: Aim, hull: Hull, means: Means) -> int:
    """The measure of a lesson as the boat stands."""
    metric, colour = aim.metric, aim.colour
    if metric == CATS:
        return hull.all_cats()
    if metric == HUE_CATS:
        return hull.cats[colour] if colour >= 0 else 0
    if metric == CATS_OVER:
        return max(0, hull.all_cats() - aim.n)
    if metric == HUES_WITH:
        return sum([1 for cats in hull.cats if cats >= aim.n])
    if metric == EDGE_CATS:
        return hull.edge[colour] if colour >= 0 else sum(hull.edge)
    if metric == EDGE_HUES:
        return sum([1 for cats in hull.edge if cats])
    if metric == NO_EDGE_HUES:
        return sum([1 for cats in hull.edge if not cats])
    if metric == LONELY:
        return lonely(hull, colour)
    if metric == FAMILIES:
        return sum([1 for groups in hull.groups for group in groups if group.count >= aim.n])
    if metric == LARGEST_SIZE:
        largest = hull.largest()
        return largest if largest >= FAMILY else 0
    return of_things(aim, hull, means)


def of_things(aim: Aim, hull: Hull, means: Means) -> int:
    metric, colour = aim.metric, aim.colour
    if metric == RATS_SEEN:
        return size(RATS[hull.boat] & ~hull.covered)
    if metric == TREASURES:
        return hull.common + hull.rare
    if metric == COMMONS:
        return hull.common
    if metric == RARES:
        return hull.rare
    if metric == OSHAXES:
        return hull.oshax
    if metric == EDGE_LEFT:
        return size(EDGE & ~hull.covered)
    if metric == MIDDLE_LEFT:
        return size(MIDDLE & BOARD & ~hull.covered)
    if metric == MAPS_COVERED:
        return size(ALL_MAPS[hull.boat] & hull.covered)
    if metric == MAPS_OPEN:
        return size(ALL_MAPS[hull.boat] & ~hull.covered)
    if metric == LESSONS_HELD:
        return means.lessons
    if metric == BASKETS:
        return means.baskets
    if metric == FISH:
        return means.fish
    if metric == TREASURES_AT:
        return sum([1 for halo in hull.treasure_halos if colour >= 0 and halo & hull.cells[colour]])
    if metric == NO_TREASURE_HUES:
        beside = near(hull.treasure)
        return sum([1 for cells in hull.cells if not cells & beside])
    if metric == OFF_TREASURE:
        return sum([1 for halo in hull.cat_halos if not halo & hull.treasure])
    if metric == OFF_RATS:
        beside = near(RATS[hull.boat] & ~hull.covered)
        return sum([1 for cells in hull.cells if not cells & beside])
    if metric == FULL_COLUMNS:
        return full_columns(hull, aim.n)
    return 0


def lonely(hull: Hull, colour: int) -> int:
    if colour >= 0:
        return sum([1 for group in hull.groups[colour] if group.count == 1])
    return sum([1 for groups in hull.groups for group in groups if group.count == 1])


def full_columns(hull: Hull, height: int) -> int:
    found = 0
    for colour in range(HUES):
        cells = hull.cells[colour]
        found += sum([1 for column in COLUMNS if size(column) >= height and column & ~cells == 0])
    return found
