"""Deadlines: a bot takes the seat of whoever has run out of time, or in which those present asked for one; who was only
asked and has not answered in time has declined; live time stands still where nobody is."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from archipel.table.background import Background
from archipel.table.house import House
from archipel.table.refusal import Refusal, blame
from archipel.table.table import Table

EVERY = 0.5
AGAIN = 30.0
AT_ONCE = 50
LEASE = 1.5

Find = Callable[[str], Awaitable[Table]]

logger = logging.getLogger("archipel.clocks")


class Deadlines:
    """Deadlines are in the store, so that it does not matter how long the server was away nor which tables are read;
    where nobody is left is noticed at `tables`, those in memory. A table that fails is left alone for a while."""

    def __init__(self, house: House, find: Find, tables: dict[str, Table]) -> None:
        self.store = house.store
        self.neighbours = house.neighbours
        self.find = find
        self.tables = tables
        self.now = house.now
        self.later: dict[str, float] = {}
        self.background = Background()

    def start(self) -> None:
        self.background.start(self._run())

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(EVERY)
            try:
                await self.look()
            except Exception as error:
                logger.error("the clocks cannot be read: %s", blame(error))

    async def look(self) -> None:
        now = self.now()
        self.later = {id: until for id, until in self.later.items() if now < until}
        found = await self.store.tables.overdue(now, AT_ONCE + len(self.later))
        work = {f"clock {id}": id for id in found if id not in self.later}
        for ours in await self.neighbours.take([*work], LEASE) if work else ():
            await self._expire(work[ours], now)
        for table in list(self.tables.values()):
            if table.id not in self.later and table.absence.lines():
                with self._spared(table.id, now):
                    await table.note_absence()

    async def _expire(self, id: str, now: float) -> None:
        with self._spared(id, now):
            await (await self.find(id)).expire()

    @contextmanager
    def _spared(self, id: str, now: float) -> Iterator[None]:
        """What fails at one table is no reason to forget the others."""
        try:
            yield
        except Refusal as refusal:
            logger.warning("table %s: its clock cannot be read: %s", id, refusal.why.key)
            self.later[id] = now + AGAIN
        except Exception as error:
            logger.error("table %s: its clock cannot be read: %s", id, blame(error))
            self.later[id] = now + AGAIN
