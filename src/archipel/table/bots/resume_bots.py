"""After a start: bots whose turn it was when the server last stopped go on, though nobody has come back yet."""

from __future__ import annotations

import asyncio
import logging

from archipel.table.background import Background
from archipel.table.bots.bot_turns import BotTurns
from archipel.table.lobby import Lobby
from archipel.table.neighbours import Alone
from archipel.table.refusal import Refusal, blame
from archipel.table.store import Store

LATELY = 14 * 24 * 3600
SLICE = 3600
AT_ONCE = 20
PAUSE = 0.05
LEASE = 600.0

logger = logging.getLogger("archipel.bots")


class ResumeBots:
    """Tables lately in play are read one by one, the newest first and only while few wait for a bot; one that waits
    for people is let go at once, so that it takes nobody's place in memory."""

    def __init__(self, store: Store, lobby: Lobby, bot_turns: BotTurns) -> None:
        self.store = store
        self.lobby = lobby
        self.bot_turns = bot_turns
        self.background = Background()

    def start(self) -> None:
        self.background.start(self._run())

    async def _run(self) -> None:
        """Once; where others share the store again and again, by one of them, at the tables of those that may have
        died."""
        neighbours, since = self.lobby.house.neighbours, LATELY
        while True:
            if await neighbours.take(["resume"], LEASE):
                await self._go_through(since)
            if isinstance(neighbours, Alone):
                return
            since = SLICE
            await asyncio.sleep(LEASE)

    async def _go_through(self, since: int) -> None:
        now = int(self.lobby.house.now())
        for until in range(now + SLICE, now - since, -SLICE):
            try:
                ids = await self.store.tables.with_bots(until - SLICE, until)
            except Exception as error:
                logger.error("tables where a bot is to act cannot be found: %s", blame(error))
                return
            for id in ids:
                await self._wake(id)
            await asyncio.sleep(0)

    async def _wake(self, id: str) -> None:
        """Have the bots of a table go on, if it is their turn; one that is read already has been woken."""
        while len(self.bot_turns.queue.asked) >= AT_ONCE:
            await asyncio.sleep(PAUSE)
        if id in self.lobby.tables:
            return
        try:
            self.lobby.let_go(await self.lobby.table(id))
        except Refusal as refusal:
            logger.info("table %s: its bots cannot go on: %s", id, refusal.why.key)
        except Exception as error:
            logger.error("table %s: its bots cannot go on: %s", id, blame(error))
        await asyncio.sleep(0)
