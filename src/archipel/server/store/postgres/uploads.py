"""What people keep beside their tables, in PostgreSQL: records brought along, and notes on the lines of a replay."""

from __future__ import annotations

from archipel.server.store.limits import MOST_NOTES, MOST_RECORDS
from archipel.server.store.postgres.database import Connection, Database
from archipel.table.rows import Note


class PostgresUploads:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep_record(self, id: str, person: str, record: bytes, at: int, *, content: str = "") -> None:
        async def work(db: Connection) -> None:
            kept = (id, person, record, at, content)
            await db.execute("INSERT INTO records (id, person, record, at, content) VALUES (%s, %s, %s, %s, %s)", kept)
            await db.execute(
                "DELETE FROM records WHERE person = %s AND id NOT IN "
                "(SELECT id FROM records WHERE person = %s ORDER BY at DESC, serial DESC LIMIT %s)",
                (person, person, MOST_RECORDS),
            )
            for part in ("notes", "analyses"):
                await db.execute(
                    f"DELETE FROM {part} WHERE starts_with(replay, 'r-') AND replay NOT IN (SELECT id FROM records)"
                )

        await self.database.write(work)

    async def record(self, id: str) -> bytes | None:
        found = await self.database.one("SELECT record FROM records WHERE id = %s", id)
        return bytes(found[0]) if found else None

    async def keep_note(self, replay: str, note: Note) -> None:
        async def work(db: Connection) -> None:
            place = (replay, note.line, note.person)
            await db.execute("DELETE FROM notes WHERE replay = %s AND line = %s AND person = %s", place)
            if note.words:
                await db.execute("INSERT INTO notes VALUES (%s, %s, %s, %s, %s)", (*place, note.words, note.shared))

        await self.database.write(work)

    async def notes(self, replay: str, person: str, *, others: bool) -> list[Note]:
        found = await self.database.all(
            "SELECT line, person, words, shared FROM notes WHERE replay = %s AND (person = %s OR (%s AND shared))"
            " ORDER BY line, person",
            *(replay, person, others),
        )
        return [Note(*row) for row in found]

    async def full(self, person: str) -> bool:
        (count,) = await self.database.one("SELECT count(*) FROM notes WHERE person = %s", person)
        return bool(count >= MOST_NOTES)
