"""How people fare with puzzles, in memory."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from archipel.server.store.kept.drawer import Change
from archipel.server.store.kept.memory import Memory
from archipel.table.rows import PuzzleTry
from archipel.table.store import Taken


class KeptPuzzles:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def find(self, person: str, day: str, puzzle: str) -> PuzzleTry | None:
        return self.memory.puzzles.find(person, day, puzzle)

    async def of(self, person: str) -> list[PuzzleTry]:
        return sorted(self.memory.puzzles.group(person), key=lambda kept: (kept.day, kept.puzzle))

    async def keep(self, row: PuzzleTry, before: PuzzleTry | None) -> None:
        def work() -> Iterator[Change]:
            kept = self.memory.puzzles.find(row.person, row.day, row.puzzle)
            if _said(kept) != _said(before) or self.memory.profiles.find(row.person) is None:
                raise Taken("that puzzle has gone on")
            yield self.memory.puzzles.put(row)

        await self.memory.write(work)


def _said(row: PuzzleTry | None) -> PuzzleTry | None:
    """Whenever that was."""
    return msgspec.structs.replace(row, at=0) if row else None
