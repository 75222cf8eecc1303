"""The socket against bad input: refused with a sentence, the table unchanged, the connection kept."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from archipel.server.base.limits import Buckets, PageLimit
from archipel.server.web.sockets.connection import HEAVIEST
from archipel.server.web.sockets.visits import WAITING, PageOutlet
from archipel.table.refusal import Refusal
from archipel.table.wire.messages import WIRE
from archipel.words import words
from tests.frames import Holder, read
from tests.server.toy import GAME

Client = TestClient[Litestar]


def open_table(client: Client) -> str:
    client.get("/api/me")
    wish = {"game": "numbers", "mode": "solo", "options": {}, "seats": [{"kind": "me"}]}
    return str(client.post("/api/tables", json=wish).json()["table"])


def enter(client: Client, table: str, **headers: str) -> WebSocketTestSession:
    return client.websocket_connect(f"/api/tables/{table}/socket", headers=headers or None)


def ask(socket: WebSocketTestSession, message: Any) -> Any:
    socket.send_text(message if isinstance(message, str) else json.dumps(message))
    return read(socket.receive_text())


def refused(tell: Any) -> str:
    assert tell["is"] == "refused"
    for lang in ("en", "fr"):
        assert words(lang, "numbers").has(tell["why"]["key"])
    return str(tell["why"]["key"])


def test_bad_messages_are_refused_and_the_table_goes_on(client: Client) -> None:
    with enter(client, open_table(client)) as socket:
        first = read(socket.receive_text())
        for message, why in [
            ("{", "server-malformed"),
            ("", "server-malformed"),
            ("[]", "server-malformed"),
            ('{"do": "fly"}', "server-malformed"),
            ('{"do": "act"}', "server-malformed"),
            ('{"do": "act", "ply": "x", "action": "pick 1"}', "server-malformed"),
            ('{"do": "act", "ply": 0, "action": "pick 1", "seat": 1}', "server-malformed"),
            ('"\\ud800"', "server-malformed"),
            ("x" * 8193, "server-too-large"),
            ("é" * 5000, "server-too-large"),
            ({"do": "act", "ply": 0, "action": "fly"}, "server-no-such-action"),
            ({"do": "act", "ply": 0, "action": "pick 9"}, "refused-not-offered"),
            ({"do": "undo", "ply": 0}, "server-no-undo"),
        ]:
            assert refused(ask(socket, message)) == why
        socket.send_bytes(b"\x00\x01")
        assert refused(read(socket.receive_text())) == "server-malformed"
        assert ask(socket, {"do": "sync"}) == first
        assert ask(socket, {"do": "ping"}) == {"is": "pong"}
        frame = ask(socket, {"do": "act", "ply": 0, "action": "pick 1"})
        assert (frame["is"], frame["ply"]) == ("frame", 1)


PASSED_OR_NEVER = (0, 2, 7, -1, -(10**9), 2**31, 2**53, 2**64, -(2**64), 10**40)


@pytest.mark.parametrize("do", ["act", "undo", "restart", "hint"])
def test_a_ply_that_has_passed_or_never_was_is_refused_and_the_whole_board_sent(client: Client, do: str) -> None:
    with enter(client, open_table(client)) as socket:
        holder = Holder()
        holder.read(socket.receive_text())
        socket.send_text('{"do": "act", "ply": 0, "action": "pick 1"}')
        told = holder.read(socket.receive_text())
        for ply in PASSED_OR_NEVER:
            named = {"action": "confirm"} if do == "act" else {}
            assert refused(ask(socket, {"do": do, "ply": ply, **named})) == "server-stale"
            whole = Holder().read(socket.receive_text())
            assert (whole["ply"], whole.get("fresh", False), whole["scene"]) == (1, False, told["scene"])


CLAIMS: list[dict[str, Any]] = [
    {"do": "sync", "digest": 7},
    {"do": "sync", "ply": 1},
    {"do": "sync", "since": -1},
    {"do": "sync", "scene": {"zones": [], "pieces": [{"id": "pick.3"}]}},
    {"do": "ping", "digest": 7},
    {"do": "act", "ply": 1, "action": "confirm", "digest": 7},
    {"do": "act", "ply": 1, "action": "confirm", "change": {"parts": []}},
    {"do": "act", "ply": 1.5, "action": "confirm"},
    {"do": "act", "ply": None, "action": "confirm"},
    {"do": "act", "ply": True, "action": "confirm"},
    {"do": "frame", "picture": {"ply": 9}},
    {"is": "frame", "picture": {"ply": 9}},
]


def test_what_a_page_claims_to_hold_changes_nothing(client: Client) -> None:
    """It is told what it should not have said, and every frame after that is of the board as it is."""
    table = open_table(client)
    with enter(client, table) as liar, enter(client, table) as other:
        pages = {socket: Holder() for socket in (liar, other)}
        for socket, holder in pages.items():
            holder.read(socket.receive_text())
        ask(liar, {"do": "act", "ply": 0, "action": "pick 1"})
        for claim in CLAIMS:
            assert refused(ask(liar, claim)) == "server-malformed"
        liar.send_text('{"do": "sync"}')
        whole = pages[liar].read(liar.receive_text())
        assert pages[other].read(other.receive_text())["scene"] == whole["scene"]
        liar.send_text('{"do": "act", "ply": 1, "action": "confirm"}')
        told = [read(socket.receive_text()) for socket in pages]
        assert told[0] == told[1]
        assert "change" in told[0]
        assert pages[liar].hold(told[0]) == pages[other].hold(told[1])


def test_why_is_answered_with_the_number_of_the_question(client: Client) -> None:
    with enter(client, open_table(client)) as socket:
        socket.receive_text()
        assert ask(socket, {"do": "why", "ask": 7, "action": "confirm"})["why"]["key"] == "refused-not-offered"
        assert ask(socket, {"do": "why", "ask": 8, "path": ["middle/1"]}) == {"is": "because", "ask": 8, "why": None}


@pytest.mark.parametrize(
    ("table", "headers", "why", "code"),
    [
        ("nowhere", {}, "server-no-table", 4404),
        ("", {"origin": "https://evil.example"}, "server-other-site", 1008),
    ],
)
def test_who_may_not_come_in_is_told_and_let_go(
    client: Client, table: str, headers: dict[str, str], why: str, code: int
) -> None:
    with enter(client, table or open_table(client), **headers) as socket:
        assert refused(read(socket.receive_text())) == why
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == code


def test_a_table_that_cannot_be_drawn_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client)
    monkeypatch.setattr(GAME, "scene", lambda view, legal: view.nothing[legal])
    with enter(client, table) as socket:
        assert refused(read(socket.receive_text())) == "server-broken"
        assert list(everything(socket)) == []
    monkeypatch.undo()
    with enter(client, table) as socket:
        assert read(socket.receive_text())["is"] == "frame"


def test_a_flood_is_slowed_and_then_cut_off(client: Client) -> None:
    with enter(client, open_table(client)) as socket:
        socket.receive_text()
        for _ in range(200):
            socket.send_text('{"do": "ping"}')
        heard = list(everything(socket))
        assert heard[0] == {"is": "pong"}
        assert refused(heard[-1]) == "server-too-fast"


def test_all_pages_of_an_address_share_a_limit(client: Client) -> None:
    client.app.state.services.messages = Buckets(burst=3, rate=1e-6)
    table = open_table(client)
    lesson = client.websocket_connect("/api/learn/hashi/socket")
    with enter(client, table) as first, enter(client, table) as second, lesson as third:
        for socket in (first, second, third, third):
            socket.receive_text()
        for socket in (first, second, third):
            assert ask(socket, {"do": "ping"}) == {"is": "pong"}
        for socket in (first, second, third):
            assert refused(ask(socket, {"do": "ping"})) == "server-too-fast"


def everything(socket: WebSocketTestSession) -> Iterator[Any]:
    with suppress(WebSocketDisconnect):
        while True:
            yield read(socket.receive_text())


def test_open_pages_of_a_person_have_an_end(client: Client) -> None:
    table = open_table(client)
    people: PageLimit = client.app.state.services.people
    people.most = 1
    with enter(client, table) as first:
        first.receive_text()
        with enter(client, table) as second:
            assert refused(read(second.receive_text())) == "server-too-many-pages"
            with pytest.raises(WebSocketDisconnect) as closed:
                second.receive_text()
            assert closed.value.code == 1013
    until = time.monotonic() + 5
    while people.inside and time.monotonic() < until:
        time.sleep(0.01)
    with enter(client, table) as again:
        assert read(again.receive_text())["is"] == "frame"


def test_open_pages_of_an_address_have_an_end() -> None:
    crowd = PageLimit(2)
    with crowd.place("a"), crowd.place("a"), crowd.place("b"):
        with pytest.raises(Refusal, match="server-too-many-pages"), crowd.place("a"):
            pass
        assert crowd.inside == {"a": 2, "b": 1}
    assert not crowd.inside


@pytest.mark.parametrize(("size", "fits"), [(10, WAITING), (HEAVIEST // 4, 4), (2 * HEAVIEST, 1)])
async def test_a_page_too_far_behind_is_let_go_with_all_that_waits(size: int, fits: int) -> None:
    page = PageOutlet("ann")
    for _ in range(fits):
        page.send(b"x" * size)
    assert (page.waiting.qsize(), page.gone) == (fits, False)
    for _ in range(3):
        page.send(b"x" * size)
    assert page.gone
    assert [message async for message in page.messages()] == []


async def test_what_was_sent_weighs_no_more() -> None:
    page = PageOutlet("ann")
    messages = page.messages()
    for _ in range(20):
        page.send(b"x" * (HEAVIEST // 2))
        await anext(messages)
    assert (page.weight, page.gone) == (0, False)


@pytest.mark.parametrize(
    ("asked", "why"),
    [
        ("", "server-not-shown"),
        *[(f"?wire={spoken}", "server-reload") for spoken in (*range(1, WIRE), WIRE + 1, -1, "", "x", f"{WIRE}.0")],
    ],
)
def test_an_older_page_is_told_to_load_again(client: Client, asked: str, why: str) -> None:
    """A sentence and the end, at a table as in a lesson: nothing of a scene that it would misread."""
    table, headers = open_table(client), {"origin": "http://testserver.local"}
    for path in (f"/api/tables/{table}/socket", "/api/learn/hashi/socket"):
        with client.websocket_connect(f"{path}{asked}", headers=headers) as socket:
            assert refused(read(socket.receive_text())) == why
            with pytest.raises(WebSocketDisconnect) as gone:
                socket.receive_text()
        assert gone.value.code == 1008
    with client.websocket_connect(f"/api/tables/{table}/socket?wire={WIRE}", headers=headers) as socket:
        assert read(socket.receive_text())["wire"] == WIRE
