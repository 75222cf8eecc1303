"""The store of a site: a PostgreSQL database, which several servers may share."""

from __future__ import annotations

from archipel.server.store.postgres.contents import PostgresContents
from archipel.server.store.postgres.database import Connection, Database
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
    """Every part of the protocol of a store; nothing was written at a table after `latest`."""

    def __init__(self, database: Database, latest: float) -> None:
        self.database = database
        self.latest = latest
        self.tables = PostgresTables(database)
        self.endings = PostgresEndings(database)
        self.profiles = PostgresProfiles(database)
        self.results = PostgresResults(database)
        self.uploads = PostgresUploads(database)
        self.contents = PostgresContents(database)
        self.passkeys = PostgresPasskeys(database)

    @classmethod
    async def open(cls, address: str, connections: int = CONNECTIONS) -> PostgresStore:
        """StoreFailed where it cannot be reached, or is a newer release's."""
        database = await Database.open(address, connections)
        (touched,) = await database.one("SELECT max(touched) FROM tables")
        return cls(database, 0.0 if touched is None else touched + 1.0)

    def writes(self) -> bool:
        return not self.database.pool.closed

    def failed(self) -> float:
        """When a write failed last, by the monotonic clock."""
        return self.database.failed

    async def try_to_write(self) -> None:
        """A table and a line of its log, gone again with the same transaction: it reaches the disk as a move does."""

        async def work(db: Connection) -> None:
            for query in TRIAL:
                await db.execute(query)

        await self.database.write(work)

    def waiting(self) -> int:
        return self.database.waiting + len(self.tables.appends.queue)

    async def close(self) -> None:
        await self.tables.appends.settle()
        await self.database.close()
