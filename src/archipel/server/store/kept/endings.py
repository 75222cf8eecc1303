"""How finished games ended, in memory."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.server.store.kept.drawer import Change
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.rows import KeptEnding
from archipel.table.rows import Ending
from archipel.table.store import Taken


class KeptEndings:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def keep(self, table: str, ending: Ending) -> None:
        def work() -> Iterator[Change]:
            if self.memory.tables.find(table) is None:
                raise Taken("there is no such table")
            if self.memory.endings.find(table) is None:
                yield self.memory.endings.put(KeptEnding(table, ending))

        await self.memory.write(work)

    async def find(self, table: str) -> Ending | None:
        kept = self.memory.endings.find(table)
        return Ending(kept.ending.record, dict(kept.ending.views)) if kept else None
