"""An open page at a table: what it is told, and what it says, carried out one after another."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import ExitStack

from archipel.core.text import text
from archipel.server.web.services import Services
from archipel.server.web.sockets.connection import HEAVIEST, SocketConnection
from archipel.table.audience import Outlet, tell
from archipel.table.dispatch import answer
from archipel.table.table import Table
from archipel.table.wire.messages import Refused

WAITING = 128
PATIENCE = 100
LATER = 1013


class DirectOutlet:
    """One open page, told without waiting. A page that falls too far behind is let go, and comes back whole."""

    def __init__(self, person: str, connection: SocketConnection) -> None:
        self.person = person
        self.connection = connection

    def send(self, message: bytes) -> None:
        if self.connection.backlog() > HEAVIEST:
            self.connection.drop()
        else:
            self.connection.tell(message)

    def let_go(self) -> None:
        self.connection.say_goodbye(LATER)


class PageOutlet:
    """One open page of a server that cannot be told without waiting: what waits to be sent to it."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.weight = 0
        self.gone = False

    def send(self, message: bytes) -> None:
        if self.gone:
            return
        if self.waiting.qsize() >= WAITING or (self.weight and self.weight + len(message) > HEAVIEST):
            while not self.waiting.empty():
                self.waiting.get_nowait()
            self.let_go()
        else:
            self.weight += len(message)
            self.waiting.put_nowait(message)

    def let_go(self) -> None:
        """Nothing comes after what waits already."""
        self.gone = True
        self.waiting.put_nowait(None)

    async def messages(self) -> AsyncIterator[bytes]:
        while (message := await self.waiting.get()) is not None:
            self.weight -= len(message)
            yield message


class Visit:
    """A page and its table, until one of them is gone; `places` are those it holds among the pages of its person and
    of its address. It is let go when it has been told too often to slow down."""

    def __init__(self, page: DirectOutlet | PageOutlet, table: Table, services: Services, address: str) -> None:
        self.page = page
        self.table = table
        self.services = services
        self.limit = services.message_limit(address)
        self.patience = PATIENCE
        self.places = ExitStack()

    async def hear(self, message: str) -> None:
        if looks_on(self.page, self.table):
            await self.services.lag.let_others_first()
        if self.limit.take():
            await answer(message, self.page, self.table, self.services.hints)
            return
        self.patience -= 1
        tell(self.page, Refused(text("server-too-fast")))
        if not self.patience:
            self.page.let_go()

    def leave(self) -> None:
        try:
            self.table.detach(self.page)
        finally:
            self.places.close()


def looks_on(page: Outlet, table: Table) -> bool:
    """Whether it is the page of somebody who neither sits there nor could."""
    seating = table.match.seating
    return seating.seat_of(page.person) is None and not seating.free_for(page.person)
