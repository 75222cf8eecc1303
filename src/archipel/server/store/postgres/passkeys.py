"""Passkeys in PostgreSQL: whose they are, their public keys, and the host each was made for."""

from __future__ import annotations

from archipel.server.store.postgres.database import Database


class PostgresPasskeys:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, id: str, person: str, key: str, at: int, host: str) -> None:
        await self.database.run("INSERT INTO passkeys VALUES (%s, %s, %s, %s, %s)", id, person, key, at, host)

    async def find(self, id: str) -> tuple[str, str, str] | None:
        query = "SELECT person, key, host FROM passkeys WHERE id = %s"
        found: tuple[str, str, str] | None = await self.database.one(query, id)
        return found

    async def bind(self, id: str, host: str) -> None:
        await self.database.run("UPDATE passkeys SET host = %s WHERE id = %s AND host = ''", host, id)

    async def count(self, person: str) -> int:
        return int((await self.database.one("SELECT count(*) FROM passkeys WHERE person = %s", person))[0])

    async def drop(self, person: str) -> None:
        await self.database.run("DELETE FROM passkeys WHERE person = %s", person)
