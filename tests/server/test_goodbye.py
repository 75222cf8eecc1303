"""The end of a connection: whoever reads hears why, and nothing waits for whoever does not."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.frames import CloseCode, Frame, Opcode
from websockets.uri import parse_uri

from archipel.server.web.sockets.connection import HEAVIEST, PIECES, SocketConnection
from archipel.server.web.sockets.visits import LATER
from tests.server.process import PATIENCE


class FullTransport(asyncio.Transport):
    """A close of it waits for ever, as where the other side reads nothing; nothing can be written after that."""

    def __init__(self) -> None:
        super().__init__()
        self.written = b""
        self.reading = True
        self.closing = False
        self.aborted = False

    def write(self, data: Any) -> None:
        if self.closing:
            raise RuntimeError("the handler is closed")
        self.written += data

    def pause_reading(self) -> None:
        self.reading = False

    def resume_reading(self) -> None:
        self.reading = True

    def get_write_buffer_size(self) -> int:
        return 0

    def is_closing(self) -> bool:
        return self.closing

    def close(self) -> None:
        self.closing = True

    def abort(self) -> None:
        self.aborted = True


class Opened:
    """A connection after its handshake, with the client at its other end; `app` ends when it is told to."""

    def __init__(self) -> None:
        self.over = asyncio.Event()
        self.transport = FullTransport()
        config = Config(self.app, interface="asgi3", log_config=None)
        self.connection = SocketConnection(print, config=config, server_state=ServerState(), app_state={})
        self.connection.connection_made(self.transport)
        self.client = ClientProtocol(parse_uri("ws://localhost/"))

    async def app(self, scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        await self.over.wait()

    async def shake_hands(self) -> None:
        self.client.send_request(self.client.connect())
        self.say()
        await until(lambda: self.connection.handshake_complete)
        self.hear()

    async def end(self) -> None:
        self.over.set()
        await asyncio.gather(*self.connection.tasks)

    def say(self) -> None:
        self.connection.data_received(b"".join(self.client.data_to_send()))

    def hear(self) -> list[Any]:
        self.client.receive_data(self.transport.written)
        self.transport.written = b""
        return self.client.events_received()


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not true():
            await asyncio.sleep(0)


@pytest.fixture
async def opened() -> AsyncIterator[Opened]:
    one = Opened()
    await one.shake_hands()
    yield one
    await one.end()


async def test_a_goodbye_is_read_however_much_was_still_said(opened: Opened) -> None:
    """A connection that is closed while anything lies unread in it takes its last words along."""
    opened.client.send_text(b"one more")
    opened.say()
    assert not opened.transport.reading
    opened.connection.say_goodbye(LATER)
    await opened.end()
    assert opened.transport.reading
    assert not opened.transport.closing
    (goodbye,) = opened.hear()
    assert isinstance(goodbye, Frame)
    assert goodbye.opcode is Opcode.CLOSE
    opened.say()
    assert opened.transport.closing


async def test_nobody_is_waited_for_long_after_a_goodbye(opened: Opened) -> None:
    opened.connection.close_timeout = 0
    opened.connection.say_goodbye(LATER)
    await until(lambda: opened.transport.aborted)


async def test_nothing_is_said_after_a_goodbye(opened: Opened) -> None:
    opened.connection.say_goodbye(LATER)
    opened.connection.say_goodbye(CloseCode.GOING_AWAY)
    opened.connection.tell(b"news")
    (goodbye,) = opened.hear()
    assert goodbye.data[:2] == LATER.to_bytes(2, "big")


async def test_a_connection_that_was_lost_is_told_nothing_more(opened: Opened) -> None:
    """The page finds out a moment later: whatever the table tells it until then is no fault of the table."""
    opened.transport.close()
    opened.connection.tell(b"news")
    opened.connection.say_goodbye(LATER)
    assert opened.transport.written == b""


async def test_who_does_not_answer_a_ping_is_let_go_whatever_waits(opened: Opened) -> None:
    opened.connection.tell(b"news")
    opened.connection.keepalive_timeout()
    assert opened.transport.aborted


class Visitor:
    """A guest that counts how often it left, and cannot hear."""

    def __init__(self) -> None:
        self.left = 0

    async def hear(self, message: str) -> None:
        raise ZeroDivisionError(message)

    def leave(self) -> None:
        self.left += 1


async def test_who_says_goodbye_is_gone_though_nothing_was_read(opened: Opened) -> None:
    visitor = Visitor()
    opened.connection.hand_over(visitor)
    opened.client.send_close(1000)
    opened.say()
    assert visitor.left == 1
    assert opened.connection.close_timer is not None, "nothing waits for them for ever"
    opened.connection.connection_lost(None)
    assert visitor.left == 1


async def test_who_cannot_be_heard_is_not_left_deaf(opened: Opened) -> None:
    opened.connection.hand_over(Visitor())
    opened.client.send_text(b"hello")
    opened.say()
    await until(lambda: opened.transport.aborted)


async def test_nothing_grows_for_who_does_not_read_and_for_endless_pieces(
    opened: Opened, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened.client.send_text(b"", fin=False)
    for _ in range(PIECES + 2):
        opened.client.send_continuation(b"", fin=False)
    opened.say()
    assert opened.transport.aborted
    opened.transport.aborted = False
    monkeypatch.setattr(opened.transport, "get_write_buffer_size", lambda: HEAVIEST + 1)
    opened.client.send_ping(b"")
    opened.say()
    assert opened.transport.aborted
