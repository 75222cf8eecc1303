"""Everything that lives as long as the server does."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from archipel.server.base.bot_pool import in_a_thread
from archipel.server.base.hosts import Hosts
from archipel.server.base.limits import Bucket, Buckets, MessageLimit, PageLimit, household
from archipel.server.base.overload import LoopLag
from archipel.server.base.settings import DEFAULTS, Settings
from archipel.server.calls.server_services import ServerServices
from archipel.server.content.offline_folder import OfflineFolder, Write
from archipel.server.people.passkeys import Passkeys
from archipel.server.people.recovery_links import RecoveryLinks
from archipel.server.web.health import WriteCheck

OFFLINE = "offline"

logger = logging.getLogger("archipel.server")


def services_of(asked: ASGIConnection[Any, Any, Any, Any]) -> Services:
    services = asked.app.state.services
    assert isinstance(services, Services)
    return services


def address(asked: ASGIConnection[Any, Any, Any, Any]) -> str:
    """By whose limits somebody is held."""
    return household(asked.client.host) if asked.client else ""


class Services(ServerServices):
    """`data` is the folder of the database and the key; `pages` that of the built client; `offline` writes the
    files of those who are without a network."""

    def __init__(self, data: Path, pages: Path, settings: Settings = DEFAULTS, offline: Write | None = None) -> None:
        super().__init__(data, settings)
        self.pages = pages
        self.offline = OfflineFolder(data / OFFLINE, offline, in_a_thread)
        self.write_check = WriteCheck(self.store)
        self.recovery_links = RecoveryLinks(self.profiles)
        self.passkeys = Passkeys(self.profiles, self.house)
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
        self.lag.start()
        await super().open()

    async def close(self) -> None:
        await self.lag.background.stop()
        await super().close()
