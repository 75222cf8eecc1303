"""A connection that has become a web socket: told at once, heard one message after another, with no task that waits."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any, Protocol

from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame
from websockets.http11 import Request
from websockets.protocol import State
from websockets.server import ServerProtocol

from archipel.server.web.sockets.large_messages import LargeMessageDeflateFactory

DIRECT = "archipel.connection"
HEAVIEST = 2 * 1024 * 1024
PIECES = 64

logger = logging.getLogger("archipel.socket")


class Guest(Protocol):
    """Whoever was let in, and what becomes of it."""

    async def hear(self, message: str) -> None: ...

    def leave(self) -> None: ...


class Nowhere(asyncio.Queue[Any]):
    """Where events go for which nobody waits."""

    def put_nowait(self, item: Any) -> None:
        pass


NOWHERE = Nowhere()


class SocketConnection(WebSocketsSansIOProtocol):
    """Its place is free when it ends, as that of any other.

    Who answers by ASGI finds the connection itself in the scope, and may hand it over to a guest: from then on no task,
    no queue and no scope is kept for it, and what it is told is written at once.
    """

    def __init__(self, left: Callable[[str], None], **given: Any) -> None:
        super().__init__(**given)
        self.left = left
        self.guest: Guest | None = None
        self.handed_over = False
        self.heard: list[str] = []
        self.working = False
        self.conn.parser.close()
        self.conn = ServerProtocol(
            extensions=[LargeMessageDeflateFactory()], max_size=self.config.ws_max_size, logger=self.logger
        )

    def connection_lost(self, exc: Exception | None) -> None:
        self.left(self.client[0] if self.client else "")
        super().connection_lost(exc)
        # A parser holds its protocol: nobody would look for such a circle for a long time.
        self.conn.parser.close()
        self._leave()

    def _leave(self) -> None:
        guest, self.guest = self.guest, None
        if guest is not None:
            guest.leave()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.handshake_complete:
            self.scope["extensions"][DIRECT] = self  # type: ignore[assignment]

    async def run_asgi(self) -> None:
        """As any other, but that a socket which was handed over stays open."""
        try:
            await self.app(self.scope, self.receive, self.send)
        except ClientDisconnected:
            pass
        except BaseException:
            self.logger.exception("Exception in ASGI application\n")
            self.send_500_response()
        if not self.handshake_complete:
            self.send_500_response()
        if not self.handed_over and self.close_timer is None:
            self.transport.close()
        self.scope["extensions"].clear()
        del self.scope, self.request, self.response

    def hand_over(self, guest: Guest) -> None:
        """Whatever was said meanwhile is the first that the guest hears."""
        self.handed_over, said, self.queue = True, self.queue, NOWHERE
        if self.disconnected:
            guest.leave()
            return
        self.guest = guest
        while not said.empty():
            event = said.get_nowait()
            if event["type"] == "websocket.receive":
                self._hear(event.get("text") or "")
        self._listen()

    def handle_close(self, event: Frame) -> None:
        super().handle_close(event)
        self._end()

    def handle_parser_exception(self) -> None:
        super().handle_parser_exception()
        self._end()

    def _end(self) -> None:
        """Who has said goodbye is gone, and has a while to read what was still under way."""
        self._leave()
        if self.close_timer is None:
            self.close_timer = self.loop.call_later(self.close_timeout, self.drop)

    def handle_ping(self) -> None:
        if self.backlog() > HEAVIEST:
            self.drop()
        else:
            super().handle_ping()

    def handle_cont(self, event: Frame) -> None:
        if len(self.frames) > PIECES:
            self.drop()
        else:
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if not self.handed_over:
            super().send_receive_event_to_app()
            return
        data, self.frames = b"".join(self.frames), []
        if not self.close_sent:
            self._hear(data.decode(errors="replace"))

    def _hear(self, message: str) -> None:
        """Nothing more is read while something is being carried out."""
        self.heard.append(message)
        if not self.working:
            self.working = True
            task = self.loop.create_task(self._carry_out())
            self.tasks.add(task)
            task.add_done_callback(self.on_task_complete)
        elif not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    async def _carry_out(self) -> None:
        """What was heard, one after another; answers go out in between."""
        try:
            while self.heard and self.guest is not None and not self.disconnected:
                await self.guest.hear(self.heard.pop(0))
                if self.heard:
                    await asyncio.sleep(0)
        except Exception:
            logger.exception("a message could not be heard")
            self.drop()
        finally:
            self.working = False
            self._listen()

    def _listen(self) -> None:
        if self.read_paused and not self.heard and not self.disconnected:
            self.read_paused = False
            self.transport.resume_reading()

    def tell(self, message: bytes) -> None:
        """Nothing where goodbye was said already, or the other side has gone."""
        if self._speaks():
            self.conn.send_text(message)
            self.transport.write(b"".join(self.conn.data_to_send()))

    def backlog(self) -> int:
        """Bytes told that the other side has not taken yet."""
        return self.transport.get_write_buffer_size()

    def say_goodbye(self, code: int) -> None:
        """The other side has a while to hear it and to answer: a connection that is closed before that takes its last
        words along."""
        if self._speaks():
            self.conn.send_close(code)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
            self.heard.clear()
            self._listen()
            self.close_timer = self.loop.call_later(self.close_timeout, self.drop)

    def keepalive_timeout(self) -> None:
        """Whoever does not answer may not read either, and a close would wait for them."""
        super().keepalive_timeout()
        self.drop()

    def drop(self) -> None:
        """Ended at once, whatever was still to be taken."""
        self.transport.abort()

    def _speaks(self) -> bool:
        return self.conn.state is State.OPEN and not self.transport.is_closing()
