"""The store of a site: a PostgreSQL database, which several servers may share."""

from __future__ import annotations

from archipel.server.base.steady_clock import SharedClock
from archipel.server.store.postgres.analyses import PostgresAnalyses
from archipel.server.store.postgres.contents import PostgresContents
from archipel.server.store.postgres.database import Connection, Database, begin
from archipel.server.store.postgres.endings import PostgresEndings
from archipel.server.store.postgres.nodes import PostgresNodes
from archipel.server.store.postgres.passkeys import PostgresPasskeys
from archipel.server.store.postgres.profiles import PostgresProfiles
from archipel.server.store.postgres.puzzles import PostgresPuzzles
from archipel.server.store.postgres.results import PostgresResults
from archipel.server.store.postgres.tables import PostgresTables
from archipel.server.store.postgres.uploads import PostgresUploads
from archipel.server.store.postgres.work import PostgresWork

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
    """Every part of the protocol of a store, and what houses need that share it; time goes by the database's clock.
    `key` signs cookies, `own` is the one of the data folder."""

    def __init__(self, address: str, own: bytes | None = None, connections: int = CONNECTIONS) -> None:
        """StoreFailed where it cannot be reached, is a newer release's, or others sign with another key."""
        begun = begin(address, own)
        self.key = begun.key
        self.now = SharedClock(begun.now, begun.ahead)
        self.database = database = Database(address, connections)
        self.tables = PostgresTables(database)
        self.endings = PostgresEndings(database)
        self.profiles = PostgresProfiles(database)
        self.results = PostgresResults(database)
        self.uploads = PostgresUploads(database)
        self.analyses = PostgresAnalyses(database)
        self.puzzles = PostgresPuzzles(database)
        self.contents = PostgresContents(database)
        self.passkeys = PostgresPasskeys(database)
        self.nodes = PostgresNodes(database)
        self.work = PostgresWork(database)

    async def open(self) -> None:
        await self.database.open()

    def writes(self) -> bool:
        return not self.database.pool.closed

    def failed(self) -> float:
        """Never: a database that was away is well again as soon as it answers."""
        return float("-inf")

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
