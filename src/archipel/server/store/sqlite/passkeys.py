"""Passkeys in SQLite: whose they are, and their public keys."""

from __future__ import annotations

from archipel.server.store.sqlite.database import Database


class SqlitePasskeys:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, id: str, person: str, key: str, at: int) -> None:
        await self.database.run("INSERT INTO passkeys VALUES (?, ?, ?, ?)", id, person, key, at)

    async def find(self, id: str) -> tuple[str, str] | None:
        found = self.database.one("SELECT person, key FROM passkeys WHERE id = ?", id)
        return (found[0], found[1]) if found else None

    async def count(self, person: str) -> int:
        return int(self.database.one("SELECT count(*) FROM passkeys WHERE person = ?", person)[0])

    async def drop(self, person: str) -> None:
        await self.database.run("DELETE FROM passkeys WHERE person = ?", person)
