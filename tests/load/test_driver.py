"""A server of our own under load, from the command to its figures; and the pace at which moves fall due."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any, cast

import msgspec
import pytest

from archipel.cli.measured_server import unlimited
from archipel.load import own_server
from archipel.load.driver import Driver, drive
from archipel.load.errors import LoadError
from archipel.load.nodes import Node
from archipel.load.own_server import OwnServer, environment
from archipel.load.plan import Plan
from archipel.load.player import Player
from archipel.load.report import Report
from archipel.server.base.settings import read_settings


@pytest.fixture(scope="module")
def server() -> Iterator[OwnServer]:
    with OwnServer(1) as started:
        yield started


def loaded(server: OwnServer, **more: Any) -> Report:
    plan = Plan(**{"tables": 2, "seconds": 60.0, **more})
    return asyncio.run(drive(plan, server.address, server.pid))


@pytest.mark.parametrize(("game", "mode", "seats"), [("hashi", "side_a", 4), ("palm_island", "cooperative", 3)])
def test_everybody_plays_and_nothing_is_refused(server: OwnServer, game: str, mode: str, seats: int) -> None:
    found = loaded(server, game=game, mode=mode, seats=seats, moves=60)
    assert found.moves == 60
    assert found.refusals == {}
    assert found.moves_per_cpu_s
    assert 0 < found.wire_bytes_per_move < found.bytes_per_move
    assert found.frames_per_move >= 1
    assert (found.p50_ms or 0) <= (found.p99_ms or 0) <= (found.longest_ms or 0)


def test_a_finished_game_is_followed_by_another(server: OwnServer) -> None:
    found = loaded(server, game="hashi", mode="solo", seats=1, moves=150, compress=False)
    assert (found.moves, found.games >= 2) == (150, True)
    assert found.wire_bytes_per_move > found.bytes_per_move


def test_moves_at_a_rate(server: OwnServer) -> None:
    found = loaded(server, game="islet", mode="rivals", seats=2, moves=10, rate=100.0)
    assert (found.moves, found.refusals) == (10, {})


def test_the_same_seed_deals_and_chooses_the_same() -> None:
    told = []
    for _ in range(2):
        with OwnServer(3) as server:
            told.append(loaded(server, game="islet", mode="solo", seats=1, tables=1, moves=40).bytes_per_move)
            other = loaded(server, game="islet", mode="solo", seats=1, tables=1, moves=40).bytes_per_move
    assert told[0] == told[1] != other, "another deal tells other things"


def test_a_server_ends_with_whoever_started_it() -> None:
    with OwnServer(1) as server:
        assert server.process.stdin is not None
        server.process.stdin.close()
        assert server.process.wait(60) is not None
        server.process.stdin = None


class Still(Player):
    """Somebody who can always play, and notes when it was due."""

    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.due = None
        self.dues: list[float] = []
        self.page = cast(Any, self)

    def awaited(self) -> bool:
        return True

    def play(self, due: float) -> bool:
        self.dues.append(due)
        return True


async def test_what_falls_due_is_owed_until_somebody_can_play() -> None:
    driver = Driver(Plan(game="hashi", mode="solo", seats=1, rate=1.0), [Node("http://127.0.0.1:1")])
    driver.running = True
    player = Still(driver)
    driver.owed.extend([1.0, 2.0])
    driver.ready(player)
    assert (player.dues, list(driver.owed)) == ([1.0], [2.0])
    driver.owed.clear()
    driver.ready(player)
    assert player.dues == [1.0], "nothing is due, so nothing is played"
    driver.owed.append(3.0)
    driver._pay()
    assert (player.dues, list(driver.owed)) == ([1.0, 3.0], [])
    await driver.leave()


def test_a_server_of_our_own_has_no_limit_that_we_would_reach() -> None:
    settings = msgspec.to_builtins(read_settings(unlimited()))
    limits = ("_at_once", "_a_second", "pages_of_a_person", "pages_of_an_address", "tables_in_memory")
    assert [name for name, value in settings.items() if name.endswith(limits) and value < 100_000] == []
    assert settings["port"] == 8000


def test_settings_of_other_servers_are_not_for_ours() -> None:
    outer = {"ARCHIPEL_PORT": "9", "ARCHIPEL_CONFIG": "file", "ARCHIPEL_PURE": "1", "LANG": "C"}
    assert environment(outer) == {"ARCHIPEL_PURE": "1", "LANG": "C"}


def test_a_server_that_does_not_start_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_server, "MODULE", "archipel.nothing_of_that_name")
    with pytest.raises(LoadError, match=r"^the server did not start: .*archipel.nothing_of_that_name$"), OwnServer(1):
        pass


def test_nobody_there_is_one_sentence() -> None:
    plan = Plan(game="hashi", mode="solo", seats=1)
    with pytest.raises(LoadError, match=r"^http://127.0.0.1:9 does not answer: "):
        asyncio.run(drive(plan, "http://127.0.0.1:9"))
