"""The analysis of a recorded game: every ply a job of its own, for any executor, and the whole put together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from typing import Any, Protocol

import msgspec

from archipel.analysis.balance import moments, strokes, sums, turning_points
from archipel.analysis.course import Course, course_of
from archipel.analysis.ply_job import PlyJob, key_of, look
from archipel.analysis.stakes import stake_of
from archipel.analysis.values import FORMAT, Analysis, Depth, PlyResult
from archipel.core.record import Record, mode_of

AHEAD = 256
"""So many plies are asked for at once."""


class Asked(Protocol):
    """What `concurrent.futures.Future` is."""

    def result(self) -> Any: ...
    def cancel(self) -> bool: ...


class Jobs(Protocol):
    """What `concurrent.futures.Executor` is."""

    def submit(self, call: Callable[[PlyJob], PlyResult], job: PlyJob, /) -> Asked: ...


Progress = Callable[[PlyResult, int, int], None]
"""A ply is done: what was found of it, how many are done, of how many."""


def analyse(
    record: Record,
    *,
    depth: Depth = "quick",
    executor: Jobs | None = None,
    progress: Progress | None = None,
    kept: Iterable[PlyResult] = (),
) -> Analysis:
    """What decided a game, for every seat with what it knew. `kept` are results that `progress` was told in an earlier
    run: those of this record and depth are not computed again. BrokenRecord where it cannot be played."""
    record = record.resolved()
    course = course_of(record)
    total = len(record.actions) + 1
    key = key_of(record, depth)
    known = {one.ply: one for one in kept if one.key == key and 0 <= one.ply < total and is_of(one, record.seats)}
    missing = [ply for ply in range(total) if ply not in known]
    for result in found(record, course, depth, missing, executor):
        known[result.ply] = result
        if progress is not None:
            progress(result, len(known), total)
    return put_together(record, course, depth, [known[ply] for ply in range(total)])


def is_of(result: PlyResult, seats: int) -> bool:
    """What was kept may have been damaged since."""
    return len(result.values) == seats and (result.decision is None or len(result.decision.given) == seats)


def found(
    record: Record, course: Course, depth: Depth, plies: Iterable[int], executor: Jobs | None
) -> Iterator[PlyResult]:
    """What is found of each ply, in their order. Who stops listening stops what was asked for and not begun."""
    told = msgspec.json.encode(record)
    jobs = (PlyJob(told, ply, course.since[ply], depth) for ply in plies)
    if executor is None:
        yield from map(look, jobs)
        return
    asked: deque[Asked] = deque()
    try:
        for job in jobs:
            asked.append(executor.submit(look, job))
            if len(asked) >= AHEAD:
                yield asked.popleft().result()
        while asked:
            yield asked.popleft().result()
    finally:
        for one in asked:
            one.cancel()


def put_together(record: Record, course: Course, depth: Depth, results: list[PlyResult]) -> Analysis:
    """The whole of all plies."""
    seats = record.seats
    mode = mode_of(course.game, record)
    curve = moments(results, seats)
    decisions = tuple(result.decision for result in results if result.decision is not None)
    return Analysis(
        format=FORMAT,
        game=record.game,
        rules=record.rules,
        mode=mode.id,
        seats=seats,
        depth=depth,
        unit=stake_of(mode, seats).unit,
        finished=course.finished,
        moments=curve,
        decisions=decisions,
        turning_points=tuple(turning_points(course, decisions, seat) for seat in range(seats)),
        strokes=tuple(strokes(curve, seat) for seat in range(seats)),
        sums=sums(curve, decisions, seats),
    )
