"""What finished games came to, in SQLite: history, statistics, the ranking of a day."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

import msgspec

from archipel.server.store.sqlite.database import Database
from archipel.table.rows import DailyTry, PlayedGame, Result

UNREAD = -1

SITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = ?)"""
NO_RESULT = 'NOT EXISTS (SELECT 1 FROM results WHERE "table" = tables.id)'
PLAYED = """
    SELECT id AS "table", tables.game, tables.mode, touched AS at, mine.seat,
        (SELECT count(*) FROM seats WHERE "table" = id) AS seats,
        score, coalesce(won, 0) AS won, coalesce(rank, '') AS rank, coalesce(day, '') AS day,
        origin = '' AND content = ''
        AND NOT EXISTS (SELECT 1 FROM seats WHERE "table" = id AND kind = 'person' AND person = '') AS counts
    FROM seats AS mine JOIN tables ON id = mine."table"
    LEFT JOIN results ON results."table" = id AND results.seat = mine.seat
    LEFT JOIN daily ON daily."table" = id
    WHERE mine.kind = 'person' AND mine.person = ? AND over = 1
    ORDER BY touched DESC, tables.rowid DESC, mine.seat LIMIT ? OFFSET ?
"""
RANKING = """
    SELECT id, daily.person, score, touched FROM daily JOIN tables ON id = daily."table"
    JOIN results ON results."table" = id AND results.seat = 0
    WHERE day = ? AND daily.game = ? AND daily.mode = ? AND over = 1 AND touched < ? AND score IS NOT NULL
    ORDER BY score DESC, touched, tables.rowid
"""


class SqliteResults:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def unread(self, person: str, limit: int) -> list[str]:
        query = f"SELECT id FROM tables WHERE over = 1 AND {SITS} AND {NO_RESULT} ORDER BY tables.rowid LIMIT ?"
        return self.database.column(query, person, limit)

    async def unread_of_day(self, day: str, limit: int) -> list[str]:
        query = f"""SELECT id FROM tables JOIN daily ON daily."table" = id WHERE day = ? AND over = 1 AND {NO_RESULT}
            ORDER BY daily."table" LIMIT ?"""
        return self.database.column(query, day, limit)

    async def keep(self, table: str, results: Sequence[Result]) -> None:
        kept = results or [Result(UNREAD, None, won=False)]

        def work(db: sqlite3.Connection) -> None:
            db.executemany(
                "INSERT OR IGNORE INTO results VALUES (?, ?, ?, ?, ?)",
                [(table, one.seat, one.score, one.won, one.rank) for one in kept],
            )

        await self.database.write(work)

    async def of(self, table: str) -> list[Result]:
        query = 'SELECT seat, score, won, rank FROM results WHERE "table" = ? AND seat > ? ORDER BY seat'
        return [
            Result(seat, score, bool(won), rank) for seat, score, won, rank in self.database.all(query, table, UNREAD)
        ]

    async def played(self, person: str, limit: int = -1, skip: int = 0) -> list[PlayedGame]:
        rows = self.database.named(PLAYED, person, limit, skip)
        return [msgspec.convert(row, PlayedGame, strict=False) for row in rows]

    async def tries_of(self, person: str, day: str) -> dict[tuple[str, str], str]:
        found = self.database.all('SELECT game, mode, "table" FROM daily WHERE person = ? AND day = ?', person, day)
        return {(game, mode): table for game, mode, table in found}

    async def ranking(self, day: str, game: str, mode: str, ended: int) -> list[DailyTry]:
        return [DailyTry(*row) for row in self.database.all(RANKING, day, game, mode, ended)]
