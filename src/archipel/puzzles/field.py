"""Every choice of a decision beside the best: all of them are tried on the same twins, and those clearly behind are
left."""

from __future__ import annotations

from statistics import fmean

import msgspec

from archipel.analysis.estimator import Estimator, sampled
from archipel.analysis.values import HUNDREDTHS, PartChange
from archipel.analysis.weighing import Tried, gains_of, try_out, why_better
from archipel.core.game import Outlook
from archipel.core.values import Action
from archipel.puzzles.values import Weighed

BATCH = 4
LEAST = 2 * BATCH
MOST_BEST = 3
GAP = 12
"""Points of chance by which all other choices are worse at least."""
SPREAD = 0.35
"""Where points are at stake, this part of their spread at the beginning in the place of so many."""
NEAR = 0.34
"""A choice that is worse by less than this part of the gap is as good; one between is neither, and spoils a puzzle."""


class Field(msgspec.Struct):
    """What a look found: `best`, all within `NEAR` of the leader, and all others, each worse by the gap at least and by
    more than the margin of that."""

    leader: Tried
    best: tuple[Tried, ...]
    others: tuple[Tried, ...]


def gap_of(estimator: Estimator, points: int = GAP) -> float:
    """By how much all other choices must be worse, for so many points of chance."""
    if estimator.stake.unit == "chance":
        return points / 100
    return points / GAP * SPREAD * (estimator.model.spread[0] if estimator.model is not None else 10.0)


def look(estimator: Estimator, outlook: Outlook, ply: int, purpose: str, twins: int, gap: float) -> Field | None:
    """None where no few choices are clearly better than all others."""
    seat = outlook.seat
    every = [Tried(action, [], []) for action in outlook.legal]
    left = every
    some = estimator.twins(outlook, ply, purpose, twins)
    for start in range(0, twins, BATCH):
        for one in left:
            for twin in some[start : start + BATCH]:
                try_out(estimator, twin, seat, one, ply)
        leader = max(left, key=lambda one: one.mean(seat))
        left = [one for one in left if one is leader or not _left_behind(one, leader, seat, gap)]
        near = [one for one in left if fmean(gains_of(one, leader, seat)) < gap / 2]
        if len(near) > (MOST_BEST + 1 if start else 2 * MOST_BEST):
            return None
    return _field(estimator, every, max(left, key=lambda one: one.mean(seat)), seat, gap)


def _left_behind(one: Tried, leader: Tried, seat: int, gap: float) -> bool:
    gains = gains_of(one, leader, seat)
    return len(gains) >= LEAST and fmean(gains) > gap and fmean(gains) > 1.3 * sampled(gains)


def _field(estimator: Estimator, every: list[Tried], leader: Tried, seat: int, gap: float) -> Field | None:
    best, others = [], []
    for one in every:
        gains = gains_of(one, leader, seat)
        worse = fmean(gains)
        if worse < NEAR * gap:
            best.append(one)
        elif worse >= gap and worse > estimator.margin(gains, estimator.doubt(1)):
            others.append(one)
        else:
            return None
    if len(best) > MOST_BEST or 3 * len(best) > len(every):
        return None
    others.sort(key=lambda one: fmean(gains_of(one, leader, seat)))
    return Field(leader, tuple(best), tuple(others))


def weighed(estimator: Estimator, field: Field, one: Tried, seat: int) -> Weighed:
    """A choice beside the best, on the twins both were tried on."""
    worse = estimator.hundredths(fmean(gains_of(one, field.leader, seat)))
    value = estimator.hundredths(field.leader.mean(seat)) - worse
    return Weighed(str(one.action), value, most_changed(one, field.leader, seat))


def most_changed(one: Tried, better: Tried, seat: int) -> PartChange | None:
    """The line of the score sheet in which the better choice brings most; none where it brings less than a point."""
    shared = len(one.ends)
    lines = why_better(one, msgspec.structs.replace(better, ends=better.ends[:shared]), seat)
    return next((line for line in lines if line.points >= HUNDREDTHS), None)


def said(tried: tuple[Tried, ...]) -> frozenset[str]:
    return frozenset(str(one.action) for one in tried)


def action_of(field: Field, action: Action) -> Tried | None:
    """What was found of one of the other choices."""
    return next((one for one in field.others if one.action == action), None)
