"""Time at a table that passes only when a test says so."""

from __future__ import annotations

import asyncio

from archipel.server.web.services import Services
from tests.server.people import Sheet


class FakeTime:
    """In place of the clock of a house: sleepers wake in order, each at its own time."""

    def __init__(self, services: Services) -> None:
        self.at = 1_700_000_000.0
        self.lobby = services.lobby
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []
        self.lobby.house.now = self.now
        self.lobby.house.sleep = self.sleep
        services.deadlines.now = self.now

    def now(self) -> float:
        return self.at

    async def sleep(self, seconds: float) -> None:
        waking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((self.at + seconds, waking))
        await waking

    async def passes(self, seconds: float) -> None:
        """Let time pass, and let everybody do what it is time for."""
        await self._quiet()
        until = self.at + seconds
        while due := [sleeper for sleeper in self.sleepers if sleeper[0] <= until + 1e-6]:
            first = min(due, key=lambda sleeper: sleeper[0])
            self.sleepers.remove(first)
            self.at = max(self.at, first[0])
            if not first[1].done():
                first[1].set_result(None)
            await self._quiet()
        self.at = until

    async def _quiet(self) -> None:
        for _ in range(3):
            for _ in range(10):
                await asyncio.sleep(0)
            for table in self.lobby.tables.values():
                while table.tasks:
                    await asyncio.wait(set(table.tasks))


class DatedSheet(Sheet):
    """A page that keeps when it is sent what."""

    def __init__(self, person: str, time: FakeTime) -> None:
        super().__init__(person)
        self.time = time
        self.dated: list[tuple[int, bytes]] = []

    def send(self, message: bytes) -> None:
        super().send(message)
        self.dated.append((round(self.time.at * 1000), message))
