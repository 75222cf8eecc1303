"""The daily island: the same deal for all, one try each, a ranking, and nothing of it before the day is over."""

from __future__ import annotations

import time
from datetime import date, timedelta
from pathlib import Path

import pytest

from archipel.server.web.services import Services
from archipel.table.gathering import rematch
from archipel.table.refusal import Refusal
from tests.server.people import Sheet, guests, play

ROUND = ((0, "confirm"), (0, "lay 1"))


@pytest.fixture
def clock(services: Services, monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """The time of day, to be moved by hand."""
    now = [time.time()]
    monkeypatch.setattr(time, "time", lambda: now[0])
    services.lobby.house.now = lambda: now[0]
    return now


async def finish(services: Services, person: str, *picks: int) -> str:
    """A whole try, of which the score is the sum of the numbers picked."""
    id = await services.daily.begin("numbers", "solo", person)
    table = await services.lobby.table(id)
    for number in picks:
        await play(table, (0, f"pick {number}"), *ROUND)
    return id


async def test_one_deal_for_everybody_and_one_try_each(services: Services) -> None:
    ann, ben = await guests(services, 2)
    tables = [await services.daily.begin("numbers", "solo", person) for person in (ann, ben, ann)]
    assert tables[0] == tables[2] != tables[1]
    rows = [await services.store.tables.find(id) for id in tables[:2]]
    assert rows[0]
    assert rows[1]
    assert (rows[0].seed, rows[0].options) == (rows[1].seed, rows[1].options)
    assert rows[0].day == str(services.daily.today())
    with pytest.raises(Refusal, match="server-no-mode"):
        await services.daily.begin("numbers", "open", ann)


def test_a_deal_is_known_to_nobody_without_the_secret(services: Services, tmp_path: Path) -> None:
    other = Services(tmp_path / "other", tmp_path)
    day = date(2030, 5, 1)
    deals = {
        services.daily.seed(day, "numbers", "solo"),
        services.daily.seed(day + timedelta(days=1), "numbers", "solo"),
        services.daily.seed(day, "numbers", "duo"),
        services.daily.seed(day, "letters", "solo"),
        other.daily.seed(day, "numbers", "solo"),
    }
    assert len(deals) == 5
    assert all(len(bytes.fromhex(deal)) == 16 for deal in deals)


async def test_every_way_to_play_alone_has_a_deal(services: Services) -> None:
    shown = await services.daily.show("")
    ways = {(deal.game, deal.mode) for deal in shown.deals}
    assert ways >= {
        ("numbers", "solo"),
        ("small_islands", "solo"),
        ("small_islands", "solo_advanced"),
        ("hashi", "solo"),
    }
    assert ("numbers", "open") not in ways


async def test_ranked_by_score_with_equal_places(services: Services) -> None:
    ann, ben, eve, dan = await guests(services, 4)
    for person, picks in ((ann, (1, 1)), (ben, (3, 2)), (eve, (2, 0)), (dan, (3,))):
        await finish(services, person, *picks)
    shown = await services.daily.show(eve)
    (deal,) = [deal for deal in shown.deals if deal.game == "numbers"]
    names = [services.profiles.name(person) for person in (ben, ann, eve)]
    assert [(rank.place, rank.name, rank.score, rank.me) for rank in deal.ranks] == [
        (1, names[0], 5, False),
        (2, names[1], 2, False),
        (2, names[2], 2, True),
    ]
    assert (deal.players, deal.over, [rank.table for rank in deal.ranks]) == (3, True, ["", "", ""])


async def test_sealed_to_all_others_until_the_day_is_over(services: Services, clock: list[float]) -> None:
    ann, ben = await guests(services, 2)
    id = await finish(services, ann, 3, 3)
    table = await services.lobby.table(id)
    with pytest.raises(Refusal, match="server-sealed"):
        table.attach(Sheet(ben))
    with pytest.raises(Refusal, match="server-sealed"):
        table.match.record()
    with pytest.raises(Refusal, match="server-sealed"):
        await services.replays.room(id, ben)
    room = await services.replays.room(id, ann)
    assert (room.viewpoints, room.open) == ((0,), False)
    with pytest.raises(Refusal, match="server-no-fork"):
        await services.replays.fork(room, 0, 0, 0, "easy", ann)
    with pytest.raises(Refusal, match="server-sealed"):
        services.replays.record(room)
    open_try = await services.daily.begin("hashi", "solo", ann)
    assert [row.table for row in await services.lobby.others(ben)] == []
    assert [row.table for row in await services.lobby.mine(ann)] == [open_try]
    profile = await services.profiles.find(ann)
    assert profile
    exported = str(await services.export_and_erase.export(profile))
    assert id in exported
    assert table.match.row.seed not in exported
    assert "'actions'" not in exported
    clock[0] = table.match.row.sealed_until + 1
    table.attach(Sheet(ben))
    assert table.match.record().actions
    shown = await services.daily.show(ben)
    (best,) = shown.best
    assert (best.game, best.ranks[0].table, best.ranks[0].score) == ("numbers", id, 6)


async def test_nobody_else_plays_ones_try(services: Services) -> None:
    (ann,) = await guests(services, 1)
    table = await services.lobby.table(await services.daily.begin("numbers", "solo", ann))
    await table.leave(ann)
    assert table.match.history
    assert not table.match.history.stand_ins
    assert not table.match.row.advises()


async def test_played_again_it_is_another_deal(services: Services) -> None:
    (ann,) = await guests(services, 1)
    table = await services.lobby.table(await finish(services, ann, 1, 1))
    again = await services.lobby.table(await rematch(services.lobby, table, ann))
    assert (again.match.row.day, again.match.row.sealed_until) == ("", 0)
    assert again.match.row.seed != table.match.row.seed


async def test_too_late_is_not_ranked(services: Services, clock: list[float]) -> None:
    (ann,) = await guests(services, 1)
    id = await finish(services, ann, 3)
    table = await services.lobby.table(id)
    clock[0] = table.match.row.sealed_until + 60
    await play(table, (0, "pick 3"), *ROUND)
    assert table.match.over()
    assert (await services.daily.show(ann)).best == []
