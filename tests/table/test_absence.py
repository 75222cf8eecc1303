"""People who are away: the clock decides, or those present ask for a bot; where nobody is, time stands still."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.core.values import Outcome, Score
from archipel.server.web.services import Services
from archipel.server.web.sockets.visits import PageOutlet
from archipel.table.absence import MOST_PAUSES
from archipel.table.bots.bot_turns import next_bot
from archipel.table.clocks import CALLED
from archipel.table.dispatch import answer
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play, seated
from tests.server.toy.state import Numbers
from tests.table.test_stand_ins import Time, timed

LIVE = Clock("live", 300, 2)


async def settled(services: Services, *tables: Table) -> None:
    """The keeper of clocks has looked, and what follows is written."""
    await services.deadlines.look()
    for table in tables:
        while table.tasks:
            await next(iter(table.tasks))


def restarted(folder: Path, time: Time) -> Services:
    """A server on the data of another, by the time of a test."""
    services = Services(folder / "data", folder / "pages")
    services.deadlines.now = services.lobby.house.now = time
    return services


def bots(table: Table) -> list[int]:
    return table.match.seating.bots([0, 1])


def kinds(table: Table) -> list[str]:
    return [line.entry.kind for line in table.match.begun().lines]


async def test_two_who_both_leave_for_ten_minutes_find_their_game_where_it_was(services: Services) -> None:
    table, (ann, ben, eve), time = await timed(services, LIVE)
    await play(table, (0, "pick 1"))
    time.at += 20
    for page in (ann, ben):
        table.detach(page)
    left = table.match.ticking.left_at(time.at)
    for _ in range(60):
        time.at += 10
        await settled(services, table)
    assert (bots(table), table.match.ticking.left_at(time.at)) == ([], left)
    assert eve.last["clock"] == {"kind": "live", "left": [280_000, 280_000], "paused": True}
    again = Sheet(ann.person)
    table.attach(again)
    await settled(services, table)
    assert again.last["clock"] == {"kind": "live", "left": [280_000, 280_000], "running": [0, 1]}
    assert kinds(table) == ["begin", "act", "pause", "resume"]
    time.at += 5
    assert table.match.ticking.left_at(time.at) == [275.0, 275.0]
    await play(table, (0, "confirm"))
    assert table.match.begun().may_undo(0)


async def test_nobody_is_replaced_after_a_restart_while_nobody_is_there(tmp_path: Path) -> None:
    """Gone before the server was, or thrown out by it: nothing runs until somebody is back."""
    first = Services(tmp_path / "data", tmp_path / "pages")
    paused, pages, time = await timed(first, LIVE)
    cut_off, _, other = await timed(first, LIVE)
    await play(paused, (0, "pick 1"))
    await play(cut_off, (0, "pick 1"), (0, "confirm"))
    other.at += 30
    time.at += 7
    for page in pages:
        paused.detach(page)
    first.deadlines.now = time
    time.at += 60
    await settled(first, paused)
    assert kinds(paused)[-1] == "pause"
    await first.close()
    time.at += 600
    second = restarted(tmp_path, time)
    await settled(second)
    for id, left in ((paused.id, [293.0, 293.0]), (cut_off.id, [302.0, 300.0])):
        table = await second.lobby.table(id)
        assert (bots(table), table.match.ticking.running) == ([], ())
        assert table.match.ticking.left_at(time.at) == left
    back = Sheet(pages[0].person)
    again = await second.lobby.table(paused.id)
    again.attach(back)
    await settled(second, again)
    assert back.last["clock"]["running"] == [0, 1]
    assert kinds(again) == ["begin", "act", "pause", "resume"]
    await second.close()


async def test_time_that_runs_out_while_all_are_away_is_given_back(services: Services) -> None:
    table, (ann, ben, _), time = await timed(services, LIVE)
    time.at += 298
    for page in (ann, ben):
        table.detach(page)
    time.at += 3
    await settled(services, table)
    assert (bots(table), table.match.ticking.left) == ([], [2.0, 2.0])


async def test_a_page_loaded_again_writes_nothing(services: Services) -> None:
    table, (ann, ben, _), time = await timed(services, LIVE)
    for page in (ann, ben):
        table.detach(page)
    time.at += 4
    await settled(services, table)
    table.attach(Sheet(ann.person))
    time.at += 100
    await settled(services, table)
    assert kinds(table) == ["begin"]
    assert table.match.ticking.left_at(time.at) == [196.0, 196.0]


async def test_time_does_not_stand_still_without_end(services: Services) -> None:
    table, (ann, ben, _), time = await timed(services, LIVE)
    table.match.begun().pauses = MOST_PAUSES
    for page in (ann, ben):
        table.detach(page)
    time.at += 300
    await settled(services, table)
    assert (kinds(table), bots(table)) == (["begin", "standin", "standin"], [0, 1])


async def test_one_who_is_away_has_their_time_and_no_less(services: Services) -> None:
    table, (_, ben, _), time = await timed(services, LIVE)
    table.detach(ben)
    time.at += 299
    await settled(services, table)
    assert bots(table) == []
    time.at += 1
    await settled(services, table)
    assert bots(table) == [0, 1]


async def test_days_go_on_while_nobody_is_there(services: Services) -> None:
    table, (ann, ben, _), time = await timed(services, Clock("days", 24 * 3600))
    table.detach(ben)
    with pytest.raises(Refusal, match="server-call-days"):
        await table.call(ann.person, 1)
    table.detach(ann)
    time.at += 24 * 3600
    await settled(services, table)
    assert (kinds(table), bots(table)) == (["begin", "standin", "standin"], [0, 1])


async def test_a_bot_in_its_own_seat_goes_on_while_nobody_is_there(services: Services) -> None:
    table = await seated(services, await guests(services, 1), bots=1)
    assert table.absence.deserted is not None
    assert next_bot(table) == 1


@pytest.mark.parametrize("clock", [Clock(), LIVE])
async def test_those_present_ask_for_a_bot_and_everybody_sees_it_coming(services: Services, clock: Clock) -> None:
    table, (ann, ben, eve), time = await timed(services, clock)
    for person, seat, why in ((ann, 1, "not-away"), (ann, 7, "not-away"), (eve, 1, "watching")):
        with pytest.raises(Refusal, match=f"server-{why}"):
            await table.call(person.person, seat)
    table.detach(ben)
    await answer('{"do":"call","seat":1}', PageOutlet(ann.person), table)
    await table.call(ann.person, 1)
    assert kinds(table).count("call") == 1
    for page in (ann, eve):
        assert page.last["calls"] == [{"seat": 1, "left": 60_000}]
        assert page.last["events"][-1]["text"]["key"] == "server-call"
    time.at += CALLED - 1
    await settled(services, table)
    assert bots(table) == []
    time.at += 1
    await settled(services, table)
    assert bots(table) == [1]
    assert "calls" not in ann.last
    assert ann.last["events"][-1]["text"]["key"] == "server-standin-away"
    await table.retake(ben.person)
    assert bots(table) == []


async def test_who_comes_back_in_time_is_not_replaced(services: Services) -> None:
    table, (ann, ben, _), time = await timed(services, Clock())
    table.detach(ben)
    await table.call(ann.person, 1)
    time.at += CALLED - 1
    back = Sheet(ben.person)
    table.attach(back)
    await settled(services, table)
    assert [page.last["events"][-1]["text"]["key"] for page in (ann, back)] == ["server-wait-back"] * 2
    time.at += 1000
    await settled(services, table)
    assert (bots(table), kinds(table)) == ([], ["call", "wait"])


async def test_those_present_may_wait_after_all(services: Services) -> None:
    table, (ann, ben, eve), time = await timed(services, Clock())
    table.detach(ben)
    await table.call(ann.person, 1)
    with pytest.raises(Refusal, match="server-watching"):
        await table.wait(eve.person, 1)
    await answer('{"do":"call","seat":1,"wait":true}', PageOutlet(ann.person), table)
    time.at += 1000
    await settled(services, table)
    assert (bots(table), ann.last["events"][-1]["text"]["key"]) == ([], "server-wait")


async def test_no_bot_comes_where_nobody_is_left_who_asked(services: Services) -> None:
    table, (ann, ben, eve), time = await timed(services, Clock())
    table.detach(ben)
    await table.call(ann.person, 1)
    table.detach(ann)
    time.at += 1000
    await settled(services, table)
    assert (bots(table), eve.last["events"][-1]["text"]["key"]) == ([], "server-wait")


async def test_a_bot_that_was_asked_for_comes_after_a_restart_too(tmp_path: Path) -> None:
    first = Services(tmp_path / "data", tmp_path / "pages")
    table, (ann, ben, _), time = await timed(first, Clock())
    table.detach(ben)
    await table.call(ann.person, 1)
    await first.close()
    second = restarted(tmp_path, time)
    again = await second.lobby.table(table.id)
    again.attach(Sheet(ann.person))
    time.at += CALLED
    await settled(second, again)
    assert bots(again) == [1]
    await second.close()


async def test_what_a_bot_has_won_is_not_told_as_earned(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.table.wire.frames.earned", lambda _: ("first",))
    monkeypatch.setattr(Numbers, "settled", lambda _: Outcome((0,), (Score(3, ()), Score(4, ())), "end"))
    for leaves, trophies in ((False, ["first"]), (True, None)):
        table, (ann, ben, _), _ = await timed(services, Clock())
        if leaves:
            await table.leave(ann.person)
        else:
            await table.stop(ann.person, agree=True)
        await table.stop(ben.person, agree=True)
        assert (ann.last["outcome"]["winners"], ann.last.get("trophies")) == ([0], trophies)
