"""Lines of logs on their way into PostgreSQL: whatever waits goes into one statement, one sync to the disk."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any, NamedTuple

from archipel.server.store.postgres.database import CHANNEL, ConnectionLost, Database
from archipel.table.rows import Ending, Entry, Won
from archipel.table.store import StoreFailed, Taken

BATCH = 256

KEEP = f"""
WITH asked AS (
    SELECT * FROM unnest(
        %(table)s::text[], %(line)s::bigint[], %(kind)s::text[], %(seat)s::int[], %(action)s::text[], %(at)s::bigint[],
        %(ms)s::int[], %(over)s::bool[], %(due)s::float8[], %(rules)s::bigint[]
    ) AS row ("table", line, kind, seat, action, at, ms, over, due, rules)
), kept AS (
    INSERT INTO log
    SELECT "table", line, kind, seat, action, at, ms FROM asked WHERE "table" IN (SELECT id FROM tables)
    ORDER BY "table" COLLATE "C"
    ON CONFLICT DO NOTHING RETURNING "table", line
), new AS (
    SELECT asked.* FROM asked JOIN kept ON kept."table" = asked."table"
), touched AS (
    UPDATE tables SET over = new.over, rules = coalesce(new.rules, tables.rules),
        touched = CASE new.kind WHEN 'pause' THEN tables.touched ELSE new.at END
    FROM new WHERE id = new."table"
), stopped AS (
    UPDATE clocks SET due = NULL FROM new WHERE clocks."table" = new."table" AND new.due IS NULL
), running AS (
    INSERT INTO clocks SELECT "table", 'none', 0, 0, due FROM new WHERE due IS NOT NULL
    ON CONFLICT ("table") DO UPDATE SET due = excluded.due
), earned AS (
    INSERT INTO trophies
    SELECT person, game, trophy, new."table", new.at
    FROM unnest(%(won_at)s::text[], %(person)s::text[], %(game)s::text[], %(trophy)s::text[])
        AS won (won_at, person, game, trophy) JOIN new ON new."table" = won_at
    ON CONFLICT DO NOTHING
), ended AS (
    INSERT INTO endings
    SELECT new."table", record FROM unnest(%(ended)s::text[], %(record)s::bytea[]) AS ending (ended, record)
        JOIN new ON new."table" = ended
    ON CONFLICT DO NOTHING RETURNING "table"
), shown AS (
    INSERT INTO last_views
    SELECT ended."table", viewer, view
    FROM unnest(%(view_of)s::text[], %(viewer)s::int[], %(view)s::bytea[]) AS last (view_of, viewer, view)
        JOIN ended ON ended."table" = view_of
), told AS (
    SELECT pg_notify('{CHANNEL}', %(node)s || ' ' || string_agg("table" || ':' || line, ' ')) FROM kept
    HAVING count(*) > 0
)
SELECT "table" FROM kept, told
"""


OURS = """
    SELECT "table" FROM log JOIN unnest(
        %(table)s::text[], %(line)s::bigint[], %(kind)s::text[], %(seat)s::int[], %(action)s::text[], %(at)s::bigint[],
        %(ms)s::int[]
    ) AS asked ("table", line, kind, seat, action, at, ms) USING ("table", line, kind, seat, action, at, ms)
"""


class Line(NamedTuple):
    """One line of a log, and all that is written with it."""

    table: str
    line: int
    entry: Entry
    at: float
    over: bool
    won: Sequence[Won]
    due: float | None
    rules: int | None
    ending: Ending | None


class Appends:
    """A future is done only when its line is durable, and nothing is done of one that was cancelled before."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.queue: list[tuple[Line, asyncio.Future[None]]] = []
        self.writing: asyncio.Task[None] | None = None

    async def append(self, line: Line) -> None:
        future = asyncio.get_running_loop().create_future()
        self.queue.append((line, future))
        if self.writing is None or self.writing.done():
            self.writing = asyncio.create_task(self._write())
        await future

    async def settle(self) -> None:
        """Everything that waits is written."""
        while self.writing is not None and not self.writing.done():
            await asyncio.wait([self.writing])

    async def _write(self) -> None:
        while self.queue:
            batch = self._next_batch()
            try:
                kept = await self._keep([line for line, _ in batch.values()]) if batch else set()
            except (StoreFailed, Taken) as error:
                for _, future in batch.values():
                    _settle(future, StoreFailed(str(error)))
                continue
            for table, (_, future) in batch.items():
                _settle(future, None if table in kept else Taken("that line is in the log already"))

    def _next_batch(self) -> dict[str, tuple[Line, asyncio.Future[None]]]:
        """One line a table: the next of a table waits for it."""
        batch: dict[str, tuple[Line, asyncio.Future[None]]] = {}
        later = []
        for line, future in self.queue:
            if future.cancelled():
                continue
            if line.table in batch or len(batch) == BATCH:
                later.append((line, future))
            else:
                batch[line.table] = (line, future)
        self.queue = later
        return batch

    async def _keep(self, lines: Sequence[Line]) -> set[str]:
        """The tables whose line was kept. Where a connection was lost meanwhile nobody knows which were: they are
        written again, and those found there were ours."""
        lost = False
        for _ in range(self.database.tries):
            try:
                kept = await self._write_all(lines)
            except ConnectionLost:
                lost = True
                continue
            others = [line for line in lines if line.table not in kept]
            return kept | (await self._ours(others) if lost and others else set())
        raise StoreFailed("every connection was lost")

    async def _write_all(self, lines: Sequence[Line]) -> set[str]:
        return {table for (table,) in await self.database.once(KEEP, node=self.database.node, **_columns(lines))}

    async def _ours(self, lines: Sequence[Line]) -> set[str]:
        """The tables whose line is in the log just as we wrote it."""
        columns = _columns(lines)
        asked = {name: columns[name] for name in ("table", "line", "kind", "seat", "action", "at", "ms")}
        return set(await self.database.column(OURS, **asked))


def _settle(future: asyncio.Future[None], problem: Exception | None) -> None:
    if future.done():
        return
    if problem is None:
        future.set_result(None)
    else:
        future.set_exception(problem)


def _columns(lines: Sequence[Line]) -> dict[str, Any]:
    """What `KEEP` is asked with."""
    times = [divmod(int(line.at * 1000), 1000) for line in lines]
    won = [(line.table, one) for line in lines for one in line.won]
    ended = [(line.table, line.ending) for line in lines if line.ending is not None]
    views = [(table, viewer, view) for table, ending in ended for viewer, view in ending.views.items()]
    return {
        "table": [line.table for line in lines],
        "line": [line.line for line in lines],
        "kind": [line.entry.kind for line in lines],
        "seat": [line.entry.seat for line in lines],
        "action": [line.entry.action for line in lines],
        "at": [second for second, _ in times],
        "ms": [ms for _, ms in times],
        "over": [line.over for line in lines],
        "due": [line.due for line in lines],
        "rules": [line.rules for line in lines],
        "won_at": [table for table, _ in won],
        "person": [one.person for _, one in won],
        "game": [one.game for _, one in won],
        "trophy": [one.trophy for _, one in won],
        "ended": [table for table, _ in ended],
        "record": [ending.record for _, ending in ended],
        "view_of": [table for table, _, _ in views],
        "viewer": [viewer for _, viewer, _ in views],
        "view": [view for _, _, view in views],
    }
