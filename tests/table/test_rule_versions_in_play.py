"""Rules that change under games in play: they go on or they end, and everybody is told which."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from archipel.bots import BotJob
from archipel.core.record import replay
from archipel.core.text import Text, text
from archipel.server.base.bot_pool import BotProcess
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock, Entry
from archipel.words import words
from tests.server.people import Sheet, guests, play, seated
from tests.server.toy import Numbers
from tests.server.toy import state as toy
from tests.table.new_rules import NewRules, house, refused, row_of, sees

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is in no other process's catalog: its bots do whatever is legal."""

    async def think(_: BotProcess, work: object, job: BotJob) -> None:
        return None

    monkeypatch.setattr(BotProcess, "ask", think)


async def test_a_game_in_play_goes_on_by_newer_rules_and_everybody_is_told(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        table = await seated(services, people, "short")
        await play(table, (0, "pick 1"), (1, "pick 2"))
        assert table.match.history
        assert table.match.history.may_undo(0)
    rules.raised()
    async with house(tmp_path) as services:
        table = await services.lobby.table(table.id)
        assert (await row_of(services, table.id)).rules == 2
        for person in (*people, ""):
            said = sees(table, person)["events"][-1]
            assert (said["kind"], said.get("seat"), said["text"]["key"]) == ("rules", None, "server-rules")
        assert (
            words("en")
            .say(Text("server-rules", said["text"]["args"]))
            .startswith("The rules were corrected (version 2)")
        )
        assert table.match.history
        assert not table.match.history.may_undo(0)
        await play(table, (0, "confirm"), (1, "confirm"), (0, "lay 0"), (1, "lay 1"))
        assert table.match.record().rules == 2
    async with house(tmp_path) as services:
        again = (await services.lobby.table(table.id)).match
        assert again.history is not None
        assert [line.entry for line in again.history.lines].count(Entry("rules", -1, "1 2")) == 1
        assert again.record() == table.match.record()
        replay(again.record())


async def test_a_game_in_play_that_cannot_go_on_ends_and_everybody_is_told(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        wish = TableWish("numbers", "open", [SeatWish("me"), SeatWish("friend")], clock=Clock("days", DAY))
        table = await services.lobby.table(await services.lobby.create(wish, people[0]))
        await table.join(people[1])
        await play(table, (0, "pick 1"), (1, "pick 3"), (0, "confirm"))
        before = await services.store.tables.log(table.id)
    rules.no_three()
    for _ in range(2):
        async with house(tmp_path) as services:
            table = await services.lobby.table(table.id)
            frame = sees(table, people[0])
            assert (frame["stopped"], frame["outcome"]) == (True, None)
            assert [event["text"]["key"] for event in frame["events"]] == ["event-picked", "server-void"]
            assert await services.store.tables.log(table.id) == [*before, Entry("void", -1, "1 2")]
            row = await row_of(services, table.id)
            assert (row.over, row.rules) == (True, 1)
            record = table.match.record()
            assert (record.rules, record.actions) == (1, [(0, "pick 1"), (1, "pick 3"), (0, "confirm")])
            assert await services.store.tables.overdue(1e12, 9) == []
            assert await services.lobby.mine(people[0]) == []
            (line,) = (await services.results.past(people[0])).games
            assert (line.score, line.won) == (None, False)
            room = await services.replays.room(table.id, people[1])
            assert room.rules() == text("replay-rules-end", made=1, today=2)


async def test_a_game_in_play_whose_options_are_gone_ends_and_says_so(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        table = await seated(services, people)
        waiting = await services.lobby.create(
            TableWish("numbers", "open", [SeatWish("me"), SeatWish("friend")]), people[0]
        )
        await play(table, (0, "pick 1"))
    rules.no_such_table()
    async with house(tmp_path) as services:
        assert len(await services.lobby.mine(people[0])) == 2
        for id in (table.id, waiting):
            with pytest.raises(Refusal, match="server-rules-lost"):
                (await services.lobby.table(id)).attach(Sheet(people[0]))
            assert (await row_of(services, id)).over
        assert (await services.lobby.table(table.id)).match.record().actions == [(0, "pick 1")]
        assert await refused((await services.lobby.table(waiting)).join(people[1])) == (410, "server-rules-lost")
        assert await services.lobby.mine(people[0]) == []


async def test_a_table_that_waits_is_played_by_the_rules_of_the_day_it_begins(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        id = await services.lobby.create(TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")]), people[0])
    rules.no_three()
    async with house(tmp_path) as services:
        table = await services.lobby.table(id)
        await table.join(people[1])
        await play(table, (0, "pick 1"))
        assert (await row_of(services, id)).rules == 2
        assert [entry.kind for entry in await services.store.tables.log(id)] == ["act"]


async def test_bots_and_clocks_go_on_at_tables_of_older_rules(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        (person,) = await guests(services, 1)
        goes_on, ends = [await seated(services, [person], "short", bots=1) for _ in range(2)]
        await play(goes_on, (0, "pick 1"), (0, "confirm"))
        await play(ends, (0, "pick 3"), (0, "confirm"))
        chairs, clock = [SeatWish("me"), SeatWish("bot", "easy")], Clock("days", DAY)
        timed = await services.lobby.create(TableWish("numbers", "short", chairs, clock=clock), person)
    rules.no_three()
    async with house(tmp_path) as services:
        await services.open()
        assert services.resume_bots.background.task is not None
        await services.resume_bots.background.task
        async with asyncio.timeout(10):
            while ("act", 1) not in [(one.kind, one.seat) for one in await services.store.tables.log(goes_on.id)]:
                await asyncio.sleep(0.01)
        assert [one.kind for one in await services.store.tables.log(ends.id)] == ["act", "act", "void"]
        services.deadlines.now = (await services.lobby.table(timed)).match.now = lambda: 1e11
        await services.deadlines.look()
        assert services.deadlines.later == {}
        assert (await services.lobby.table(timed)).match.seating.stand_ins == {0}


async def test_a_game_that_newer_rules_find_finished_is_finished(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        table = await seated(services, people, "short")
        await play(table, (0, "pick 1"), (1, "pick 2"), (0, "confirm"), (1, "confirm"))
    rules.raised()
    take = toy.Choose.take

    def at_once(step: toy.Choose, state: Numbers, seat: int, action: Any) -> None:
        take(step, state, seat, action)
        if isinstance(state.steps[-1], toy.Stone):
            state.steps.clear()

    rules.patch.setattr(toy.Choose, "take", at_once)
    async with house(tmp_path) as services:
        assert (await services.lobby.table(table.id)).match.over()
        assert (await row_of(services, table.id)).over
        assert await services.store.endings.find(table.id) is not None
