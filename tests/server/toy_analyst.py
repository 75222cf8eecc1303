"""A place where games of Numbers are analysed at once: what it finds is made up, and it does no more than it may."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any, TypeVar

from archipel.analysis.ply_job import PlyJob, key_of
from archipel.analysis.values import Choice, Decision, PartChange, PlyResult, SeatValue
from archipel.core.record import Record
from archipel.server.replay.try_job import TryJob, TryResult

J = TypeVar("J")
T = TypeVar("T")

LOTS = 1_000
BEST = "pick 3"
GOOD = TryResult(10, 50, 20, ())
BAD = TryResult(900, 50, 20, (PartChange("all", 300),))


class ToyAnalyst:
    """`left` are the jobs it may still do, `asked` those it was given; `fails`: nothing comes of any."""

    def __init__(self, left: int = LOTS) -> None:
        self.left = left
        self.fails = False
        self.asked: list[PlyJob | TryJob] = []

    async def ask(self, work: Callable[[J], T], job: J) -> T | None:
        assert isinstance(job, PlyJob | TryJob)
        while self.left <= 0:
            await asyncio.sleep(0.002)
        self.left -= 1
        self.asked.append(job)
        found: Any = _found(job) if isinstance(job, PlyJob) else GOOD if job.action == "pick 2" else BAD
        return None if self.fails else found

    def stop(self) -> None: ...

    def plies(self, depth: str) -> list[int]:
        return [job.ply for job in self.asked if isinstance(job, PlyJob) and job.depth == depth]


def _found(job: PlyJob) -> PlyResult:
    """Every first pick is a mistake; a deep look values all a hundredth more."""
    record = Record.from_json(job.record)
    value = 5000 + job.ply + (job.depth == "deep")
    values = tuple(SeatValue(value, 100) for _ in range(record.seats))
    line = record.actions[job.ply][1] if job.ply < len(record.actions) else ""
    decision = _mistake(job.ply, record, value) if line.startswith("pick") else None
    return PlyResult(key_of(record, job.depth), job.ply, values, decision)


def _mistake(ply: int, record: Record, value: int) -> Decision:
    seat, line = record.actions[ply]
    played, best = Choice(line, value - 700, 30), Choice(BEST, value, 40)
    given = tuple(-700 if other == seat else 700 for other in range(record.seats))
    return Decision(ply, seat, played, best, 700, 60, True, given, (played, best), (PartChange("all", 200),))
