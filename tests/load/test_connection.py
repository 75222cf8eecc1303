"""Sockets that do not open, or close early, end a load with one sentence."""

from __future__ import annotations

import asyncio

import pytest

from archipel.load import open_files
from archipel.load.connection import Connection, Traffic, connect
from archipel.load.errors import LoadError


class Ear:
    """Somebody who listens, and is told when there is nothing more to hear."""

    connection: Connection | None = None
    gone = False

    def hear(self, message: bytes) -> None:
        pass

    def lost(self) -> None:
        self.gone = True


async def call(ear: Ear, answer: bytes) -> None:
    """To a server that gives one answer and hangs up."""

    async def serve(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        await reader.readuntil(b"\r\n\r\n")
        writer.write(answer)
        writer.close()

    async with await asyncio.start_server(serve, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        await connect(f"ws://127.0.0.1:{port}/", "", Traffic(), ear, compress=True)


async def test_a_refusal_is_told() -> None:
    with pytest.raises(LoadError, match=r"^the server opens no socket: .*403"):
        await call(Ear(), b"HTTP/1.1 403 Forbidden\r\nContent-Length: 0\r\n\r\n")


async def test_a_server_that_hangs_up_is_told() -> None:
    ear = Ear()
    with pytest.raises(LoadError, match=r"^the server "):
        await call(ear, b"")
    assert ear.connection is not None
    ear.connection.say(b"{}")
    ear.connection.leave()


def test_more_sockets_than_can_be_are_refused_beforehand(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    asked: list[tuple[int, int]] = []
    monkeypatch.setattr(resource, "getrlimit", lambda _: (1024, 4096))
    monkeypatch.setattr(resource, "setrlimit", lambda _, limits: asked.append(limits))
    open_files.allow_sockets(100)
    assert asked == []
    open_files.allow_sockets(2000)
    assert asked == [(2000 + open_files.SPARE, 4096)]
    with pytest.raises(LoadError, match=r"^4000 sockets are more"):
        open_files.allow_sockets(4000)
