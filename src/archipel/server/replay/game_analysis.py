"""One game being analysed: what was found of its plies so far, and what that comes to."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.analysis.analyse import put_together
from archipel.analysis.course import Course
from archipel.analysis.ply_job import PlyJob
from archipel.analysis.values import Analysis, Decision, Depth, PlyResult
from archipel.core.record import Record
from archipel.server.replay.analysis_state import AnalysisState


class GameAnalysis:
    """`found` is what is known of each ply, by pass; the deep one goes from ply to ply. `wanted` is the pass somebody
    asked for last, `askers` are those who wait for it."""

    def __init__(self, record: Record, course: Course) -> None:
        self.record = record
        self.told = msgspec.json.encode(record)
        self.course = course
        self.total = len(record.actions) + 1
        self.found: dict[Depth, list[PlyResult]] = {"quick": [], "deep": []}
        self.wanted: Depth = "quick"
        self.askers: set[str] = set()
        self.put: tuple[int, Analysis] | None = None

    def is_whole(self, depth: Depth) -> bool:
        """Whether a pass has come to its end; after the deep one nobody needs the first look."""
        return len(self.found[depth]) == self.total or (depth == "quick" and self.is_whole("deep"))

    def pass_to_do(self) -> Depth | None:
        """The pass to go on with until there is what is wanted: the first look comes first."""
        if not self.is_whole("quick"):
            return "quick"
        return "deep" if self.wanted == "deep" and not self.is_whole("deep") else None

    def job(self, depth: Depth) -> PlyJob:
        """The next ply of a pass."""
        ply = len(self.found[depth])
        return PlyJob(self.told, ply, self.course.since[ply], depth)

    def add(self, depth: Depth, result: PlyResult) -> None:
        self.found[depth].append(result)

    def state(self, *, running: bool) -> AnalysisState:
        depth = self._depth(running=running)
        done = len(self.found[depth]) if depth else 0
        return AnalysisState(
            state="running" if running else "done" if done == self.total else "stopped" if done else "none",
            depth=depth,
            done=done,
            total=self.total,
            refined=len(self.found["deep"]),
            analysis=self.analysis(),
        )

    def _depth(self, *, running: bool) -> Literal["", "quick", "deep"]:
        """Of the pass under way, or of the last."""
        now = self.pass_to_do() if running else None
        return now or ("deep" if self.found["deep"] else "quick" if self.found["quick"] else "")

    def analysis(self) -> Analysis | None:
        """The best there is: the first look, as far as the deep pass has come with what that found."""
        if not self.is_whole("quick"):
            return None
        refined = len(self.found["deep"])
        if self.put is None or self.put[0] != refined:
            results = [*self.found["deep"], *self.found["quick"][refined:]]
            depth: Depth = "deep" if refined == self.total else "quick"
            self.put = refined, put_together(self.record, self.course, depth, results)
        return self.put[1]

    def decision(self, act: int) -> Decision | None:
        """The choice made by an action of the record, as it was weighed; none where it was no choice."""
        analysis = self.analysis()
        if analysis is None:
            return None
        return next((one for one in analysis.decisions if one.ply == act), None)
