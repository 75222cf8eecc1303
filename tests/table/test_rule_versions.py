"""Rules that change under finished games: they stay readable, or it is said what is left of them."""

from __future__ import annotations

import sqlite3
import zlib
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from archipel.core.text import text
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from tests.server.people import Sheet, guests, play, seated
from tests.server.test_results import profile
from tests.server.toy import GAME
from tests.table.new_rules import NewRules, forget_endings, house, played, refused, row_of, sees

DAY = 24 * 3600


async def test_a_finished_game_is_shown_as_it_ended(tmp_path: Path, rules: NewRules) -> None:
    id, people, ends = await played(tmp_path)
    rules.no_three()
    async with house(tmp_path) as services:
        table = await services.lobby.table(id)
        assert table.match.history is None
        assert [sees(table, person) for person in people] == ends
        assert ends[0]["outcome"]["winners"] == [0]
        for command in (table.act(0, 0, "pick 1"), table.undo(0, 0), table.stop(people[0], agree=True)):
            assert await refused(command) == (409, "server-other-rules")
        with pytest.raises(Refusal):
            services.hints.ask(table, 0, ends[0]["ply"], Sheet(people[0]))
        assert table.match.record().rules == 1
        assert (await row_of(services, id)).rules == 1


async def test_a_finished_game_counts_as_before(tmp_path: Path, rules: NewRules) -> None:
    id, people, _ = await played(tmp_path)
    forget_results = sqlite3.connect(tmp_path / "archipel.db")
    forget_results.execute("DELETE FROM results")
    forget_results.commit()
    forget_results.close()
    rules.no_three()
    async with house(tmp_path) as services:
        (line,) = (await services.results.past(people[0])).games
        assert (line.table, line.score, line.won, line.watch) == (id, 5, True, True)
        (tally,) = await services.results.statistics(people[1])
        assert (tally.all.played, tally.all.won, tally.all.best) == (1, 0, 1)


async def test_whoever_left_it_to_a_bot_has_not_won_it_afterwards_either(tmp_path: Path, rules: NewRules) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        table = await seated(services, people, "short")
        await play(table, (0, "pick 3"), (1, "pick 0"), (0, "confirm"), (1, "confirm"), (0, "lay 0"))
        await table.stand_in(0, "left")
        await play(table, (1, "lay 1"))
        with pytest.raises(Refusal, match="server-not-stood-in"):
            await table.retake(people[0])
        assert (await services.store.tables.log(table.id))[-1] == Entry("act", 1, "lay 1")
    forget_endings(tmp_path, results=True)
    rules.raised()
    async with house(tmp_path) as services:
        await services.results.settle_person(people[0])
        assert [one.won for one in await services.store.results.of(table.id)] == [False, False]
        rules.no_three()
        services.lobby.tables.clear()
        assert (await services.lobby.table(table.id)).match.seating.stand_ins == {0}


async def test_a_finished_game_whose_every_line_is_legal_and_told_alike_is_looked_back_at_whole(
    tmp_path: Path, rules: NewRules
) -> None:
    id, people, ends = await played(tmp_path)
    rules.raised()
    async with house(tmp_path) as services:
        table = await services.lobby.table(id)
        assert table.match.history is not None
        assert [sees(table, person) for person in people] == ends
        room = await services.replays.room(id, people[0])
        assert len(room.replay.stops(0)) > 5
        assert room.rules() == text("replay-rules-other", made=1, today=2)
        assert table.match.record().rules == 1


@pytest.mark.parametrize("change", [NewRules.everybody_wins, NewRules.unspoken_die, NewRules.no_such_table])
async def test_another_result_or_another_log_or_no_game_at_all_takes_nothing_away(
    tmp_path: Path, rules: NewRules, change: Callable[[NewRules], None]
) -> None:
    id, people, ends = await played(tmp_path)
    change(rules)
    async with house(tmp_path) as services:
        assert [sees(await services.lobby.table(id), person) for person in people] == ends


async def test_what_is_kept_of_an_end_is_what_each_was_told(tmp_path: Path) -> None:
    async with house(tmp_path) as services:
        people = await guests(services, 2)
        table = await seated(services, people)
        await play(table, (0, "pick 3"))
        for person in people:
            await table.stop(person, agree=True)
        ending = await services.store.endings.find(table.id)
        assert ending is not None
        kept = {viewer: msgspec.json.decode(zlib.decompress(view)) for viewer, view in ending.views.items()}
        told = {viewer: [event["kind"] for event in view["events"]] for viewer, view in kept.items()}
        assert told == {-1: ["stop", "stop"], 0: ["picked", "stop", "stop"], 1: ["stop", "stop"]}
        assert [piece["face"] for piece in kept[0]["scene"]["pieces"]] == ["n3"]
        assert kept[1]["scene"]["pieces"] == kept[-1]["scene"]["pieces"] == []
        assert kept[0]["stopped"]
        assert kept[0]["outcome"] is None


async def test_an_end_that_cannot_be_drawn_keeps_nobody_from_finishing(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    table = await seated(services, people)
    monkeypatch.setattr(GAME, "scene", None)
    for person in people:
        await table.stop(person, agree=True)
    assert table.match.over()
    assert (await row_of(services, table.id)).over
    ending = await services.store.endings.find(table.id)
    assert ending is not None
    assert (ending.views, table.match.record().actions) == ({}, [])


async def test_an_older_game_is_read_by_newer_rules_and_its_end_is_kept_from_then_on(
    tmp_path: Path, rules: NewRules
) -> None:
    id, people, ends = await played(tmp_path)
    forget_endings(tmp_path)
    rules.raised()
    async with house(tmp_path) as services:
        assert [sees(await services.lobby.table(id), person) for person in people] == ends
        assert await services.store.endings.find(id) is not None
        assert (await row_of(services, id)).rules == 1
    rules.no_three()
    async with house(tmp_path) as services:
        table = await services.lobby.table(id)
        assert table.match.history is None
        assert [sees(table, person) for person in people] == ends
        assert table.match.record().rules == 1


@pytest.mark.parametrize("change", [NewRules.no_three, NewRules.everybody_wins, NewRules.no_such_table])
async def test_an_older_game_that_cannot_be_read_says_so_and_keeps_its_record_and_results(
    tmp_path: Path, rules: NewRules, change: Callable[[NewRules], None]
) -> None:
    id, people, _ = await played(tmp_path)
    forget_endings(tmp_path)
    change(rules)
    async with house(tmp_path) as services:
        table = await services.lobby.table(id)
        with pytest.raises(Refusal, match="server-rules-lost") as lost:
            table.attach(Sheet(people[0]))
        assert lost.value.status == 410
        assert await refused(services.replays.room(id, people[0])) == (410, "server-rules-lost")
        record = table.match.record()
        assert (record.rules, len(record.actions)) == (1, 12)
        exported = await services.export_and_erase.export(await profile(services, people[0]))
        assert exported["games"][0]["record"] == msgspec.to_builtins(record)
        assert [line.score for line in (await services.results.past(people[0])).games] == [5]


async def test_an_older_game_without_results_need_only_come_to_an_end(tmp_path: Path, rules: NewRules) -> None:
    id, people, _ = await played(tmp_path)
    forget_endings(tmp_path, results=True)
    rules.everybody_wins()
    async with house(tmp_path) as services:
        assert sees(await services.lobby.table(id), people[0])["outcome"]["winners"] == [0, 1]
        assert [line.score for line in (await services.results.past(people[0])).games] == [7]
