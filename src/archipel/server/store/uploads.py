"""What people keep beside their tables: records brought along, and notes on the plies of a replay."""

from __future__ import annotations

import asyncio
import sqlite3

import msgspec

from archipel.server.store.sqlite import SqliteStore
from archipel.server.store.writer import Work

MOST_RECORDS = 30
MOST_NOTES = 2000


class Note(msgspec.Struct, frozen=True):
    """What a person wrote at a line of a log."""

    line: int
    person: str
    words: str
    shared: bool


class Shelf:
    """In the same file as the tables; of each person the newest are kept."""

    def __init__(self, store: SqliteStore) -> None:
        self.store = store

    async def keep_record(self, id: str, person: str, record: bytes, at: int) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute("INSERT INTO records VALUES (?, ?, ?, ?)", (id, person, record, at))
            db.execute(
                "DELETE FROM records WHERE person = :person AND id NOT IN "
                "(SELECT id FROM records WHERE person = :person ORDER BY at DESC, rowid DESC LIMIT :most)",
                {"person": person, "most": MOST_RECORDS},
            )
            db.execute("DELETE FROM notes WHERE replay LIKE 'r-%' AND replay NOT IN (SELECT id FROM records)")

        await self._write(work)

    async def record(self, id: str) -> bytes | None:
        found = self.store.reader.execute("SELECT record FROM records WHERE id = ?", (id,)).fetchone()
        return bytes(found[0]) if found else None

    async def keep_note(self, replay: str, note: Note) -> None:
        """An empty note is taken away."""

        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "DELETE FROM notes WHERE replay = ? AND line = ? AND person = ?", (replay, note.line, note.person)
            )
            if note.words:
                row = (replay, note.line, note.person, note.words, note.shared)
                db.execute("INSERT INTO notes VALUES (?, ?, ?, ?, ?)", row)

        await self._write(work)

    async def notes(self, replay: str, person: str, *, others: bool) -> list[Note]:
        """A person's own, and where `others` what others share, in the order of the log."""
        found = self.store.reader.execute(
            "SELECT line, person, words, shared FROM notes WHERE replay = ? AND (person = ? OR (? AND shared)) "
            "ORDER BY line, person",
            (replay, person, others),
        )
        return [Note(line, who, words, bool(shared)) for line, who, words, shared in found]

    async def full(self, person: str) -> bool:
        """Whether a person has written all the notes one may."""
        (count,) = self.store.reader.execute("SELECT count(*) FROM notes WHERE person = ?", (person,)).fetchone()
        return bool(count >= MOST_NOTES)

    async def _write(self, work: Work) -> None:
        await asyncio.wrap_future(self.store.writer.write(work))
