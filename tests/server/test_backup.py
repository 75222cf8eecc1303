"""Copies of the data: made while people play, whole or not there at all, and put back."""

from __future__ import annotations

import sqlite3
import stat
import time
from pathlib import Path
from threading import Event, Thread

import pytest

from archipel.server.store.backup import BadCopy, Holds, check_copy, copy_data, put_back
from archipel.server.web.services import Services
from tests.server.people import guests, play, seated


async def test_a_copy_of_a_running_server_plays_on_elsewhere(tmp_path: Path, services: Services) -> None:
    people = await guests(services, 2)
    table = await seated(services, people)
    await play(table, (0, "pick 1"), (1, "pick 2"), (0, "confirm"))
    holds = copy_data(tmp_path / "data", tmp_path / "copy.db")
    assert holds == Holds(tables=1, people=2, lines=3)
    await play(table, (1, "confirm"))
    assert check_copy(tmp_path / "copy.db") == holds
    assert stat.S_IMODE((tmp_path / "copy.db").stat().st_mode) == 0o600
    cookie = services.profiles.signer.sign(people[0])
    assert put_back(tmp_path / "copy.db", tmp_path / "other") == holds
    other = Services(tmp_path / "other", tmp_path)
    again = await other.lobby.table(table.id)
    assert other.profiles.who(cookie) == people[0]
    assert again.match.history is not None
    await play(again, (1, "confirm"))
    assert table.match.history is not None
    assert again.match.history.state.digest() == table.match.history.state.digest()
    await other.close()
    for name in ("key", "archipel.db"):
        assert stat.S_IMODE((tmp_path / "other" / name).stat().st_mode) == 0o600


async def test_a_copy_takes_the_place_of_an_older_one(tmp_path: Path, services: Services) -> None:
    for count in (1, 2):
        await guests(services, 1)
        assert copy_data(tmp_path / "data", tmp_path / "copy.db").people == count
    assert sorted(file.name for file in tmp_path.glob("copy*")) == ["copy.db"]


async def test_what_is_no_copy_of_ours_is_refused(tmp_path: Path, services: Services) -> None:
    await guests(services, 3)
    whole = tmp_path / "copy.db"
    copy_data(tmp_path / "data", whole)
    (tmp_path / "prose").write_text("once upon a time " * 500)
    (tmp_path / "cut").write_bytes(whole.read_bytes()[: whole.stat().st_size // 2])
    sqlite3.connect(tmp_path / "other.db").executescript("CREATE TABLE t (x); INSERT INTO t VALUES (1)")
    newer = sqlite3.connect(tmp_path / "newer")
    newer.executescript("PRAGMA user_version = 999; CREATE TABLE t (x)")
    for name in ("prose", "cut", "other.db", "newer", "nowhere"):
        with pytest.raises(BadCopy):
            check_copy(tmp_path / name)
        with pytest.raises(BadCopy):
            put_back(tmp_path / name, tmp_path / "new")
        assert not (tmp_path / "new").exists()


async def test_nothing_is_overwritten_and_nothing_left_behind(tmp_path: Path, services: Services) -> None:
    await guests(services, 1)
    copy_data(tmp_path / "data", tmp_path / "copy.db")
    with pytest.raises(BadCopy, match="server-copy-occupied"):
        put_back(tmp_path / "copy.db", tmp_path / "data")
    with pytest.raises(BadCopy, match="server-copy-nothing"):
        copy_data(tmp_path / "nowhere", tmp_path / "second.db")
    (tmp_path / "prose").mkdir()
    (tmp_path / "prose" / "archipel.db").write_text("once upon a time " * 500)
    with pytest.raises(BadCopy, match="server-copy-broken"):
        copy_data(tmp_path / "prose", tmp_path / "second.db")
    assert not list(tmp_path.glob("second*"))


async def test_a_copy_is_made_however_busy_the_server_is(tmp_path: Path, services: Services) -> None:
    """Somebody writes without a pause; the copy is one moment of it, and does not begin again with every line."""
    await guests(services, 1)
    database = sqlite3.connect(tmp_path / "data" / "archipel.db", isolation_level=None)
    database.execute("CREATE TABLE ballast (bytes BLOB) STRICT")
    database.executemany("INSERT INTO ballast VALUES (?)", [(bytes(1_000_000),)] * 12)
    database.close()
    begun, copied, end = Event(), Event(), time.monotonic() + 8

    def write() -> None:
        busy = sqlite3.connect(tmp_path / "data" / "archipel.db", isolation_level=None, timeout=10)
        busy.execute("PRAGMA synchronous = OFF")
        while not copied.is_set() and time.monotonic() < end:
            busy.execute("UPDATE profiles SET name = name || 'n'")
            begun.set()
        busy.close()

    writing = Thread(target=write)
    writing.start()
    begun.wait()
    assert copy_data(tmp_path / "data", tmp_path / "copy.db").people == 1
    assert writing.is_alive()
    copied.set()
    writing.join()
