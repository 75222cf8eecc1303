"""How people fare with puzzles, in PostgreSQL."""

from __future__ import annotations

import msgspec

from archipel.server.store.postgres.database import Connection, Database
from archipel.table.rows import PuzzleTry
from archipel.table.store import Taken

COLUMNS = "person, day, puzzle, state, tries, hint, at"
BEGIN = f"""
    INSERT INTO puzzles ({COLUMNS}) SELECT id, %s, %s, %s, %s, %s, %s FROM profiles WHERE id = %s
    ON CONFLICT DO NOTHING
"""
GO_ON = """
    UPDATE puzzles SET state = %s, tries = %s, hint = %s, at = %s
    WHERE person = %s AND day = %s AND puzzle = %s AND state = %s AND tries = %s AND hint = %s
"""


class PostgresPuzzles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, person: str, day: str, puzzle: str) -> PuzzleTry | None:
        query = f"SELECT {COLUMNS} FROM puzzles WHERE person = %s AND day = %s AND puzzle = %s"
        found = await self.database.one(query, person, day, puzzle)
        return PuzzleTry(*found) if found else None

    async def of(self, person: str) -> list[PuzzleTry]:
        query = f"SELECT {COLUMNS} FROM puzzles WHERE person = %s ORDER BY day, puzzle"
        return [PuzzleTry(*found) for found in await self.database.all(query, person)]

    async def keep(self, row: PuzzleTry, before: PuzzleTry | None) -> None:
        person, day, puzzle, *now = msgspec.structs.astuple(row)
        if before is None:
            query, values = BEGIN, (day, puzzle, *now, person)
        else:
            query, values = GO_ON, (*now, person, day, puzzle, before.state, before.tries, before.hint)

        async def work(db: Connection) -> None:
            if (await db.execute(query, values)).rowcount != 1:
                raise Taken("that puzzle has gone on")

        await self.database.write(work)
