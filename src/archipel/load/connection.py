"""A socket to one table: no more than bytes, counted, and the messages in them."""

from __future__ import annotations

import asyncio
import ssl
from typing import Protocol, cast
from urllib.parse import urlsplit

from websockets.client import ClientProtocol
from websockets.extensions.permessage_deflate import ClientPerMessageDeflateFactory
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.protocol import State
from websockets.uri import parse_uri

from archipel.load.errors import LoadError

PATIENCE = 60.0


class Traffic:
    """What came in over all sockets: messages, their bytes once inflated, and the bytes that travelled."""

    def __init__(self) -> None:
        self.messages = self.frames = self.told = self.travelled = 0


class Listener(Protocol):
    """Whoever hears what comes; `connection` is there before anything does."""

    connection: Connection | None

    def hear(self, message: bytes) -> None: ...

    def lost(self) -> None: ...


class Connection(asyncio.Protocol):
    """The library keeps to the protocol; nothing is queued, no task waits. `begun` is done with the first message."""

    def __init__(self, protocol: ClientProtocol, cookie: str, traffic: Traffic, listener: Listener) -> None:
        self.protocol = protocol
        self.cookie = cookie
        self.traffic = traffic
        self.listener = listener
        self.begun: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.parts: list[bytes] = []
        self.leaving = False
        self.transport: asyncio.Transport | None = None
        listener.connection = self

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        request = self.protocol.connect()
        request.headers["Cookie"] = self.cookie
        self.protocol.send_request(request)
        self._flush()

    def data_received(self, data: bytes) -> None:
        self.traffic.travelled += len(data)
        self.protocol.receive_data(data)
        for event in self.protocol.events_received():
            if isinstance(event, Frame):
                self._frame(event)
            elif isinstance(event, Response):
                self._answered()
        self._flush()

    def connection_lost(self, exc: Exception | None) -> None:
        if not self.begun.done():
            self.begun.set_exception(LoadError("the server closed a socket before it said anything"))
        elif not self.leaving:
            self.listener.lost()

    def say(self, message: bytes) -> None:
        """Nothing where the server has said goodbye already."""
        if self.protocol.state is State.OPEN:
            self.protocol.send_text(message)
            self._flush()

    def leave(self) -> None:
        """Nothing that still comes is heard."""
        self.leaving = True
        if self.protocol.state is State.OPEN:
            self.protocol.send_close()
            self._flush()
        if self.transport is not None:
            self.transport.close()

    def _answered(self) -> None:
        error = self.protocol.handshake_exc
        if error is not None and not self.begun.done():
            self.begun.set_exception(LoadError(f"the server opens no socket: {error}"))

    def _frame(self, frame: Frame) -> None:
        if frame.opcode not in (Opcode.TEXT, Opcode.CONT) or self.leaving:
            return
        self.parts.append(bytes(frame.data))
        if frame.fin:
            message = b"".join(self.parts)
            self.parts.clear()
            self.traffic.messages += 1
            self.traffic.told += len(message)
            self.listener.hear(message)
            if not self.begun.done():
                self.begun.set_result(None)

    def _flush(self) -> None:
        for data in self.protocol.data_to_send():
            if data and self.transport is not None:
                self.transport.write(data)


async def connect(address: str, cookie: str, traffic: Traffic, listener: Listener, *, compress: bool) -> None:
    """A socket over which the first message has come; `address` begins with ws: or wss:."""
    place = urlsplit(address)
    extensions = [ClientPerMessageDeflateFactory(client_max_window_bits=True)] if compress else None
    protocol = ClientProtocol(parse_uri(address), extensions=extensions, max_size=None)
    context = ssl.create_default_context() if place.scheme == "wss" else None
    port, loop = place.port or (443 if context else 80), asyncio.get_running_loop()
    try:
        async with asyncio.timeout(PATIENCE):
            _, connection = await loop.create_connection(
                lambda: Connection(protocol, cookie, traffic, listener), place.hostname or "", port, ssl=context
            )
            await connection.begun
    except OSError as error:  # a timeout is one too
        raise LoadError(f"no socket to {place.netloc}: {error or 'it takes too long'}") from None
