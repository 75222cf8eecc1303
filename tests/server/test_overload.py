"""Too much to do: newcomers are asked to wait, whoever plays is served."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.base.overload import EVERY, LoopLag
from tests.frames import read
from tests.server.test_hosts import closed
from tests.server.test_request_checks import open_table, services_of, why

Client = TestClient[Litestar]


async def test_a_loop_that_is_held_up_is_behind() -> None:
    lag = LoopLag(most=0.2)
    lag.start()
    for _ in range(3):
        await asyncio.sleep(EVERY)
        time.sleep(1.0)
    await asyncio.sleep(2 * EVERY)
    assert lag.behind()
    await lag.background.stop()


def test_one_pause_is_not_too_much_and_many_are() -> None:
    lag = LoopLag(most=0.5)
    lag.add(0.6)
    assert not lag.behind()
    for _ in range(20):
        lag.add(0.6)
    assert lag.behind()
    for _ in range(20):
        lag.add(0.0)
    assert not lag.behind(), "it is forgotten in a few seconds"


def test_new_tables_and_spectators_are_told_to_wait(client: Client) -> None:
    table, open_seat = open_table(client, "me", mode="solo"), open_table(client, "me", "friend")
    mine = dict(client.cookies)
    services_of(client).lag.lag = 60.0
    wish: dict[str, Any] = {"game": "numbers", "mode": "solo", "options": {}, "seats": [{"kind": "me"}]}
    refused = client.post("/api/tables", json=wish)
    assert why(refused) == (503, "server-busy")
    assert refused.headers["retry-after"] == "5"
    assert closed(client, "/api/learn/numbers/socket", {}) == ("server-busy", 1013)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert read(socket.receive_text())["seat"] == 0, "whoever plays comes in"
    client.cookies.clear()
    client.get("/api/me")
    assert closed(client, f"/api/tables/{table}/socket", {}) == ("server-busy", 1013)
    with client.websocket_connect(f"/api/tables/{open_seat}/socket") as socket:
        assert read(socket.receive_text())["is"] == "lobby", "so does a friend who is awaited"
    services_of(client).lag.lag = 0.0
    assert client.cookies["archipel"] != mine["archipel"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert read(socket.receive_text())["seat"] is None
    assert client.post("/api/tables", json=wish).status_code == 201


def test_whoever_plays_is_answered_before_who_looks_on(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    table = open_table(client, "me", mode="solo")
    services, gate, waited = services_of(client), asyncio.Event(), []

    async def wait() -> None:
        waited.append(1)
        await gate.wait()

    monkeypatch.setattr(services.lag, "let_others_first", wait)
    with client.websocket_connect(f"/api/tables/{table}/socket") as player:
        read(player.receive_text())
        client.cookies.clear()
        client.get("/api/me")
        with client.websocket_connect(f"/api/tables/{table}/socket") as spectator:
            read(spectator.receive_text())
            spectator.send_text('{"do":"ping"}')
            player.send_text('{"do":"ping"}')
            assert read(player.receive_text())["is"] == "pong"
            client.blocking_portal.call(gate.set)
            assert read(spectator.receive_text())["is"] == "pong"
    assert waited == [1]
