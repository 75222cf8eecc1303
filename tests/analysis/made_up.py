"""Analyses that nobody has made: quick, of any record, with every kind of thing that is told."""

from __future__ import annotations

from archipel.analysis import Analysis
from archipel.analysis.analyse import put_together
from archipel.analysis.course import course_of
from archipel.analysis.values import Choice, Decision, Depth, PlyResult, SeatValue
from archipel.core.record import Record, replay
from archipel.core.rng import Quick

MARGIN = 300


def made_up(record: Record, *, depth: Depth = "deep", mistakes: bool = True) -> Analysis:
    """Values wander around the end of the game; every tenth action is a mistake, the better choice being itself."""
    rng, outcome, results = Quick(7), replay(record).outcome(), []
    values = [5000 if outcome is None or record.seats > 1 else 100 * outcome.scores[0].total] * record.seats
    for ply in range(len(record.actions) + 1):
        values = [min(9500, max(500, value + rng.below(600) - 300)) for value in values]
        told = tuple(SeatValue(value, MARGIN) for value in values)
        costly = mistakes and ply % 10 == 9 and ply < len(record.actions)
        decision = _mistake(record, ply, values[record.actions[ply][0]]) if costly else None
        results.append(PlyResult("", ply, told, decision))
    return put_together(record, course_of(record), depth, results)


def _mistake(record: Record, ply: int, value: int) -> Decision:
    seat, line = record.actions[ply]
    cost = 700 + ply
    played, best = Choice(line, value - cost, MARGIN), Choice(line, value, MARGIN)
    given = tuple(-cost if one == seat else 0 for one in range(record.seats))
    return Decision(ply, seat, played, best, cost, 60, True, given, (played, best), ())
