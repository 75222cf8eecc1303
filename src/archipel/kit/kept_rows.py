"""Rows of parts of a view that stay the same object from view to view: written once, found by identity."""

from __future__ import annotations

from typing import Final, final

MOST: Final = 1 << 12

Rows = tuple[bytes, ...]


@final
class Kept:
    """What rows tell of, which stays alive as long as they do, so that its identity is nobody else's."""

    def __init__(self, told: object, rows: Rows) -> None:
        self.told = told
        self.rows = rows


@final
class KeptRows:
    """Not by what it says, for to hash a part takes longer than to write it."""

    def __init__(self) -> None:
        self.kept: dict[int, Kept] = {}

    def find(self, told: object) -> Rows | None:
        found = self.kept.get(id(told))
        return None if found is None else found.rows

    def keep(self, told: object, rows: Rows) -> Rows:
        if len(self.kept) >= MOST:
            self.kept.clear()
        self.kept[id(told)] = Kept(told, rows)
        return rows
