"""A house that moves: all of it arrives in its order, cut off or not, and people go on where they were."""

from __future__ import annotations

import signal
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import msgspec
import psycopg
import pytest

from archipel.server.base.data_folder import UnusableData
from archipel.server.base.settings import DEFAULTS
from archipel.server.store.move import mover
from archipel.server.store.move.house import MOVED, NOT_MOVED, Differs
from archipel.server.store.move.mover import Step
from archipel.server.store.move.places import places
from archipel.server.store.postgres import PostgresStore
from archipel.server.store.server_store import server_store
from archipel.server.store.sqlite import SqliteStore
from archipel.server.web.services import Services
from archipel.words import words
from tests.server.houses import (
    carry,
    database_answers,
    database_rows,
    filled_database,
    filled_folder,
    folder_answers,
    folder_files,
    folder_rows,
    new_address,
)
from tests.server.people import guests, play, seated
from tests.server.process import ROOT
from tests.server.stores import ANN, BEN, row
from tests.server.test_data_folder import refused


class Cut(Exception):
    """A move ends here."""


async def test_a_folder_there_and_back_again(tmp_path: Path) -> None:
    old, address, back = await filled_folder(tmp_path / "old", seed=1), new_address(), tmp_path / "back"
    files, rows = folder_files(old), folder_rows(old)
    assert all(rows.values()), "something of every kind"
    holds, _ = carry(old, address)
    assert holds == (len(rows["tables"]), len(rows["profiles"]), len(rows["log"]))
    assert folder_files(old) == files, "the source is as it was"
    assert await database_answers(address) == await folder_answers(old)
    assert PostgresStore(address).key == (old / "key").read_bytes()
    carry(address, back)
    assert folder_rows(back) == rows
    assert (back / "key").read_bytes() == files["key"]
    assert sorted(folder_files(back)) == ["archipel.db", "key"]
    assert [(back / name).stat().st_mode & 0o77 for name in ("archipel.db", "key")] == [0, 0]


async def test_a_database_there_and_back_again(tmp_path: Path) -> None:
    old, back = await filled_database(new_address(), seed=3), new_address()
    rows = database_rows(old)
    carry(old, tmp_path / "between")
    assert database_rows(old) == rows, "the source is as it was"
    assert await folder_answers(tmp_path / "between") == await database_answers(old)
    carry(tmp_path / "between", back)
    assert database_rows(back) == rows


async def test_what_is_kept_after_a_move_is_the_newest(tmp_path: Path) -> None:
    old, address = await filled_folder(tmp_path / "old"), new_address()
    carry(old, address)
    there = PostgresStore(address)
    await there.open()
    for id in ("x", "y"):
        await there.tables.create(row(id, ANN, BEN, made=9_000))
    assert await there.tables.of("ann", 2) == ["y", "x"]
    await there.close()
    carry(address, tmp_path / "back")
    back = SqliteStore(tmp_path / "back" / "archipel.db")
    await back.tables.create(row("z", ANN, BEN, made=9_000))
    assert await back.tables.of("ann", 3) == ["z", "y", "x"]
    await back.close()


async def test_a_house_moves_while_a_game_is_played(tmp_path: Path) -> None:
    first, address = Services(tmp_path / "old", tmp_path), new_address()
    people = await guests(first, 2)
    table = await seated(first, people, "short")
    await play(table, (0, "pick 1"))
    cookie = first.profiles.signer.sign(people[1])
    await first.close()

    carry(tmp_path / "old", address)
    second = Services(tmp_path / "pages", tmp_path, msgspec.structs.replace(DEFAULTS, database=address))
    await second.open()
    assert second.profiles.who(cookie) == people[1]
    await play(await second.lobby.table(table.id), (1, "pick 2"))
    await second.close()

    carry(address, tmp_path / "new")
    third = Services(tmp_path / "new", tmp_path)
    assert third.profiles.who(cookie) == people[1]
    again = await third.lobby.table(table.id)
    await play(again, (0, "confirm"))
    assert again.match.history is not None
    assert [line.entry.action for line in again.match.history.lines] == ["pick 1", "pick 2", "confirm"]
    await third.close()


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize("after", [1, 30, 60])
async def test_a_move_that_was_cut_off_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, after: int, back: bool
) -> None:
    monkeypatch.setattr(mover, "BATCH", 3)
    folder, address = tmp_path / "folder", new_address()
    source, target = (address, folder) if back else (folder, address)
    await (filled_database(address) if back else filled_folder(folder))
    told: list[Step] = []

    def tell(step: Step) -> None:
        told.append(step)
        if len(told) == after:
            raise Cut

    with pytest.raises(Cut):
        mover.move(places(str(source), str(target)), tell)
    with pytest.raises(UnusableData, match="unfinished"):
        server_store(folder if back else tmp_path, "" if back else address)
    _, steps = carry(source, target)
    arrived = {step.table: step.done for step in told if step.stage == "copy"}
    begun = {step.table: step.done for step in reversed(steps) if step.stage == "copy"}
    assert arrived.items() <= begun.items(), "nothing is sent twice"
    assert await folder_answers(folder) == await database_answers(address)
    ours, theirs = folder_rows(folder), database_rows(address)
    assert {name: len(ours[name]) for name in MOVED} == {name: len(theirs[name]) for name in MOVED}


async def test_a_server_does_not_start_where_a_move_was_cut_off(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    address = new_address()
    with psycopg.connect(address) as db:
        db.execute("CREATE TABLE move_begun (source TEXT)")
    monkeypatch.setenv("ARCHIPEL_DATABASE", address)
    assert refused(tmp_path, "fr") == words("fr").key("server-database-unfinished")
    assert [*database_rows(address)] == ["move_begun"]
    monkeypatch.delenv("ARCHIPEL_DATABASE")
    (tmp_path / "move_begun").touch()
    with pytest.raises(UnusableData, match="server-data-unfinished"):
        Services(tmp_path, tmp_path)
    assert not (tmp_path / "archipel.db").exists()


KILLED = """
import os, signal, sys
from archipel.server.store.move import mover
from archipel.server.store.move.places import places

def tell(step):
    if step.table == "log" and step.done:
        os.kill(os.getpid(), signal.SIGKILL)

mover.BATCH = 2
mover.move(places(*sys.argv[1:]), tell)
"""


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.skipif(sys.platform == "win32", reason="nobody is killed there")
async def test_a_move_that_was_killed_goes_on(tmp_path: Path, back: bool) -> None:
    folder, address = tmp_path / "folder", new_address()
    source, target = (address, str(folder)) if back else (str(folder), address)
    await (filled_database(address) if back else filled_folder(folder))
    done = subprocess.run([sys.executable, "-c", KILLED, source, target], cwd=ROOT, timeout=60)
    assert done.returncode == -signal.SIGKILL
    carry(source, target)
    assert await folder_answers(folder) == await database_answers(address)


CHANGES = {
    "changed": ("profiles", "ann", "UPDATE profiles SET name = 'Anna' WHERE id = 'ann'"),
    "lost": ("log", "t, 1", "DELETE FROM log WHERE \"table\" = 't' AND line = 1"),
    "added": ("notes", "a, 1, eve", "INSERT INTO notes VALUES ('a', 1, 'eve', '', {no})"),
    "reordered": ("tables", "t", "UPDATE tables SET {serial} = 999 WHERE id = 't'"),
}


@pytest.mark.parametrize(("how", "back"), [*zip(CHANGES, (False, True, False, True), strict=True)])
async def test_a_difference_is_told_by_table_and_key(tmp_path: Path, how: str, back: bool) -> None:
    """Somebody changes a row of the target as soon as everything is copied."""
    folder, address = tmp_path / "folder", new_address()
    await (filled_database(address) if back else filled_folder(folder))
    table, key, query = CHANGES[how]

    def tell(step: Step) -> None:
        if step.stage == "copy" and step.table == "passkeys" and step.done == step.rows and step.rows:
            change(folder if back else address, query)

    with pytest.raises(Differs) as told:
        mover.move(places(*((address, str(folder)) if back else (str(folder), address))), tell)
    assert told.value.named == {"table": table, "row": key}
    with pytest.raises(UnusableData, match="unfinished"):
        server_store(folder if back else tmp_path, "" if back else address)


def change(target: Path | str, query: str) -> None:
    if isinstance(target, Path):
        with closing(sqlite3.connect(target / "archipel.db", isolation_level=None)) as folder:
            folder.execute(query.format(no=0, serial="rowid"))
        return
    with psycopg.connect(target) as db:
        db.execute("ALTER TABLE tables ALTER serial DROP IDENTITY")
        db.execute(query.format(no=False, serial="serial"))


async def test_a_source_that_was_used_meanwhile_is_noticed(tmp_path: Path) -> None:
    """A database is not held while it is moved; a person comes in after the copy."""
    address = await filled_database(new_address())

    def tell(step: Step) -> None:
        if step.stage == "copy" and step.table == "passkeys":
            with psycopg.connect(address) as db:
                db.execute("UPDATE profiles SET name = 'Benno' WHERE id = 'ben'")

    with pytest.raises(Differs) as told:
        mover.move(places(address, str(tmp_path / "data")), tell)
    assert told.value.named == {"table": "profiles", "row": "ben"}


def test_every_table_of_both_schemas_is_moved_or_named_as_not_to_be(tmp_path: Path) -> None:
    address = new_address()
    PostgresStore(address)
    SqliteStore(tmp_path / "archipel.db").database.writer.close()
    assert set(folder_rows(tmp_path)) == set(MOVED)
    assert set(database_rows(address)) <= {*MOVED, *NOT_MOVED}
    assert not {*MOVED} & NOT_MOVED
    with psycopg.connect(address) as db, closing(sqlite3.connect(tmp_path / "archipel.db")) as folder:
        for table, key in MOVED.items():
            there = {(name, primary) for name, primary, _ in columns(db, table)}
            here = folder.execute("SELECT name, pk FROM pragma_table_info(?)", [table]).fetchall()
            assert there - {("serial", 0), ("changes", 0)} == set(here), table
            assert [name for name, place in sorted(here, key=lambda column: column[1]) if place] == [*key]
            collations = {collation for _, primary, collation in columns(db, table) if primary}
            assert collations <= {"C", None}, "both sort keys alike"


COLUMNS = """
    SELECT attname, coalesce(array_position(indkey::int2[], attnum) + 1, 0), nullif(collname, '')
    FROM pg_attribute JOIN pg_index ON indrelid = attrelid AND indisprimary
    LEFT JOIN pg_collation ON pg_collation.oid = attcollation
    WHERE attrelid = %s::regclass AND attnum > 0 AND NOT attisdropped
"""


def columns(db: psycopg.Connection[tuple[str, int, str | None]], table: str) -> list[tuple[str, int, str | None]]:
    """Of a table in PostgreSQL: the name of each column, its place in the key, how its texts are compared."""
    return db.execute(COLUMNS, [table]).fetchall()
