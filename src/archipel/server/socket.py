"""The socket of a table: messages in, one after another; frames out, never waiting for a slow page."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from archipel.core.text import text
from archipel.server.guard import Bucket, same_origin
from archipel.server.hall import hall_of
from archipel.server.profiles import COOKIE
from archipel.server.refusal import Refusal, blame, refuse
from archipel.server.table import Table
from archipel.server.wire import Act, Ask, Because, Ping, Pong, Refused, Sync, Tell, Undo, Why

LARGEST = 8 * 1024
WAITING = 128
PATIENCE = 100

GONE = 4404
CODES = {403: 1008, 429: 1013, 500: 1011, 503: 1013}
LATER = 1013

logger = logging.getLogger("archipel.socket")

Socket = WebSocket[Any, Any, Any]


class Page:
    """One open page: what waits to be sent to it. A page that falls too far behind is let go, and comes back whole."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.waiting: asyncio.Queue[bytes | None] = asyncio.Queue()

    def send(self, message: bytes) -> None:
        if self.waiting.qsize() <= WAITING:
            self.waiting.put_nowait(message if self.waiting.qsize() < WAITING else None)

    def tell(self, message: Tell) -> None:
        self.send(msgspec.json.encode(message))

    async def messages(self) -> AsyncIterator[bytes]:
        while (message := await self.waiting.get()) is not None:
            yield message


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket) -> None:
    await socket.accept()
    page = Page(hall_of(socket).profiles.who(socket.cookies.get(COOKIE)) or "")
    try:
        table = await _admit(socket)
        table.attach(page)
    except Refusal as refusal:
        await _turn_away(socket, refusal)
        return
    except Exception as error:
        logger.error("a table cannot be shown: %s", blame(error))
        await _turn_away(socket, refuse("server-broken", status=500))
        return
    sending = asyncio.create_task(_send(socket, page))
    hearing = asyncio.create_task(_hear(socket, page, table))
    try:
        await asyncio.wait([sending, hearing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.detach(page)
        for task in (sending, hearing):
            task.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)


async def _admit(socket: Socket) -> Table:
    hall = hall_of(socket)
    if not same_origin(socket.headers):
        raise refuse("server-other-site", status=403)
    if not hall.new_sockets.take(socket.client.host if socket.client else ""):
        raise refuse("server-too-fast", status=429)
    return await hall.lobby.table(socket.path_params["id"])


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode(Refused(refusal.why)))
        await socket.close(CODES.get(refusal.status, GONE))


async def _send(socket: Socket, page: Page) -> None:
    async for message in page.messages():
        await socket.send_text(message)
    await socket.close(LATER)


async def _hear(socket: Socket, page: Page, table: Table) -> None:
    """Read until the page leaves, or until it has been told too often to slow down."""
    bucket = Bucket(burst=40, rate=20)
    patience = PATIENCE
    with suppress(WebSocketDisconnect):
        while patience:
            data = await socket.receive_data("text")
            if bucket.take():
                await answer(data, page, table)
            else:
                patience -= 1
                page.tell(Refused(text("server-too-fast")))
        page.waiting.put_nowait(None)


async def answer(data: str, page: Page, table: Table) -> None:
    """Carry one message out, or say why not."""
    try:
        await _carry_out(_read(data), page, table)
    except Refusal as refusal:
        page.tell(Refused(refusal.why))
        if refusal.stale:
            table.sync(page)
    except Exception as error:
        logger.error("table %s: a message failed: %s", table.id, blame(error))
        page.tell(Refused(text("server-broken")))


def _read(data: str) -> Ask:
    if len(data) > LARGEST or len(data.encode()) > LARGEST:
        raise refuse("server-too-large")
    try:
        return ASKS.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise refuse("server-malformed") from None


async def _carry_out(ask: Ask, page: Page, table: Table) -> None:
    seat = table.seating.seat_of(page.person)
    match ask:
        case Act(ply, action):
            await table.act(seat, ply, action)
        case Undo(ply):
            await table.undo(seat, ply)
        case Why():
            page.tell(Because(ask.ask, table.why(seat, ask)))
        case Sync():
            table.sync(page)
        case Ping():
            page.tell(Pong())


ASKS: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)
