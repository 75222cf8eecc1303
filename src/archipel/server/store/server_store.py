"""The store of a server, by its settings: a file in the data folder, or a database that they name."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

from archipel.server.base.data_folder import DATABASE, KEY, check_whole, read_key
from archipel.server.store.sqlite import SqliteStore
from archipel.table.store import Store, StoreFailed

NO_DRIVER = "psycopg is not installed; archipel[postgres] brings it along"


class ServerStore(Store, Protocol):
    """What a server asks of its store beyond what a table does."""

    def now(self) -> float:
        """Seconds of the epoch, as everybody who shares the store counts them; they never step back."""

    def failed(self) -> float:
        """When a write failed last, by the monotonic clock."""

    async def open(self) -> None: ...

    async def try_to_write(self) -> None:
        """A table and a line of its log, gone again with the same transaction: it reaches the disk as a move does."""


def server_store(data: Path, database: str) -> tuple[ServerStore, bytes]:
    """The store and the key that signs cookies; StoreFailed or UnusableData where it cannot be used."""
    if not database:
        check_whole(data)
        return SqliteStore(data / DATABASE), read_key(data)
    try:
        from archipel.server.store.postgres import PostgresStore
    except ImportError:
        raise StoreFailed(NO_DRIVER) from None
    store = PostgresStore(database, read_key(data) if (data / KEY).exists() else None)
    return store, store.key
