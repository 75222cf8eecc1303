"""A PostgreSQL database: brought up to date, then a pool of connections; reads as tuples, writes in transactions."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any, NamedTuple

import psycopg
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from archipel.server.base.data_folder import MOVE_BEGUN, UnusableData
from archipel.server.store.postgres.migrations import MIGRATIONS
from archipel.table.store import StoreFailed, Taken

Value = str | int | float | bool | bytes | None
Connection = psycopg.AsyncConnection[Any]
Work = Callable[[Connection], Awaitable[None]]

MIGRATING = 0x41726368
"""The number of the lock under which a database is brought up to date."""
SERVING = MIGRATING + 1
"""And of the one that its server holds."""
PATIENCE = 5.0
"""Seconds to wait for a connection before a call says that nothing can be reached."""
KEY_LENGTH = 32

logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


class Beginning(NamedTuple):
    """What a server has to know before anybody comes: the key that signs cookies, the newest second of any table, and
    the time by the database's clock."""

    key: bytes
    touched: int | None
    now: float


def begin(address: str) -> Beginning:
    """Bring a database up to date; StoreFailed where it cannot be reached, or is a newer release's, UnusableData where
    a move into it was cut off."""
    try:
        with psycopg.connect(address, connect_timeout=int(PATIENCE)) as db:
            db.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
            if has_table(db, MOVE_BEGUN):
                raise UnusableData("server-database-unfinished")
            migrate(db)
            key = _key(db)
            asked = "SELECT max(touched), extract(epoch FROM clock_timestamp())::float8 FROM tables"
            touched, now = db.execute(asked).fetchone() or (None, 0.0)
            return Beginning(key, touched, now)
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


def _key(db: psycopg.Connection[Any]) -> bytes:
    """Made once: whoever shares the database signs alike."""
    found = db.execute("SELECT key FROM keys").fetchone()
    if found is None:
        found = db.execute("INSERT INTO keys VALUES (%s) RETURNING key", [secrets.token_bytes(KEY_LENGTH)]).fetchone()
    assert found is not None
    return bytes(found[0])


def hold(address: str) -> psycopg.Connection[Any]:
    """A connection that keeps other servers from the same database until it ends, however; StoreFailed where another
    holds it."""
    try:
        db = psycopg.connect(address, autocommit=True, connect_timeout=int(PATIENCE))
        taken = db.execute("SELECT pg_try_advisory_lock(%s)", [SERVING]).fetchone()
    except psycopg.Error as error:
        raise StoreFailed(sentence(error)) from None
    if taken != (True,):
        raise StoreFailed("another server uses it")
    return db


def in_use(address: str) -> bool:
    """Whether a server uses the database now; StoreFailed where it cannot be reached."""
    try:
        with psycopg.connect(address, connect_timeout=int(PATIENCE)) as db:
            free = db.execute("SELECT pg_try_advisory_xact_lock(%s)", [SERVING]).fetchone()
            return free != (True,)
    except psycopg.Error as error:
        raise StoreFailed(sentence(error)) from None


class Database:
    """`failed` is when it last could not be reached, by the monotonic clock."""

    def __init__(self, address: str, connections: int) -> None:
        manner = {"autocommit": True, "connect_timeout": int(PATIENCE)}
        self.pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            address, min_size=1, max_size=connections, open=False, timeout=PATIENCE, kwargs=manner
        )
        self.failed = float("-inf")
        self.waiting = 0

    async def open(self) -> None:
        await self.pool.open()

    async def all(self, query: str, *asked: Value, **named: Value) -> list[Any]:
        """Every row of an answer, as a tuple."""
        async with self._connection() as db:
            return await (await db.execute(query, named or asked)).fetchall()

    async def one(self, query: str, *asked: Value) -> Any:
        """The first row of an answer; None where there is none."""
        async with self._connection() as db:
            return await (await db.execute(query, asked)).fetchone()

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

    async def run(self, query: str, *asked: Value) -> int:
        """One statement, written; how many rows it touched."""
        async with self._connection() as db:
            return (await db.execute(query, asked)).rowcount

    async def close(self) -> None:
        await self.pool.close()

    @asynccontextmanager
    async def _connection(self) -> AsyncIterator[Connection]:
        self.waiting += 1
        try:
            async with self.pool.connection() as db:
                yield db
        except psycopg.IntegrityError as error:
            raise Taken(str(error)) from None
        except (psycopg.Error, PoolTimeout) as error:
            self.failed = time.monotonic()
            raise StoreFailed(sentence(error)) from None
        finally:
            self.waiting -= 1


def sentence(error: Exception) -> str:
    """The first line of what a database complains of: the rest tells of queries."""
    return str(error).strip().partition("\n")[0].rstrip(".") or type(error).__name__
