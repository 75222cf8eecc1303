"""The store of a page without a server: everything in memory, and on a shelf that whoever opens it brings along."""

from __future__ import annotations

from archipel.server.store.kept.analyses import KeptAnalyses
from archipel.server.store.kept.contents import KeptContents
from archipel.server.store.kept.endings import KeptEndings
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.passkeys import KeptPasskeys
from archipel.server.store.kept.profiles import KeptProfiles
from archipel.server.store.kept.puzzles import KeptPuzzles
from archipel.server.store.kept.results import KeptResults
from archipel.server.store.kept.shelf import Shelf
from archipel.server.store.kept.tables import KeptTables
from archipel.server.store.kept.uploads import KeptUploads


class KeptStore:
    """Every part of the protocol of a store, over one shelf; nothing was written at a table after `latest`."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.latest = max((kept.touched + 1.0 for kept in memory.tables), default=0.0)
        self.tables = KeptTables(memory)
        self.endings = KeptEndings(memory)
        self.profiles = KeptProfiles(memory)
        self.results = KeptResults(memory)
        self.uploads = KeptUploads(memory)
        self.analyses = KeptAnalyses(memory)
        self.puzzles = KeptPuzzles(memory)
        self.contents = KeptContents(memory)
        self.passkeys = KeptPasskeys(memory)

    @classmethod
    async def open(cls, shelf: Shelf) -> KeptStore:
        """StoreFailed where what is on the shelf cannot be read."""
        memory = Memory(shelf)
        await memory.load()
        return cls(memory)

    def writes(self) -> bool:
        return not self.memory.closed

    def waiting(self) -> int:
        return self.memory.waiting

    async def close(self) -> None:
        await self.memory.close()
