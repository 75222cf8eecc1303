"""The socket against bad input: refused with a sentence, the table unchanged, the connection kept."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from archipel.words import words
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
    return json.loads(socket.receive_text())


def refused(tell: Any) -> str:
    assert tell["is"] == "refused"
    for lang in ("en", "fr"):
        assert words(lang, "numbers").has(tell["why"]["key"])
    return str(tell["why"]["key"])


def test_bad_messages_are_refused_and_the_table_goes_on(client: Client) -> None:
    with enter(client, open_table(client)) as socket:
        first = json.loads(socket.receive_text())
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
        assert refused(json.loads(socket.receive_text())) == "server-malformed"
        assert ask(socket, {"do": "sync"}) == first
        assert ask(socket, {"do": "ping"}) == {"is": "pong"}
        frame = ask(socket, {"do": "act", "ply": 0, "action": "pick 1"})
        assert (frame["is"], frame["ply"]) == ("frame", 1)


def test_a_stale_action_is_refused_and_the_page_brought_up_to_date(client: Client) -> None:
    with enter(client, open_table(client)) as socket:
        socket.receive_text()
        ask(socket, {"do": "act", "ply": 0, "action": "pick 1"})
        for ply in (0, 2, -1, 10**40):
            assert refused(ask(socket, {"do": "act", "ply": ply, "action": "confirm"})) == "server-stale"
            whole = json.loads(socket.receive_text())
            assert (whole["is"], whole["ply"], whole.get("fresh", False)) == ("frame", 1, False)


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
        assert refused(json.loads(socket.receive_text())) == why
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        assert closed.value.code == code


def test_a_table_that_cannot_be_drawn_says_so(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client)
    monkeypatch.setattr(GAME, "scene", lambda view, legal: view.nothing[legal])
    with enter(client, table) as socket:
        assert refused(json.loads(socket.receive_text())) == "server-broken"
        assert list(everything(socket)) == []
    monkeypatch.undo()
    with enter(client, table) as socket:
        assert json.loads(socket.receive_text())["is"] == "frame"


def test_a_flood_is_slowed_and_then_cut_off(client: Client) -> None:
    with enter(client, open_table(client)) as socket:
        socket.receive_text()
        for _ in range(200):
            socket.send_text('{"do": "ping"}')
        heard = list(everything(socket))
        assert heard[0] == {"is": "pong"}
        assert refused(heard[-1]) == "server-too-fast"


def everything(socket: WebSocketTestSession) -> Iterator[Any]:
    with suppress(WebSocketDisconnect):
        while True:
            yield json.loads(socket.receive_text())
