"""What people keep beside their tables, in SQLite: records brought along, and notes on the lines of a replay."""

from __future__ import annotations

import sqlite3

from archipel.server.store.limits import MOST_NOTES, MOST_RECORDS
from archipel.server.store.sqlite.database import Database
from archipel.table.rows import Note


class SqliteUploads:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep_record(self, id: str, person: str, record: bytes, at: int, *, content: str = "") -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO records VALUES (?, ?, ?, ?, ?)", (id, person, record, at, content))
            db.execute(
                "DELETE FROM records WHERE person = :person AND id NOT IN "
                "(SELECT id FROM records WHERE person = :person ORDER BY at DESC, rowid DESC LIMIT :most)",
                {"person": person, "most": MOST_RECORDS},
            )
            for kept in ("notes", "analyses"):
                db.execute(f"DELETE FROM {kept} WHERE replay LIKE 'r-%' AND replay NOT IN (SELECT id FROM records)")

        await self.database.write(work)

    async def record(self, id: str) -> bytes | None:
        found = self.database.one("SELECT record FROM records WHERE id = ?", id)
        return bytes(found[0]) if found else None

    async def keep_note(self, replay: str, note: Note) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "DELETE FROM notes WHERE replay = ? AND line = ? AND person = ?", (replay, note.line, note.person)
            )
            if note.words:
                row = (replay, note.line, note.person, note.words, note.shared)
                db.execute("INSERT INTO notes VALUES (?, ?, ?, ?, ?)", row)

        await self.database.write(work)

    async def notes(self, replay: str, person: str, *, others: bool) -> list[Note]:
        found = self.database.all(
            "SELECT line, person, words, shared FROM notes WHERE replay = ? AND (person = ? OR (? AND shared)) "
            "ORDER BY line, person",
            replay,
            person,
            others,
        )
        return [Note(line, who, words, bool(shared)) for line, who, words, shared in found]

    async def full(self, person: str) -> bool:
        (count,) = self.database.one("SELECT count(*) FROM notes WHERE person = ?", person)
        return bool(count >= MOST_NOTES)
