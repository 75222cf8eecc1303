"""Open tables in the lobby, and finished games played again by the same people."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.web.services import Services
from archipel.table.gathering import free, rematch
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Sitter
from archipel.table.store import Taken
from archipel.table.table import Table
from tests.server.people import Sheet, database_of, guests, play, seated
from tests.server.test_http import WISH, why

Client = TestClient[Litestar]

SHORT = [(0, "pick 1"), (0, "confirm"), (1, "pick 2"), (1, "confirm"), (0, "lay 1"), (1, "lay 0")]


async def finished(services: Services, people: list[str]) -> Table:
    table = await seated(services, people, "short")
    await play(table, *SHORT)
    return table


async def test_everybody_at_the_table_is_offered_the_same_rematch(services: Services) -> None:
    ann, ben, eve = people = await guests(services, 3)
    table = await finished(services, people[:2])
    pages = [Sheet(person) for person in people]
    for page in pages:
        table.attach(page)
    id = await rematch(services.lobby, table, ben)
    assert [page.last for page in pages] == [{"is": "rematch", "table": id}] * 3
    again = await services.lobby.table(id)
    assert [sitter.kind for sitter in again.match.seating.sitters] == ["open", "person"]
    assert (again.match.row.options, again.match.row.mode, again.match.row.follows) == (
        table.match.row.options,
        "short",
        table.id,
    )
    assert again.match.row.seed != table.match.row.seed
    watching = Sheet(eve)
    again.attach(watching)
    assert (watching.last["is"], watching.last.get("place")) == ("lobby", None)
    with pytest.raises(Refusal, match="server-table-full"):
        await again.join(eve)
    with pytest.raises(Taken):
        await services.store.tables.sit(id, 0, eve)
    assert id in await services.store.tables.of(ann, 9)
    assert await rematch(services.lobby, table, ann) == id
    assert again.match.seating.seat_of(ann) == 0
    assert (watching.last["is"], watching.last["seat"]) == ("frame", None)


async def test_whoever_comes_back_later_finds_the_rematch(services: Services) -> None:
    ann, ben = people = await guests(services, 2)
    table = await finished(services, people)
    ids = await asyncio.gather(rematch(services.lobby, table, ann), rematch(services.lobby, table, ben))
    assert ids[0] == ids[1] == await services.store.tables.rematch_of(table.id)
    services.lobby.tables.clear()
    page = Sheet(ann)
    (await services.lobby.table(table.id)).attach(page)
    assert page.kinds == ["frame", "rematch"]


async def test_another_process_opened_the_rematch_first(services: Services) -> None:
    people = await guests(services, 2)
    table = await finished(services, people)
    row = await services.store.tables.find(table.id)
    assert row is not None
    kept = tuple(Sitter("open", person) for person in people)
    await services.store.tables.create(
        msgspec.structs.replace(row, id="first", sitters=kept, over=False, follows=row.id)
    )
    assert await rematch(services.lobby, table, people[0]) == "first"


async def test_no_seat_is_kept_for_somebody_whom_the_house_does_not_know(services: Services) -> None:
    ann, ben = people = await guests(services, 2)
    table = await finished(services, people)
    profile = await services.profiles.find(ben)
    assert profile is not None
    await services.export_and_erase.erase(profile)
    again = await services.lobby.table(await rematch(services.lobby, table, ann))
    assert [(sitter.kind, sitter.person) for sitter in again.match.seating.sitters] == [("person", ann), ("open", "")]


async def test_a_seat_kept_for_somebody_who_does_not_come_is_freed(services: Services) -> None:
    ann, ben, eve = await guests(services, 3)
    table = await finished(services, [ann, ben])
    again = await services.lobby.table(await rematch(services.lobby, table, ann))
    page = Sheet(eve)
    again.attach(page)
    with pytest.raises(Refusal, match="server-watching"):
        await free(again, eve)
    assert await free(again, ann) == 1
    assert page.last["place"] == 1
    services.lobby.tables.clear()
    assert await (await services.lobby.table(again.id)).join(eve) == 1


async def test_whoever_leaves_for_good_frees_seats_and_takes_the_names_of_guests_along(services: Services) -> None:
    ann, ben, eve = await guests(services, 3)
    table = await finished(services, [ann, ben])
    again = await services.lobby.table(await rematch(services.lobby, table, ben))
    wish = TableWish(
        "numbers", "open", [SeatWish("me"), SeatWish("guest", name="Bea"), SeatWish("friend")], listed=True
    )
    shared = await services.lobby.table(await services.lobby.create(wish, ann))
    gone = await services.profiles.find(ann)
    assert gone is not None
    await services.export_and_erase.erase(gone)
    assert [status.name for status in shared.broadcast.status()] == ["", "", ""]
    assert "Bea" not in "\n".join(database_of(services).reader.iterdump())
    assert await services.lobby.waiting(eve) == []
    assert await again.join(eve) == 0


async def test_guests_at_a_device_come_along(services: Services) -> None:
    (ann,) = await guests(services, 1)
    wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("guest", name="Bea")])
    table = await services.lobby.table(await services.lobby.create(wish, ann))
    await play(table, *SHORT)
    again = await services.lobby.table(await rematch(services.lobby, table, ann))
    assert again.match.seating.seats_of(ann) == (0, 1)
    assert again.match.history is not None


async def test_no_rematch_of_a_running_game_nor_for_a_stranger(services: Services) -> None:
    ann, ben, eve = await guests(services, 3)
    table = await seated(services, [ann, ben], "short")
    with pytest.raises(Refusal, match="server-rematch-later"):
        await rematch(services.lobby, table, ann)
    await play(table, *SHORT)
    for stranger in (eve, ""):
        with pytest.raises(Refusal, match="server-watching"):
            await rematch(services.lobby, table, stranger)
    assert await services.store.tables.rematch_of(table.id) == ""


def test_a_listed_table_is_found_and_joined(client: Client) -> None:
    client.get("/api/me")
    table = client.post("/api/tables", json=WISH).json()["table"]
    host = dict(client.cookies)
    assert rows(client) == []
    client.cookies.clear()
    assert rows(client) == []
    client.get("/api/me")
    assert why(client.put(f"/api/tables/{table}/listed", json={"listed": True})) == (403, "server-not-host")
    guest = dict(client.cookies)
    become(client, host)
    assert client.put(f"/api/tables/{table}/listed", json={"listed": True}).json() == {"listed": True}
    assert rows(client) == [], "my own table is not one to join"
    bodies: list[Any] = [{}, {"listed": "yes"}, {"listed": True, "host": "x"}, []]
    for body in bodies:
        assert why(client.put(f"/api/tables/{table}/listed", json=body)) == (400, "server-malformed")
    become(client, guest)
    assert rows(client) == [table]
    assert client.post(f"/api/tables/{table}/join").json() == {"seat": 1}
    assert rows(client) == []


def test_a_table_may_be_listed_from_the_start(client: Client) -> None:
    client.get("/api/me")
    table = client.post("/api/tables", json={**WISH, "listed": True}).json()["table"]
    host = dict(client.cookies)
    client.cookies.clear()
    assert rows(client) == [table]
    become(client, host)
    client.put(f"/api/tables/{table}/listed", json={"listed": False})
    client.cookies.clear()
    assert rows(client) == []
    assert why(client.put(f"/api/tables/{table}/listed", json={"listed": True})) == (401, "server-no-guest")
    assert why(client.post(f"/api/tables/{table}/rematch")) == (401, "server-no-guest")


def rows(client: Client) -> list[str]:
    return [row["table"] for row in client.get("/api/waiting").json()]


def become(client: Client, cookies: dict[str, str]) -> None:
    client.cookies.clear()
    client.cookies.update(cookies)
