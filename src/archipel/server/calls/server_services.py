"""What a server has, with or without a door: its store, processes in which bots think, who shares the store with it."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import TYPE_CHECKING

from archipel import __version__
from archipel.core.catalog import games
from archipel.server.base.bot_pool import LEAST, BotProcess, bot_pool, in_a_thread
from archipel.server.base.limits import Buckets
from archipel.server.base.logs import hush, note
from archipel.server.base.metrics import TableMeter
from archipel.server.base.settings import DEFAULTS, Settings
from archipel.server.base.signing import Signer
from archipel.server.calls.services import HouseServices
from archipel.server.people.alerts import Alerts
from archipel.server.store.server_store import server_store

if TYPE_CHECKING:
    from archipel.server.nodes.shared_house import SharedHouse

logger = logging.getLogger("archipel.server")

LONGEST_PLY = 300.0
"""Seconds after which one ply of an analysis is given up: with the least priority it may have to wait for others."""


class ServerServices(HouseServices):
    """`data` is the folder of the database and the key; `shared` is there where other servers use the database too."""

    def __init__(self, data: Path, settings: Settings = DEFAULTS) -> None:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.store, key = server_store(data, settings.database)
        self.shared = _shared(self.store)
        super().__init__(
            self.store,
            Signer(key),
            settings,
            run=in_a_thread,
            meter=TableMeter(),
            now=self.store.now,
            thinkers=bot_pool(settings.bot_processes, settings.bot_seconds) if settings.bots_here else [],
            adviser=BotProcess(settings.bot_seconds),
            analyst=BotProcess(LONGEST_PLY, niceness=LEAST),
            advises=Buckets(burst=6, rate=0.5).take,
            neighbours=self.shared.node if self.shared else None,
            turns=self.shared.turns if self.shared else None,
        )
        self.alerts = Alerts(self.profiles, outbox=self.shared.alerts if self.shared else None)
        self.lobby.onlookers.append(self.alerts.look)
        self.lobby.hearers.append(self.alerts.note)
        if self.shared is not None:
            self.shared.settle_in(self.lobby, self.profiles)

    async def open(self) -> None:
        hush(asyncio.get_running_loop())
        note(logger, logging.INFO, "open", version=__version__, games=len(games()))
        await self.store.open()
        if self.shared is not None:
            await self.shared.node.open()
        self.alerts.start()
        await super().open()

    async def close(self) -> None:
        await self.alerts.close()
        await super().close()
        note(logger, logging.INFO, "closed, with everything kept")

    async def finish(self) -> None:
        """The others are told before the store is closed that nobody is here any more."""
        await super().finish()
        if self.shared is not None:
            await self.shared.close()


def _shared(store: object) -> SharedHouse | None:
    """Only who has the drivers of such a database can have one."""
    try:
        from archipel.server.nodes.shared_house import SharedHouse
        from archipel.server.store.postgres import PostgresStore
    except ImportError:
        return None
    return SharedHouse(store) if isinstance(store, PostgresStore) else None
