"""A server over PostgreSQL: played at, stopped, opened again; and databases that cannot be used."""

from __future__ import annotations

import asyncio
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import psycopg
import pytest
from psycopg.conninfo import conninfo_to_dict

from archipel.server.base.data_folder import read_key
from archipel.server.base.settings import DEFAULTS
from archipel.server.store.postgres import PostgresStore
from archipel.server.store.server_store import server_store
from archipel.server.web.services import Services
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from archipel.table.store import StoreFailed, Taken
from tests.server.people import guests, play, seated
from tests.server.postgres import new_database, server
from tests.server.stores import ANN, BEN, row


def house(folder: Path, address: str) -> Services:
    return Services(folder / "data", folder / "pages", msgspec.structs.replace(DEFAULTS, database=address))


async def test_a_game_goes_on_where_it_was_when_the_server_is_started_again(tmp_path: Path) -> None:
    address = new_database()
    first = house(tmp_path, address)
    await first.open()
    table = await seated(first, await guests(first, 2), "short")
    await play(table, (0, "pick 1"), (1, "pick 2"))
    await first.close()
    again = house(tmp_path, address)
    await again.open()
    history = (await again.lobby.table(table.id)).match.history
    assert history is not None
    assert [line.entry.action for line in history.lines] == ["pick 1", "pick 2"]
    assert not (tmp_path / "data" / "archipel.db").exists()
    assert not (tmp_path / "data" / "key").exists()
    await again.close()


def test_a_new_database_takes_over_the_key_of_the_folder_and_another_key_is_noticed(tmp_path: Path) -> None:
    address, key = new_database(), read_key(tmp_path)
    assert server_store(tmp_path, address)[1] == key
    assert server_store(tmp_path / "elsewhere", address)[1] == key
    (tmp_path / "key").write_bytes(bytes(32))
    with pytest.raises(StoreFailed, match="key"):
        server_store(tmp_path, address)


async def test_whoever_shares_a_database_signs_alike_and_goes_by_its_clock() -> None:
    address = new_database()
    one, other = PostgresStore(address), PostgresStore(address)
    assert one.key == other.key
    assert abs(one.now() - other.now()) < 60


async def test_of_many_who_write_one_line_one_is_first(tmp_path: Path) -> None:
    address = new_database()
    stores = [PostgresStore(address) for _ in range(3)]
    for store in stores:
        await store.open()
    await stores[0].tables.create(row("t", ANN, BEN))
    await stores[0].tables.create(row("u", ANN, BEN))
    for line in range(20):
        asked = [
            store.tables.append(table, line, Entry("act", 0, f"{number}"), 2000, over=False)
            for number, store in enumerate(stores)
            for table in ("t", "u")
        ]
        told = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(answer) for answer in told].count(type(None)) == 2
        assert [type(answer) for answer in told].count(Taken) == 4
    assert len(await stores[1].tables.log("t")) == len(await stores[2].tables.log("u")) == 20
    for store in stores:
        await store.close()


async def test_a_database_that_goes_away_loses_nothing_and_is_found_again(tmp_path: Path) -> None:
    address = new_database()
    services = house(tmp_path, address)
    await services.open()
    table = await seated(services, await guests(services, 2), "short")
    await play(table, (0, "pick 1"))
    shut(address)
    with pytest.raises(Refusal, match="server-not-kept"):
        await play(table, (1, "pick 2"))
    assert not await services.write_check.writes()
    shut(address, away=False)
    await play(table, (1, "pick 2"))
    assert [entry.action for entry in await services.store.tables.log(table.id)] == ["pick 1", "pick 2"]
    await services.close()


def shut(address: str, *, away: bool = True) -> None:
    """Nobody reaches a database any more, or everybody does again."""
    name = conninfo_to_dict(address)["dbname"]
    with psycopg.connect(server(), autocommit=True) as db:
        db.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {not away}")
        if away:
            db.execute("SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s", [name])


def test_a_newer_release_is_left_alone() -> None:
    address = new_database()
    PostgresStore(address)
    with psycopg.connect(address, autocommit=True) as db:
        db.execute("INSERT INTO archipel VALUES (999)")
    with pytest.raises(StoreFailed, match="newer"):
        PostgresStore(address)


@pytest.mark.parametrize("address", ["postgresql://nobody@127.0.0.1:1/nothing", "nonsense"])
def test_a_database_that_is_not_there_is_one_sentence_and_exit_code_2(tmp_path: Path, address: str) -> None:
    command = [sys.executable, "-m", "archipel.cli", "serve", "--no-browser", "--lang", "en", "--database", address]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=60)
    assert done.returncode == 2
    assert done.stderr.startswith("The database cannot be used: ")
    assert done.stderr.count("\n") == 1


def test_a_copy_is_left_to_the_database(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "archipel.cli", "backup", "copy.db", "--lang", "en"]
    env = {**os.environ, "ARCHIPEL_DATABASE": "postgresql://db/archipel"}
    done = subprocess.run(command, cwd=tmp_path, env=env, capture_output=True, text=True, timeout=60)
    assert (done.returncode, "pg_dump" in done.stderr) == (2, True)
