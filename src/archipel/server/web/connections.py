"""Connections before anything is asked: so many of an address, each request whole in good time and of a good size."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import Any

import httptools
import msgspec
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from archipel.core.text import text
from archipel.server.base import metrics
from archipel.server.base.limits import Buckets, ConnectionLimit, household
from archipel.server.base.logs import note
from archipel.server.base.settings import Settings
from archipel.server.calls.http_types import RefusedCall
from archipel.server.web.sockets.connection import SocketConnection

LARGEST_HEAD = 32 * 1024
REFUSED = {
    408: ("Request Timeout", "server-too-slow"),
    429: ("Too Many Requests", "server-too-many-connections"),
    431: ("Request Header Fields Too Large", "server-too-large"),
}

logger = logging.getLogger("archipel.door")


class Door:
    """What all connections of a server share: how many of an address are open, how often one was turned away."""

    def __init__(self, settings: Settings) -> None:
        self.limit = ConnectionLimit(settings.connections_of_an_address, settings.proxies)
        self.seconds = settings.request_seconds
        self.remarks = Buckets(burst=5, rate=1 / 60)

    def protocols(self) -> dict[str, Any]:
        """What uvicorn makes of each connection, and of one that becomes a web socket."""
        return {"http": partial(HttpConnection, self), "ws": partial(SocketConnection, self.limit.leave)}

    def turned_away(self, host: str, status: int) -> None:
        why = REFUSED[status][1]
        metrics.CALLS.add(str(status))
        metrics.REFUSALS.add(why)
        if self.remarks.take(household(host)):
            note(logger, logging.WARNING, "refused", address=household(host), why=why, status=status)


class HttpConnection(HttpToolsProtocol):
    """Every request has to be whole a while after its first byte, the first of all after the connection was made."""

    def __init__(self, door: Door, **given: Any) -> None:
        super().__init__(**given)
        self.door = door
        self.inside = False
        self.in_head = False
        self.head = 0
        self.timer: asyncio.TimerHandle | None = None

    @property
    def host(self) -> str:
        return self.client[0] if self.client else ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.inside = self.door.limit.enter(self.host)
        if self.inside:
            self._start_timer()
        else:
            self._turn_away(429)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        if self.inside:
            self.door.limit.leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        self._start_timer()
        super().data_received(data)
        if self.in_head and not self.transport.is_closing():
            self.head += len(data)
            if self.head > LARGEST_HEAD:
                self._turn_away(431)

    def on_message_begin(self) -> None:
        self.in_head = True
        self.head = 0
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """One that came all at once is looked at here: what the parser is told ends in `send_400_response`."""
        self.in_head = False
        self.head = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if self.head > LARGEST_HEAD:
            raise httptools.HttpParserError("too large")
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Nothing is left of it but the socket: parser and connection would hold each other."""
        self._stop_timer()
        super().handle_websocket_upgrade()
        self.parser = None  # type: ignore[assignment]

    def send_400_response(self, msg: str) -> None:
        if self.head > LARGEST_HEAD:
            self._turn_away(431)
        else:
            super().send_400_response(msg)

    def _start_timer(self) -> None:
        if self.timer is None:
            self.timer = self.loop.call_later(self.door.seconds, self._too_slow)

    def _stop_timer(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def _too_slow(self) -> None:
        """Told to who is still saying what they want; not to who says nothing, nor in the midst of an answer."""
        if self.in_head and (self.cycle is None or self.cycle.response_complete):
            self._turn_away(408)
        else:
            self.transport.abort()

    def _turn_away(self, status: int) -> None:
        self.door.turned_away(self.host, status)
        phrase, why = REFUSED[status]
        body = msgspec.json.encode(RefusedCall(text(why)))
        head = f"HTTP/1.1 {status} {phrase}\r\ncontent-type: application/json\r\ncontent-length: {len(body)}\r\n"
        self.transport.write(f"{head}connection: close\r\n\r\n".encode() + body)
        self.transport.close()
