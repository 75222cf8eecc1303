"""Rows as a shelf keeps them, where they say more than those of archipel.table.rows: whose they are, in which order."""

from __future__ import annotations

from typing import Any

import msgspec

from archipel.table.rows import Ending, Entry, Note, Result, TableRow


class KeptTable(msgspec.Struct, frozen=True):
    """`serial` grows from table to table, `touched` is the second of its last line, `due` when somebody's time there
    runs out."""

    row: TableRow
    serial: int
    touched: int
    due: float | None = None

    def with_row(self, **changes: Any) -> KeptTable:
        return msgspec.structs.replace(self, row=msgspec.structs.replace(self.row, **changes))

    def seats_of(self, person: str) -> list[int]:
        return [seat for seat, who in enumerate(self.row.sitters) if (who.kind, who.person) == ("person", person)]

    def waits(self) -> bool:
        return any(who.kind == "open" for who in self.row.sitters)

    def digest(self) -> str:
        """Of components of somebody's own; empty where there are none."""
        return self.row.content.digest if self.row.content else ""


class KeptLine(msgspec.Struct, frozen=True):
    """A line of a log; `at` is its second of the epoch, `ms` the thousandths."""

    table: str
    line: int
    entry: Entry
    at: int
    ms: int = 0


class KeptEnding(msgspec.Struct, frozen=True):
    table: str
    ending: Ending


class GameResults(msgspec.Struct, frozen=True):
    """By seat; without any there never will be."""

    table: str
    results: tuple[Result, ...]


class KeptRecord(msgspec.Struct, frozen=True):
    id: str
    person: str
    record: bytes
    at: int
    content: str
    serial: int


class KeptNote(msgspec.Struct, frozen=True):
    replay: str
    note: Note


class KeptContent(msgspec.Struct, frozen=True):
    person: str
    game: str
    digest: str
    name: str
    source: str
    made: int
    serial: int


class KeptPasskey(msgspec.Struct, frozen=True):
    id: str
    person: str
    key: str
    made: int
    host: str
