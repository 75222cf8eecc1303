"""Deadlines: a bot takes the seat of whoever has run out of time, or has gone from a live table; who was only asked and
has not answered in time has declined."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager

from archipel.core.values import Seat
from archipel.table.background import Background
from archipel.table.refusal import Refusal, blame
from archipel.table.store import Store
from archipel.table.table import Table

EVERY = 0.5
GRACE = 60.0
AGAIN = 30.0
AT_ONCE = 50

Find = Callable[[str], Awaitable[Table]]

logger = logging.getLogger("archipel.clocks")


class Deadlines:
    """Deadlines are in the store, so that it does not matter how long the server was away nor which tables are read;
    who has gone is noticed at `tables`, those in memory. A table that fails is left alone for a while."""

    def __init__(self, store: Store, find: Find, tables: dict[str, Table], now: Callable[[], float]) -> None:
        self.store = store
        self.find = find
        self.tables = tables
        self.now = now
        self.gone: dict[tuple[str, Seat], float] = {}
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
        for id in await self.store.tables.overdue(now, AT_ONCE + len(self.later)):
            if id not in self.later:
                await self._expire(id, now)
        for table, seat in self._missed(now):
            if table.id not in self.later:
                await self._replace(table, seat, now)

    async def _expire(self, id: str, now: float) -> None:
        with self._spared(id, now):
            table = await self.find(id)
            for seat in table.match.ticking.out(now):
                await table.stand_in(seat, "time")
            await table.end_invitation()

    async def _replace(self, table: Table, seat: Seat, now: float) -> None:
        with self._spared(table.id, now):
            await table.stand_in(seat, "away")

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

    def _missed(self, now: float) -> list[tuple[Table, Seat]]:
        """Seats for which time runs at live tables, and whose people have been gone for long enough."""
        missing = {(table.id, seat): table for table in list(self.tables.values()) for seat in table.missing()}
        self.gone = {place: self.gone.get(place, now) for place in missing}
        return [(table, place[1]) for place, table in missing.items() if now - self.gone[place] >= GRACE]
