"""What is moved, table by table, and what a move asks of the place it leaves and of the one it goes to."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import AbstractContextManager
from typing import Any, Final, NamedTuple, Protocol

Row = tuple[Any, ...]

MOVED: Final[dict[str, tuple[str, ...]]] = {
    "profiles": ("id",),
    "tables": ("id",),
    "seats": ("table", "seat"),
    "log": ("table", "line"),
    "clocks": ("table",),
    "daily": ("table",),
    "results": ("table", "seat"),
    "trophies": ("person", "game", "trophy"),
    "endings": ("table",),
    "last_views": ("table", "viewer"),
    "records": ("id",),
    "analyses": ("replay",),
    "notes": ("replay", "line", "person"),
    "contents": ("person", "game", "digest"),
    "passkeys": ("id",),
    "puzzles": ("person", "day", "puzzle"),
}
"""Every table with its key, those that others refer to before them."""

NOT_MOVED: Final = frozenset({"archipel", "keys", "move_begun", "nodes", "presence", "leases", "work"})
"""The version and the mark of a move are each database's own, the key goes by itself, and what servers that run know of
each other ends with them."""

SERIAL: Final = "serial"
"""The column of PostgreSQL that tells what was kept first; in SQLite, the rowid."""


class CannotMove(Exception):
    """`key` is of the sentence to say, `named` what it names."""

    def __init__(self, key: str, **named: str) -> None:
        super().__init__(key)
        self.key = key
        self.named = named


class Differs(CannotMove):
    """What arrived is not what was sent."""

    def __init__(self, table: str, row: Row) -> None:
        super().__init__("server-move-differs", table=table, row=told(row))


def told(key: Row) -> str:
    return ", ".join(str(part) for part in key)


class Layout(NamedTuple):
    """The columns of a table, alike in both databases; `booleans` are the places of those that SQLite keeps as 0 and
    1."""

    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]
    booleans: tuple[int, ...]

    def key_of(self, row: Row) -> Row:
        return tuple(row[self.columns.index(name)] for name in self.key)


class House(Protocol):
    """A place that is moved from or to; `key` signs its cookies."""

    key: bytes

    def snapshot(self) -> AbstractContextManager[None]:
        """One moment of everything, while it is read."""

    def count(self, table: str) -> int: ...

    def rows(self, layout: Layout, after: Row | None = None) -> Iterator[Row]:
        """Every row, or those after a key, in the order of their keys; asked within a snapshot."""

    def last_key(self, layout: Layout) -> Row | None: ...

    def keep(self, layout: Layout, rows: Sequence[Row]) -> None:
        """All of these rows or none."""

    def check_free(self) -> None:
        """CannotMove where a server uses it."""

    def finish(self, key: bytes) -> None:
        """The key is kept, and a server may begin."""


def listed(names: Sequence[str]) -> str:
    """Columns as SQL names them."""
    return ", ".join(f'"{name}"' for name in names)
