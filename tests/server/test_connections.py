"""Connections: so many of an address, and every request whole in good time and of a good size."""

from __future__ import annotations

import os
import socket
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest

from archipel.server.base.limits import ConnectionLimit
from tests.server.process import PATIENCE, Person, Server

HALF = b"GET /api/me HTTP/1.1\r\nhost: 127.0.0.1\r\nx-half: "
MOST = 30

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="127.0.0.2 is this machine too")


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of few connections and little patience."""
    yield from started(tmp_path_factory.mktemp("strict"), CONNECTIONS_OF_AN_ADDRESS=str(MOST), REQUEST_SECONDS="4")


def started(folder: Path, **settings: str) -> Iterator[Server]:
    server = Server(folder / "data")
    with pytest.MonkeyPatch.context() as patched:
        for name, value in settings.items():
            patched.setitem(os.environ, f"ARCHIPEL_{name}", value)
        server.start()
    try:
        yield server
    finally:
        server.kill()


@pytest.fixture
def stack() -> Iterator[ExitStack]:
    with ExitStack() as opened:
        yield opened


def call(server: Server, stack: ExitStack, source: str = "127.0.0.1") -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", server.port), PATIENCE, source_address=(source, 0))
    return stack.enter_context(opened)


def said(connection: socket.socket) -> bytes:
    """Everything up to the end of a connection."""
    heard = b""
    try:
        while more := connection.recv(65536):
            heard += more
    except ConnectionResetError:
        pass
    return heard


def status(connection: socket.socket) -> int:
    return int((said(connection).split() or [b"", b"0"])[1])


def test_a_newcomer_gets_in_while_one_address_holds_1500_half_requests(tmp_path: Path, stack: ExitStack) -> None:
    """The server may open no more files than most systems allow."""
    import resource

    server = stack.enter_context(contextmanager(started)(tmp_path))
    assert server.process is not None
    resource.prlimit(server.process.pid, resource.RLIMIT_NOFILE, (1024, 1024))
    held = [call(server, stack) for _ in range(1500)]
    for connection in held:
        try:
            connection.sendall(HALF)
        except OSError:
            continue
    transport = httpx.HTTPTransport(local_address="127.0.0.2")
    with httpx.Client(transport=transport, base_url=server.address, timeout=PATIENCE) as newcomer:
        assert newcomer.get("/health").text == "ok"
        assert newcomer.get("/api/me").status_code == 200
    assert sum(told_at_once(connection).startswith(b"HTTP/1.1 429 ") for connection in held) >= 1000


def told_at_once(connection: socket.socket) -> bytes:
    connection.setblocking(False)
    try:
        return connection.recv(100)
    except OSError:
        return b""


def test_an_address_over_its_connections_is_told_so_and_let_in_when_one_ends(strict: Server, stack: ExitStack) -> None:
    held = [call(strict, stack, "127.0.0.3") for _ in range(MOST)]
    late = call(strict, stack, "127.0.0.3")
    answer = said(late)
    assert answer.startswith(b"HTTP/1.1 429 ")
    assert b"server-too-many-connections" in answer
    held.pop().close()
    until = time.monotonic() + PATIENCE
    while status_of(strict, stack, "127.0.0.3") != 200:
        assert time.monotonic() < until


def status_of(server: Server, stack: ExitStack, source: str) -> int:
    connection = call(server, stack, source)
    connection.sendall(b"GET /health HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n")
    return status(connection)


def test_a_web_socket_has_a_place_and_gives_it_back(strict: Server, stack: ExitStack) -> None:
    person = Person(strict)
    table = person.open("numbers", "solo", "me")
    for _ in range(3):
        pages = [person.enter(table) for _ in range(15)]
        assert [page.hear()["is"] for page in pages] == ["frame"] * 15
        person.stack.close()
    strict.send_home()
    assert status_of(strict, stack, "127.0.0.1") == 200


HALVES = {
    HALF: 408,
    b"GET /": 408,
    b"": 0,
    b"\r\n\r\n": 0,
    b"POST /api/take HTTP/1.1\r\nhost: localhost\r\ncontent-length: 100\r\n\r\n{": 0,
    b"POST /api/take HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n5\r\n{": 0,
    b"GET /health HTTP/1.1\r\nhost: localhost\r\n\r\nGET /": 200,
}


def test_half_a_request_is_not_waited_for(strict: Server, stack: ExitStack) -> None:
    waiting = {half: call(strict, stack, "127.0.0.4") for half in HALVES}
    for half, connection in waiting.items():
        connection.sendall(half)
    assert {half: status(connection) for half, connection in waiting.items()} == HALVES


def test_a_request_that_drips_is_not_waited_for(strict: Server, stack: ExitStack) -> None:
    connection = call(strict, stack, "127.0.0.5")
    connection.sendall(HALF)
    until = time.monotonic() + PATIENCE
    with pytest.raises(OSError, match=r"reset|Broken pipe|aborted"):
        drip(connection, until)


def drip(connection: socket.socket, until: float) -> None:
    while time.monotonic() < until:
        connection.sendall(b"x")
        time.sleep(0.05)


@pytest.mark.parametrize("pieces", [1, 50])
def test_a_head_has_a_size(strict: Server, stack: ExitStack, pieces: int) -> None:
    connection = call(strict, stack, "127.0.0.6")
    whole = b"GET /health HTTP/1.1\r\nhost: localhost\r\nx-long: " + b"x" * 100_000 + b"\r\n\r\n"
    piece = len(whole) // pieces + 1
    try:
        for start in range(0, len(whole), piece):
            connection.sendall(whole[start : start + piece])
    except OSError:
        pass
    assert status(connection) in (431, 0)
    assert status_of(strict, stack, "127.0.0.6") == 200


def test_a_large_body_is_no_large_head(strict: Server, stack: ExitStack) -> None:
    connection = call(strict, stack, "127.0.0.7")
    head = b"POST /api/take HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\ncontent-length: 60000\r\n\r\n"
    connection.sendall(head + b"x" * 60000)
    assert status(connection) in (401, 413)


def test_connections_of_named_proxies_are_not_counted() -> None:
    limit = ConnectionLimit(2, "127.0.0.1, 10.0.0.0/8,2001:db8::1, nonsense")
    for host in ("127.0.0.1", "10.1.2.3", "2001:db8::1"):
        assert [limit.enter(host) for _ in range(4)] == [True] * 4
    for host in ("192.0.2.1", "2001:db8:1::1", "fe80::1%eth0", ""):
        assert [limit.enter(host) for _ in range(3)] == [True, True, False]
    assert not limit.enter("2001:db8:1::2"), "of the same household"
    limit.leave("2001:db8:1::1")
    assert limit.enter("2001:db8:1::2")
    assert ConnectionLimit(1, "*").enter("192.0.2.1")


def test_nothing_is_remembered_of_who_has_left() -> None:
    limit = ConnectionLimit(2, "")
    for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        assert limit.enter(host)
    for host in ("192.0.2.1", "192.0.2.1", "192.0.2.2"):
        limit.leave(host)
    assert not limit.open
