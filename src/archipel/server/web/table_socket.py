"""The socket of a table: messages in, one after another; frames out, never waiting for a slow page."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from archipel.core.text import text
from archipel.server.base import metrics
from archipel.server.base.limits import same_origin
from archipel.server.web.request_checks import person_of, refused, table_of
from archipel.server.web.services import address, services_of
from archipel.table.consequences import marked
from archipel.table.hints import Hints
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.table import Table
from archipel.table.wire import (
    Act,
    Ask,
    Because,
    Call,
    Hint,
    Leave,
    Lift,
    Lower,
    Marks,
    Ping,
    Pong,
    Refused,
    Restart,
    Return,
    Stop,
    Sync,
    Tell,
    Undo,
    Why,
)

LARGEST = 8 * 1024
WAITING = 128
HEAVIEST = 2 * 1024 * 1024
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

    def tell(self, message: Tell) -> None:
        self.send(msgspec.json.encode(message))

    async def messages(self) -> AsyncIterator[bytes]:
        while (message := await self.waiting.get()) is not None:
            self.weight -= len(message)
            yield message


@websocket("/api/tables/{id:str}/socket")
async def table_socket(socket: Socket) -> None:
    await socket.accept()
    page = Page(person_of(socket) or "")
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


async def _attend(socket: Socket, page: Page, table: Table) -> None:
    sending = asyncio.create_task(_send(socket, page))
    hearing = asyncio.create_task(_hear(socket, page, table))
    try:
        await asyncio.wait([sending, hearing], return_when=asyncio.FIRST_COMPLETED)
    finally:
        table.detach(page)
        for task in (sending, hearing):
            task.cancel()
        await asyncio.gather(sending, hearing, return_exceptions=True)


async def _admit(socket: Socket, page: Page, places: ExitStack) -> Table:
    """The table, and a place for the page among those of its person and of its address."""
    services = services_of(socket)
    if not same_origin(socket.headers):
        raise refuse("server-other-site", status=403)
    if not services.new_sockets.take(address(socket)):
        raise refuse("server-too-fast", status=429)
    places.enter_context(services.addresses.place(address(socket)))
    if page.person:
        places.enter_context(services.people.place(page.person))
    return await table_of(socket)


async def _turn_away(socket: Socket, refusal: Refusal) -> None:
    with suppress(Exception):
        await socket.send_text(msgspec.json.encode(Refused(refusal.why)))
        await socket.close(CODES.get(refusal.status, GONE))


async def _send(socket: Socket, page: Page) -> None:
    async for message in page.messages():
        await socket.send_text(message)
    await socket.close(LATER)


async def _hear(socket: Socket, page: Page, table: Table) -> None:
    """Read until the page leaves, or until it has been told too often to slow down; answers go out in between."""
    message_limit = services_of(socket).message_limit(address(socket))
    patience = PATIENCE
    with suppress(WebSocketDisconnect):
        while patience:
            data = await socket.receive_data("text")
            if message_limit.take():
                await answer(data, page, table, services_of(socket).hints)
            else:
                patience -= 1
                page.tell(Refused(text("server-too-fast")))
            await asyncio.sleep(0)
        page.let_go()


async def answer(data: str, page: Page, table: Table, hints: Hints | None = None) -> None:
    """Carry one message out, or say why not."""
    began = time.perf_counter()
    try:
        await _carry_out(_read(data), page, table, hints)
    except Refusal as refusal:
        metrics.REFUSALS.add(refusal.why.key)
        page.tell(Refused(refusal.why))
        if refusal.stale:
            table.sync(page)
    except Exception as error:
        logger.error("table %s: a message failed: %s", table.id, blame(error))
        page.tell(Refused(text("server-broken")))
    metrics.ANSWERS.add(time.perf_counter() - began)


def _read(data: str) -> Ask:
    if len(data) > LARGEST or len(data.encode()) > LARGEST:
        raise refuse("server-too-large")
    try:
        return ASKS.decode(data)
    except (msgspec.DecodeError, UnicodeEncodeError):
        raise refuse("server-malformed") from None


async def _carry_out(ask: Ask, page: Page, table: Table, hints: Hints | None) -> None:
    match ask:
        case Act(ply, action):
            await table.act(table.viewer(page), ply, action)
        case Undo(ply):
            await table.undo(table.viewer(page), ply)
        case Restart(ply):
            await table.restart(table.viewer(page), ply)
        case Marks():
            if table.history is not None:
                page.tell(marked(table.history, table.viewer(page), ask))
        case Call(seat):
            await table.call(page.person, seat)
        case Leave():
            await table.leave(page.person)
        case Return():
            await table.retake(page.person)
        case Stop(agree):
            await table.stop(page.person, agree=agree)
        case Why():
            page.tell(Because(ask.ask, table.why(table.viewer(page), ask)))
        case Hint(ply) if hints is not None:
            hints.ask(table, table.viewer(page), ply, page)
        case Lift(seat):
            table.lift(page, seat)
        case Lower():
            table.lower(page)
        case Sync():
            table.sync(page)
        case Ping():
            page.tell(Pong())


ASKS: msgspec.json.Decoder[Ask] = msgspec.json.Decoder(Ask)
