"""What Oshax and treasures would bring, and which to take."""

from __future__ import annotations

from typing import Final

from archipel.games.isle_of_cats.bots.berths import CLOSE, NOWHERE, Loose, berths, best_of, best_worth, treasure
from archipel.games.isle_of_cats.bots.chart import Chart
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.content.cards import WAYS
from archipel.games.isle_of_cats.content.tiles import OSHAX, TILE_SHAPE
from archipel.games.isle_of_cats.drawing import stacks
from archipel.games.isle_of_cats.state import CatsState
from archipel.games.isle_of_cats.steps.finds import SHAPES_OF_WAY
from archipel.games.isle_of_cats.steps.placing import COMMON_SHAPES
from archipel.games.isle_of_cats.survey import HUES

TRIED: Final = 2
"""Colours tried for an Oshax that is not yet to be had."""
PAIR: Final = 160
"""What two treasures bring, in hundredths of the first: a guess in haste."""


def oshax(tile: int, colour: int) -> Loose:
    return Loose(tile, OSHAX, TILE_SHAPE[tile], colour, 0)


def promising(chart: Chart, hull: Hull) -> list[int]:
    """The colours an Oshax would likely take, best first."""
    keys = [
        4000 * max([group.count for group in hull.groups[hue]], default=0) - chart.price[hue] for hue in range(HUES)
    ]
    return sorted(range(HUES), key=keys.__getitem__, reverse=True)


def adoption(state: CatsState, chart: Chart, hull: Hull) -> int:
    """What the best Oshax would add."""
    best = NOWHERE
    colours = promising(chart, hull)[:TRIED]
    for tile in state.oshax:
        for colour in colours:
            best = max(best, best_worth(chart, hull, oshax(tile, colour), False))
    return best - chart.value(hull) if best > NOWHERE else 0


def shapes_of(state: CatsState, way: str) -> list[int]:
    """The shapes a way to use a treasure card offers, fitting or not."""
    if way == "rare":
        return [shape for shape, _ in stacks(state)]
    return [shape for shape in SHAPES_OF_WAY[way] if state.stock[COMMON_SHAPES.index(shape)]]


def finding(state: CatsState, chart: Chart, hull: Hull, kind: str) -> int:
    """What the best use of a treasure card would add."""
    best = 0
    for way in WAYS[kind]:
        for shape in shapes_of(state, way):
            best = max(best, found(state, chart, hull, way, shape))
    return best


def found(state: CatsState, chart: Chart, hull: Hull, way: str, shape: int) -> int:
    """What a treasure would add, with the second one of its card."""
    base = chart.value(hull)
    if hull.hasty:
        alone = best_worth(chart, hull, treasure(shape, way != "rare"), False) - base
        return max(0, alone if way == "rare" else alone * PAIR // 100)
    first = best_of(berths(chart, hull, treasure(shape, way != "rare"), False, CLOSE))
    if first is None:
        return 0
    if way == "rare":
        return first.worth - base
    second = first.worth
    for other in shapes_of(state, way):
        if other != shape or state.stock[COMMON_SHAPES.index(shape)] > 1:
            second = max(second, best_worth(chart, first.hull, treasure(other, True), False))
    return second - base
