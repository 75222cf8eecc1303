"""A PostgreSQL database that is moved from or to: read without a change, written in batches, marked until all is
there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import psycopg
from psycopg.conninfo import conninfo_to_dict

from archipel.server.base.data_folder import MOVE_BEGUN, UnusableData
from archipel.server.store.move.house import MOVED, SERIAL, CannotMove, Layout, Row, listed
from archipel.server.store.postgres.database import MIGRATING, PATIENCE, has_table, in_use, migrate, version_of
from archipel.server.store.postgres.migrations import MIGRATIONS

FETCHED = 500
"""Rows that are asked for at once."""
NOT_MOVED = {"changes"}
"""Columns that servers need among themselves."""
BOOLEAN = psycopg.adapters.types["bool"].oid

Connection = psycopg.Connection[Any]


class PostgresHouse:
    def __init__(self, address: str, db: Connection, key: bytes = b"") -> None:
        self.address = address
        self.db = db
        self.key = key

    def layouts(self) -> list[Layout]:
        return [self._layout(name, key) for name, key in MOVED.items()]

    def _layout(self, name: str, key: tuple[str, ...]) -> Layout:
        found = self.db.execute(f'SELECT * FROM "{name}" LIMIT 0').description or []
        columns = [column for column in found if column.name not in NOT_MOVED]
        booleans = tuple(place for place, column in enumerate(columns) if column.type_code == BOOLEAN)
        return Layout(name, tuple(column.name for column in columns), key, booleans)

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        with self.db.transaction():
            self.db.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY")
            yield

    def count(self, table: str) -> int:
        return int((self.db.execute(f'SELECT count(*) FROM "{table}"').fetchone() or (0,))[0])

    def rows(self, layout: Layout, after: Row | None = None) -> Iterator[Row]:
        key = listed(layout.key)
        later = f"WHERE ({key}) > ({', '.join(['%s'] * len(layout.key))})" if after else ""
        query = f'SELECT {listed(layout.columns)} FROM "{layout.name}" {later} ORDER BY {key}'
        with self.db.cursor(name="rows") as cursor:
            cursor.itersize = FETCHED
            yield from cursor.execute(query, after)

    def last_key(self, layout: Layout) -> Row | None:
        newest_first = ", ".join(f'"{name}" DESC' for name in layout.key)
        query = f'SELECT {listed(layout.key)} FROM "{layout.name}" ORDER BY {newest_first} LIMIT 1'
        return self.db.execute(query).fetchone()

    def keep(self, layout: Layout, rows: Sequence[Row]) -> None:
        query = f'COPY "{layout.name}" ({listed(layout.columns)}) FROM STDIN'
        with self.db.transaction(), self.db.cursor() as cursor, cursor.copy(query) as copy:
            for row in rows:
                copy.write_row(row)

    def check_free(self) -> None:
        _check_free(self.address)

    def finish(self, key: bytes) -> None:
        with self.db.transaction():
            for layout in self.layouts():
                if SERIAL in layout.columns:
                    self._go_on_after_the_last(layout.name)
            self.db.execute("DELETE FROM keys")
            self.db.execute("INSERT INTO keys VALUES (%s)", [key])
            self.db.execute(f"DROP TABLE {MOVE_BEGUN}")

    def _go_on_after_the_last(self, table: str) -> None:
        query = "SELECT setval(pg_get_serial_sequence(%s, %s), (SELECT coalesce(max({1}), 0) + 1 FROM {0}), false)"
        self.db.execute(query.format(table, SERIAL), [table, SERIAL])


@contextmanager
def postgres_source(address: str) -> Iterator[PostgresHouse]:
    """Nothing keeps servers from it meanwhile: whoever moves looks again at the end."""
    _check_free(address)
    with _connect(address) as db:
        _check_version(address, db)
        if has_table(db, MOVE_BEGUN):
            raise UnusableData("server-database-unfinished")
        (key,) = db.execute("SELECT key FROM keys").fetchone() or (None,)
        if key is None:
            raise CannotMove("server-move-nothing", place=_told(address))
        yield PostgresHouse(address, db, bytes(key))


@contextmanager
def postgres_target(address: str, source: str) -> Iterator[PostgresHouse]:
    """Marked with what is moved in; CannotMove, and nothing changed, where other data is there."""
    _check_free(address)
    with _connect(address) as db:
        with db.transaction():
            db.execute("SELECT pg_advisory_xact_lock(%s)", [MIGRATING])
            if version_of(db) > len(MIGRATIONS):
                raise CannotMove("server-copy-newer", file=_told(address))
            _begin(address, db, source)
        yield PostgresHouse(address, db)


def _begin(address: str, db: Connection, source: str) -> None:
    begun = has_table(db, MOVE_BEGUN)
    migrate(db)
    if begun:
        fits = db.execute(f"SELECT source FROM {MOVE_BEGUN}").fetchone() == (source,)
    else:
        fits = all(db.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() is None for name in MOVED)
        db.execute(f"CREATE TABLE {MOVE_BEGUN} (source TEXT NOT NULL)")
        db.execute(f"INSERT INTO {MOVE_BEGUN} VALUES (%s)", [source])
    if not fits:
        raise CannotMove("server-move-occupied", place=_told(address))


def _check_free(address: str) -> None:
    if in_use(address):
        raise CannotMove("server-move-taken", place=_told(address))


def _check_version(address: str, db: Connection) -> None:
    version = version_of(db)
    if version > len(MIGRATIONS):
        raise CannotMove("server-copy-newer", file=_told(address))
    if not version:
        raise CannotMove("server-move-nothing", place=_told(address))
    if version < len(MIGRATIONS):
        raise CannotMove("server-move-older", place=_told(address))


def _connect(address: str) -> Connection:
    return psycopg.connect(address, autocommit=True, connect_timeout=int(PATIENCE))


def _told(address: str) -> str:
    """The address without user and password."""
    parts = conninfo_to_dict(address)
    return f"postgresql://{parts.get('host') or ''}/{parts.get('dbname') or ''}"
