"""A PostgreSQL database: brought up to date, then a pool of connections; reads as tuples, writes in transactions."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import psycopg
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from archipel.server.base.data_folder import MOVE_BEGUN, UnusableData
from archipel.server.store.postgres.migrations import MIGRATIONS
from archipel.table.store import StoreFailed, Taken

Value = str | int | float | bool | bytes | None | Sequence[str] | Sequence[int]
Connection = psycopg.AsyncConnection[Any]
Work = Callable[[Connection], Awaitable[None]]

MIGRATING = 0x41726368
"""The number of the lock under which a database is brought up to date."""
CHANNEL = "archipel"
"""Where houses tell each other what they have written: see `news`."""
LIVES = 4.0
"""Seconds without a sign of life after which a server is taken to be gone."""
NOW = "extract(epoch FROM clock_timestamp())::float8"
ALIVE = f"SELECT node FROM nodes WHERE seen > {NOW} - {LIVES}"
"""Every server that uses the database."""
PATIENCE = 5.0
"""Seconds to wait for a connection before a call says that nothing can be reached."""
BACKING_OFF = 2.0
"""Seconds for which the pool tries to connect at ever longer intervals; whoever asks next begins anew."""
KEY_LENGTH = 32

logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


class Beginning(NamedTuple):
    """What a server has to know before anybody comes: the key that signs cookies, the time by the database's clock, and
    by how much it was ahead of itself when something was written last."""

    key: bytes
    now: float
    ahead: float


def begin(address: str, own: bytes | None = None) -> Beginning:
    """Bring a database up to date; StoreFailed where it cannot be reached, is a newer release's, or has another key
    than our `own`; UnusableData where a move into it was cut off."""
    try:
        with psycopg.connect(address, connect_timeout=int(PATIENCE)) as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
            if has_table(db, MOVE_BEGUN):
                raise UnusableData("server-database-unfinished")
            migrate(db)
            key = _key(db, own)
            asked = "SELECT max(touched), extract(epoch FROM clock_timestamp())::float8 FROM tables"
            touched, now = db.execute(asked).fetchone() or (None, 0.0)
            return Beginning(key, now, max(0.0, (touched or 0) - now))
    except psycopg.Error as error:
        raise StoreFailed(sentence(error)) from None


def has_table(db: psycopg.Connection[Any], name: str) -> bool:
    return db.execute("SELECT to_regclass(%s)", [name]).fetchone() != (None,)


def version_of(db: psycopg.Connection[Any]) -> int:
    """How many migrations it has seen; 0 where it is not ours yet."""
    if not has_table(db, "archipel"):
        return 0
    return (db.execute("SELECT max(version) FROM archipel").fetchone() or (None,))[0] or 0


def migrate(db: psycopg.Connection[Any]) -> None:
    """Bring it up to date, under the lock MIGRATING; StoreFailed where it is a newer release's."""
    version = version_of(db)
    db.execute("CREATE TABLE IF NOT EXISTS archipel (version INTEGER NOT NULL)")
    if version > len(MIGRATIONS):
        raise StoreFailed("the data was written by a newer Archipel")
    for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
        db.execute(script)
        db.execute("INSERT INTO archipel VALUES (%s)", [number])


def _key(db: psycopg.Connection[Any], own: bytes | None) -> bytes:
    """Made once: whoever shares the database signs alike. A new database takes over our `own`."""
    found = db.execute("SELECT key FROM keys").fetchone()
    if found is None:
        new = own or secrets.token_bytes(KEY_LENGTH)
        found = db.execute("INSERT INTO keys VALUES (%s) RETURNING key", [new]).fetchone()
    assert found is not None
    if own not in (None, bytes(found[0])):
        raise StoreFailed("its key is not the one in the data folder, and nobody would know their people any more")
    return bytes(found[0])


def in_use(address: str) -> bool:
    """Whether a server uses the database now; StoreFailed where it cannot be reached."""
    try:
        with psycopg.connect(address, connect_timeout=int(PATIENCE)) as db:
            return has_table(db, "nodes") and db.execute(f"{ALIVE} LIMIT 1").fetchone() is not None
    except psycopg.Error as error:
        raise StoreFailed(sentence(error)) from None


class ConnectionLost(StoreFailed):
    """What was asked may have been done, or not."""


def manner(node: str) -> dict[str, Any]:
    """How a server connects: it notices within seconds that nobody is at the other end any more. Whoever looks at the
    database tells it by its name, after that in PGAPPNAME where there is one."""
    alive = {"keepalives_idle": 5, "keepalives_interval": 2, "keepalives_count": 3, "tcp_user_timeout": 10_000}
    name = f"{os.environ.get('PGAPPNAME', 'archipel')} {node}"
    return {"autocommit": True, "connect_timeout": int(PATIENCE), "application_name": name, **alive}


class Database:
    """`node` is the name of this house among those that share it."""

    def __init__(self, address: str, connections: int) -> None:
        self.address = address
        self.node = secrets.token_hex(6)
        self.tries = connections + 1
        self.pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            address,
            min_size=1,
            max_size=connections,
            open=False,
            timeout=PATIENCE,
            reconnect_timeout=BACKING_OFF,
            kwargs=manner(self.node),
        )
        self.waiting = 0

    async def open(self) -> None:
        await self.pool.open()

    async def all(self, query: str, *asked: Value, **named: Value) -> list[Any]:
        """Every row of an answer, as a tuple. Where a connection was lost another is asked, for none of them may have
        outlived a database that was away: what asks so may be done twice."""
        for _ in range(self.tries):
            try:
                return await self.once(query, *asked, **named)
            except ConnectionLost:
                continue
        return await self.once(query, *asked, **named)

    async def once(self, query: str, *asked: Value, **named: Value) -> list[Any]:
        """The same where nothing may be done twice; ConnectionLost where nobody can say whether it was done."""
        async with self._connection() as db:
            return await (await db.execute(query, named or asked)).fetchall()

    async def one(self, query: str, *asked: Value) -> Any:
        """The first row of an answer; None where there is none."""
        return next(iter(await self.all(query, *asked)), None)

    async def column(self, query: str, *asked: Value, **named: Value) -> list[Any]:
        """The first column of an answer."""
        return [row[0] for row in await self.all(query, *asked, **named)]

    async def named(self, query: str, *asked: Value) -> list[dict[str, Any]]:
        """Every row of an answer, by the names of its columns."""
        async with self._connection() as db, db.cursor(row_factory=dict_row) as cursor:
            return await (await cursor.execute(query, asked)).fetchall()

    async def write(self, work: Work) -> None:
        """All of the work or nothing, durable when this returns; Taken where somebody was first."""
        async with self._connection() as db, db.transaction():
            await work(db)

    async def tell(self, db: Connection, *news: str) -> None:
        """What was written, to every house, once it is."""
        await db.execute("SELECT pg_notify(%s, %s)", (CHANNEL, " ".join([self.node, *news])))

    async def run(self, query: str, *asked: Value) -> int:
        """One statement, written; how many rows it touched."""
        async with self._connection() as db:
            return (await db.execute(query, asked)).rowcount

    async def close(self) -> None:
        await self.pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        self.waiting += 1
        db: Connection | None = None
        cancels = _cancels()
        try:
            async with self.pool.connection() as db:
                yield db
        except psycopg.IntegrityError as error:
            raise Taken(str(error)) from None
        except (psycopg.Error, PoolTimeout) as error:
            lost = db is not None and db.closed
            raise (ConnectionLost if lost else StoreFailed)(sentence(error)) from None
        finally:
            self.waiting -= 1
            if _cancels() > cancels:
                # The pool waits by asyncio.wait_for, which in Python 3.11 may swallow it.
                raise asyncio.CancelledError


def _cancels() -> int:
    """How often whoever asks was told to stop."""
    task = asyncio.current_task()
    return task.cancelling() if task is not None else 0


def sentence(error: Exception) -> str:
    """The first line of what a database complains of: the rest tells of queries."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__
