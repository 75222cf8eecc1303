"""What finished games came to, in memory: history, statistics, the ranking of a day."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.server.store.kept.drawer import Change, limited
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.rows import GameResults, KeptTable
from archipel.table.rows import DailyTry, PlayedGame, Result
from archipel.table.store import Taken


class KeptResults:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def unread(self, person: str, limit: int) -> list[str]:
        found = sorted(
            (kept for kept in self.memory.tables if self._unread(kept) and kept.seats_of(person)),
            key=lambda kept: kept.serial,
        )
        return limited([kept.row.id for kept in found], limit)

    async def unread_of_day(self, day: str, limit: int) -> list[str]:
        return limited(sorted(kept.row.id for kept in self._of_day(day) if self._unread(kept)), limit)

    async def keep(self, table: str, results: Sequence[Result]) -> None:
        def work() -> Iterator[Change]:
            if self.memory.tables.find(table) is None:
                raise Taken("there is no such table")
            by_seat = {one.seat: one for one in (*reversed(results), *self._results(table))}
            kept = tuple(by_seat[seat] for seat in sorted(by_seat))
            yield self.memory.results.put(GameResults(table, kept))

        await self.memory.write(work)

    async def of(self, table: str) -> list[Result]:
        return [*self._results(table)]

    async def played(self, person: str, limit: int = -1, skip: int = 0) -> list[PlayedGame]:
        over = [kept for kept in self.memory.tables if kept.row.over]
        newest = sorted(over, key=lambda kept: (-kept.touched, -kept.serial))
        found = [(kept, seat) for kept in newest for seat in kept.seats_of(person)]
        return [self._played(kept, seat) for kept, seat in limited(found, limit, skip)]

    async def tries_of(self, person: str, day: str) -> dict[tuple[str, str], str]:
        return {(kept.row.game, kept.row.mode): kept.row.id for kept in self._of_day(day) if kept.row.host == person}

    async def ranking(self, day: str, game: str, mode: str, ended: int) -> list[DailyTry]:
        found = [
            (kept, result.score)
            for kept in self._of_day(day)
            if (kept.row.game, kept.row.mode, kept.row.over) == (game, mode, True) and kept.touched < ended
            for result in self._results(kept.row.id)
            if result.seat == 0 and result.score is not None
        ]
        best = sorted(found, key=lambda one: (-one[1], one[0].touched, one[0].serial))
        return [DailyTry(kept.row.id, kept.row.host, score, kept.touched) for kept, score in best]

    def _of_day(self, day: str) -> Iterator[KeptTable]:
        return (kept for kept in self.memory.tables if kept.row.day == day != "")

    def _unread(self, kept: KeptTable) -> bool:
        return kept.row.over and self.memory.results.find(kept.row.id) is None

    def _results(self, table: str) -> tuple[Result, ...]:
        kept = self.memory.results.find(table)
        return kept.results if kept else ()

    def _played(self, kept: KeptTable, seat: int) -> PlayedGame:
        row = kept.row
        result = next((one for one in self._results(row.id) if one.seat == seat), Result(seat, None, won=False))
        return PlayedGame(
            row.id,
            row.game,
            row.mode,
            kept.touched,
            seat,
            len(row.sitters),
            result.score,
            result.won,
            result.rank,
            counts=not row.origin and row.content is None and not kept.seats_of(""),
            day=row.day,
        )
