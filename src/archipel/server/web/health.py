"""Whether tables can be kept: something is written to see."""

from __future__ import annotations

import asyncio
import time

from archipel.server.store.server_store import ServerStore
from archipel.table.store import StoreFailed, Taken

EVERY = 2.0
PATIENCE = 5.0
REMEMBERED = 60.0


class WriteCheck:
    """It is tried once in a while for all who ask; a write that failed is remembered for a minute, whoever's it was."""

    def __init__(self, store: ServerStore) -> None:
        self.store = store
        self.turn = asyncio.Lock()
        self.tried = float("-inf")
        self.well = True

    async def writes(self) -> bool:
        if not self.store.writes():
            return False
        async with self.turn:
            if time.monotonic() - self.tried >= EVERY:
                self.well = await self._try()
                self.tried = time.monotonic()
        return self.well and time.monotonic() - self.store.failed() >= REMEMBERED

    async def _try(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self.store.try_to_write()
        except (StoreFailed, Taken, TimeoutError):
            return False
        return True
