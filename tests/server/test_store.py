"""The contract of a store: every backend goes through the same tests."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from pathlib import Path

import msgspec
import pytest

from archipel.server.store.sqlite import SqliteStore
from archipel.server.store.sqlite.migrations import MIGRATIONS
from archipel.server.store.sqlite.profiles import BELONGINGS, ERASED, HELD_BY_A_STRANGER
from archipel.table.rows import Clock, ContentLabel, Ending, Entry, OwnContent, Profile, Result, Sitter, TableRow
from archipel.table.store import Store, StoreFailed, Taken

BACKENDS: dict[str, Callable[[Path], Store]] = {"sqlite": lambda folder: SqliteStore(folder / "kept.db")}


@pytest.fixture(params=BACKENDS)
async def store(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[Store]:
    store = BACKENDS[request.param](tmp_path)
    yield store
    await store.close()


def row(id: str, *sitters: Sitter, made: int = 1000) -> TableRow:
    return TableRow(id, "numbers", 1, "open", {"rounds": 2}, "00" * 16, sitters, made)


ANN, BEN, FREE, BOT = Sitter("person", "ann"), Sitter("person", "ben"), Sitter("open"), Sitter("bot", level="easy")


async def test_profiles_are_kept_and_changed(store: Store) -> None:
    assert await store.profiles.find("ann") is None
    with pytest.raises(Taken):
        await store.profiles.save(Profile("ann", "Ann", "en", "auto"))
    assert await store.profiles.find("ann") is None
    await store.profiles.make(Profile("ann", "Ann", "en", "auto"))
    with pytest.raises(Taken):
        await store.profiles.make(Profile("ann", "Eve", "en", "auto"))
    changed = Profile("ann", "Änn", "fr", "dark", {"motion": "off"}, "https://example.org", 3)
    await store.profiles.save(changed)
    assert await store.profiles.find("ann") == changed


async def test_a_table_comes_back_as_it_was_made(store: Store) -> None:
    made = row("t", ANN, FREE, BOT)
    await store.tables.create(made)
    assert await store.tables.find("t") == made
    assert await store.tables.find("u") is None
    with pytest.raises(Taken):
        await store.tables.create(made)


async def test_components_are_kept_by_profile_and_found_at_tables_and_in_records(store: Store) -> None:
    mine = OwnContent("numbers", "sha256:a", "Mine", 7, 1000)
    await store.contents.keep("ann", mine, "{é:1}!")
    await store.contents.keep("ben", mine, "{}")
    assert await store.contents.of("ann") == [msgspec.structs.replace(mine, size=7)]
    assert await store.contents.find("ann", "numbers", "sha256:a") == ("Mine", "{é:1}!")
    assert await store.contents.find("ann", "islet", "sha256:a") is None
    await store.contents.keep("ann", msgspec.structs.replace(mine, name="Again", made=2000), "{}")
    newer = OwnContent("numbers", "sha256:b", "Newer", 2, 3000)
    await store.contents.keep("ann", newer, "[]")
    assert [one.name for one in await store.contents.of("ann")] == ["Newer", "Again"]
    await store.contents.drop("ann", "numbers", "sha256:b")
    assert [one.name for one in await store.contents.of("ann")] == ["Again"]
    assert len(await store.contents.of("ben")) == 1

    assert await store.contents.anywhere("numbers", "sha256:a") is None, "kept, and played nowhere"
    label = ContentLabel("sha256:a", "Mine")
    made = msgspec.structs.replace(row("t", ANN, BEN), options={"own": "packed"}, content=label)
    await store.tables.create(made)
    sealed = msgspec.structs.replace(made, id="u", content=ContentLabel("sha256:s"), sealed_until=int(time.time()) + 99)
    await store.tables.create(sealed)
    assert await store.tables.find("t") == made
    for person, digest, seen in (("eve", "sha256:a", True), ("eve", "sha256:s", False), ("ann", "sha256:s", True)):
        assert (await store.contents.at_a_table(person, "numbers", digest) is not None) == seen
    assert await store.contents.anywhere("numbers", "sha256:a") == {"own": "packed"}
    assert await store.contents.anywhere("islet", "sha256:a") is None
    assert await store.contents.anywhere("numbers", "") is None
    record = msgspec.json.encode({"game": "numbers", "options": {"own": "brought"}})
    await store.uploads.keep_record("r-1", "ann", record, 1, content="sha256:c")
    assert await store.contents.anywhere("numbers", "sha256:c") == {"own": "brought"}
    assert await store.contents.at_a_table("ann", "numbers", "sha256:c") is None


async def test_a_game_with_components_of_somebodys_own_counts_nowhere(store: Store) -> None:
    for id, label in (("t", None), ("u", ContentLabel("sha256:a"))):
        await store.tables.create(msgspec.structs.replace(row(id, ANN), content=label))
        await store.tables.append(id, 0, Entry("act", 0, "pick 1"), 2000, over=True)
        await store.results.keep(id, [Result(0, 7, won=True)])
    assert {one.table: one.counts for one in await store.results.played("ann")} == {"t": True, "u": False}


async def test_whoever_leaves_takes_their_components_along(store: Store) -> None:
    await store.profiles.make(Profile("ann", "Ann", "en", "auto"))
    await store.contents.keep("ann", OwnContent("numbers", "sha256:a", "Mine", 2, 1000), "{}")
    made = msgspec.structs.replace(row("t", ANN), host="ann", content=ContentLabel("sha256:a", "Ann's box"))
    await store.tables.create(made)
    assert [one["source"] for one in (await store.profiles.belongings("ann"))["contents"]] == ["{}"]
    await store.profiles.erase("ann", "gone")
    assert await store.contents.of("ann") == []
    left = await store.tables.find("t")
    assert left is not None
    assert left.content == ContentLabel("sha256:a")


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


async def test_what_was_written_is_there_after_reopening(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kept.db")
    await store.tables.create(row("t", ANN, BEN))
    await asyncio.gather(
        *(store.tables.append("t", n, Entry("act", 0, f"pick {n}"), 1, over=False) for n in range(600))
    )
    await store.close()
    again = SqliteStore(tmp_path / "kept.db")
    assert len(await again.tables.log("t")) == 600
    await again.close()
    with pytest.raises(StoreFailed):
        await again.tables.append("t", 600, Entry("undo", 0), 1, over=False)


async def test_whoever_gives_up_waiting_does_not_stop_the_writer(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kept.db")
    store.database.writer.write(lambda _: time.sleep(0.05))
    store.database.writer.write(lambda _: None).cancel()
    async with asyncio.timeout(5):
        await store.profiles.make(Profile("ann", "Ann", "en", "auto"))
    await store.close()


async def test_work_that_fails_in_any_way_is_not_kept_and_the_writer_lives_on(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kept.db")

    def fails(db: sqlite3.Connection) -> None:
        db.execute("INSERT INTO profiles VALUES ('eve', 'Eve', 'en', 'auto')")
        raise ZeroDivisionError("half-way")

    for work in (fails, lambda db: db.execute("NONSENSE")):
        with pytest.raises(StoreFailed):
            await store.database.writer.write(work)
    async with asyncio.timeout(5):
        await store.profiles.make(Profile("ann", "Ann", "en", "auto"))
    assert await store.profiles.find("eve") is None
    assert await store.profiles.find("ann") is not None
    await store.close()


async def test_the_file_is_synced_in_full_and_knows_its_version(tmp_path: Path) -> None:
    store = SqliteStore(tmp_path / "kept.db")
    asked = {name: store.database.writer.connection.execute(f"PRAGMA {name}").fetchone()[0] for name in SETTINGS}
    assert asked == SETTINGS
    await store.close()


SETTINGS = {"journal_mode": "wal", "synchronous": 2, "user_version": len(MIGRATIONS)}


def test_a_file_of_a_newer_version_or_no_database_is_one_sentence(tmp_path: Path) -> None:
    newer = sqlite3.connect(tmp_path / "newer.db")
    newer.execute(f"PRAGMA user_version = {len(MIGRATIONS) + 1}")
    newer.close()
    (tmp_path / "prose.db").write_text("once upon a time " * 100)
    for name in ("newer.db", "prose.db"):
        with pytest.raises(StoreFailed):
            SqliteStore(tmp_path / name)


async def test_times_and_deadlines_are_kept_with_the_line(store: Store) -> None:
    clock = Clock("live", 600, 10)
    await store.tables.create(msgspec.structs.replace(row("t", ANN, BEN), clock=clock))
    await store.tables.create(row("u", ANN, BEN))
    for table in ("t", "u"):
        await store.tables.append(table, 0, Entry("begin", -1), 2000.25, over=False, due=2600.25)
    found = await store.tables.find("t")
    assert found is not None
    assert found.clock == clock
    assert await store.tables.times("t") == [2000.25]
    assert await store.tables.overdue(2600.0, 9) == []
    assert await store.tables.overdue(2600.25, 9) == ["t", "u"]
    untimed = await store.tables.find("u")
    assert untimed is not None
    assert untimed.clock == Clock()
    for table in ("t", "u"):
        await store.tables.append(table, 1, Entry("act", 0, "pick 1"), 2001.5, over=True)
    assert await store.tables.overdue(9999.0, 9) == []
    assert await store.tables.times("t") == [2000.25, 2001.5]


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


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
async def test_a_file_of_every_earlier_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    older = sqlite3.connect(tmp_path / "kept.db")
    for script in MIGRATIONS[:version]:
        older.executescript(script)
    columns = "id, game, rules, mode, options, seed, made, touched, over"
    older.execute(f"INSERT INTO tables ({columns}) VALUES ('t', 'numbers', 1, 'open', '{{}}', '00', 1, 2, 1)")
    older.execute("INSERT INTO seats (\"table\", seat, kind, person, level) VALUES ('t', 0, 'person', 'ann', '')")
    line = "line" if version >= 8 else "ply"
    older.execute(f"INSERT INTO log (\"table\", {line}, kind, seat, action, at) VALUES ('t', 0, 'act', 0, 'pick 1', 2)")
    older.execute(f"PRAGMA user_version = {version}")
    older.commit()
    older.close()
    store = SqliteStore(tmp_path / "kept.db")
    found = await store.tables.find("t")
    assert found is not None
    assert (found.over, found.sitters, found.rules) == (True, (ANN,), 1)
    assert await store.tables.log("t") == [Entry("act", 0, "pick 1")]
    assert await store.endings.find("t") is None
    await store.endings.keep("t", Ending(b"record"))
    await store.close()


def test_whatever_is_kept_under_a_person_is_exported_or_renamed_and_erased(tmp_path: Path) -> None:
    """A new table of the database cannot forget the people in it."""
    database = SqliteStore(tmp_path / "kept.db").database
    tables = database.column("SELECT name FROM sqlite_schema WHERE type = 'table'")
    columns = {name: database.column(f"SELECT name FROM pragma_table_info('{name}')") for name in tables}
    personal = {name for name, found in columns.items() if {"person", "host"} & {*found}}
    renamed = {name for name, _ in HELD_BY_A_STRANGER}
    assert personal == {*ERASED} | renamed
    assert {*ERASED} <= {*BELONGINGS} | {"trophies"}, "erased, and never given along"
