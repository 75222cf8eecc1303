"""The socket of a lesson: a practice table for one page, gone when the page goes."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from typing import Any

import msgspec
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from archipel.core.text import text
from archipel.server.content.classroom import Classroom
from archipel.server.content.lessons import Lesson, begin_lesson
from archipel.server.web.request_checks import check_host, check_lag, check_origin, check_wire, refused
from archipel.server.web.services import address, services_of
from archipel.server.web.sockets.table_socket import let_go
from archipel.table.refusal import Refusal, refuse
from archipel.table.wire.messages import Refused

PATIENCE = 100

Socket = WebSocket[Any, Any, Any]


@websocket("/api/learn/{id:str}/socket")
async def learn_socket(socket: Socket) -> None:
    await socket.accept()
    with ExitStack() as places:
        try:
            classroom = Classroom(_admit(socket, places))
        except Refusal as refusal:
            refused(socket, refusal)
            with suppress(Exception):
                await socket.send_text(msgspec.json.encode(Refused(refusal.why)))
                await socket.close({403: 1008, 421: 1008, 404: 4404}.get(refusal.status, 1013))
            let_go(socket)
            return
        try:
            with suppress(WebSocketDisconnect):
                await _attend(socket, classroom)
        finally:
            let_go(socket)


def _admit(socket: Socket, places: ExitStack) -> Lesson:
    services = services_of(socket)
    check_host(socket)
    check_origin(socket)
    check_wire(socket)
    check_lag(socket)
    if not services.new_sockets.take(address(socket)):
        raise refuse("server-too-fast", status=429)
    places.enter_context(services.addresses.place(address(socket)))
    return begin_lesson(socket.path_params["id"], socket.query_params.get("step", "0"))


async def _attend(socket: Socket, classroom: Classroom) -> None:
    for tell in classroom.whole():
        await socket.send_text(msgspec.json.encode(tell))
    message_limit, patience = services_of(socket).message_limit(address(socket)), PATIENCE
    while patience:
        data = await socket.receive_data("text")
        if message_limit.take():
            tells = classroom.answer(data)
        else:
            patience -= 1
            tells = [Refused(text("server-too-fast"))]
        for tell in tells:
            await socket.send_text(msgspec.json.encode(tell))
        await asyncio.sleep(0)
    await socket.close(1013)
