"""People who meet over several servers: waiting rooms, rematches, names, the day, trophies."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from archipel.core.game import Trophies
from archipel.table import gathering
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from tests.server.people import Sheet, guests, play, seated
from tests.server.several_servers import House, lines, until
from tests.server.toy import GAME


async def test_a_waiting_room_fills_and_begins_on_every_server(house: House) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    id = await one.lobby.create(TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")]), ann)
    here, there = await one.lobby.table(id), await other.lobby.table(id)
    here.attach(host := Sheet(ann))
    there.attach(guest := Sheet(ben))
    await gathering.set_listed(here, ann, listed=True)
    await until(lambda: there.match.listed)
    await there.join(ben)
    await until(lambda: "frame" in host.kinds)
    assert "frame" in guest.kinds
    assert here.match.seating.sitters == there.match.seating.sitters
    await play(here, (0, "pick 1"))
    await until(lambda: len(lines(there)) == 1)


async def test_two_who_sit_down_at_once_at_two_servers_both_have_a_seat(house: House) -> None:
    one, other = await house(), await house()
    ann, ben, carol = await guests(one, 3)
    seats = [SeatWish("me"), SeatWish("friend"), SeatWish("friend")]
    here = await one.lobby.table(await one.lobby.create(TableWish("numbers", "open", seats), ann))
    there = await other.lobby.table(here.id)
    assert sorted(await asyncio.gather(here.join(ben), there.join(carol))) == [1, 2]
    await until(lambda: here.match.history and there.match.history)
    assert here.match.seating.sitters == there.match.seating.sitters


async def test_a_table_called_off_is_gone_everywhere(house: House) -> None:
    one, other = await house(), await house()
    (ann,) = await guests(one, 1)
    id = await one.lobby.create(TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")]), ann)
    (await other.lobby.table(id)).attach(page := Sheet(""))
    await gathering.cancel(one.lobby, await one.lobby.table(id), ann)
    await until(lambda: page.last["is"] == "cancelled")
    with pytest.raises(Refusal, match="server-no-table"):
        await other.lobby.table(id)


async def test_a_rematch_is_offered_on_every_server_and_opened_once(house: House) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    await here.stop(ann, agree=True)
    await here.stop(ben, agree=True)
    there = await other.lobby.table(here.id)
    there.attach(page := Sheet(ben))
    again = await gathering.rematch(one.lobby, here, ann)
    await until(lambda: page.last["is"] == "rematch")
    assert page.last["table"] == again
    assert await gathering.rematch(other.lobby, there, ben) == again
    history = (await other.lobby.table(again)).match.history
    assert history is not None
    assert history.over() is False


async def test_a_name_changed_on_one_server_is_shown_on_the_other(house: House) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    there = await other.lobby.table(here.id)
    there.attach(Sheet(ben))
    await one.profiles.alter(ann, lambda profile: msgspec.structs.replace(profile, name="Ann of the Isles"))
    await until(lambda: there.match.seating.names()[0] == "Ann of the Isles")
    profile = await one.profiles.find(ann)
    assert profile is not None
    await one.export_and_erase.erase(profile)
    await until(lambda: there.match.seating.names()[0] == "")
    assert await other.profiles.find(ann) is None


async def test_the_deal_of_a_day_is_one_and_tried_once_wherever(house: House) -> None:
    one, other = await house(), await house()
    (ann,) = await guests(one, 1)
    assert await one.daily.begin("numbers", "solo", ann) == await other.daily.begin("numbers", "solo", ann)
    assert one.daily.seed(one.daily.today(), "numbers", "solo") == other.daily.seed(
        other.daily.today(), "numbers", "solo"
    )


async def test_a_trophy_won_at_one_server_is_known_at_the_other(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GAME, "trophies", Trophies(ids=["a", "b"], earned=lambda _: ("b",)))
    one, other = await house(), await house()
    (ann,) = await guests(one, 1)
    wish = TableWish("numbers", "solo", [SeatWish("me")])
    here = await one.lobby.table(await one.lobby.create(wish, ann))
    there = await other.lobby.table(here.id)
    there.attach(page := Sheet(ann))
    for number in (3, 2):
        await play(here, (0, f"pick {number}"), (0, "confirm"), (0, "lay 1"))
    await until(there.match.over)
    profile = await other.profiles.find(ann)
    assert profile is not None
    assert (await other.profiles.me(profile)).trophies == {"numbers": ["b"]}
    assert page.kinds[-1] == "frame"
    assert [game.table for game in (await other.results.past(ann)).games] == [here.id]
