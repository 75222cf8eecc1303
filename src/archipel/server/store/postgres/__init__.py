"""The store of a site: a PostgreSQL database, which several servers may share."""

from __future__ import annotations

from typing import Any

import psycopg

from archipel.server.base.steady_clock import steady_clock
from archipel.server.store.postgres.contents import PostgresContents
from archipel.server.store.postgres.database import Connection, Database, begin, hold
from archipel.server.store.postgres.endings import PostgresEndings
from archipel.server.store.postgres.passkeys import PostgresPasskeys
from archipel.server.store.postgres.profiles import PostgresProfiles
from archipel.server.store.postgres.results import PostgresResults
from archipel.server.store.postgres.tables import PostgresTables
from archipel.server.store.postgres.uploads import PostgresUploads

CONNECTIONS = 8
TRIAL = (
    "INSERT INTO tables (id, game, rules, mode, options, seed, made, touched, over, origin, sealed_until, host, listed,"
    " follows, hints, content, content_name)"
    " VALUES ('', '', 0, '', '', '', 0, 0, false, '', 0, '', false, '', false, '', '')",
    "INSERT INTO log VALUES ('', 0, '', 0, '', 0)",
    "DELETE FROM log WHERE \"table\" = ''",
    "DELETE FROM tables WHERE id = ''",
)


class PostgresStore:
    """Every part of the protocol of a store; nothing was written at a table after `latest`, and time goes on from there
    by the database's clock. `key` signs cookies."""

    def __init__(self, address: str, connections: int = CONNECTIONS) -> None:
        """StoreFailed where it cannot be reached, or is a newer release's."""
        begun = begin(address)
        self.address = address
        self.key = begun.key
        self.latest = 0.0 if begun.touched is None else begun.touched + 1.0
        self.now = steady_clock(max(self.latest, begun.now))
        self.held: psycopg.Connection[Any] | None = None
        self.database = database = Database(address, connections)
        self.tables = PostgresTables(database)
        self.endings = PostgresEndings(database)
        self.profiles = PostgresProfiles(database)
        self.results = PostgresResults(database)
        self.uploads = PostgresUploads(database)
        self.contents = PostgresContents(database)
        self.passkeys = PostgresPasskeys(database)

    def hold(self) -> None:
        """No other server uses the database from now on; StoreFailed where one does."""
        self.held = hold(self.address)

    async def open(self) -> None:
        await self.database.open()

    def writes(self) -> bool:
        return not self.database.pool.closed

    def failed(self) -> float:
        return self.database.failed

    async def try_to_write(self) -> None:
        async def work(db: Connection) -> None:
            for query in TRIAL:
                await db.execute(query)

        await self.database.write(work)

    def waiting(self) -> int:
        return self.database.waiting + len(self.tables.appends.queue)

    async def close(self) -> None:
        await self.tables.appends.settle()
        await self.database.close()
        if self.held is not None:
            self.held.close()
