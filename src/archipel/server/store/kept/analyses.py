"""What was found of finished games, in memory."""

from __future__ import annotations

from collections.abc import Iterator

from archipel.server.store.kept.drawer import Change
from archipel.server.store.kept.memory import Memory
from archipel.table.rows import AnalysisRow


class KeptAnalyses:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def keep(self, row: AnalysisRow) -> None:
        def work() -> Iterator[Change]:
            if self.memory.tables.find(row.replay) or self.memory.records.find(row.replay):
                yield self.memory.analyses.put(row)

        await self.memory.write(work)

    async def find(self, replay: str) -> AnalysisRow | None:
        return self.memory.analyses.find(replay)
