"""Components of one's own in SQLite: a row for each that a profile keeps, and where tables and records carry them."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.server.store.played_content import Played
from archipel.server.store.sqlite.database import Database
from archipel.table.rows import OwnContent

SEEN = """
    SELECT json_object('game', game, 'options', json(options)) FROM tables
    WHERE content <> '' AND content = :digest AND (sealed_until <= unixepoch() OR EXISTS
    (SELECT 1 FROM seats WHERE "table" = tables.id AND kind = 'person' AND person = :person)) LIMIT 1
"""
ANYWHERE = """
    SELECT json_object('game', game, 'options', json(options)) FROM tables WHERE content <> '' AND content = :digest
    UNION ALL
    SELECT CAST(record AS TEXT) FROM records WHERE content <> '' AND content = :digest
    LIMIT 1
"""


class SqliteContents:
    def __init__(self, database: Database) -> None:
        self.database = database

    async def keep(self, person: str, content: OwnContent, source: str) -> None:
        row = (person, content.game, content.digest, content.name, source, content.made)
        await self.database.run("INSERT OR REPLACE INTO contents VALUES (?, ?, ?, ?, ?, ?)", *row)

    async def of(self, person: str) -> list[OwnContent]:
        query = (
            "SELECT game, digest, name, length(CAST(source AS BLOB)), made FROM contents WHERE person = ?"
            " ORDER BY game, made DESC, rowid DESC"
        )
        return [OwnContent(*row) for row in self.database.all(query, person)]

    async def find(self, person: str, game: str, digest: str) -> tuple[str, str] | None:
        query = "SELECT name, source FROM contents WHERE person = ? AND game = ? AND digest = ?"
        found = self.database.one(query, person, game, digest)
        return (found[0], found[1]) if found else None

    async def drop(self, person: str, game: str, digest: str) -> None:
        query = "DELETE FROM contents WHERE person = ? AND game = ? AND digest = ?"
        await self.database.run(query, person, game, digest)

    async def at_a_table(self, person: str, game: str, digest: str) -> dict[str, Any] | None:
        return self._options(SEEN, game, person=person, digest=digest)

    async def anywhere(self, game: str, digest: str) -> dict[str, Any] | None:
        return self._options(ANYWHERE, game, digest=digest)

    def _options(self, query: str, game: str, **asked: str) -> dict[str, Any] | None:
        found = [msgspec.json.decode(row, type=Played) for row in self.database.column(query, **asked)]
        return next((played.options for played in found if played.game == game), None)
