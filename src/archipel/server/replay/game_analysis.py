"""One game being analysed: what was found of its plies so far, and what that comes to."""

from __future__ import annotations

import zlib
from typing import Literal

import msgspec

from archipel.analysis.analyse import is_of, put_together
from archipel.analysis.course import Course
from archipel.analysis.ply_job import PlyJob, key_of
from archipel.analysis.values import Analysis, Depth, PlyResult
from archipel.core.record import Record
from archipel.server.replay.analysis_state import AnalysisState, Tried
from archipel.table.rows import AnalysisRow

DEPTHS: tuple[Depth, ...] = ("quick", "deep")


class GameAnalysis:
    """`found` is what is known of the plies, by pass; each goes from ply to ply. `wanted` is the pass that was asked
    for, `askers` are those who wait for it. `forgotten`: its record is gone. `read` is the row of the store that was
    read last; `tried` are choices that were weighed, by their action and the depth."""

    def __init__(self, record: Record, course: Course) -> None:
        self.record = record
        self.told = msgspec.json.encode(record)
        self.course = course
        self.total = len(record.actions) + 1
        self.found: dict[Depth, list[PlyResult]] = {depth: [] for depth in DEPTHS}
        self.wanted: Depth = "quick"
        self.askers: set[str] = set()
        self.forgotten = False
        self.read: AnalysisRow | None = None
        self.put: tuple[int, Analysis] | None = None
        self.tried: dict[tuple[int, str, Depth], Tried] = {}

    def is_whole(self, depth: Depth) -> bool:
        """Whether a pass has come to its end; after the deep one nobody needs the first look."""
        return len(self.found[depth]) == self.total or (depth == "quick" and self.is_whole("deep"))

    def pass_to_do(self) -> Depth | None:
        """The pass to go on with until there is what is wanted: the first look comes first."""
        if not self.is_whole("quick"):
            return "quick"
        return "deep" if self.wanted == "deep" and not self.is_whole("deep") else None

    def next_job(self, depth: Depth) -> PlyJob:
        return self.job(len(self.found[depth]), depth)

    def job(self, ply: int, depth: Depth) -> PlyJob:
        return PlyJob(self.told, ply, self.course.since[ply], depth)

    def depth_at(self, act: int) -> Depth:
        """Of what is told about an action."""
        return "deep" if act < len(self.found["deep"]) else "quick"

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
        """The best there is: the first look, and as far as the deep pass has come what that has found."""
        if not self.is_whole("quick"):
            return None
        refined = len(self.found["deep"])
        if self.put is None or self.put[0] != refined:
            results = [*self.found["deep"], *self.found["quick"][refined:]]
            depth: Depth = "deep" if refined == self.total else "quick"
            self.put = refined, put_together(self.record, self.course, depth, results)
        return self.put[1]

    def row(self, replay: str, depth: Depth, now: int) -> AnalysisRow:
        """A pass that has come to its end, as it is kept."""
        return AnalysisRow(replay, depth, zlib.compress(msgspec.json.encode(self.found[depth])), now)

    def take(self, row: AnalysisRow) -> None:
        """What was kept, where it is of this game and of the rules and the estimator of today."""
        self.read = row
        for depth in DEPTHS:
            if row.depth == depth and not self.is_whole(depth):
                results = _unpacked(row.found)
                whole = len(results) == self.total and all(is_of(one, self.record.seats) for one in results)
                if whole and {one.key for one in results} == {key_of(self.record, depth)}:
                    self.found[depth] = results


def _unpacked(found: bytes) -> list[PlyResult]:
    """Nothing where it is of another form than today's."""
    try:
        return msgspec.json.decode(zlib.decompress(found), type=list[PlyResult])
    except (zlib.error, msgspec.DecodeError):
        return []
