"""How finished games ended, in PostgreSQL: a row for each, and one for each of its viewers."""

from __future__ import annotations

from archipel.server.store.postgres.database import Connection, Database
from archipel.table.rows import Ending


class PostgresEndings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, table: str, ending: Ending) -> None:
        await self.database.write(lambda db: keep_ending(db, table, ending))

    async def find(self, table: str) -> Ending | None:
        found = await self.database.one('SELECT record FROM endings WHERE "table" = %s', table)
        if found is None:
            return None
        views = await self.database.all('SELECT viewer, view FROM last_views WHERE "table" = %s', table)
        return Ending(bytes(found[0]), {viewer: bytes(view) for viewer, view in views})


async def keep_ending(db: Connection, table: str, ending: Ending) -> None:
    """Work in a transaction, alone or with a table that has ended already."""
    query = "INSERT INTO endings VALUES (%s, %s) ON CONFLICT DO NOTHING"
    if (await db.execute(query, (table, ending.record))).rowcount:
        rows = [(table, viewer, view) for viewer, view in ending.views.items()]
        await db.cursor().executemany("INSERT INTO last_views VALUES (%s, %s, %s)", rows)
