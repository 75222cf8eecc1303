"""Puzzles and how people fare with them: the one of the day, those to practise, what a choice is worth."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Literal

import msgspec

from archipel.analysis.values import Unit
from archipel.core.text import Text
from archipel.puzzles import Puzzle, answer, puzzle, puzzle_of_day, to_practise
from archipel.puzzles.answering import three_of
from archipel.puzzles.collection import with_puzzles
from archipel.server.statistics.daily import DailyPuzzle, day_at, end_of
from archipel.server.statistics.streak import Streak, streak_of
from archipel.table.refusal import refuse
from archipel.table.rows import PuzzleTry
from archipel.table.store import Store, StoreFailed, Taken

AT_ONCE = 4
"""So often is tried again what somebody did meanwhile in another window."""

PuzzleState = Literal["open", "solved", "missed"]


class PuzzleMark(msgspec.Struct):
    """A puzzle and how somebody fares with it: `missed`, they asked for the answer."""

    id: str
    game: str
    mode: str
    state: PuzzleState = "open"
    tries: int = 0
    hint: bool = False


class PuzzleShelf(msgspec.Struct):
    game: str
    puzzles: list[PuzzleMark]


class PuzzleOverview(msgspec.Struct):
    """`ends` is in seconds of the epoch; `daily` is the puzzle of the day, null where there are none at all."""

    day: str
    ends: int
    daily: PuzzleMark | None
    streak: Streak
    shelves: list[PuzzleShelf]


class PuzzleSolution(msgspec.Struct):
    """Whatever is among `best` solves it. `tempting` is what looks best at first sight; `why` are lines of the
    score sheet that the best choice changes."""

    best: tuple[str, ...]
    tempting: str
    tempting_value: int
    why: list[Text]


class TriedChoice(msgspec.Struct):
    """What a choice is worth; `why`: a line of the score sheet that a better one changes."""

    action: str
    good: bool
    value: int
    why: Text | None


class PuzzleProgress(msgspec.Struct):
    """How far somebody is. `value` and `margin` are of the best choice, in hundredths of a per cent or of a point, and
    `solutions` is how many are as good; `among`, once a hint was asked for, are three choices with the best; `solution`
    comes when there is nothing left to find. `streak` where it is the puzzle of the day."""

    mark: PuzzleMark
    day: str
    unit: Unit
    value: int
    margin: int
    solutions: int
    among: tuple[str, ...] = ()
    tried: TriedChoice | None = None
    solution: PuzzleSolution | None = None
    streak: Streak | None = None


class PuzzleBook:
    """`now` is the clock that every house goes by."""

    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now

    def today(self) -> date:
        return day_at(self.now())

    async def overview(self, person: str) -> PuzzleOverview:
        today = self.today()
        tries = await self.store.puzzles.of(person) if person else []
        daily = puzzle_of_day(today)
        shelves = [
            PuzzleShelf(game, [_mark(one, _best_try(tries, one.id)) for one in to_practise(game, today)])
            for game in with_puzzles()
        ]
        mine = [one for one in tries if one.day == str(today)]
        marked = _mark(daily, _best_try(mine, daily.id)) if daily else None
        return PuzzleOverview(str(today), end_of(today), marked, streak_of(tries, today), shelves)

    async def in_short(self, person: str) -> DailyPuzzle | None:
        """For whoever tells of the day."""
        told = await self.overview(person)
        mark = told.daily
        return DailyPuzzle(mark.game, mark.state == "solved", mark.hint, told.streak.days) if mark else None

    async def progress(self, person: str, id: str) -> PuzzleProgress:
        found, day = self.find(id)
        row = await self.store.puzzles.find(person, day, id) if person else None
        return await self._told(found, day, row, person)

    async def answer(self, person: str, id: str, action: str) -> PuzzleProgress:
        """Try a choice; refused where it is none, and once nothing is left to find."""
        found, day = self.find(id)
        try:
            chosen = answer(found, action)
        except ValueError:
            raise refuse("server-puzzle-choice", status=422) from None
        state: PuzzleState = "solved" if chosen.good else "open"
        row = await self._go_on(person, day, id, lambda row: _tried(row, state))
        told = await self._told(found, day, row, person)
        told.tried = TriedChoice(chosen.action, chosen.good, chosen.value, chosen.why.text() if chosen.why else None)
        return told

    async def hint(self, person: str, id: str) -> PuzzleProgress:
        found, day = self.find(id)
        row = await self._go_on(person, day, id, lambda row: msgspec.structs.replace(row, hint=True))
        return await self._told(found, day, row, person)

    async def give_up(self, person: str, id: str) -> PuzzleProgress:
        """Be told the answer."""
        found, day = self.find(id)
        row = await self._go_on(person, day, id, lambda row: msgspec.structs.replace(row, state="missed"))
        return await self._told(found, day, row, person)

    def find(self, id: str) -> tuple[Puzzle, str]:
        """A puzzle, and the day whose puzzle it is, if that is today; refused where there is none."""
        found = puzzle(id)
        if found is None:
            raise refuse("server-puzzle-none", status=404)
        today = self.today()
        daily = puzzle_of_day(today)
        return found, str(today) if daily is not None and daily.id == id else ""

    async def _go_on(self, person: str, day: str, id: str, change: Callable[[PuzzleTry], PuzzleTry]) -> PuzzleTry:
        """Kept before it is told; refused once the puzzle is solved, or its answer was told."""
        for _ in range(AT_ONCE):
            before = await self.store.puzzles.find(person, day, id)
            if before is not None and before.state != "open":
                raise refuse("server-puzzle-over", status=409)
            begun = before or PuzzleTry(person, day, id, "open", 0, hint=False, at=0)
            row = msgspec.structs.replace(change(begun), at=int(self.now()))
            try:
                await self.store.puzzles.keep(row, before)
            except Taken:
                continue
            except StoreFailed:
                break
            return row
        raise refuse("server-not-kept", status=503)

    async def _told(self, found: Puzzle, day: str, row: PuzzleTry | None, person: str) -> PuzzleProgress:
        mark = _mark(found, row)
        streak = streak_of(await self.store.puzzles.of(person), self.today()) if day and person else None
        told = PuzzleProgress(mark, day, found.unit, found.value, found.margin, len(found.best), streak=streak)
        if mark.hint:
            told.among = three_of(found)
        if mark.state != "open":
            told.solution = _solution(found)
        return told


def _tried(row: PuzzleTry, state: PuzzleState) -> PuzzleTry:
    return msgspec.structs.replace(row, tries=row.tries + 1, state=state)


def _mark(found: Puzzle, row: PuzzleTry | None) -> PuzzleMark:
    mark = PuzzleMark(found.id, found.game, found.mode)
    if row is not None:
        mark.state, mark.tries, mark.hint = row.state, row.tries, row.hint
    return mark


def _best_try(tries: list[PuzzleTry], id: str) -> PuzzleTry | None:
    """Whether it was solved some time, else how far the last try came."""
    mine = [one for one in tries if one.puzzle == id]
    return max(mine, key=lambda one: (one.state == "solved", not one.hint, one.at), default=None)


def _solution(found: Puzzle) -> PuzzleSolution:
    tempting = next(one.value for one in found.others if one.action == found.tempting)
    return PuzzleSolution(found.best, found.tempting, tempting, [line.text() for line in found.reasons()])
