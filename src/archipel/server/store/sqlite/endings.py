"""How finished games ended, in SQLite: a row for each, and one for each of its viewers."""

from __future__ import annotations

import sqlite3

from archipel.server.store.sqlite.database import Database
from archipel.table.rows import Ending


class SqliteEndings:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, table: str, ending: Ending) -> None:
        await self.database.write(lambda db: keep_ending(db, table, ending))

    async def find(self, table: str) -> Ending | None:
        found = self.database.one('SELECT record FROM endings WHERE "table" = ?', table)
        if found is None:
            return None
        views = self.database.all('SELECT viewer, view FROM last_views WHERE "table" = ?', table)
        return Ending(bytes(found[0]), {viewer: bytes(view) for viewer, view in views})


def keep_ending(db: sqlite3.Connection, table: str, ending: Ending) -> None:
    """Work for the writer, alone or with the last line of a log."""
    done = db.execute("INSERT OR IGNORE INTO endings VALUES (?, ?)", (table, ending.record))
    if done.rowcount:
        rows = [(table, viewer, view) for viewer, view in ending.views.items()]
        db.executemany("INSERT INTO last_views VALUES (?, ?, ?)", rows)
