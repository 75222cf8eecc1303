"""Rows of one kind in memory, and changes of them that a shelf can keep."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, NamedTuple, TypeVar
from urllib.parse import quote

import msgspec

Row = TypeVar("Row", bound=msgspec.Struct)
Key = tuple[str | int, ...]
Some = TypeVar("Some")


class Change(NamedTuple):
    """`row` is what will be there, None if nothing will; `data` is the same as a shelf keeps it."""

    drawer: Drawer[Any]
    key: Key
    row: msgspec.Struct | None = None
    data: bytes | None = None

    def name(self) -> str:
        """The key of a shelf."""
        return "/".join((self.drawer.kind, *(quote(str(part), safe=":") for part in self.key)))


class Drawer(Generic[Row]):
    """Rows by their keys, those whose keys begin alike together."""

    def __init__(self, kind: str, row: type[Row], key: Callable[[Row], Key]) -> None:
        self.kind = kind
        self.key = key
        self.decoder = msgspec.json.Decoder(row)
        self.groups: dict[str | int, dict[Key, Row]] = {}

    def find(self, *key: str | int) -> Row | None:
        return self.groups.get(key[0], {}).get(key)

    def group(self, first: str) -> list[Row]:
        """The rows whose keys begin with that."""
        return [*self.groups.get(first, {}).values()]

    def __iter__(self) -> Iterator[Row]:
        for rows in self.groups.values():
            yield from rows.values()

    def put(self, row: Row) -> Change:
        """The row will be read as it is kept, whatever its maker does with it."""
        data = msgspec.json.encode(row)
        return Change(self, self.key(row), self.decoder.decode(data), data)

    def take(self, row: Row) -> Change:
        return Change(self, self.key(row))

    def read(self, data: bytes) -> None:
        row = self.decoder.decode(data)
        self.lay(self.key(row), row)

    def lay(self, key: Key, row: Row | None) -> None:
        """A row, or nothing, where that key is."""
        if row is not None:
            self.groups.setdefault(key[0], {})[key] = row
        elif (rows := self.groups.get(key[0])) is not None:
            rows.pop(key, None)
            if not rows:
                del self.groups[key[0]]


def next_serial(serials: Iterable[int]) -> int:
    return max(serials, default=0) + 1


def limited(rows: Sequence[Some], limit: int, skip: int = 0) -> list[Some]:
    """So many of them; all where the limit is negative."""
    return list(rows[skip:] if limit < 0 else rows[skip : skip + limit])


def fresh(value: Some) -> Some:
    """The same, and nobody else's."""
    copied: Some = msgspec.json.decode(msgspec.json.encode(value))
    return copied
