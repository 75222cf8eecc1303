"""People in SQLite: their profiles, what they have earned, everything that is kept under their id."""

from __future__ import annotations

import sqlite3
from typing import Any

import msgspec

from archipel.server.store.sqlite.database import Database
from archipel.table.rows import Profile, Won
from archipel.table.store import Taken

BELONGINGS = {
    "notes": "SELECT replay, line, words, shared FROM notes WHERE person = ? ORDER BY replay, line",
    "records": "SELECT id, CAST(record AS TEXT) AS record, at FROM records WHERE person = ? ORDER BY at, rowid",
    "contents": "SELECT game, digest, name, source, made FROM contents WHERE person = ? ORDER BY game, made, rowid",
    "passkeys": "SELECT id, made FROM passkeys WHERE person = ? ORDER BY id",
    "daily": 'SELECT day, game, mode, "table" FROM daily WHERE person = ? ORDER BY day, game, mode',
    "puzzles": "SELECT day, puzzle, state, tries, hint, at FROM puzzles WHERE person = ? ORDER BY day, puzzle",
}
LET_GO = (
    "UPDATE seats SET person = '' WHERE kind = 'open' AND person = ?",
    "UPDATE seats SET name = '' WHERE name <> '' AND \"table\" IN (SELECT id FROM tables WHERE host = ?)",
    "UPDATE tables SET listed = 0, content_name = '' WHERE host = ?",
)
ANALYSED = "DELETE FROM analyses WHERE replay IN (SELECT id FROM records WHERE person = ?)"
HELD_BY_A_STRANGER = (("seats", "person"), ("tables", "host"), ("daily", "person"))
ERASED = ("trophies", "notes", "records", "contents", "passkeys", "puzzles")


class SqliteProfiles:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def find(self, id: str) -> Profile | None:
        found = self.database.one(
            "SELECT id, name, lang, theme, preferences, hook, links FROM profiles WHERE id = ?", id
        )
        if found is None:
            return None
        id, name, lang, theme, preferences, hook, links = found
        return Profile(id, name, lang, theme, msgspec.json.decode(preferences), hook, links)

    async def make(self, profile: Profile) -> None:
        def work(db: sqlite3.Connection) -> None:
            db.execute(
                "INSERT INTO profiles (id, name, lang, theme, preferences, hook, links)"
                " VALUES (:id, :name, :lang, :theme, :preferences, :hook, :links)",
                _columns(profile),
            )

        await self.database.write(work)

    async def save(self, profile: Profile) -> None:
        def work(db: sqlite3.Connection) -> None:
            done = db.execute(
                "UPDATE profiles SET name = :name, lang = :lang, theme = :theme, preferences = :preferences,"
                " hook = :hook, links = :links WHERE id = :id",
                _columns(profile),
            )
            if done.rowcount != 1:
                raise Taken("that profile is gone")

        await self.database.write(work)

    async def trophies(self, person: str) -> list[Won]:
        query = 'SELECT person, game, trophy, "table", at FROM trophies WHERE person = ? ORDER BY at, trophy, game'
        return [Won(*row) for row in self.database.all(query, person)]

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        return {kind: self.database.named(query, person) for kind, query in BELONGINGS.items()}

    async def erase(self, person: str, stranger: str) -> None:
        def work(db: sqlite3.Connection) -> None:
            for query in (*LET_GO, ANALYSED):
                db.execute(query, (person,))
            for table, column in HELD_BY_A_STRANGER:
                db.execute(f"UPDATE {table} SET {column} = ? WHERE {column} = ?", (stranger, person))
            for table in ERASED:
                db.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
            db.execute("DELETE FROM profiles WHERE id = ?", (person,))

        await self.database.write(work)


def _columns(profile: Profile) -> dict[str, str | int]:
    preferences = msgspec.json.encode(profile.preferences).decode()
    return msgspec.structs.asdict(profile) | {"preferences": preferences}
