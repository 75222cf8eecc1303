"""Everything of some ladders that has not been played yet, on any executor; stopped at any moment, it goes on there."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from concurrent.futures import Executor
from pathlib import Path

import msgspec

from archipel.arena.ladders.part import Part, Result
from archipel.arena.ladders.plan import Course
from archipel.arena.match import Match, play
from archipel.arena.tournament import in_order

Tell = Callable[[Part], bool]
"""A game of a part is kept; the answer is whether to go on."""


class Played(msgspec.Struct):
    """The parts of one mode, as far as they are played."""

    course: Course
    parts: list[Part]

    @property
    def kept(self) -> int:
        """Games there need be no more of."""
        return sum(min(len(part.results), self.course.games) for part in self.parts)

    @property
    def wanted(self) -> int:
        return self.course.games * len(self.parts)


class LadderRun:
    """Some modes and their parts in a folder."""

    def __init__(self, courses: Iterable[Course], folder: Path) -> None:
        self.modes = [Played(course, [Part(lot, folder) for lot in course.lots]) for course in courses]

    @property
    def kept(self) -> int:
        return sum(one.kept for one in self.modes)

    @property
    def wanted(self) -> int:
        return sum(one.wanted for one in self.modes)

    def missing(self) -> list[tuple[int, Part, Match]]:
        """By their numbers, so that wherever it ends all pairs have about as many games."""
        found = [
            (number, part, match)
            for one in self.modes
            for part in one.parts
            for number, match in enumerate(one.course.matches(part.lot))
            if number >= len(part.results)
        ]
        found.sort(key=lambda game: game[0])
        return found

    def play(self, executor: Executor, tell: Tell) -> None:
        """Every game that is missing is played, and kept as soon as those before it are."""
        left = self.missing()
        done = in_order(play, (match for _, _, match in left), executor)
        for (number, part, _), played in zip(left, done, strict=True):
            part.add(Result.of(number, played))
            if not tell(part):
                return
