"""People in PostgreSQL: their profiles, what they have earned, everything that is kept under their id."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.server.store.postgres.database import Connection, Database
from archipel.table.rows import Profile, Won
from archipel.table.store import Taken

BELONGINGS = {
    "notes": "SELECT replay, line, words, shared::int FROM notes WHERE person = %s ORDER BY replay, line",
    "records": "SELECT id, convert_from(record, 'UTF8') AS record, at FROM records WHERE person = %s"
    " ORDER BY at, serial",
    "contents": "SELECT game, digest, name, source, made FROM contents WHERE person = %s ORDER BY game, made, serial",
    "passkeys": "SELECT id, made FROM passkeys WHERE person = %s ORDER BY id",
    "daily": 'SELECT day, game, mode, "table" FROM daily WHERE person = %s ORDER BY day, game, mode',
    "puzzles": "SELECT day, puzzle, state, tries, hint::int, at FROM puzzles WHERE person = %s ORDER BY day, puzzle",
}
LET_GO = (
    "UPDATE seats SET person = '' WHERE kind = 'open' AND person = %s",
    "UPDATE seats SET name = '' WHERE name <> '' AND \"table\" IN (SELECT id FROM tables WHERE host = %s)",
    "UPDATE tables SET listed = false, content_name = '' WHERE host = %s",
)
ANALYSED = "DELETE FROM analyses WHERE replay IN (SELECT id FROM records WHERE person = %s)"
HELD_BY_A_STRANGER = (("seats", "person"), ("tables", "host"), ("daily", "person"))
HELD = """
    SELECT "table" FROM seats JOIN tables ON id = "table" WHERE person = %s AND NOT over
    UNION SELECT id FROM tables WHERE host = %s AND NOT over
"""
TOLD_AT_ONCE = 200
ERASED = ("trophies", "notes", "records", "contents", "passkeys", "puzzles")


class PostgresProfiles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str) -> Profile | None:
        query = "SELECT id, name, lang, theme, preferences, hook, links FROM profiles WHERE id = %s"
        found = await self.database.one(query, id)
        if found is None:
            return None
        id, name, lang, theme, preferences, hook, links = found
        return Profile(id, name, lang, theme, msgspec.json.decode(preferences), hook, links)

    async def make(self, profile: Profile) -> None:
        id, *rest = _columns(profile)
        await self.database.run("INSERT INTO profiles VALUES (%s, %s, %s, %s, %s, %s, %s)", id, *rest)

    async def save(self, profile: Profile) -> None:
        id, *rest = _columns(profile)

        async def work(db: Connection) -> None:
            done = await db.execute(
                "UPDATE profiles SET name = %s, lang = %s, theme = %s, preferences = %s, hook = %s, links = %s"
                " WHERE id = %s",
                (*rest, id),
            )
            if done.rowcount != 1:
                raise Taken("that profile is gone")
            await self.database.tell(db, f"@{id}")

        await self.database.write(work)

    async def trophies(self, person: str) -> list[Won]:
        query = 'SELECT person, game, trophy, "table", at FROM trophies WHERE person = %s ORDER BY at, trophy, game'
        return [Won(*row) for row in await self.database.all(query, person)]

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        return {kind: await self.database.named(query, person) for kind, query in BELONGINGS.items()}

    async def erase(self, person: str, stranger: str) -> None:
        async def work(db: Connection) -> None:
            held = [table for (table,) in await (await db.execute(HELD, (person, person))).fetchall()]
            for query in (*LET_GO, ANALYSED):
                await db.execute(query, (person,))
            for table, column in HELD_BY_A_STRANGER:
                await db.execute(f"UPDATE {table} SET {column} = %s WHERE {column} = %s", (stranger, person))
            for table in ERASED:
                await db.execute(f"DELETE FROM {table} WHERE person = %s", (person,))
            await db.execute("DELETE FROM profiles WHERE id = %s", (person,))
            await db.execute("UPDATE tables SET changes = changes + 1 WHERE id = ANY(%s)", (held,))
            for some in range(0, len(held) + 1, TOLD_AT_ONCE):
                await self.database.tell(db, f"@{person}", *held[some : some + TOLD_AT_ONCE])

        await self.database.write(work)


def _columns(profile: Profile) -> tuple[str | int, ...]:
    preferences = msgspec.json.encode(profile.preferences).decode()
    who = (profile.id, profile.name, profile.lang, profile.theme)
    return (*who, preferences, profile.hook, profile.links)
