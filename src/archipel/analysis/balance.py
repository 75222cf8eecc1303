"""From what was found of every ply to the whole: the curve, luck apart from skill, the costliest turns."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from archipel.analysis.course import Course
from archipel.analysis.values import Decision, Moment, PlyResult, SeatValue, Shift, Stroke, Sum, TurningPoint
from archipel.core.values import Seat

COSTLIEST = 3
STROKES = 2


def moments(results: Sequence[PlyResult], seats: int) -> tuple[Moment, ...]:
    """The curve, each step of it split into luck and choices."""
    found = [Moment(0, results[0].values, (Shift(0, 0, 0),) * seats)]
    for before, after in pairwise(results):
        shifts = tuple(_shift(before.values[seat], after.values[seat], before.decision, seat) for seat in range(seats))
        found.append(Moment(after.ply, after.values, shifts))
    return tuple(found)


def _shift(before: SeatValue, after: SeatValue, decision: Decision | None, seat: Seat) -> Shift:
    """A choice is what it gave; all the rest is chance, and what was revealed."""
    own = others = 0
    if decision is not None and decision.seat == seat:
        own = decision.given[seat]
    elif decision is not None:
        others = decision.given[seat]
    return Shift(after.value - before.value - own - others, own, others)


def sums(curve: Sequence[Moment], decisions: Sequence[Decision], seats: int) -> tuple[Sum, ...]:
    found = []
    for seat in range(seats):
        shifts = [moment.shifts[seat] for moment in curve]
        luck, own = sum(one.luck for one in shifts), sum(one.own for one in shifts)
        others = sum(one.others for one in shifts)
        margin = round(hypot(*(one.given_margin for one in decisions if one.seat == seat)))
        found.append(Sum(curve[0].values[seat].value, curve[-1].values[seat].value, luck, own, others, margin))
    return tuple(found)


def turning_points(course: Course, decisions: Sequence[Decision], seat: Seat) -> tuple[TurningPoint, ...]:
    """The costliest turns of a seat: the choices of one turn are one choice."""
    turns: dict[int, list[Decision]] = {}
    for decision in decisions:
        if decision.seat == seat and decision.mistake:
            turns.setdefault(course.turns[decision.ply], []).append(decision)
    points = [_turning_point(course, seat, turn, costly) for turn, costly in turns.items()]
    points.sort(key=lambda point: (-point.cost, point.first))
    return tuple(points[:COSTLIEST])


def _turning_point(course: Course, seat: Seat, turn: int, costly: Sequence[Decision]) -> TurningPoint:
    plies = course.plies_of(turn)
    cost = sum(one.cost for one in costly)
    return TurningPoint(
        seat=seat,
        first=plies[0],
        last=plies[-1],
        ply=max(costly, key=lambda one: (one.cost, -one.ply)).ply,
        cost=cost,
        margin=round(hypot(*(one.margin for one in costly))),
        best=costly[0].best.value,
        left=costly[0].best.value - cost,
    )


def strokes(curve: Sequence[Moment], seat: Seat) -> tuple[Stroke, ...]:
    """The largest strokes of luck, for or against a seat, that are larger than what is uncertain about them."""
    found = []
    for before, after in pairwise(curve):
        change = after.shifts[seat].luck
        margin = round(hypot(before.values[seat].margin, after.values[seat].margin))
        if abs(change) > margin:
            found.append(Stroke(seat, before.ply, change, margin))
    found.sort(key=lambda stroke: (-abs(stroke.change), stroke.ply))
    return tuple(found[:STROKES])
