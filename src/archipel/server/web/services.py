"""Everything that lives as long as the server does."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from archipel import __version__
from archipel.core.catalog import games
from archipel.server.base.bot_pool import BotProcess, bot_pool, in_a_thread
from archipel.server.base.data_folder import DATABASE, check_whole
from archipel.server.base.hosts import Hosts
from archipel.server.base.limits import Bucket, Buckets, MessageLimit, PageLimit, household
from archipel.server.base.logs import hush, note
from archipel.server.base.metrics import TableMeter
from archipel.server.base.overload import LoopLag
from archipel.server.base.settings import DEFAULTS, Settings
from archipel.server.base.signing import Signer
from archipel.server.base.steady_clock import steady_clock
from archipel.server.content.own_contents import OwnContents
from archipel.server.people.alerts import Alerts
from archipel.server.people.export_and_erase import ExportAndErase
from archipel.server.people.passkeys import Passkeys
from archipel.server.people.profiles import Profiles
from archipel.server.people.recovery_links import RecoveryLinks
from archipel.server.replay.access import Replays
from archipel.server.statistics.daily import Daily
from archipel.server.statistics.results import Results
from archipel.server.store.sqlite import SqliteStore
from archipel.server.web.health import WriteCheck
from archipel.table.bots.bot_turns import BotTurns
from archipel.table.bots.hints import Hints
from archipel.table.bots.resume_bots import ResumeBots
from archipel.table.deadlines import Deadlines
from archipel.table.house import House
from archipel.table.lobby import Lobby

logger = logging.getLogger("archipel.server")


def services_of(asked: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services = asked.app.state.services
    assert isinstance(services, Services)
    return services


def address(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By whose limits somebody is held."""
    return household(asked.client.host) if asked.client else ""


class Services:
    """`data` is the folder of the database and the key; `pages` that of the built client."""

    def __init__(self, data: Path, pages: Path, settings: Settings = DEFAULTS) -> None:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        check_whole(data)
        self.pages = pages
        self.store = SqliteStore(data / DATABASE)
        self.profiles = Profiles(self.store, Signer(data))
        self.settings = settings
        self.write_check = WriteCheck(self.store)
        now = steady_clock(self.store.latest)
        house = House(self.store, self.profiles, run=in_a_thread, meter=TableMeter(), now=now)
        self.bot_turns = BotTurns(bot_pool(settings.bot_processes, settings.bot_seconds), house.meter)
        self.lobby = Lobby(house, self.bot_turns, kept=settings.tables_in_memory)
        self.hints = Hints(BotProcess(settings.bot_seconds), Buckets(burst=6, rate=0.5).take, settings.bot_seconds)
        self.deadlines = Deadlines(self.store, self.lobby.table, self.lobby.tables, now)
        self.resume_bots = ResumeBots(self.store, self.lobby, self.bot_turns)
        self.replays = Replays(self.lobby, self.profiles, self.store)
        self.results = Results(self.lobby, self.store)
        self.recovery_links = RecoveryLinks(self.profiles)
        self.passkeys = Passkeys(self.profiles, self.store)
        self.daily = Daily(self.profiles.signer.key, self.lobby, self.profiles, self.store, self.results)
        self.export_and_erase = ExportAndErase(self.lobby, self.profiles, self.store, self.results)
        self.own_contents = OwnContents(self.profiles, self.store, settings, in_a_thread)
        self.alerts = Alerts(self.profiles)
        self.lobby.onlookers += [self.alerts.look, self.results.look]
        self.lag = LoopLag(settings.lag_seconds)
        self.hosts = Hosts(settings.hosts)
        self.new_guests = Buckets(settings.guests_at_once, settings.guests_a_second)
        self.new_tables = Buckets(settings.tables_at_once, settings.tables_a_second)
        self.new_sockets = Buckets(settings.sockets_at_once, settings.sockets_a_second)
        self.messages = Buckets(settings.address_messages_at_once, settings.address_messages_a_second)
        self.reads = Buckets(settings.calls_at_once, settings.calls_a_second)
        self.misses = Buckets(settings.misses_at_once, settings.misses_a_second)
        self.remarks = Buckets(burst=5, rate=1 / 60)
        self.people = PageLimit(settings.pages_of_a_person)
        self.addresses = PageLimit(settings.pages_of_an_address)

    def message_limit(self, address: str) -> MessageLimit:
        """For the messages of a page that has come in from there."""
        own = Bucket(self.settings.messages_at_once, self.settings.messages_a_second)
        return MessageLimit(own, self.messages, address)

    async def open(self) -> None:
        hush(asyncio.get_running_loop())
        note(logger, logging.INFO, "open", version=__version__, games=len(games()))
        self.lag.start()
        self.bot_turns.start()
        self.deadlines.start()
        self.resume_bots.start()

    async def close(self) -> None:
        """Let bots go, finish what is under way, then the store."""
        await self.lag.background.stop()
        await self.resume_bots.background.stop()
        await self.deadlines.background.stop()
        await self.bot_turns.stop()
        await self.hints.stop()
        await self.alerts.close()
        await self.lobby.settle()
        await self.results.close()
        await self.store.close()
        note(logger, logging.INFO, "closed, with everything kept")
