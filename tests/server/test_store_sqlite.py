"""The store in SQLite: its file, its writer, and files of earlier versions."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from pathlib import Path

import pytest

from archipel.server.store.played_content import content_digest
from archipel.server.store.sqlite import SqliteStore
from archipel.server.store.sqlite.migrations import MIGRATIONS
from archipel.server.store.sqlite.profiles import BELONGINGS, ERASED, HELD_BY_A_STRANGER
from archipel.table.rows import AnalysisRow, Ending, Entry, Profile
from archipel.table.store import StoreFailed
from tests.server.stores import ANN


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


@pytest.mark.parametrize("version", range(1, len(MIGRATIONS)))
async def test_a_file_of_every_earlier_version_is_brought_up_to_date(tmp_path: Path, version: int) -> None:
    older = sqlite3.connect(tmp_path / "kept.db")
    older.create_function("content_digest", 1, content_digest)
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
    assert await store.analyses.find("t") is None
    await store.analyses.keep(AnalysisRow("t", "quick", b"found", 1))
    assert await store.analyses.find("t") is not None
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
