"""A copy of the data folder in one file: made while the server runs, checked, and only then given its name."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from archipel.server.base.data_folder import DATABASE, KEY
from archipel.server.store.sqlite.migrations import MIGRATIONS


class BadCopy(Exception):
    """`key` is of the sentence to say."""

    def __init__(self, key: str, file: Path, why: str = "") -> None:
        super().__init__(key)
        self.key = key
        self.file = file
        self.why = why


class Holds(NamedTuple):
    """How much is in a copy."""

    tables: int
    people: int
    lines: int


def copy_data(data: Path, file: Path) -> Holds:
    """The database and the key that signs cookies, in one file readable by its owner alone.

    It is copied in one step, of one moment: in several, every write in between would make it begin again. Nobody who
    writes waits for a reader."""
    source = data / DATABASE
    if not source.is_file():
        raise BadCopy("server-copy-nothing", source)
    with _draft(file) as draft:
        with _opened(source) as database, _opened(draft) as copy:
            database.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")
            copy.execute("CREATE TABLE IF NOT EXISTS copied (key BLOB NOT NULL) STRICT")
            copy.execute("INSERT INTO copied VALUES (?)", ((data / KEY).read_bytes(),))
            copy.commit()
        return check_copy(draft)


def check_copy(file: Path) -> Holds:
    """What a copy holds; BadCopy where it is not whole, or none of ours."""
    if not file.is_file():
        raise BadCopy("server-copy-nothing", file)
    with _opened(file) as copy:
        (version,) = copy.execute("PRAGMA user_version").fetchone()
        if version > len(MIGRATIONS):
            raise BadCopy("server-copy-newer", file)
        faults = [*copy.execute("PRAGMA integrity_check(1)"), *copy.execute("PRAGMA foreign_key_check")]
        if faults != [("ok",)]:
            raise BadCopy("server-copy-broken", file, str(faults[0][0]))
        copy.execute("SELECT key FROM copied").fetchone()
        return Holds(*(copy.execute(f"SELECT count(*) FROM {name}").fetchone()[0] for name in COUNTED))


def put_back(file: Path, data: Path) -> Holds:
    """Into a folder that has no database yet."""
    holds = check_copy(file)
    if (data / DATABASE).exists():
        raise BadCopy("server-copy-occupied", data)
    data.mkdir(mode=0o700, parents=True, exist_ok=True)
    with _draft(data / KEY) as draft, _opened(file) as copy:
        draft.write_bytes(copy.execute("SELECT key FROM copied").fetchone()[0])
    with _draft(data / DATABASE) as draft, _opened(file) as copy, _opened(draft) as database:
        copy.backup(database)
        database.execute("DROP TABLE copied")
        database.commit()
    return holds


COUNTED = ("tables", "profiles", "log")


@contextmanager
def _opened(file: Path) -> Iterator[sqlite3.Connection]:
    try:
        with closing(sqlite3.connect(file, timeout=10)) as connection:
            yield connection
    except sqlite3.Error as error:
        raise BadCopy("server-copy-broken", file, str(error)) from None


@contextmanager
def _draft(file: Path) -> Iterator[Path]:
    """A file beside it that takes its name once it is whole and on the disk."""
    draft = file.with_name(f"{file.name}.part")
    draft.unlink(missing_ok=True)
    os.close(os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        yield draft
        with draft.open("rb") as written:
            os.fsync(written.fileno())
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)
