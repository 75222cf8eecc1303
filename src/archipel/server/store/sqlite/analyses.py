"""What was found of finished games, in SQLite."""

from __future__ import annotations

import sqlite3

import msgspec

from archipel.server.store.sqlite.database import Database
from archipel.table.rows import AnalysisRow

KEEP = """
    INSERT OR REPLACE INTO analyses SELECT :replay, :depth, :found, :made
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = :replay) OR EXISTS (SELECT 1 FROM records WHERE id = :replay)
"""


class SqliteAnalyses:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, row: AnalysisRow) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(KEEP, msgspec.structs.asdict(row))

        await self.database.write(work)

    async def find(self, replay: str) -> AnalysisRow | None:
        found = self.database.one("SELECT replay, depth, found, made FROM analyses WHERE replay = ?", replay)
        return AnalysisRow(*found) if found else None
