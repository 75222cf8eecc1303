"""The data folder: of one server at a time, and never taken for a new one where something of it is lost."""

from __future__ import annotations

import os
import secrets
import sqlite3
import sys
from contextlib import closing, suppress
from pathlib import Path
from typing import BinaryIO

if sys.platform == "win32":
    import msvcrt
else:
    import fcntl

DATABASE = "archipel.db"
KEY = "key"
LOCK = "lock"
MOVE_BEGUN = "move_begun"
"""There while a move into the folder is not finished; in PostgreSQL, a table of that name."""
LENGTH = 32


class UnusableData(Exception):
    """`key` is of the sentence to say."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def hold_folder(folder: Path) -> BinaryIO:
    """The lock of a folder, held until it is closed or its process has ended, however; UnusableData where another
    server holds it."""
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    lock = os.fdopen(os.open(folder / LOCK, os.O_RDWR | os.O_CREAT, 0o600), "r+b")
    try:
        _take(lock)
    except OSError:
        lock.close()
        raise UnusableData("server-data-taken") from None
    return lock


def check_whole(folder: Path) -> None:
    """UnusableData where a move into it was cut off, or where there is a key, and no database to go with it: the key
    is written last."""
    if (folder / MOVE_BEGUN).exists():
        raise UnusableData("server-data-unfinished")
    if (folder / KEY).exists() and not _written(folder / DATABASE):
        raise UnusableData("server-data-lost")


def sync_folder(folder: Path) -> None:
    """The names of its files reach the disk; not every system lets a folder be opened."""
    with suppress(OSError):
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _take(lock: BinaryIO) -> None:
    if sys.platform == "win32":
        msvcrt.locking(lock.fileno(), msvcrt.LK_NBLCK, 1)
    else:
        fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)


def _written(database: Path) -> bool:
    """Whether a database was ever brought up to date; one that cannot be read is told of by whoever opens it."""
    if not database.exists():
        return False
    try:
        with closing(sqlite3.connect(database, timeout=10)) as opened:
            return bool(opened.execute("PRAGMA user_version").fetchone()[0])
    except sqlite3.Error:
        return True


def read_key(folder: Path) -> bytes:
    """The key that signs cookies, made once and readable by its owner alone.

    Written after everything else, so that a folder with a key was complete once; UnusableData where it is shorter than
    it was written."""
    path = folder / KEY
    if not path.exists():
        sync_folder(folder)
        write_whole(path, secrets.token_bytes(LENGTH))
    key = path.read_bytes()
    if len(key) < LENGTH:
        raise UnusableData("server-key-cut")
    return key


def write_whole(path: Path, data: bytes) -> None:
    """Written under another name first, so that the file is there whole or not at all; on the disk when this
    returns."""
    draft = path.with_suffix(".new")
    draft.unlink(missing_ok=True)
    handle = os.open(draft, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    with os.fdopen(handle, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
    sync_folder(path.parent)
