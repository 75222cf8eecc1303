"""What was found of finished games, in PostgreSQL."""

from __future__ import annotations

from archipel.server.store.postgres.database import Database
from archipel.table.rows import AnalysisRow

KEEP = """
    INSERT INTO analyses SELECT %s, %s, %s, %s
    WHERE EXISTS (SELECT 1 FROM tables WHERE id = %s) OR EXISTS (SELECT 1 FROM records WHERE id = %s)
    ON CONFLICT (replay) DO UPDATE SET depth = excluded.depth, found = excluded.found, made = excluded.made
"""


class PostgresAnalyses:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, row: AnalysisRow) -> None:
        await self.database.run(KEEP, row.replay, row.depth, row.found, row.made, row.replay, row.replay)

    async def find(self, replay: str) -> AnalysisRow | None:
        query = "SELECT replay, depth, found, made FROM analyses WHERE replay = %s"
        found = await self.database.one(query, replay)
        if found is None:
            return None
        id, depth, packed, made = found
        return AnalysisRow(id, depth, bytes(packed), made)
