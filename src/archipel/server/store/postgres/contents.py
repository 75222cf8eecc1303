"""Components of one's own in PostgreSQL: a row for each that a profile keeps, and where tables and records carry
them."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.server.store.played_content import Played
from archipel.server.store.postgres.database import Connection, Database
from archipel.table.rows import OwnContent

PLAYED = "SELECT game, options FROM tables WHERE content <> '' AND content = %(digest)s"
SEEN = f"""
    {PLAYED} AND (sealed_until <= extract(epoch FROM now()) OR EXISTS
    (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = %(person)s)) ORDER BY serial LIMIT 1
"""
BROUGHT = """
    SELECT convert_from(record, 'UTF8') FROM records WHERE content <> '' AND content = %(digest)s
    ORDER BY serial LIMIT 1
"""


class PostgresContents:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, person: str, content: OwnContent, source: str) -> None:
        async def work(db: Connection) -> None:
            place = (person, content.game, content.digest)
            await db.execute("DELETE FROM contents WHERE person = %s AND game = %s AND digest = %s", place)
            await db.execute(
                "INSERT INTO contents (person, game, digest, name, source, made) VALUES (%s, %s, %s, %s, %s, %s)",
                (*place, content.name, source, content.made),
            )

        await self.database.write(work)

    async def of(self, person: str) -> list[OwnContent]:
        query = (
            "SELECT game, digest, name, octet_length(source), made FROM contents WHERE person = %s"
            " ORDER BY game, made DESC, serial DESC"
        )
        return [OwnContent(*row) for row in await self.database.all(query, person)]

    async def find(self, person: str, game: str, digest: str) -> tuple[str, str] | None:
        query = "SELECT name, source FROM contents WHERE person = %s AND game = %s AND digest = %s"
        found: tuple[str, str] | None = await self.database.one(query, person, game, digest)
        return found

    async def drop(self, person: str, game: str, digest: str) -> None:
        query = "DELETE FROM contents WHERE person = %s AND game = %s AND digest = %s"
        await self.database.run(query, person, game, digest)

    async def at_a_table(self, person: str, game: str, digest: str) -> dict[str, Any] | None:
        return await self._played(SEEN, game, person=person, digest=digest)

    async def anywhere(self, game: str, digest: str) -> dict[str, Any] | None:
        found = await self._played(f"{PLAYED} ORDER BY serial LIMIT 1", game, digest=digest)
        if found is not None:
            return found
        brought = [msgspec.json.decode(row, type=Played) for row in await self.database.column(BROUGHT, digest=digest)]
        return next((played.options for played in brought if played.game == game), None)

    async def _played(self, query: str, game: str, **asked: str) -> dict[str, Any] | None:
        found = await self.database.all(query, **asked)
        return next((msgspec.json.decode(options) for of, options in found if of == game), None)
