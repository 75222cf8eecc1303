"""A PostgreSQL database: a pool of connections, reads as tuples, writes each in a transaction of its own."""

from __future__ import annotations

import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import psycopg
from psycopg.rows import dict_row
from psycopg_pool import AsyncConnectionPool, PoolTimeout

from archipel.server.store.postgres.migrations import MIGRATIONS
from archipel.table.store import StoreFailed, Taken

Value = str | int | float | bool | bytes | None
Connection = psycopg.AsyncConnection[Any]
Work = Callable[[Connection], Awaitable[None]]

MIGRATING = 0x41726368
"""The number of the lock under which a database is brought up to date."""
PATIENCE = 10.0
"""Seconds to wait for a connection before a call says that nothing can be kept."""

logging.getLogger("psycopg.pool").setLevel(logging.ERROR)


class Database:
    """`failed` is when it last could not be reached, by the monotonic clock."""

    def __init__(self, pool: AsyncConnectionPool[Connection]) -> None:
        self.pool = pool
        self.failed = float("-inf")
        self.waiting = 0

    @classmethod
    async def open(cls, address: str, connections: int) -> Database:
        """Up to date; StoreFailed where it cannot be reached, or is a newer release's."""
        pool: AsyncConnectionPool[Connection] = AsyncConnectionPool(
            address, min_size=1, max_size=connections, open=False, timeout=PATIENCE, kwargs={"autocommit": True}
        )
        database = cls(pool)
        try:
            async with await psycopg.AsyncConnection.connect(address, autocommit=True, connect_timeout=5) as first:
                await migrate(first)
            await pool.open(wait=True, timeout=PATIENCE)
        except psycopg.Error as error:
            await pool.close()
            raise StoreFailed(_sentence(error)) from None
        return database

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
            raise StoreFailed(_sentence(error)) from None
        finally:
            self.waiting -= 1


async def migrate(db: Connection) -> None:
    """Bring an older database up to date, whoever else begins at the same time; StoreFailed for a newer one."""
    async with db.transaction():
        await db.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
        await db.execute("CREATE TABLE IF NOT EXISTS archipel (version INTEGER NOT NULL)")
        found = await (await db.execute("SELECT max(version) FROM archipel")).fetchone()
        version = (found[0] if found else None) or 0
        if version > len(MIGRATIONS):
            raise StoreFailed("the data was written by a newer Archipel")
        for number, script in enumerate(MIGRATIONS[version:], start=version + 1):
            await db.execute(script)
            await db.execute("INSERT INTO archipel VALUES (%s)", [number])


def _sentence(error: Exception) -> str:
    """The first line of what a database complains of: the rest tells of queries."""
    return str(error).strip().partition("\n")[0] or type(error).__name__
