"""The socket of a table: messages in, one after another; frames out, never waiting for a slow page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator, Coroutine
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from archipel.core.text import text
from archipel.server.web.connections import DIRECT, SocketConnection
from archipel.server.web.request_checks import (
    check_host,
    check_lag,
    check_origin,
    check_wire,
    person_of,
    refused,
    table_of,
)
from archipel.server.web.services import address, services_of
from archipel.table.audience import Outlet, tell
from archipel.table.dispatch import answer
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.table import Table
from archipel.table.wire.messages import Refused

WAITING = 128
HEAVIEST = 2 * 1024 * 1024
PATIENCE = 100

GONE = 4404
CODES = {403: 1008, 421: 1008, 429: 1013, 500: 1011, 503: 1013}
LATER = 1013

logger = logging.getLogger("archipel.socket")

Socket = WebSocket[Any, Any, Any]


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


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket) -> None:
    await socket.accept()
    page = _outlet(socket, person_of(socket) or "")
    with ExitStack() as places:
        try:
            table = await _admit(socket, page, places)
            table.attach(page)
        except Refusal as refusal:
            refused(socket, refusal)
            await _turn_away(socket, refusal)
            return
        except Exception as error:
            logger.error("a table cannot be shown: %s", blame(error))
            await _turn_away(socket, refuse("server-broken", status=500))
            return
        await _attend(socket, page, table)


def _outlet(socket: Socket, person: str) -> DirectOutlet | PageOutlet:
    connection = (socket.scope.get("extensions") or {}).get(DIRECT)
    return DirectOutlet(person, connection) if isinstance(connection, SocketConnection) else PageOutlet(person)


async def _attend(socket: Socket, page: DirectOutlet | PageOutlet, table: Table) -> None:
    try:
        if isinstance(page, PageOutlet):
            await _first(_send(socket, page), _hear(socket, page, table))
        else:
            page.connection.settle()
            await _hear(socket, page, table)
    finally:
        table.detach(page)


async def _first(*work: Coroutine[Any, Any, None]) -> None:
    """Until one of them is done."""
    tasks = [asyncio.create_task(one) for one in work]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def _admit(socket: Socket, page: Outlet, places: ExitStack) -> Table:
    """The table, and a place for the page among those of its person and of its address."""
    services = services_of(socket)
    check_host(socket)
    check_origin(socket)
    check_wire(socket)
    if not services.new_sockets.take(address(socket)):
        raise refuse("server-too-fast", status=429)
    places.enter_context(services.addresses.place(address(socket)))
    if page.person:
        places.enter_context(services.people.place(page.person))
    table = await table_of(socket)
    if _looks_on(page, table):
        check_lag(socket)
    return table


def _looks_on(page: Outlet, table: Table) -> bool:
    """Whether it is the page of somebody who neither sits there nor could."""
    seating = table.match.seating
    return seating.seat_of(page.person) is None and not seating.free_for(page.person)


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode(Refused(refusal.why)))
        await socket.close(CODES.get(refusal.status, GONE))


async def _send(socket: Socket, page: PageOutlet) -> None:
    async for message in page.messages():
        await socket.send_text(message)
    await socket.close(LATER)


async def _hear(socket: Socket, page: DirectOutlet | PageOutlet, table: Table) -> None:
    """Read until the page leaves, or until it has been told too often to slow down; answers go out in between."""
    services = services_of(socket)
    message_limit, patience = services.message_limit(address(socket)), PATIENCE
    with suppress(WebSocketDisconnect):
        while patience:
            data = await socket.receive_data("text")
            if _looks_on(page, table):
                await services.lag.let_others_first()
            if message_limit.take():
                await answer(data, page, table, services.hints)
            else:
                patience -= 1
                tell(page, Refused(text("server-too-fast")))
            await asyncio.sleep(0)
        page.let_go()
