"""The commands that print tables, and their JSON."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from rich.console import Console

from archipel import __version__
from archipel.bench import rows
from archipel.cli.commands import bench_server
from archipel.server.stage_meter import REST, STAGES
from archipel.words import words

from .conftest import Run

FIRST = [
    "game",
    "mode",
    "compiled",
    "steps_per_round",
    "steps_per_s",
    "games_per_s",
    "legal_per_step",
    "clone_per_s",
    "determinize_per_s",
    "scene_per_s",
    "sims_per_s",
]
PEER = """
from harness import Case, Playout

LIBRARY = "coin"


def version():
    return "1"


def makers():
    return {"toss": lambda: Case(lambda rng: Playout(100, 0, 200), lambda rng: 0, {"clone": lambda state: state})}
"""


def test_version(run: Run) -> None:
    assert run("--version").out == f"archipel {__version__}\n"


def test_games(run: Run) -> None:
    ran = run("games", "--lang", "en")
    assert ran.code == 0
    assert "hashi" in ran.out
    assert "side=A* | B" in ran.out


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


def test_bench_rows(run: Run) -> None:
    found = json.loads(run("bench", "hashi", "--seconds", 0.02, "--json").out)
    assert {row["mode"] for row in found} == {"side_a", "side_b", "solo"}
    for row in found:
        assert list(row)[: len(FIRST)] == FIRST
        assert row["steps_per_round"] > 0
        assert row["sims_per_s"] > 0


@pytest.fixture
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own rows are measured in no time, and mean nothing."""
    monkeypatch.setattr(rows, "STATES", 1)
    monkeypatch.setattr(rows, "SIMULATIONS", 1)


@pytest.mark.usefixtures("brief")
def test_bench_beside_peers(run: Run, tmp_path: Path) -> None:
    (tmp_path / "coin.py").write_text(PEER)
    (tmp_path / "lost.py").write_text("import a_library_that_is_not_there\n")
    ran = run("bench", "hashi", "--seconds", 0.02, "--peers", tmp_path, "--lang", "en")
    assert ran.code == 0
    assert "coin toss" in ran.out
    assert "lost: ModuleNotFoundError" in ran.out


@pytest.mark.usefixtures("brief")
def test_bench_finds_peers_by_itself_or_says_where_it_looked(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = tmp_path / "here"
    here.mkdir()
    monkeypatch.chdir(here)
    ran = run("bench", "hashi", "--seconds", 0.02, "--peers", "--json")
    assert ran.code == 0
    assert len(json.loads(ran.out)) == 3
    assert ran.err.startswith("peers: no adapters here; they are looked for in peers")
    (tmp_path / "peers" / "adapters").mkdir(parents=True)
    (tmp_path / "peers" / "adapters" / "coin.py").write_text(PEER)
    (tmp_path / "peers" / "other.py").write_text("1 / 0")
    found = json.loads(run("bench", "hashi", "--seconds", 0.02, "--json", "--peers").out)
    assert [row["library"] for row in found][-1] == "coin"
    assert run("bench", "--peers", tmp_path / "nowhere").err.strip().endswith("is no folder of adapters")


def test_stages_are_told_game_by_game() -> None:
    spent = dict.fromkeys((*STAGES, REST), 25.0)
    table = bench_server.stage_table([bench_server.Stages("hashi", "side_a", 4, 9, 100.0, spent)], words("en"))
    console = Console(width=100)
    with console.capture() as told:
        console.print(table)
    assert "compared with the last" in told.get()
    assert told.get().count("25 (25%)") == len(spent)
