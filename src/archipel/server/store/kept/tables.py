"""Tables in memory: as they were agreed, who sits there, the log of each."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

import msgspec

from archipel.core.values import Seat
from archipel.server.store.kept.drawer import Change, fresh, limited, next_serial
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.rows import KeptEnding, KeptLine, KeptTable
from archipel.table.rows import Clock, Ending, Entry, GameIdentity, LoggedEntry, Sitter, TableRow, Won
from archipel.table.store import Taken


class KeptTables:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def create(
        self, row: TableRow, log: Sequence[Entry] = (), *, won: Sequence[Won] = (), ending: Ending | None = None
    ) -> None:
        def work() -> Iterator[Change]:
            tables = self.memory.tables
            if any(_instead_of(row, kept.row) for kept in tables):
                raise Taken("there is such a table already")
            yield tables.put(KeptTable(_tidy(row), next_serial(kept.serial for kept in tables), row.made))
            for line, entry in enumerate(log):
                yield self.memory.log.put(KeptLine(row.id, line, entry, row.made))
            yield from self._end(row.id, row.made, won, ending)

        await self.memory.write(work)

    async def find(self, id: str) -> TableRow | None:
        kept = self.memory.tables.find(id)
        return msgspec.structs.replace(kept.row, options=fresh(kept.row.options)) if kept else None

    async def sit(self, table: str, seat: Seat, person: str) -> None:
        def work() -> Iterator[Change]:
            kept = self.memory.tables.find(table)
            sitters = list(kept.row.sitters) if kept else []
            who = sitters[seat] if 0 <= seat < len(sitters) else None
            if kept is None or who is None or who.kind != "open" or who.person not in ("", person):
                raise Taken("that seat is taken")
            sitters[seat] = msgspec.structs.replace(who, kind="person", person=person)
            yield self.memory.tables.put(kept.with_row(sitters=tuple(sitters)))

        await self.memory.write(work)

    async def reseat(self, table: str, before: Sequence[Sitter], after: Sequence[Sitter]) -> None:
        def work() -> Iterator[Change]:
            kept = self.memory.tables.find(table)
            if kept is None or kept.row.sitters != tuple(before):
                raise Taken("others sit there by now")
            yield self.memory.tables.put(kept.with_row(sitters=tuple(after)))

        await self.memory.write(work)

    async def drop(self, table: str) -> None:
        def work() -> Iterator[Change]:
            kept = self.memory.tables.find(table)
            if kept is None or not kept.waits() or self._leaves_traces(kept):
                raise Taken("nobody is awaited there")
            yield self.memory.tables.take(kept)
            yield from map(self.memory.analyses.take, self.memory.analyses.group(table))

        await self.memory.write(work)

    async def set_listed(self, table: str, listed: bool) -> None:
        await self._change(table, lambda kept: kept.with_row(listed=listed))

    async def free_seats(self, table: str) -> None:
        def free(who: Sitter) -> Sitter:
            return msgspec.structs.replace(who, person="") if who.kind == "open" else who

        await self._change(table, lambda kept: kept.with_row(sitters=tuple(map(free, kept.row.sitters))))

    async def rematch_of(self, table: str) -> str:
        return next((kept.row.id for kept in self.memory.tables if kept.row.follows == table != ""), "")

    async def waiting_for(self, person: str, since: int, limit: int) -> list[str]:
        found = (kept for kept in self._running() if kept.row.listed and kept.row.made >= since)
        return _newest((kept for kept in found if _keeps_for(kept, "") and not kept.seats_of(person)), limit)

    async def of(self, person: str, limit: int) -> list[str]:
        return _newest((kept for kept in self._running() if kept.seats_of(person) or _keeps_for(kept, person)), limit)

    async def running_of(self, person: str) -> list[str]:
        mine = [kept for kept in self._running() if kept.seats_of(person)]
        return [kept.row.id for kept in sorted(mine, key=_touched)]

    async def finished_of(self, person: str) -> dict[GameIdentity, str]:
        mine = [kept for kept in self.memory.tables if kept.row.over and kept.seats_of(person)]
        mine.sort(key=lambda kept: kept.serial)
        return {
            GameIdentity(kept.row.game, kept.row.seed, kept.touched, bool(kept.row.origin)): kept.row.id
            for kept in mine
        }

    async def others_than(self, person: str, since: int, limit: int, game: str = "") -> list[str]:
        now = int(time.time())
        found = (kept for kept in self._running() if kept.touched >= since and game in ("", kept.row.game))
        seen = (kept for kept in found if kept.row.sealed_until <= now)
        return _newest((kept for kept in seen if not kept.seats_of(person) and not kept.waits()), limit)

    async def with_bots(self, since: int, until: int) -> list[str]:
        found = [kept for kept in self._running() if since <= kept.touched < until and not kept.waits()]
        played = [kept for kept in found if self._has_bots(kept)]
        return [kept.row.id for kept in sorted(played, key=_touched, reverse=True)]

    async def log(self, table: str) -> list[Entry]:
        return [kept.entry for kept in self._lines(table)]

    async def lines_after(self, known: Mapping[str, int]) -> dict[str, list[LoggedEntry]]:
        found = {table: [kept for kept in self._lines(table) if kept.line >= since] for table, since in known.items()}
        return {
            table: [LoggedEntry(kept.entry, kept.at + kept.ms / 1000) for kept in lines]
            for table, lines in found.items()
            if lines
        }

    async def append(
        self,
        table: str,
        line: int,
        entry: Entry,
        at: float,
        *,
        over: bool,
        won: Sequence[Won] = (),
        due: float | None = None,
        rules: int | None = None,
        ending: Ending | None = None,
    ) -> None:
        second, ms = divmod(int(at * 1000), 1000)

        def work() -> Iterator[Change]:
            memory, kept = self.memory, self.memory.tables.find(table)
            if kept is None or memory.log.find(table, line) is not None:
                raise Taken("that line is in the log already")
            yield memory.log.put(KeptLine(table, line, entry, second, ms))
            played = kept.with_row(over=over, rules=kept.row.rules if rules is None else rules)
            touched = kept.touched if entry.kind == "pause" else second
            yield memory.tables.put(msgspec.structs.replace(played, touched=touched, due=due))
            yield from self._end(table, second, won, ending)

        await self.memory.write(work)

    async def overdue(self, now: float, limit: int) -> list[str]:
        found = sorted((kept.due, kept.row.id) for kept in self.memory.tables if kept.due is not None)
        return limited([id for due, id in found if due <= now], limit)

    async def _change(self, table: str, change: Callable[[KeptTable], KeptTable]) -> None:
        tables = self.memory.tables
        await self.memory.write(lambda: [tables.put(change(kept)) for kept in tables.group(table)])

    def _end(self, table: str, at: int, won: Sequence[Won], ending: Ending | None) -> Iterator[Change]:
        for one in won:
            if self.memory.trophies.find(one.person, one.game, one.trophy) is None:
                yield self.memory.trophies.put(msgspec.structs.replace(one, table=table, at=at))
        if ending is not None and self.memory.endings.find(table) is None:
            yield self.memory.endings.put(KeptEnding(table, ending))

    def _running(self) -> Iterator[KeptTable]:
        return (kept for kept in self.memory.tables if not kept.row.over)

    def _lines(self, table: str) -> list[KeptLine]:
        return sorted(self.memory.log.group(table), key=lambda kept: kept.line)

    def _has_bots(self, kept: KeptTable) -> bool:
        lines = self.memory.log.group(kept.row.id)
        return any(who.kind == "bot" for who in kept.row.sitters) or any(one.entry.kind == "standin" for one in lines)

    def _leaves_traces(self, kept: KeptTable) -> bool:
        """Whether anything is kept of a table beside itself."""
        memory, id = self.memory, kept.row.id
        rows = (memory.log.group(id), memory.results.group(id), memory.endings.group(id))
        return bool(kept.row.day) or any(rows) or any(won.table == id for won in memory.trophies)


def _instead_of(row: TableRow, other: TableRow) -> bool:
    """Whether two tables cannot both be: of one id, after the same one, or one person's tries at the same deal."""
    return (
        row.id == other.id
        or row.follows == other.follows != ""
        or (row.day != "" != row.host and _try(row) == _try(other))
    )


def _try(row: TableRow) -> tuple[str, str, str, str]:
    return row.day, row.game, row.mode, row.host


def _tidy(row: TableRow) -> TableRow:
    """No time is the same as none agreed on; a label without a digest is none."""
    clock = Clock() if row.clock.kind == "none" else row.clock
    label = row.content if row.content and row.content.digest else None
    return msgspec.structs.replace(row, clock=clock, content=label)


def _newest(found: Iterable[KeptTable], limit: int) -> list[str]:
    by_age = sorted(found, key=lambda kept: (kept.row.made, kept.serial), reverse=True)
    return limited([kept.row.id for kept in by_age], limit)


def _touched(kept: KeptTable) -> tuple[int, int]:
    return kept.touched, kept.serial


def _keeps_for(kept: KeptTable, person: str) -> bool:
    """Whether a seat is open for that person; nobody: for anybody."""
    return any((who.kind, who.person) == ("open", person) for who in kept.row.sitters)
