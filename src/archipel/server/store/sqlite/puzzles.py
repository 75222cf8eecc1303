"""How people fare with puzzles, in SQLite."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from archipel.server.store.sqlite.database import Database
from archipel.table.rows import PuzzleTry
from archipel.table.store import Taken

COLUMNS = "person, day, puzzle, state, tries, hint, at"
BEGIN = f"""
    INSERT OR IGNORE INTO puzzles ({COLUMNS}) SELECT :person, :day, :puzzle, :state, :tries, :hint, :at
    WHERE EXISTS (SELECT 1 FROM profiles WHERE id = :person)
"""
GO_ON = """
    UPDATE puzzles SET state = :state, tries = :tries, hint = :hint, at = :at
    WHERE person = :person AND day = :day AND puzzle = :puzzle
    AND state = :was_state AND tries = :was_tries AND hint = :was_hint
"""


class SqlitePuzzles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, person: str, day: str, puzzle: str) -> PuzzleTry | None:
        query = f"SELECT {COLUMNS} FROM puzzles WHERE person = ? AND day = ? AND puzzle = ?"
        found = self.database.one(query, person, day, puzzle)
        return _row(found) if found else None

    async def of(self, person: str) -> list[PuzzleTry]:
        query = f"SELECT {COLUMNS} FROM puzzles WHERE person = ? ORDER BY day, puzzle"
        return [_row(found) for found in self.database.all(query, person)]

    async def keep(self, row: PuzzleTry, before: PuzzleTry | None) -> None:
        values = msgspec.structs.asdict(row)
        if before is not None:
            values |= {"was_state": before.state, "was_tries": before.tries, "was_hint": before.hint}

        def work(db: sqlite3.Connection) -> None:
            if db.execute(GO_ON if before is not None else BEGIN, values).rowcount != 1:
                raise Taken("that puzzle has gone on")

        await self.database.write(work)


def _row(found: tuple[Any, ...]) -> PuzzleTry:
    person, day, puzzle, state, tries, hint, at = found
    return PuzzleTry(person, day, puzzle, state, tries, bool(hint), at)
