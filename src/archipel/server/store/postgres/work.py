"""Work in PostgreSQL that some house is to do: put there by any, taken by one, taken over where that one is gone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from archipel.server.store.postgres.database import ALIVE, NOW, Connection, Database

PUT = f"""
    INSERT INTO work (kind, name, line, urgent, since)
    SELECT %(kind)s, name, line, urgent, {NOW}
    FROM unnest(%(names)s::text[], %(lines)s::bigint[], %(urgent)s::int[]) AS asked (name, line, urgent)
    ON CONFLICT (kind, name) DO UPDATE SET line = excluded.line, urgent = excluded.urgent, done = false,
        since = CASE WHEN work.line < excluded.line THEN excluded.since ELSE work.since END,
        later = CASE WHEN work.line < excluded.line THEN 0 ELSE work.later END,
        node = CASE WHEN work.line < excluded.line THEN '' ELSE work.node END
    WHERE work.line < excluded.line OR (work.line = excluded.line AND NOT work.done AND excluded.urgent < work.urgent)
"""
TAKE = f"""
    UPDATE work SET node = %(node)s WHERE (kind, name) = (
        SELECT kind, name FROM work WHERE kind = %(kind)s AND NOT done AND later <= {NOW}
        AND (node = '' OR node NOT IN ({ALIVE}))
        ORDER BY urgent, since LIMIT 1 FOR UPDATE SKIP LOCKED
    ) RETURNING name, line
"""
END = "UPDATE work SET done = true, node = '' WHERE kind = %s AND name = %s AND line = %s AND node = %s"
PUT_BACK = f"""
    UPDATE work SET node = '', later = {NOW} + %s WHERE kind = %s AND name = %s AND line = %s AND node = %s
"""


FREE = "UPDATE work SET node = '' WHERE kind = %s AND node = %s AND NOT done AND name <> ALL(%s::text[])"


class Wish(NamedTuple):
    """Work of a name counts once at each line; the lowest `urgent` comes first."""

    line: int
    urgent: int = 0


class Job(NamedTuple):
    name: str
    line: int


class PostgresWork:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def put(self, kind: str, wishes: Mapping[str, Wish]) -> None:
        """What was asked for at that line, or a later one, already is not asked for again, but may grow more urgent."""

        async def work(db: Connection) -> None:
            lines, urgent = zip(*wishes.values(), strict=True)
            asked = {"kind": kind, "names": [*wishes], "lines": [*lines], "urgent": [*urgent]}
            if (await db.execute(PUT, asked)).rowcount:
                await self.database.tell(db, f"!{kind}")

        await self.database.write(work)

    async def take(self, kind: str) -> Job | None:
        """The most urgent that nobody does; ours until it is ended or put back, or this house is gone."""
        found = await self.database.once(TAKE, kind=kind, node=self.database.node)
        return Job(*found[0]) if found else None

    async def end(self, kind: str, job: Job) -> None:
        await self.database.run(END, kind, *job, self.database.node)

    async def free(self, kind: str, held: Sequence[str]) -> None:
        """Whatever is ours and not held is for anybody again."""
        await self.database.run(FREE, kind, self.database.node, held)

    async def put_back(self, kind: str, job: Job, seconds: float) -> None:
        """For anybody, after a while."""
        await self.database.run(PUT_BACK, seconds, kind, *job, self.database.node)
