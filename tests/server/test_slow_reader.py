"""A page that does not read is let go, the others notice nothing, and it comes back to a board that is whole."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from typing import cast

import pytest
from websockets.exceptions import ConnectionClosed

from archipel.server.web.sockets.connection import HEAVIEST, SocketConnection
from archipel.server.web.sockets.visits import LATER, DirectOutlet
from archipel.table.wire.scene_messages import WireScene
from tests.frames import read
from tests.server.process import PATIENCE, Page, Person, Server
from tests.server.test_connections import started
from tests.table.reconnects import without_numbers

ROUNDS, ASKS = 60, 100
LITTLE = 8 * 1024


class FakeConnection:
    """`waiting` bytes are not yet taken; what is told comes on top."""

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting
        self.done: list[object] = []

    def backlog(self) -> int:
        return self.waiting

    def tell(self, message: bytes) -> None:
        self.waiting += len(message)
        self.done.append(message)

    def drop(self) -> None:
        self.done.append("dropped")

    def say_goodbye(self, code: int) -> None:
        self.done.append(code)


def outlet(connection: FakeConnection) -> DirectOutlet:
    return DirectOutlet("ann", cast("SocketConnection", connection))


@pytest.mark.parametrize(("waiting", "done"), [(0, [b"news"]), (HEAVIEST, [b"news"]), (HEAVIEST + 1, ["dropped"])])
def test_a_page_is_told_until_too_much_waits(waiting: int, done: list[object]) -> None:
    connection = FakeConnection(waiting)
    outlet(connection).send(b"news")
    assert connection.done == done


def test_one_large_message_is_no_reason_to_drop_a_page_that_reads() -> None:
    connection = FakeConnection(0)
    page = outlet(connection)
    page.send(b"x" * (2 * HEAVIEST))
    connection.waiting = 0
    page.send(b"news")
    page.let_go()
    assert connection.done[1:] == [b"news", LATER]


@pytest.fixture(scope="module")
def generous(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that may be asked often."""
    many = {"MESSAGES_AT_ONCE": "100000", "ADDRESS_MESSAGES_AT_ONCE": "100000"}
    yield from started(tmp_path_factory.mktemp("generous"), **many)


def test_who_does_not_read_is_let_go_and_comes_back_to_the_whole_board(generous: Server) -> None:
    ann, ben = Person(generous), Person(generous)
    table = ann.open("hashi", "side_a", "me", "friend")
    ben.join(table)
    pages = [ann.enter(table), ben.enter(table)]
    for page in pages:
        page.quiet()
        page.heard.clear()
    deaf = ben.enter(table, compression=None, sock=small_window(generous))
    with pytest.raises(ConnectionClosed):
        ask_without_end(deaf, pages)
    play_on(pages)
    told = [read(message) for page in pages for message in page.heard]
    assert {tell["is"] for tell in told} <= {"frame", "presence", "pong"}
    assert all(status.get("here", True) for tell in told for status in tell.get("seats", ()))
    again = ben.enter(table)
    assert again.hear()["ply"] == pages[1].ply > 1
    for _ in range(3):
        assert without_numbers(held(again)) == without_numbers(held(pages[1]))
        play_on([pages[0], again])
        pages[1].quiet()


def ask_without_end(deaf: Page, pages: list[Page]) -> None:
    """For the whole scene, and none of them is read while the others play."""
    for _ in range(ROUNDS):
        for _ in range(ASKS):
            deaf.say({"do": "sync"})
        play_on(pages)


def play_on(pages: list[Page]) -> None:
    """Everybody who may do something does it."""
    for page in pages:
        page.quiet()
        if page.offered():
            assert page.act(page.offered()[0])["is"] == "frame"
    for page in pages:
        page.quiet()


def held(page: Page) -> WireScene:
    assert page.holder.held is not None
    return page.holder.held


def small_window(server: Server) -> socket.socket:
    """A socket that takes little on its own."""
    opened = socket.socket()
    opened.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, LITTLE)
    opened.settimeout(PATIENCE)
    opened.connect(("127.0.0.1", server.port))
    return opened
