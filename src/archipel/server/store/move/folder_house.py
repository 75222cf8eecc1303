"""A data folder that is moved from or to: read without a change, written in batches, marked until all is there."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator, Sequence
from contextlib import closing, contextmanager
from pathlib import Path
from typing import BinaryIO

from archipel.server.base.data_folder import (
    DATABASE,
    KEY,
    MOVE_BEGUN,
    UnusableData,
    check_whole,
    hold_folder,
    read_key,
    sync_folder,
    write_whole,
)
from archipel.server.store.move.house import MOVED, SERIAL, CannotMove, Layout, Row, listed, told
from archipel.server.store.sqlite.migrations import MIGRATIONS
from archipel.server.store.sqlite.writer import connect, migrate


class FolderHouse:
    def __init__(self, folder: Path, db: sqlite3.Connection, key: bytes = b"") -> None:
        self.folder = folder
        self.db = db
        self.key = key

    @contextmanager
    def snapshot(self) -> Iterator[None]:
        self.db.execute("BEGIN")
        try:
            yield
        finally:
            self.db.execute("ROLLBACK")

    def count(self, table: str) -> int:
        return int(self.db.execute(f'SELECT count(*) FROM "{table}"').fetchone()[0])

    def rows(self, layout: Layout, after: Row | None = None) -> Iterator[Row]:
        key = listed(layout.key)
        later = f"WHERE ({key}) > ({_marks(layout.key)})" if after else ""
        query = f'SELECT {_columns(layout)} FROM "{layout.name}" {later} ORDER BY {key}'
        for row in self.db.execute(query, after or ()):
            yield _with_booleans(row, layout.booleans) if layout.booleans else row

    def last_key(self, layout: Layout) -> Row | None:
        newest_first = ", ".join(f'"{name}" DESC' for name in layout.key)
        query = f'SELECT {listed(layout.key)} FROM "{layout.name}" ORDER BY {newest_first} LIMIT 1'
        found: Row | None = self.db.execute(query).fetchone()
        return found

    def keep(self, layout: Layout, rows: Sequence[Row]) -> None:
        query = f'INSERT INTO "{layout.name}" ({_columns(layout)}) VALUES ({_marks(layout.columns)})'
        self.db.execute("BEGIN IMMEDIATE")
        try:
            self.db.executemany(query, rows)
        except BaseException:
            self.db.execute("ROLLBACK")
            raise
        self.db.execute("COMMIT")

    def check_free(self) -> None:
        """It is held."""

    def finish(self, key: bytes) -> None:
        self.db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        write_whole(self.folder / KEY, key)
        (self.folder / MOVE_BEGUN).unlink()
        sync_folder(self.folder)


@contextmanager
def folder_source(folder: Path) -> Iterator[FolderHouse]:
    """Held until the move is over, so that no server begins there."""
    if not (folder / DATABASE).is_file():
        raise CannotMove("server-move-nothing", place=str(folder))
    with _hold(folder), closing(_read_only(folder)) as db:
        check_whole(folder)
        if not (folder / KEY).is_file():
            raise CannotMove("server-copy-nothing", file=str(folder / KEY))
        _check_version(folder, db)
        _check_characters(db)
        yield FolderHouse(folder, db, read_key(folder))


@contextmanager
def folder_target(folder: Path, source: str) -> Iterator[FolderHouse]:
    """Held until the move is over, and marked with what is moved in; CannotMove where other data is there."""
    mark = folder / MOVE_BEGUN
    with _hold(folder):
        if not (mark.read_bytes() == source.encode() if mark.exists() else _is_empty(folder)):
            raise CannotMove("server-move-occupied", place=str(folder))
        write_whole(mark, source.encode())
        (folder / DATABASE).touch(mode=0o600)
        with closing(connect(folder / DATABASE)) as db:
            migrate(db)
            yield FolderHouse(folder, db)


def _hold(folder: Path) -> BinaryIO:
    try:
        return hold_folder(folder)
    except UnusableData:
        raise CannotMove("server-move-taken", place=str(folder)) from None


def _read_only(folder: Path) -> sqlite3.Connection:
    address = f"{(folder / DATABASE).resolve().as_uri()}?mode=ro"
    return sqlite3.connect(address, uri=True, isolation_level=None, timeout=10)


def _check_version(folder: Path, db: sqlite3.Connection) -> None:
    (version,) = db.execute("PRAGMA user_version").fetchone()
    if version > len(MIGRATIONS):
        raise CannotMove("server-copy-newer", file=str(folder))
    if not version:
        raise CannotMove("server-move-nothing", place=str(folder))
    if version < len(MIGRATIONS):
        raise CannotMove("server-move-older", place=str(folder))


def _check_characters(db: sqlite3.Connection) -> None:
    """CannotMove where a text has a character that SQLite keeps and PostgreSQL does not."""
    for table, key in MOVED.items():
        for (column,) in db.execute("SELECT name FROM pragma_table_info(?) WHERE type = 'TEXT'", [table]).fetchall():
            query = f'SELECT {listed(key)} FROM "{table}" WHERE instr("{column}", char(0)) LIMIT 1'
            found = db.execute(query).fetchone()
            if found:
                raise CannotMove("server-move-character", table=table, column=column, row=repr(told(found)))


def _is_empty(folder: Path) -> bool:
    """Whether nobody has ever come in: there is no database, or one without a row."""
    if not (folder / DATABASE).exists():
        return not (folder / KEY).exists()
    with closing(_read_only(folder)) as db:
        (version,) = db.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise CannotMove("server-copy-newer", file=str(folder))
        names = [name for (name,) in db.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")]
        return all(db.execute(f'SELECT 1 FROM "{name}" LIMIT 1').fetchone() is None for name in names)


def _with_booleans(row: Row, booleans: Sequence[int]) -> Row:
    values = list(row)
    for place in booleans:
        values[place] = bool(values[place])
    return tuple(values)


def _columns(layout: Layout) -> str:
    return ", ".join("rowid" if name == SERIAL else f'"{name}"' for name in layout.columns)


def _marks(names: Sequence[str]) -> str:
    return ", ".join("?" * len(names))
