"""The archipelago as files, for people of this server who are without a network: written when first asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from pathlib import Path

from archipel.server.content.assets import Asset, file_asset
from archipel.table.house import Runner

Write = Callable[[Path], None]

logger = logging.getLogger("archipel.offline")


class OfflineFolder:
    """`write` lays the files out in a folder; None: this installation has not got what they are made of, or they could
    not be written, which is tried once."""

    def __init__(self, folder: Path, write: Write | None, run: Runner) -> None:
        self.folder = folder
        self.write = write
        self.run = run
        self.turn = asyncio.Lock()
        self.written = False

    @property
    def here(self) -> bool:
        return self.write is not None

    async def file(self, name: str) -> Asset | None:
        async with self.turn:
            if self.write is not None and not self.written:
                await self._lay_out(self.write)
        return await self.run(file_asset, self.folder, name or "index.html") if self.here else None

    async def _lay_out(self, write: Write) -> None:
        try:
            await self.run(write, self.folder)
            self.written = True
        except OSError as error:
            self.write = None
            why = f"{type(error).__name__}: {error}".splitlines()[0]
            logger.error("the files for people without a network are not here until the next start: %s", why)
