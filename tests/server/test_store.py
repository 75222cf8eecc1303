"""The contract of a store, of tables and results: every backend goes through the same tests."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest

from archipel.table.rows import Clock, Ending, Entry, GameIdentity, Profile, Result, Sitter, Won
from archipel.table.store import Store, StoreFailed, Taken
from tests.server.stores import ANN, BEN, BOT, DAY, FREE, Opener, answers, fill, row, times


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    made = row("t", ANN, FREE, BOT)
    await store.tables.create(made)
    assert await store.tables.find("t") == made
    assert await store.tables.find("u") is None
    with pytest.raises(Taken):
        await store.tables.create(made)


async def test_a_seat_is_taken_once(store: Store) -> None:
    await store.tables.create(row("t", ANN, FREE, BOT))
    answers = await asyncio.gather(*(store.tables.sit("t", 1, who) for who in ("ben", "eve")), return_exceptions=True)
    assert sorted(type(answer).__name__ for answer in answers) == ["NoneType", "Taken"]
    for seat in (0, 2, 7):
        with pytest.raises(Taken):
            await store.tables.sit("t", seat, "eve")


async def test_a_table_that_waits_is_seated_anew_or_dropped_unless_it_changed_meanwhile(store: Store) -> None:
    await store.tables.create(msgspec.structs.replace(row("t", ANN, FREE, FREE), clock=Clock("live", 600)))
    await store.tables.reseat("t", [ANN, FREE, FREE], [BOT, ANN])
    found = await store.tables.find("t")
    assert found is not None
    assert found.sitters == (BOT, ANN)
    with pytest.raises(Taken):
        await store.tables.reseat("t", [ANN, FREE, FREE], [ANN, BOT, BOT])
    with pytest.raises(Taken):
        await store.tables.drop("t")
    await store.tables.reseat("t", [BOT, ANN], [FREE, ANN])
    await store.tables.drop("t")
    assert await store.tables.find("t") is None
    with pytest.raises(Taken):
        await store.tables.drop("t")


async def test_the_first_at_a_ply_wins_and_the_rest_of_the_batch_is_kept(store: Store) -> None:
    await store.tables.create(row("t", ANN, BEN))
    await store.tables.create(row("u", ANN, BEN))
    entries = [("t", 0, "pick 1"), ("t", 0, "pick 2"), ("u", 0, "pick 3"), ("t", 1, "confirm")]
    answers = await asyncio.gather(
        *(store.tables.append(table, ply, Entry("act", 0, action), 2000, over=False) for table, ply, action in entries),
        return_exceptions=True,
    )
    assert [type(answer).__name__ for answer in answers] == ["NoneType", "Taken", "NoneType", "NoneType"]
    assert await store.tables.log("t") == [Entry("act", 0, "pick 1"), Entry("act", 0, "confirm")]
    assert await store.tables.log("u") == [Entry("act", 0, "pick 3")]


async def test_lists_are_newest_first_and_without_what_is_over(store: Store) -> None:
    await store.tables.create(row("old", ANN, BEN, made=1))
    await store.tables.create(row("new", ANN, FREE, made=3))
    await store.tables.create(row("far", BEN, FREE, made=2))
    await store.tables.create(row("end", ANN, BEN, made=4))
    await store.tables.append("end", 0, Entry("undo", 0), 5, over=True)
    assert await store.tables.of("ann", 10) == ["new", "old"]
    assert await store.tables.of("ann", 1) == ["new"]
    assert await store.tables.others_than("ann", 0, 10) == []
    await store.tables.sit("far", 1, "eve")
    assert await store.tables.others_than("ann", 0, 10) == ["far"]
    assert await store.tables.others_than("zoe", 2, 10) == ["far"]
    await store.tables.append("old", 0, Entry("act", 0, "pick 1"), 9, over=False)
    assert await store.tables.others_than("zoe", 2, 10) == ["far", "old"]
    assert await store.tables.others_than("zoe", 2, 10, "numbers") == ["far", "old"]
    assert await store.tables.others_than("zoe", 2, 10, "letters") == []
    table = await store.tables.find("end")
    assert table is not None
    assert table.over


async def test_times_and_deadlines_are_kept_with_the_line(store: Store) -> None:
    clock = Clock("live", 600, 10)
    await store.tables.create(msgspec.structs.replace(row("t", ANN, BEN), clock=clock))
    await store.tables.create(row("u", ANN, BEN))
    for table in ("t", "u"):
        await store.tables.append(table, 0, Entry("begin", -1), 2000.25, over=False, due=2600.25)
    found = await store.tables.find("t")
    assert found is not None
    assert found.clock == clock
    assert await times(store, "t") == [2000.25]
    assert await store.tables.overdue(2600.0, 9) == []
    assert await store.tables.overdue(2600.25, 9) == ["t", "u"]
    untimed = await store.tables.find("u")
    assert untimed is not None
    assert untimed.clock == Clock()
    for table in ("t", "u"):
        await store.tables.append(table, 1, Entry("act", 0, "pick 1"), 2001.5, over=True)
    assert await store.tables.overdue(9999.0, 9) == []
    assert await times(store, "t") == [2000.25, 2001.5]


async def test_how_a_game_ended_is_kept_with_its_last_line_or_not_at_all(store: Store) -> None:
    for table in ("t", "u"):
        await store.tables.create(row(table, ANN, BEN))
        await store.tables.append(table, 0, Entry("act", 0, "pick 1"), 2000, over=False)
    first, other = Ending(b"record", {-1: b"\x00all", 0: b"ann", 1: b"ben"}), Ending(b"", {})
    with pytest.raises(Taken):
        await store.tables.append("t", 0, Entry("act", 0, "pick 2"), 2001, over=True, ending=other)
    assert await store.endings.find("t") is None
    await store.tables.append("t", 1, Entry("act", 0, "pick 2"), 2001, over=True, ending=first)
    await store.endings.keep("t", other)
    await store.endings.keep("u", other)
    assert await store.endings.find("t") == first
    assert await store.endings.find("u") == other


async def test_a_game_that_was_finished_elsewhere_is_kept_whole_or_not_at_all(store: Store) -> None:
    over = msgspec.structs.replace(row("t", ANN, BEN), over=True)
    log, won = [Entry("act", 0, "pick 1")], [Won("ann", "numbers", "high")]
    fails_at_the_end: dict[int, Any] = {-1: b"all", 0: object()}
    before = await answers(store)
    with pytest.raises(StoreFailed):
        await store.tables.create(over, log, won=won, ending=Ending(b"record", fails_at_the_end))
    assert await answers(store) == before
    await store.tables.create(over, log, won=won, ending=Ending(b"record", {0: b"ann"}))
    assert (await store.tables.find("t"), await store.tables.log("t")) == (over, log)
    assert await store.endings.find("t") == Ending(b"record", {0: b"ann"})
    assert await store.profiles.trophies("ann") == [Won("ann", "numbers", "high", "t", 1000)]
    other = Ending(b"other")
    with pytest.raises(Taken):
        await store.tables.create(over, log, won=[Won("ann", "numbers", "low")], ending=other)
    assert len(await store.profiles.trophies("ann")) == 1


async def test_finished_games_of_a_person_are_found_by_what_was_dealt(store: Store) -> None:
    for id, who in {"t": ANN, "u": ANN, "v": BEN}.items():
        await store.tables.create(msgspec.structs.replace(row(id, who, BOT), seed=f"0{id}"))
    for id in ("t", "v"):
        await store.tables.append(id, 0, Entry("act", 0, "pick 1"), 2000.9, over=True)
    assert await store.tables.finished_of("ann") == {GameIdentity("numbers", "0t", 2000, forked=False): "t"}
    assert await store.tables.finished_of("eve") == {}


async def test_rules_are_raised_with_a_line_and_only_then(store: Store) -> None:
    await store.tables.create(row("t", ANN, BEN))
    await store.tables.append("t", 0, Entry("act", 0, "pick 1"), 2000, over=False)
    before = await store.tables.find("t")
    await store.tables.append("t", 1, Entry("rules", -1, "1 2"), 2000, over=False, rules=2)
    after = await store.tables.find("t")
    assert before is not None
    assert after is not None
    assert (before.rules, after.rules) == (1, 2)


async def test_results_are_found_by_table(store: Store) -> None:
    for table in ("t", "u"):
        await store.tables.create(row(table, ANN, BEN))
    kept = [Result(0, 5, won=True, rank="high"), Result(1, None, won=False)]
    await store.results.keep("t", kept)
    await store.results.keep("u", [])
    assert await store.results.of("t") == kept
    assert await store.results.of("u") == []


async def test_everything_is_there_after_reopening(open_store: Opener) -> None:
    store = await open_store()
    await fill(store)
    before = await answers(store)
    assert store.writes()
    await store.close()
    assert not store.writes()
    assert store.waiting() == 0
    with pytest.raises(StoreFailed):
        await store.profiles.save(Profile("ann", "Eve", "en", "auto"))
    again = await open_store()
    assert await answers(again) == before
    await again.close()


async def test_writes_under_way_are_finished_before_the_store_closes(open_store: Opener) -> None:
    store = await open_store()
    await store.tables.create(row("t", ANN, BEN))
    lines = [
        asyncio.ensure_future(store.tables.append("t", n, Entry("act", 0, f"pick {n}"), 1, over=False))
        for n in range(600)
    ]
    await asyncio.sleep(0)
    await store.close()
    await asyncio.gather(*lines)
    again = await open_store()
    assert [entry.action for entry in await again.tables.log("t")] == [f"pick {n}" for n in range(600)]
    await again.close()


async def test_what_is_read_is_the_readers_own(store: Store) -> None:
    options, preferences = {"rounds": 2}, {"motion": "off"}
    await store.tables.create(msgspec.structs.replace(row("t", ANN), options=options))
    await store.profiles.make(Profile("ann", "Ann", "en", "auto", preferences))
    for changed in (options, preferences):
        changed.clear()
    for _ in range(2):
        table, profile = await store.tables.find("t"), await store.profiles.find("ann")
        assert table is not None
        assert profile is not None
        assert (table.options, profile.preferences) == ({"rounds": 2}, {"motion": "off"})
        table.options.clear()
        profile.preferences.clear()


async def test_nothing_is_kept_of_a_table_that_is_not_there(store: Store) -> None:
    for write in (
        store.tables.append("t", 0, Entry("act", 0, "pick 1"), 2000, over=False),
        store.results.keep("t", [Result(0, 1, won=True)]),
        store.results.keep("t", []),
        store.endings.keep("t", Ending(b"record")),
        store.tables.sit("t", 0, "ann"),
        store.tables.reseat("t", [FREE], [ANN]),
    ):
        with pytest.raises(Taken):
            await write
    await store.tables.set_listed("t", True)
    await store.tables.free_seats("t")
    assert await store.tables.find("t") is None
    assert await store.results.of("t") == []


async def test_one_rematch_and_one_try_of_a_day(store: Store) -> None:
    again = msgspec.structs.replace(row("u", ANN), follows="t")
    await store.tables.create(again)
    with pytest.raises(Taken):
        await store.tables.create(msgspec.structs.replace(again, id="v"))
    assert await store.tables.rematch_of("t") == "u"
    assert await store.tables.rematch_of("") == ""
    daily = msgspec.structs.replace(row("d", ANN), host="ann", day=DAY)
    await store.tables.create(daily)
    with pytest.raises(Taken):
        await store.tables.create(msgspec.structs.replace(daily, id="e"))
    for number, other in enumerate(({"mode": "other"}, {"day": "2026-07-02"}, {"host": "ben"})):
        await store.tables.create(msgspec.structs.replace(daily, id=f"d{number}", **other))
    assert await store.results.tries_of("ann", DAY) == {("numbers", "open"): "d", ("numbers", "other"): "d0"}


async def test_a_day_is_ranked_by_score_then_by_time(store: Store) -> None:
    for id, at, score in (("a", 9, 5), ("b", 8, 5), ("c", 9, 7), ("d", 9, None), ("e", 20, 9), ("f", 8, 5)):
        await store.tables.create(msgspec.structs.replace(row(id, Sitter("person", id)), host=id, day=DAY))
        await store.tables.append(id, 0, Entry("act", 0, "pick 1"), at, over=True)
        assert await store.results.unread_of_day(DAY, 9) == [id]
        await store.results.keep(id, [Result(0, score, won=True)])
    assert [one.table for one in await store.results.ranking(DAY, "numbers", "open", 20)] == ["c", "b", "f", "a"]


async def test_results_are_read_once_and_the_first_stay(store: Store) -> None:
    for id in ("t", "u"):
        await store.tables.create(row(id, ANN, BEN))
        await store.tables.append(id, 0, Entry("act", 0, "pick 1"), 2000, over=True)
    assert await store.results.unread("ann", 9) == ["t", "u"]
    assert await store.results.unread("ann", 1) == ["t"]
    await store.results.keep("t", [])
    await store.results.keep("u", [Result(1, 5, won=True)])
    assert await store.results.unread("ann", 9) == []
    await store.results.keep("u", [Result(0, 3, won=False), Result(1, 9, won=False)])
    assert await store.results.of("u") == [Result(0, 3, won=False), Result(1, 5, won=True)]
    played = [(one.table, one.score) for one in await store.results.played("ben")]
    assert played == [("u", 5), ("t", None)]
    assert [one.table for one in await store.results.played("ben", 1, 1)] == ["t"]


async def test_a_table_of_which_anything_is_kept_is_not_dropped(store: Store) -> None:
    await store.tables.create(row("t", ANN, FREE), [Entry("act", 0, "pick 1")])
    await store.tables.create(msgspec.structs.replace(row("d", FREE), host="ann", day=DAY))
    for id in ("t", "d"):
        with pytest.raises(Taken):
            await store.tables.drop(id)
        assert await store.tables.find(id) is not None


async def test_a_pause_touches_no_table(store: Store) -> None:
    await store.tables.create(row("t", ANN, BOT))
    await store.tables.append("t", 0, Entry("pause", -1, "0"), 3000, over=False)
    assert await store.tables.with_bots(1000, 1001) == ["t"]
    await store.tables.append("t", 1, Entry("resume", -1), 3000.5, over=False)
    assert await store.tables.with_bots(1000, 1001) == []
    assert await store.tables.with_bots(3000, 3001) == ["t"]
