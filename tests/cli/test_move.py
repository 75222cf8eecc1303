"""The command `move`: what it says, and everything that it refuses with one sentence, nothing changed."""

from __future__ import annotations

import asyncio
import re
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

import psycopg
import pytest

from archipel.server.base.data_folder import hold_folder
from archipel.server.store.move import mover
from archipel.server.store.move.house import CannotMove
from archipel.server.store.move.mover import Step
from archipel.server.store.move.places import places
from archipel.server.store.postgres import PostgresStore
from archipel.server.store.postgres.database import NOW
from tests.server.houses import carry, database_rows, filled_database, filled_folder, folder_files, new_address

from .conftest import Ran, Run


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return asyncio.run(filled_folder(tmp_path / "data"))


def write(folder: Path, query: str) -> None:
    with closing(sqlite3.connect(folder / "archipel.db", isolation_level=None)) as db:
        db.execute(query)


def run_sql(address: str, query: str) -> None:
    with psycopg.connect(address) as db:
        db.execute(query)


def is_refused(ran: Ran, *said: str) -> bool:
    one_line = ran.err.startswith("archipel: ") and ran.err.count("\n") == 1
    return (ran.code, ran.out, one_line) == (2, "", True) and all(word in ran.err for word in said)


def test_lines_tell_how_far_it_is_and_what_was_moved(run: Run, data: Path, tmp_path: Path) -> None:
    address = new_address()
    there = run("move", "--from", data, "--to", address, "--lang", "en")
    assert there.code == 0
    assert there.out.endswith("compared row by row. Tables: 5; people: 2; lines of play: 5.\n")
    lines = there.err.splitlines()
    assert [line for line in lines if " log" in line] == ["Moved log: 5", "Compared log: 5"]
    assert len(lines) == len(set(lines)) == 32
    back = run("move", "--from", address, "--to", tmp_path / "back", "--lang", "fr")
    assert (back.code, "lignes de jeu : 5" in back.out) == (0, True)


def test_a_terminal_has_a_bar(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("FORCE_COLOR", "1")
    monkeypatch.setenv("TERM", "xterm")
    ran = run("move", "--from", data, "--to", new_address(), "--lang", "en")
    assert ran.code == 0
    assert "Comparing puzzles" in ran.err
    assert "━" in ran.err


def test_a_difference_is_exit_code_1_and_names_table_and_row(run: Run, data: Path) -> None:
    """A move is cut off, somebody plays at the source, and it goes on."""
    address = new_address()

    def cut(step: Step) -> None:
        if step.stage == "check":
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        mover.move(places(str(data), address), cut)
    write(data, "UPDATE log SET action = 'pick 9' WHERE \"table\" = 't' AND line = 1")
    for lang in ("en", "fr"):
        ran = run("move", "--from", data, "--to", address, "--lang", lang)
        assert (ran.code, ran.out) == (1, "")
        assert re.search(r"table log, (row|ligne) t, 1\.", ran.err)


@pytest.mark.parametrize(
    ("source", "target", "said"),
    [
        ("here", "there", "archipel backup"),
        ("postgresql://one/a", "postgres://two/b", "pg_dump"),
        ("here", "mysql://db/archipel", "mysql://db/archipel"),
        ("", "postgresql://db/archipel", "postgresql://"),
        ("here", "postgresql://db/archipel", "here"),
        ("postgresql://nobody:secret@127.0.0.1:1/none", "there", "127.0.0.1"),
        ("postgresql://nobody:secret@[", "there", "postgresql://"),
    ],
)
def test_places_that_cannot_be_are_refused(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, source: str, target: str, said: str
) -> None:
    monkeypatch.chdir(tmp_path)
    for lang in ("en", "fr"):
        ran = run("move", "--from", source, "--to", target, "--lang", lang)
        assert is_refused(ran, said)
        assert "secret" not in ran.err
    assert not [*tmp_path.iterdir()]
    assert is_refused(run("move", "--from", "here"), "--to")


def newer(folder: Path) -> None:
    write(folder, "PRAGMA user_version = 999")


def older(folder: Path) -> None:
    write(folder, "PRAGMA user_version = 3")


def broken(folder: Path) -> None:
    (folder / "archipel.db").write_text("once upon a time " * 500)


def keyless(folder: Path) -> None:
    (folder / "key").unlink()


def cut_key(folder: Path) -> None:
    (folder / "key").write_bytes(b"short")


def with_nul(folder: Path) -> None:
    write(folder, "UPDATE notes SET words = 'a' || char(0) || 'b' WHERE replay = 't' AND line = 4 AND person = 'ben'")


def unfinished(folder: Path) -> None:
    (folder / "move_begun").write_text("of another")


@pytest.mark.parametrize(
    ("spoil", "said"),
    [
        (newer, "newer"),
        (older, "archipel serve"),
        (broken, "not a database"),
        (keyless, "key"),
        (cut_key, "not whole"),
        (with_nul, "table notes, column words, row 't, 4, ben'"),
        (unfinished, "cut off"),
    ],
)
def test_a_folder_that_cannot_be_moved_is_refused(
    run: Run, data: Path, spoil: Callable[[Path], None], said: str
) -> None:
    address = new_address()
    spoil(data)
    files = folder_files(data)
    assert is_refused(run("move", "--from", data, "--to", address, "--lang", "en"), said)
    assert database_rows(address) == {}
    assert folder_files(data) == files


@pytest.mark.parametrize(
    ("query", "said"),
    [
        ("INSERT INTO archipel VALUES (999)", "newer"),
        ("DELETE FROM archipel", "no data of Archipel"),
        ("CREATE TABLE move_begun (source TEXT)", "cut off"),
        ("DELETE FROM keys", "no data of Archipel"),
    ],
)
def test_a_database_that_cannot_be_moved_is_refused(run: Run, tmp_path: Path, query: str, said: str) -> None:
    address = new_address()
    PostgresStore(address)
    run_sql(address, query)
    assert is_refused(run("move", "--from", address, "--to", tmp_path / "new", "--lang", "en"), said)
    assert not (tmp_path / "new").exists()
    assert is_refused(run("move", "--from", new_address(), "--to", tmp_path / "new", "--lang", "en"), "no data")


def test_who_lives_somewhere_already_is_left_alone(run: Run, data: Path, tmp_path: Path) -> None:
    """Somebody else does, or a move of somebody else was cut off there."""
    address = asyncio.run(filled_database(new_address()))
    for query in ("SELECT 1", "CREATE TABLE move_begun AS SELECT 'another' AS source"):
        run_sql(address, query)
        rows = database_rows(address)
        assert is_refused(run("move", "--from", data, "--to", address, "--lang", "en"), "other data")
        assert database_rows(address) == rows
    run_sql(address, "DROP TABLE move_begun")
    for spoil in (folder_files, newer, unfinished):
        spoil(data)
        files = folder_files(data)
        assert is_refused(run("move", "--from", address, "--to", data, "--lang", "en"))
        assert folder_files(data) == files
    newest = new_address()
    PostgresStore(newest)
    run_sql(newest, "INSERT INTO archipel VALUES (999)")
    other = asyncio.run(filled_folder(tmp_path / "other"))
    assert is_refused(run("move", "--from", other, "--to", newest, "--lang", "en"), "newer")


def test_a_place_where_nobody_has_ever_come_in_is_empty(data: Path, tmp_path: Path) -> None:
    """A server was started there, and stopped again."""
    address = new_address()
    key = PostgresStore(address).key
    carry(data, address)
    assert PostgresStore(address).key == (data / "key").read_bytes() != key


def test_what_a_server_uses_is_left_alone(run: Run, data: Path, tmp_path: Path) -> None:
    free, used = new_address(), asyncio.run(filled_database(new_address()))
    with hold_folder(data):
        assert is_refused(run("move", "--from", data, "--to", free, "--lang", "en"), "in use by a server")
        assert is_refused(run("move", "--from", used, "--to", data, "--lang", "en"), "in use by a server")
    assert database_rows(free) == {}
    open_a_server(used)
    assert is_refused(run("move", "--from", used, "--to", tmp_path / "new", "--lang", "en"), "in use by a server")
    assert is_refused(run("move", "--from", data, "--to", used, "--lang", "en"), "in use by a server")
    assert not (tmp_path / "new").exists()


def test_a_server_that_begins_at_the_source_meanwhile_is_noticed(tmp_path: Path) -> None:
    address = asyncio.run(filled_database(new_address()))

    def begin(step: Step) -> None:
        if step.stage == "check":
            open_a_server(address)

    with pytest.raises(CannotMove, match="server-move-taken"):
        mover.move(places(address, str(tmp_path / "new")), begin)
    assert (tmp_path / "new" / "move_begun").exists()


def open_a_server(address: str) -> None:
    """One that has given a sign of life, and never says goodbye."""
    with psycopg.connect(address, autocommit=True) as db:
        db.execute(f"INSERT INTO nodes VALUES ('n', '1', {NOW} + 3600) ON CONFLICT DO NOTHING")
