"""Time that runs out, bots that stand in, seats taken back, games stopped by agreement."""

from __future__ import annotations

from pathlib import Path

import pytest

from archipel.core.values import Outcome, Score
from archipel.server.web.services import Services
from archipel.server.web.sockets.visits import PageOutlet
from archipel.table.bots.bot_turns import next_bot, pace
from archipel.table.consequences import marked
from archipel.table.dispatch import answer
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock
from archipel.table.table import Table
from archipel.table.wire.messages import Marks
from tests.server.people import Sheet, guests, play, seated
from tests.server.toy.state import Numbers, Stone
from tests.table.test_table import ROUND


class Time:
    """A clock that stands still unless told."""

    def __init__(self) -> None:
        self.at = 1_700_000_000.0

    def __call__(self) -> float:
        return self.at


async def timed(services: Services, clock: Clock) -> tuple[Table, list[Sheet], Time]:
    """Two people at a table with a clock, and a spectator."""
    people, time = await guests(services, 3), Time()
    id = await services.lobby.create(
        TableWish("numbers", "open", [SeatWish("me"), SeatWish("friend")], clock=clock), people[0]
    )
    table = await services.lobby.table(id)
    services.deadlines.now = table.match.now = time
    await table.join(people[1])
    pages = [Sheet(person) for person in people]
    for page in pages:
        table.attach(page)
    return table, pages, time


async def test_a_bot_takes_the_seat_of_who_is_out_of_time_and_its_person_takes_it_back(services: Services) -> None:
    table, (ann, _, eve), time = await timed(services, Clock("live", 100, 10))
    assert ann.last["clock"] == {"kind": "live", "left": [100_000, 100_000], "running": [0, 1]}
    await play(table, (1, "pick 2"), (1, "confirm"))
    time.at += 99
    await services.deadlines.look()
    assert next_bot(table) is None
    time.at += 1
    await services.deadlines.look()
    assert [(page.last["seats"][0]["stood"], page.last["events"][-1]["kind"]) for page in (ann, eve)] == [
        (True, "standin")
    ] * 2
    assert ann.last["clock"]["left"] == [0, 110_000]
    assert "groups" not in ann.last["scene"]
    assert (next_bot(table), table.match.seating.level(0)) == (0, "normal")
    with pytest.raises(Refusal, match="server-stood-in"):
        await play(table, (0, "pick 1"))
    assert table.match.history is not None
    await table.act(0, table.match.history.plies[0], "pick 1", bot=True)
    late = table.match.history.plies[0]
    await table.retake(ann.person)
    assert ann.last["clock"] == {"kind": "live", "left": [25_000, 110_000], "running": [0]}
    assert "undo" not in ann.last
    with pytest.raises(Refusal, match="server-stale"):
        await table.act(0, late, "confirm", bot=True)
    with pytest.raises(Refusal, match="server-not-stood-in"):
        await table.retake(ann.person)
    await play(table, (0, "confirm"))
    assert table.match.history.record().actions == [(1, "pick 2"), (1, "confirm"), (0, "pick 1"), (0, "confirm")]


async def test_deadlines_survive_a_restart(tmp_path: Path) -> None:
    first = Services(tmp_path / "data", tmp_path / "pages")
    table, _, time = await timed(first, Clock("days", 24 * 3600))
    await play(table, (0, "pick 1"), (0, "confirm"))
    left = table.match.ticking.left_at(time.at)
    await first.close()
    second = Services(tmp_path / "data", tmp_path / "pages")
    second.deadlines.now = time
    time.at += 24 * 3600 - 1
    await second.deadlines.look()
    assert second.lobby.tables == {}
    again = await second.lobby.table(table.id)
    again.match.now = time
    assert again.match.ticking.left_at(time.at) == [left[0], 1.0]
    time.at += 1
    await second.deadlines.look()
    assert again.match.seating.bots([0, 1]) == [1]
    await second.close()


async def test_without_a_clock_nobody_is_replaced_unless_they_leave(services: Services) -> None:
    table, (ann, ben, eve), time = await timed(services, Clock())
    assert "clock" not in ann.last
    table.detach(ben)
    time.at += 10**9
    await services.deadlines.look()
    assert table.match.seating.bots([0, 1]) == []
    page = PageOutlet(ann.person)
    await answer('{"do":"leave"}', page, table)
    assert table.match.seating.bots([0, 1]) == [0]
    with pytest.raises(Refusal, match="server-watching"):
        await table.leave(eve.person)
    await answer('{"do":"return"}', page, table)
    assert table.match.seating.bots([0, 1]) == []
    assert (
        [line.entry.kind for line in table.match.history.lines] == ["standin", "return"]
        if table.match.history
        else False
    )


async def test_the_game_stops_when_all_agree(services: Services) -> None:
    table, (ann, ben, eve), _ = await timed(services, Clock())
    await table.stop(ann.person, agree=True)
    assert (table.match.over(), ben.last["seats"][0]["stop"]) == (False, True)
    await table.stop(ann.person, agree=False)
    await table.stop(ben.person, agree=True)
    assert not table.match.over()
    await table.stop(ann.person, agree=True)
    assert (table.match.over(), table.match.acting()) == (True, ())
    assert [page.last["stopped"] for page in (ann, ben, eve)] == [True] * 3
    assert await services.store.tables.of(ann.person, 9) == []
    with pytest.raises(Refusal, match="server-stopped"):
        await play(table, (0, "pick 1"))
    assert table.match.record().actions == []


async def test_a_victory_that_is_secured_stands_when_all_agree_to_stop(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    """PI-33: after the last level the players may agree to stop."""
    won = Outcome((0, 1), (Score(3, ()), Score(4, ())), "end")
    monkeypatch.setattr(Numbers, "settled", lambda _: won)
    table, (ann, ben, _), _ = await timed(services, Clock())
    assert "outcome" not in ann.last
    for page in (ann, ben):
        await table.stop(page.person, agree=True)
    assert ann.last["outcome"]["winners"] == [0, 1]


async def test_who_left_need_not_agree(services: Services) -> None:
    table, (ann, ben, _), _ = await timed(services, Clock())
    await table.leave(ben.person)
    await table.stop(ann.person, agree=True)
    assert table.match.over()


async def test_marks_say_what_cannot_be_taken_back_and_what_ends_the_turn(services: Services) -> None:
    table, (ann, _, _), _ = await timed(services, Clock())
    page = PageOutlet(ann.person)

    async def ask(*ways: list[str]) -> tuple[list[str], list[str]]:
        assert table.match.history is not None
        ply = table.match.history.plies[0]
        await answer(f'{{"do":"marks","ply":{ply},"ways":{list(ways)}}}'.replace("'", '"'), page, table)
        told = Sheet(ann.person)
        told.send(page.waiting.get_nowait() or b"")
        return told.last.get("final", []), told.last.get("ends", [])

    assert await ask(["pick 1"], ["pick 2", "confirm"], ["fly"], ["pick 9"]) == ([], ["pick 2"])
    await play(table, (0, "pick 1"))
    assert await ask(["confirm"]) == ([], ["confirm"])
    await play(table, (1, "pick 1"), (1, "confirm"))
    assert await ask(["confirm"]) == (["confirm"], [])
    await play(table, (0, "confirm"))
    assert await ask(["lay 1"]) == ([], ["lay 1"])


async def test_marks_are_for_the_seat_alone_and_tell_no_secret(services: Services) -> None:
    answers = set()
    for secret in ("pick 0", "pick 3"):
        table, _, _ = await timed(services, Clock())
        await play(table, (1, secret), (0, "pick 1"))
        assert table.match.history is not None
        told = marked(table.match.history, 0, Marks(1, [["confirm"]]))
        answers.add((told.ply, *told.asked, *told.final, *told.ends))
        assert marked(table.match.history, None, Marks(0, [["confirm"]])).asked == []
        assert marked(table.match.history, 0, Marks(0, [["confirm"]])).asked == []
    assert len(answers) == 1


async def test_a_race_begins_together(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Stone, "together", lambda *_: True)
    table, (ann, _, _), time = await timed(services, Clock("live", 100))
    await play(table, *ROUND)
    assert ann.last["start"] == 3000
    assert (pace(table), table.match.ticking.due()) == (3.0, time.at + 103)
    with pytest.raises(Refusal, match="server-not-yet"):
        await play(table, (0, "lay 1"))
    time.at += 3
    await play(table, (0, "lay 1"))
    assert "start" not in ann.last


async def test_a_bad_clock_opens_no_table(services: Services) -> None:
    people = await guests(services, 1)
    with pytest.raises(Refusal, match="server-bad-clock"):
        await services.lobby.create(TableWish("numbers", "solo", [SeatWish("me")], clock=Clock("live", 1)), people[0])
    assert await services.store.tables.of(people[0], 9) == []
    table = await seated(services, people, "solo")
    assert table.match.row.clock == Clock()
