"""A table that waits: its host puts bots into seats, clears them, begins with fewer, calls it off; nobody else may."""

from __future__ import annotations

from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.web.services import Services
from archipel.table.gathering import begin, cancel, change_seat, empty_seat, rematch, seat_bot
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock
from archipel.table.table import Table
from tests.server.people import Sheet, guests
from tests.server.test_http import WISH, why
from tests.table.test_gathering import become, finished

Client = TestClient[Litestar]


async def waiting(services: Services, host: str, friends: int = 2) -> Table:
    wish = TableWish("numbers", "open", [SeatWish("me"), *[SeatWish("friend")] * friends])
    return await services.lobby.table(await services.lobby.create(wish, host))


def kinds(table: Table) -> list[str]:
    return [sitter.kind for sitter in table.match.seating.sitters]


async def kept(services: Services, table: Table) -> list[str]:
    row = await services.store.tables.find(table.id)
    assert row is not None
    return [sitter.kind for sitter in row.sitters]


async def test_a_bot_takes_a_free_seat_and_the_last_one_begins_the_game(services: Services) -> None:
    (ann,) = await guests(services, 1)
    table = await waiting(services, ann)
    page = Sheet(ann)
    table.attach(page)
    await seat_bot(table, ann, 1, "easy")
    assert (page.last["is"], page.last["seats"][1]["kind"], page.last["seats"][1]["level"]) == ("lobby", "bot", "easy")
    await seat_bot(table, ann, 1, "strong")
    assert page.last["seats"][1]["level"] == "strong"
    await seat_bot(table, ann, 2, "easy")
    assert page.last["is"] == "frame"
    assert await kept(services, table) == ["person", "bot", "bot"]
    for late in (seat_bot(table, ann, 1, "easy"), empty_seat(table, ann, 1), begin(table, ann), table.cancel()):
        with pytest.raises(Refusal, match="server-begun"):
            await late


async def test_the_host_clears_a_seat_and_everybody_may_get_up(services: Services) -> None:
    ann, ben, eve = await guests(services, 3)
    table = await waiting(services, ann)
    await table.join(ben)
    page = Sheet(ben)
    table.attach(page)
    await empty_seat(table, ann, 1)
    assert (page.last["seat"], page.last["place"], await kept(services, table)) == (None, 1, ["person", "open", "open"])
    assert await table.join(ben) == 1
    await empty_seat(table, ben, 1)
    assert table.match.seating.seat_of(ben) is None
    await seat_bot(table, ann, 1, "easy")
    await empty_seat(table, ann, 1)
    assert kinds(table) == ["person", "open", "open"]
    with pytest.raises(Refusal, match="server-host-stays"):
        await empty_seat(table, ann, 0)
    with pytest.raises(Refusal, match="server-not-host"):
        await empty_seat(table, eve, 0)


async def test_the_host_changes_places_with_anybody_and_others_with_nobody(services: Services) -> None:
    ann, ben = await guests(services, 2)
    table = await waiting(services, ann)
    await table.join(ben)
    await change_seat(table, ann, 1)
    assert [table.match.seating.seat_of(one) for one in (ann, ben)] == [1, 0]
    with pytest.raises(Refusal, match="server-seat-taken"):
        await change_seat(table, ben, 1)
    await change_seat(table, ben, 2)
    assert await kept(services, table) == ["open", "person", "person"]
    with pytest.raises(Refusal, match="server-watching"):
        await change_seat(table, "", 0)


async def test_the_host_begins_with_those_who_sit_where_the_mode_takes_so_many(services: Services) -> None:
    ann, ben = await guests(services, 2)
    table = await waiting(services, ann)
    pages = [Sheet(ann), Sheet(ben)]
    for page in pages:
        table.attach(page)
    assert pages[0].last.get("ready", False) is False
    with pytest.raises(Refusal, match="server-bad-seats"):
        await begin(table, ann)
    await change_seat(table, ann, 2)
    assert await table.join(ben) == 0
    assert [page.last.get("ready", False) for page in pages] == [True, False], "it is for the host to begin"
    assert await begin(table, ann) == 2
    assert [(page.last["is"], page.last["seat"]) for page in pages] == [("frame", 1), ("frame", 0)]
    services.lobby.tables.clear()
    again = await services.lobby.table(table.id)
    assert (kinds(again), again.match.history is not None) == (["person", "person"], True)


async def test_a_table_called_off_is_found_by_nobody_from_that_moment(services: Services) -> None:
    (ann,) = await guests(services, 1)
    table = await waiting(services, ann)
    await table.cancel()
    assert table.id in services.lobby.tables
    with pytest.raises(Refusal, match="server-no-table"):
        await services.lobby.table(table.id)


async def test_a_table_called_off_is_gone_for_everybody(services: Services) -> None:
    ann, ben = await guests(services, 2)
    table = await waiting(services, ann)
    pages = [Sheet(ann), Sheet(ben)]
    for page in pages:
        table.attach(page)
    await cancel(services.lobby, table, ann)
    assert [page.last for page in pages] == [{"is": "cancelled"}] * 2
    assert await services.store.tables.of(ann, 9) == []
    for late in (services.lobby.table(table.id), empty_seat(table, ann, 1), cancel(services.lobby, table, ann)):
        with pytest.raises(Refusal, match="server-no-table"):
            await late
    with pytest.raises(Refusal, match="server-no-table"):
        table.attach(Sheet(ben))
    with pytest.raises(Refusal, match="server-no-table"):
        await table.join(ben)


async def test_a_rematch_called_off_can_be_asked_for_again(services: Services) -> None:
    ann, ben = people = await guests(services, 2)
    table = await finished(services, people)
    page = Sheet(ben)
    table.attach(page)
    first = await services.lobby.table(await rematch(services.lobby, table, ann))
    await cancel(services.lobby, first, ann)
    assert page.last == {"is": "rematch", "table": ""}
    again = await rematch(services.lobby, table, ben)
    assert again != first.id
    assert page.last == {"is": "rematch", "table": again}


async def test_who_waits_is_told_what_was_agreed(services: Services) -> None:
    ann, eve = await guests(services, 2)
    clock = Clock("live", 600, 10)
    wish = TableWish("numbers", "open", [SeatWish("me"), SeatWish("friend")], clock=clock, hints=False)
    table = await services.lobby.table(await services.lobby.create(wish, ann))
    page = Sheet(eve)
    table.attach(page)
    assert page.last["clock"] == {"kind": "live", "seconds": 600, "increment": 10}
    assert "hints" not in page.last
    assert page.last["place"] == 1


def test_seats_of_a_table_that_waits_over_http(client: Client) -> None:
    client.get("/api/me")
    wish: dict[str, Any] = {**WISH, "seats": [{"kind": "me"}, {"kind": "friend"}, {"kind": "friend"}]}
    table = client.post("/api/tables", json=wish).json()["table"]
    host = dict(client.cookies)
    bot = {"kind": "bot", "level": "easy"}
    client.cookies.clear()
    assert why(client.delete(f"/api/tables/{table}")) == (401, "server-no-guest")
    client.get("/api/me")
    assert why(client.put(f"/api/tables/{table}/seats/1", json=bot)) == (403, "server-not-host")
    assert why(client.put(f"/api/tables/{table}/seats/0", json={"kind": "open"})) == (403, "server-not-host")
    assert why(client.put(f"/api/tables/{table}/seats/1", json={"kind": "me"})) == (403, "server-watching")
    assert why(client.post(f"/api/tables/{table}/begin")) == (403, "server-not-host")
    assert why(client.delete(f"/api/tables/{table}")) == (403, "server-not-host")
    become(client, host)
    assert client.put(f"/api/tables/{table}/seats/1", json=bot).json() == bot
    assert why(client.put(f"/api/tables/{table}/seats/1", json={"kind": "bot", "level": "?"})) == (
        400,
        "server-no-level",
    )
    assert why(client.put(f"/api/tables/{table}/seats/0", json=bot)) == (409, "server-seat-taken")
    assert why(client.put(f"/api/tables/{table}/seats/3", json=bot)) == (404, "server-no-seat")
    for body in ({}, {"kind": "host"}, {"kind": "bot", "level": 3}, {"kind": "open", "person": "x"}):
        assert why(client.put(f"/api/tables/{table}/seats/2", json=body)) == (400, "server-malformed")
    assert client.post(f"/api/tables/{table}/begin").json() == {"seats": 2}
    assert why(client.delete(f"/api/tables/{table}")) == (409, "server-begun")
    other = client.post("/api/tables", json=wish).json()["table"]
    assert client.delete(f"/api/tables/{other}").json() == {"table": other}
    assert why(client.post(f"/api/tables/{other}/join")) == (404, "server-no-table")
