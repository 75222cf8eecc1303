"""The commands that print tables, and their JSON."""

from __future__ import annotations

import json

from rich.console import Console

from archipel import __version__
from archipel.cli.commands import bench_server
from archipel.server.stage_meter import REST, STAGES
from archipel.words import words

from .conftest import Run


def test_version(run: Run) -> None:
    assert run("--version").out == f"archipel {__version__}\n"


def test_games(run: Run) -> None:
    ran = run("games", "--lang", "en")
    assert ran.code == 0
    assert "hashi" in ran.out
    assert "side=A* | B" in ran.out


def test_features(run: Run) -> None:
    ran = run("features", "hashi", "--lang", "en")
    assert "islands that are finished" in ran.out
    assert ran.out.rstrip().endswith("436 bytes a view, 98 choices; --choices lists them.")
    listed = run("features", "hashi", "--choices").out.splitlines()
    assert (len(listed), listed[0], listed[1]) == (98, "0 wait", "1 start 1 3")
    told = json.loads(run("features", "hashi", "--json").out)
    assert sum(1 for plane in told["planes"] if plane["name"] == "bridges") == 1


def test_arena_of_two(run: Run) -> None:
    ran = run("arena", "hashi", "--bots", "random,easy", "--games", 2, "--workers", 1, "--lang", "en")
    assert ran.code == 0
    assert "95 % interval" in ran.out
    assert "counts 1/n" in ran.out


def test_arena_alone_tells_ranks(run: Run) -> None:
    solo = ("arena", "hashi", "--mode", "solo", "--option", "side=B")
    arguments = (*solo, "--bots", "random", "--games", 3, "--workers", 1, "--lang", "en")
    ran = run(*arguments)
    assert "Ranks" in ran.out
    assert "Win rate" not in ran.out
    told = json.loads(run(*arguments, "--json").out)
    assert (told["options"]["side"], told["seats"], told["bots"][0]["games"]) == ("B", 1, 3)
    assert sum(told["bots"][0]["ranks"].values()) == 3


def test_stages_are_told_game_by_game() -> None:
    spent = dict.fromkeys((*STAGES, REST), 25.0)
    table = bench_server.stage_table([bench_server.Stages("hashi", "side_a", 4, 9, 100.0, spent)], words("en"))
    console = Console(width=100)
    with console.capture() as told:
        console.print(table)
    assert "compared with the last" in told.get()
    assert told.get().count("25 (25%)") == len(spent)
