"""Over sockets: two people who both leave a live game for ten minutes find it where it was."""

from __future__ import annotations

import asyncio

from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.web.services import Services
from tests.frames import Holder
from tests.server.test_socket import enter

Client = TestClient[Litestar]


def test_two_who_both_leave_for_ten_minutes_find_their_game_where_it_was(client: Client) -> None:
    services: Services = client.app.state.services
    at = float(int(services.lobby.house.now()) + 1)
    services.lobby.house.now = services.deadlines.now = lambda: at
    table, cookies = opened(client)
    sockets = [enter(client, table, cookie=cookie) for cookie in cookies]
    for socket in sockets:
        with socket:
            Holder().read(socket.receive_text())
    client.blocking_portal.call(nobody_is_there, services, table)
    for _ in range(10):
        at += 60
        client.blocking_portal.call(services.deadlines.look)
    with enter(client, table, cookie=cookies[0]) as socket:
        holder = Holder()
        frame = holder.read(socket.receive_text())
        clock = frame["clock"] if frame["clock"].get("running") else holder.read(socket.receive_text())["clock"]
    assert [seat.get("stood", False) for seat in frame["seats"]] == [False, False]
    assert (clock["left"], clock["running"]) == ([180_000, 180_000], [0, 1])


async def nobody_is_there(services: Services, table: str) -> None:
    """Wait until the server has noticed that every page is gone."""
    while (await services.lobby.table(table)).broadcast.audience:
        await asyncio.sleep(0)


def opened(client: Client) -> tuple[str, list[str]]:
    """A table of two people with three minutes each, and their cookies."""
    cookies: list[str] = []
    table = ""
    for _ in range(2):
        client.cookies.clear()
        client.get("/api/me")
        cookies.append("; ".join(f"{name}={value}" for name, value in client.cookies.items()))
        if not table:
            seats = [{"kind": "me"}, {"kind": "friend"}]
            clock = {"kind": "live", "seconds": 180, "increment": 2}
            wish = {"game": "numbers", "mode": "open", "options": {}, "seats": seats, "clock": clock}
            table = str(client.post("/api/tables", json=wish).json()["table"])
        else:
            client.post(f"/api/tables/{table}/join")
    client.cookies.clear()
    return table, cookies
