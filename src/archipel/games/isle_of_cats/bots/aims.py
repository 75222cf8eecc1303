"""What a lesson may still come to: its points times the chance, or points by what is likely to be added."""

from __future__ import annotations

from typing import Final

from archipel.games.isle_of_cats.boat import ROOM
from archipel.games.isle_of_cats.bots.hull import Hull
from archipel.games.isle_of_cats.bots.measures import (
    CATS_OVER,
    EDGE_HUES,
    EDGE_LEFT,
    FILLED,
    FIRST,
    FISH,
    HUES_WITH,
    LONELY,
    MAPS_COVERED,
    MAPS_OPEN,
    MIDDLE_LEFT,
    MISSING,
    ONE,
    RATS_SEEN,
    ROOMS_BARE,
    ROOMS_FILLED,
    Aim,
    Means,
    measure,
)
from archipel.games.isle_of_cats.content.table import FAMILY, FAMILY_POINTS
from archipel.games.isle_of_cats.piles import size

SHRINKING: Final = (EDGE_LEFT, MIDDLE_LEFT, RATS_SEEN)
"""Measures that only become smaller."""


def reach(steps: int, ahead: int) -> int:
    """The chance to make some steps where so much is ahead, in thousandths."""
    if steps <= 0:
        return ONE
    return max(0, ONE - steps * ONE * ONE // (ahead * 3 // 2 + ONE // 2))


def prospect(aim: Aim, hull: Hull, means: Means) -> int:
    """What a lesson will likely bring, in thousandths of a point."""
    kind = aim.type
    if kind == "largest_family":
        return aim.points * biggest(aim, hull, means)
    if kind == "family_rank_score":
        return ranked(aim, hull, means)
    if kind == "best_color":
        return aim.points * (max(hull.edge) * ONE + means.cats * 15 // 100)
    if kind == "double_best_sister_lesson":
        return 0
    if kind == "per":
        return aim.points * amount(aim, hull, means) // aim.divisor
    return aim.points * chance(aim, hull, means)


def amount(aim: Aim, hull: Hull, means: Means) -> int:
    """What a measure will likely be in the end, in thousandths."""
    metric = aim.metric
    if metric == FILLED:
        return sum([means.rooms[size(room & ~hull.covered)] for room in ROOM])
    found = ONE * measure(aim, hull, means)
    if metric in (RATS_SEEN, MAPS_OPEN):
        return max(found // 5, found - aim.ahead)
    if metric in MISSING:
        return found * (ONE - reach(1, aim.ahead)) // ONE
    if metric == CATS_OVER:
        return max(0, ONE * (hull.all_cats() - aim.n) + aim.ahead * 7 // 10)
    if metric == LONELY:
        return found * 7 // 10 if means.cats else found
    if metric == FISH:
        return found // (1 + 4 * means.days)
    return found + aim.ahead


def chance(aim: Aim, hull: Hull, means: Means) -> int:
    """The chance of a mark, in thousandths."""
    metric = aim.metric
    if metric == ROOMS_FILLED:
        found = ONE
        for room in aim.rooms:
            found = found * means.rooms[size(ROOM[room] & ~hull.covered)] // ONE
        return found
    if metric == ROOMS_BARE:
        for room in aim.rooms:
            if ROOM[room] & hull.covered:
                return 0
        return ONE - min(400, means.cells // 150)
    if metric == FIRST:
        return means.first
    if metric == FISH:
        return ONE if means.days == 0 and means.fish >= aim.value else 0 if means.days == 0 else 800
    steps = missing(aim, hull, means)
    if aim.below:
        return ONE - reach(steps, aim.ahead)
    if aim.exact and steps < 0:
        return 0
    found = reach(steps, aim.ahead)
    if aim.exact and metric not in (EDGE_HUES, HUES_WITH):
        found = found * steady(aim, steps) // ONE
    return found


def missing(aim: Aim, hull: Hull, means: Means) -> int:
    """Steps still to go to a mark; less than none: it is behind."""
    if aim.metric == HUES_WITH:
        return sum([max(0, aim.n - cats) for cats in hull.cats])
    found = measure(aim, hull, means)
    return found - aim.value if aim.metric in SHRINKING else aim.value - found


def steady(aim: Aim, steps: int) -> int:
    """The chance not to overshoot a mark, in thousandths."""
    if aim.metric == RATS_SEEN:
        if aim.value == 0:
            return ONE
        surplus = max(0, aim.ahead - steps * ONE)
        return ONE - min(600, surplus * 2 // 10)
    if aim.metric in (EDGE_LEFT, MIDDLE_LEFT, MAPS_COVERED):
        return ONE
    surplus = max(0, aim.ahead - steps * ONE)
    return ONE - min(350, surplus // 10)


def biggest(aim: Aim, hull: Hull, means: Means) -> int:
    """The chance to have the largest family, in thousandths."""
    largest = hull.largest()
    if means.rival < 0:
        return reach(aim.alone - largest, means.cats * 3 // 10)
    lead = largest - means.rival
    if means.cats < 400:
        return ONE if lead >= 0 and largest >= FAMILY else 0
    return max(50, min(950, 550 + lead * 150))


def ranked(aim: Aim, hull: Hull, means: Means) -> int:
    """The points of a family by its rank, as far as it is likely."""
    counts: list[int] = []
    for groups in hull.groups:
        for group in groups:
            counts.append(group.count)
    counts.sort(reverse=True)
    found = counts[aim.rank - 1] if len(counts) >= aim.rank else 0
    more = means.cats * (2 if aim.rank == 1 else 1) // 8
    return interpolated(found * ONE + more)


def interpolated(cats: int) -> int:
    """Family points of a likely size."""
    whole = cats // ONE
    low, high = FAMILY_POINTS[whole], FAMILY_POINTS[whole + 1]
    return low * ONE + (high - low) * (cats - whole * ONE)
