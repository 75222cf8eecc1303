"""The archipelago as files, for people of this server who are without a network: written when first asked for."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

from archipel.server.content.assets import Asset, file_asset
from archipel.table.house import Runner

Write = Callable[[Path], None]


class OfflineFolder:
    """`write` lays the files out in a folder; None: this installation has not got what they are made of."""

    def __init__(self, folder: Path, write: Write | None, run: Runner) -> None:
        self.folder = folder
        self.write = write
        self.run = run
        self.turn = asyncio.Lock()
        self.written = False

    async def file(self, name: str) -> Asset | None:
        if self.write is None:
            return None
        async with self.turn:
            if not self.written:
                await self.run(self.write, self.folder)
                self.written = True
        return await self.run(file_asset, self.folder, name or "index.html")
