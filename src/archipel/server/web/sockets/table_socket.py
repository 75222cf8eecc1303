"""The socket of a table: messages in, one after another; frames out, never waiting for a slow page."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

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
from archipel.server.web.sockets.connection import DIRECT, SocketConnection
from archipel.server.web.sockets.visits import LATER, DirectOutlet, PageOutlet, Visit, looks_on
from archipel.table.audience import Outlet
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.table import Table
from archipel.table.wire.messages import Refused

GONE = 4404
CODES = {403: 1008, 421: 1008, 429: 1013, 500: 1011, 503: 1013}

logger = logging.getLogger("archipel.socket")

Socket = WebSocket[Any, Any, Any]


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
        visit = Visit(page, table, services_of(socket), address(socket))
        if isinstance(page, DirectOutlet):
            visit.places = places.pop_all()
            page.connection.hand_over(visit)
            let_go(socket)
        else:
            await _attend(socket, page, visit)


def _outlet(socket: Socket, person: str) -> DirectOutlet | PageOutlet:
    connection = (socket.scope.get("extensions") or {}).get(DIRECT)
    return DirectOutlet(person, connection) if isinstance(connection, SocketConnection) else PageOutlet(person)


async def _attend(socket: Socket, page: PageOutlet, visit: Visit) -> None:
    tasks = [asyncio.create_task(work) for work in (_send(socket, page), _hear(socket, visit))]
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        visit.leave()
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
    if looks_on(page, table):
        check_lag(socket)
    return table


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode(Refused(refusal.why)))
        await socket.close(CODES.get(refusal.status, GONE))
    let_go(socket)


def let_go(socket: Socket) -> None:
    """Of what holds the socket and is held by it: nobody would look for such a circle for a long time."""
    del socket.receive, socket.send


async def _send(socket: Socket, page: PageOutlet) -> None:
    async for message in page.messages():
        await socket.send_text(message)
    await socket.close(LATER)


async def _hear(socket: Socket, visit: Visit) -> None:
    """Read until the page leaves, or is let go; answers go out in between."""
    with suppress(WebSocketDisconnect):
        while visit.patience:
            await visit.hear(await socket.receive_data("text"))
            await asyncio.sleep(0)
