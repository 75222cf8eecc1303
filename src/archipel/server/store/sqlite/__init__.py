"""The store embedded in the server: one SQLite file."""

from __future__ import annotations

import asyncio
import sqlite3
from pathlib import Path

from archipel.server.base.steady_clock import steady_clock
from archipel.server.store.sqlite.analyses import SqliteAnalyses
from archipel.server.store.sqlite.contents import SqliteContents
from archipel.server.store.sqlite.database import Database
from archipel.server.store.sqlite.endings import SqliteEndings
from archipel.server.store.sqlite.passkeys import SqlitePasskeys
from archipel.server.store.sqlite.profiles import SqliteProfiles
from archipel.server.store.sqlite.puzzles import SqlitePuzzles
from archipel.server.store.sqlite.results import SqliteResults
from archipel.server.store.sqlite.tables import SqliteTables
from archipel.server.store.sqlite.uploads import SqliteUploads
from archipel.table.store import StoreFailed

TRIAL = (
    "INSERT INTO tables (id, game, rules, mode, options, seed, made, touched) VALUES ('', '', 0, '', '', '', 0, 0)",
    "INSERT INTO log (\"table\", line, kind, seat, action, at) VALUES ('', 0, '', 0, '', 0)",
    "DELETE FROM log WHERE \"table\" = ''",
    "DELETE FROM tables WHERE id = ''",
)


class SqliteStore:
    """Every part of the protocol of a store, over one file; nothing was written at a table after `latest`, and time
    goes on from there."""

    def __init__(self, path: Path) -> None:
        path.touch(mode=0o600)
        try:
            self.database = Database(path)
            (touched,) = self.database.one("SELECT max(touched) FROM tables")
        except sqlite3.Error as error:
            raise StoreFailed(f"{path}: {error}") from None
        self.latest = 0.0 if touched is None else touched + 1.0
        self.now = steady_clock(self.latest)
        self.tables = SqliteTables(self.database)
        self.endings = SqliteEndings(self.database)
        self.profiles = SqliteProfiles(self.database)
        self.results = SqliteResults(self.database)
        self.uploads = SqliteUploads(self.database)
        self.analyses = SqliteAnalyses(self.database)
        self.puzzles = SqlitePuzzles(self.database)
        self.contents = SqliteContents(self.database)
        self.passkeys = SqlitePasskeys(self.database)

    async def open(self) -> None: ...

    def writes(self) -> bool:
        """Whether anybody is there to write."""
        return self.database.writer.thread.is_alive()

    def failed(self) -> float:
        return self.database.writer.failed

    async def try_to_write(self) -> None:
        def work(db: sqlite3.Connection) -> None:
            for query in TRIAL:
                db.execute(query)

        await self.database.write(work)

    def waiting(self) -> int:
        return self.database.writer.waiting()

    async def close(self) -> None:
        await asyncio.to_thread(self.database.writer.close)
        self.database.reader.close()
