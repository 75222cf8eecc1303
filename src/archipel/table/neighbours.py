"""Other houses that share the store: who is at a table there, and whose work is whose."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Protocol


class Neighbours(Protocol):
    """Nothing here waits for another house, and nothing is wrong where two do the same: the log decides."""

    def show(self, table: str, people: Collection[str]) -> None:
        """Who of those that sit at a table has it open here now."""

    async def elsewhere(self, table: str) -> frozenset[str]:
        """Who of those that sit at a table has it open in another house."""

    def opened(self, table: str) -> None:
        """A table is in memory from now on."""

    async def take(self, work: Sequence[str], seconds: float, *, once: bool = False) -> Collection[str]:
        """What of some work is for this house to do now; nobody else is given it for so long, unless this house is
        gone and it may be done more than `once`."""


class Alone:
    """A house that shares its store with nobody."""

    def show(self, table: str, people: Collection[str]) -> None:
        pass

    async def elsewhere(self, table: str) -> frozenset[str]:
        return frozenset()

    def opened(self, table: str) -> None:
        pass

    async def take(self, work: Sequence[str], seconds: float, *, once: bool = False) -> Collection[str]:
        return work
