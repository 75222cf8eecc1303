"""Houses that share a PostgreSQL database: which of them live, who is where, what each was given to do."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from archipel import __version__
from archipel.server.store.postgres.database import ALIVE, NOW, Connection, Database

BEAT = f"""
WITH mine AS (
    INSERT INTO nodes VALUES (%(node)s, %(version)s, {NOW})
    ON CONFLICT (node) DO UPDATE SET seen = excluded.seen RETURNING xmax = 0 AS new
)
SELECT (SELECT new FROM mine), {NOW}, ARRAY({ALIVE})
"""
SHOW = """
WITH shown AS (
    SELECT * FROM unnest(%(tables)s::text[], %(people)s::text[]) AS shown ("table", people)
), gone AS (
    DELETE FROM presence USING shown WHERE presence."table" = shown."table" AND node = %(node)s AND shown.people = ''
)
INSERT INTO presence SELECT %(node)s, "table", string_to_array(people, ' ') FROM shown WHERE people <> ''
ON CONFLICT ("table", node) DO UPDATE SET people = excluded.people
"""
ELSEWHERE = f"""
    SELECT "table", node, people FROM presence WHERE "table" = ANY(%s) AND node <> %s AND node IN ({ALIVE})
"""
STANDINGS = """
    SELECT id, changes, coalesce((SELECT max(line) + 1 FROM log WHERE "table" = id), 0)
    FROM tables WHERE id = ANY(%s)
"""
LEASE = f"""
    INSERT INTO leases SELECT work, %(node)s, {NOW} + %(seconds)s FROM unnest(%(work)s::text[]) AS asked (work)
    ON CONFLICT (work) DO UPDATE SET node = excluded.node, until = excluded.until
    WHERE leases.until < {NOW} OR (leases.node NOT IN ({ALIVE}) AND NOT %(once)s) RETURNING work
"""
BURIED = (
    f"DELETE FROM nodes WHERE seen < {NOW} - 60",
    "DELETE FROM presence WHERE node NOT IN (SELECT node FROM nodes)",
    f"DELETE FROM leases WHERE until < {NOW} - 60",
    f"DELETE FROM work WHERE done AND since < {NOW} - 86400",
)


class Beat(NamedTuple):
    """What comes back with a sign of life: whether it was the first, the time by the database, and who lives."""

    first: bool
    now: float
    alive: frozenset[str]


class Standing(NamedTuple):
    """How often something else than the log of a table has changed, and how long its log is."""

    changes: int
    lines: int


class PostgresNodes:
    def __init__(self, database: Database) -> None:
        self.database = database

    @property
    def node(self) -> str:
        """The name of this house."""
        return self.database.node

    async def beat(self) -> Beat:
        first, now, alive = (await self.database.all(BEAT, node=self.node, version=__version__))[0]
        return Beat(first, now, frozenset(alive))

    async def leave(self) -> None:
        """This house lives no more, and nobody is there."""

        async def work(db: Connection) -> None:
            await db.execute("DELETE FROM presence WHERE node = %s", (self.node,))
            await db.execute("DELETE FROM nodes WHERE node = %s", (self.node,))
            await self.database.tell(db, "-")

        await self.database.write(work)

    async def bury(self) -> None:
        """What is left of houses long gone, and of work long done."""
        for query in BURIED:
            await self.database.run(query)

    async def show(self, shown: Mapping[str, frozenset[str]]) -> None:
        """Who has which tables open here; told to the others."""

        async def work(db: Connection) -> None:
            people = [" ".join(sorted(here)) for here in shown.values()]
            await db.execute(SHOW, {"tables": [*shown], "people": people, "node": self.node})
            await self.database.tell(db, *(f"{table}?" for table in shown))

        await self.database.write(work)

    async def elsewhere(self, tables: Sequence[str]) -> dict[str, dict[str, frozenset[str]]]:
        """Who has which of some tables open in other houses that live, by table and house."""
        found: dict[str, dict[str, frozenset[str]]] = {table: {} for table in tables}
        for table, node, people in await self.database.all(ELSEWHERE, tables, self.node):
            found[table][node] = frozenset(people)
        return found

    async def standings(self, tables: Sequence[str]) -> dict[str, Standing]:
        """Without those that there are no more."""
        return {id: Standing(*rest) for id, *rest in await self.database.all(STANDINGS, tables)}

    async def take(self, work: Sequence[str], seconds: float, *, once: bool = False) -> list[str]:
        """What of some work is ours for so long; what may be done only once stays with a house that is gone."""
        return await self.database.column(LEASE, work=work, node=self.node, seconds=seconds, once=once)
