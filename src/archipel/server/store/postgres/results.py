"""What finished games came to, in PostgreSQL: history, statistics, the ranking of a day."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from archipel.server.store.postgres.database import Connection, Database
from archipel.table.rows import DailyTry, PlayedGame, Result

UNREAD = -1

SITS = """EXISTS (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = %s)"""
NO_RESULT = 'NOT EXISTS (SELECT 1 FROM results WHERE "table" = tables.id)'
PLAYED = """
    SELECT id AS "table", tables.game, tables.mode, touched AS at, mine.seat,
        (SELECT count(*) FROM seats WHERE "table" = id) AS seats,
        score, coalesce(won, false) AS won, coalesce(rank, '') AS rank, coalesce(day, '') AS day,
        origin = '' AND content = ''
        AND NOT EXISTS (SELECT 1 FROM seats WHERE "table" = id AND kind = 'person' AND person = '') AS counts
    FROM seats AS mine JOIN tables ON id = mine."table"
    LEFT JOIN results ON results."table" = id AND results.seat = mine.seat
    LEFT JOIN daily ON daily."table" = id
    WHERE mine.kind = 'person' AND mine.person = %s AND over
    ORDER BY touched DESC, serial DESC, mine.seat LIMIT nullif(%s, -1) OFFSET %s
"""
RANKING = """
    SELECT id, daily.person, score, touched FROM daily JOIN tables ON id = daily."table"
    JOIN results ON results."table" = id AND results.seat = 0
    WHERE day = %s AND daily.game = %s AND daily.mode = %s AND over AND touched < %s AND score IS NOT NULL
    ORDER BY score DESC, touched, serial
"""


class PostgresResults:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def unread(self, person: str, limit: int) -> list[str]:
        query = f"SELECT id FROM tables WHERE over AND {SITS} AND {NO_RESULT} ORDER BY serial LIMIT nullif(%s, -1)"
        return await self.database.column(query, person, limit)

    async def unread_of_day(self, day: str, limit: int) -> list[str]:
        query = f"""SELECT id FROM tables JOIN daily ON daily."table" = id WHERE day = %s AND over AND {NO_RESULT}
            ORDER BY daily."table" LIMIT nullif(%s, -1)"""
        return await self.database.column(query, day, limit)

    async def keep(self, table: str, results: Sequence[Result]) -> None:
        kept = results or [Result(UNREAD, None, won=False)]

        async def work(db: Connection) -> None:
            await db.cursor().executemany(
                "INSERT INTO results VALUES (%s, %s, %s, %s, %s) ON CONFLICT DO NOTHING",
                [(table, one.seat, one.score, one.won, one.rank) for one in kept],
            )

        await self.database.write(work)

    async def of(self, table: str) -> list[Result]:
        query = 'SELECT seat, score, won, rank FROM results WHERE "table" = %s AND seat > %s ORDER BY seat'
        return [Result(*row) for row in await self.database.all(query, table, UNREAD)]

    async def played(self, person: str, limit: int = -1, skip: int = 0) -> list[PlayedGame]:
        rows = await self.database.named(PLAYED, person, limit, skip)
        return [msgspec.convert(row, PlayedGame) for row in rows]

    async def tries_of(self, person: str, day: str) -> dict[tuple[str, str], str]:
        query = 'SELECT game, mode, "table" FROM daily WHERE person = %s AND day = %s'
        return {(game, mode): table for game, mode, table in await self.database.all(query, person, day)}

    async def ranking(self, day: str, game: str, mode: str, ended: int) -> list[DailyTry]:
        return [DailyTry(*row) for row in await self.database.all(RANKING, day, game, mode, ended)]
