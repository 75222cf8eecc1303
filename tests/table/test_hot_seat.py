"""Several play at one device: nothing of a seat is sent before the curtain is lifted for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest

from archipel.core.catalog import game
from archipel.server.web.services import Services
from archipel.table.dispatch import answer
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Sitter, TableRow
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play
from tests.server.test_socket import refused

GAMES = ["hashi", "isle_of_cats", "islet", "palm_island", "small_islands"]
PUBLIC = re.compile(rb'"name":"[^"]*"|,"acting":true')
HIDDEN = b'{"is":"curtain"'


class Page(Sheet):
    """A sheet that can be spoken to like a page with a socket."""

    async def ask(self, table: Table, **message: Any) -> dict[str, Any]:
        await answer(msgspec.json.encode(message).decode(), self, table)
        return self.last


async def shared(services: Services, mode: str = "open", friends: int = 0) -> tuple[Table, Page]:
    """Ann and a guest of hers at one device."""
    (ann,) = await guests(services, 1)
    seats = [SeatWish("me"), SeatWish("guest", name="Bea"), *[SeatWish("friend")] * friends]
    id = await services.lobby.create(TableWish("numbers", mode, seats), ann)
    return await services.lobby.table(id), Page(ann)


async def test_the_curtain_is_down_until_it_is_lifted(services: Services) -> None:
    table, page = await shared(services)
    table.attach(page)
    assert page.kinds == ["curtain"]
    assert (page.last["mine"], [seat["name"] for seat in page.last["seats"]][1]) == ([0, 1], "Bea")
    assert refused(await page.ask(table, do="act", ply=0, action="pick 3")) == "server-curtain"
    assert refused(await page.ask(table, do="undo", ply=0)) == "server-curtain"
    assert refused(await page.ask(table, do="why", ask=1, action="pick 3")) == "server-curtain"
    assert (await page.ask(table, do="sync"))["is"] == "curtain"
    frame = await page.ask(table, do="lift", seat=1)
    assert (frame["is"], frame["seat"], frame["mine"]) == ("frame", 1, [0, 1])
    assert (await page.ask(table, do="act", ply=0, action="pick 3"))["seat"] == 1
    page.forget()
    assert (await page.ask(table, do="lower"))["is"] == "curtain"
    assert (await page.ask(table, do="lift", seat=0))["seat"] == 0
    assert page.last["scene"]["pieces"] == []
    assert b"pick.1" not in b"".join(page.bytes)
    await page.ask(table, do="act", ply=0, action="pick 1")
    await page.ask(table, do="act", ply=1, action="confirm")
    await page.ask(table, do="lower")
    assert (await page.ask(table, do="lift", seat=1))["seats"][0].get("acting", False) is False
    assert (page.last["ply"], [piece["id"] for piece in page.last["scene"]["pieces"]]) == (2, ["pick.1"])


async def test_only_the_seats_of_this_device_are_shown(services: Services) -> None:
    table, page = await shared(services, friends=1)
    ben, eve = await guests(services, 2)
    await table.join(ben)
    friend, watcher = Page(ben), Page(eve)
    for one in (page, friend, watcher):
        table.attach(one)
    assert (friend.kinds[0], watcher.kinds[0]) == ("frame", "frame")
    assert "mine" not in friend.told[0]
    for one, seat in ((page, 2), (page, -1), (page, 9), (friend, 0), (friend, 2), (watcher, 0)):
        assert refused(await one.ask(table, do="lift", seat=seat)) == "server-not-your-seat"
    assert table.broadcast.viewer(friend) == 2
    assert table.broadcast.viewer(watcher) is None
    assert all(status.here for status in table.broadcast.status())


async def test_each_page_has_its_own_curtain(services: Services) -> None:
    table, page = await shared(services)
    other = Page(page.person)
    table.attach(page)
    table.attach(other)
    table.broadcast.lift(page, 0)
    await play(table, (0, "pick 1"), (0, "confirm"))
    assert page.last["seat"] == 0
    assert set(other.kinds) <= {"curtain", "presence"}
    table.detach(page)
    table.attach(page)
    assert page.last["is"] == "curtain"


async def test_the_end_lifts_every_curtain_and_guests_earn_nothing(services: Services) -> None:
    table, page = await shared(services, "short")
    table.attach(page)
    for seat in (0, 1):
        await play(table, (seat, f"pick {seat}"), (seat, "confirm"))
    await play(table, (0, "lay 1"), (1, "lay 0"))
    assert table.match.over()
    assert (page.last["is"], page.last["seat"]) == ("frame", 0)
    again = Page(page.person)
    table.attach(again)
    assert again.kinds == ["frame"]
    assert table.match.seating.person(1) == ""


@pytest.mark.parametrize("wish", [["guest", "guest"], ["me", "me"]])
async def test_a_device_has_one_host(services: Services, wish: list[Any]) -> None:
    (ann,) = await guests(services, 1)
    with pytest.raises(Refusal, match=r"server-guests-alone|server-one-seat"):
        await services.lobby.create(TableWish("numbers", "open", [SeatWish(kind, name="Bea") for kind in wish]), ann)
    with pytest.raises(Refusal, match="server-bad-name"):
        await services.lobby.create(TableWish("numbers", "open", [SeatWish("me"), SeatWish("guest", name=" ")]), ann)


@pytest.mark.parametrize("id", GAMES)
async def test_a_lifted_seat_is_shown_what_it_would_see_alone(tmp_path: Path, id: str) -> None:
    """Behind the curtain no byte tells the deal; in front of it, the frames are those of a seat at its own device."""
    mode = next(mode for mode in game(id).modes if 2 in mode.seats)
    heard = []
    for seed in ("07" * 16, "08" * 16):
        services = Services(tmp_path / seed, tmp_path)
        ann, ben = await guests(services, 2)
        options = msgspec.to_builtins(game(id).choose_options(mode))
        row = TableRow("one", id, game(id).rules, mode.id, options, seed, (), 0)
        pair = Sitter("person", ann), Sitter("person", name="Bea")
        await services.store.tables.create(msgspec.structs.replace(row, sitters=pair, host=ann))
        apart = Sitter("person", ann), Sitter("person", ben)
        await services.store.tables.create(msgspec.structs.replace(row, id="two", sitters=apart))
        one, two = await services.lobby.table("one"), await services.lobby.table("two")
        page = Page(ann)
        one.attach(page)
        heard.append([PUBLIC.sub(b"", message) for message in page.bytes])
        for seat, person in ((1, ben), (0, ann)):
            one.broadcast.lift(page, seat)
            alone = Page(person)
            two.attach(alone)
            assert page.last["scene"] == alone.last["scene"]
            assert page.last["events"] == alone.last["events"]
            page.forget()
            one.broadcast.lower(page)
            heard.append([PUBLIC.sub(b"", message) for message in page.bytes])
        await services.close()
    first, second = heard[:3], heard[3:]
    assert first == second
    assert all(message.startswith(HIDDEN) for messages in first for message in messages)
