"""The command `bench`: its table, its JSON, its picture, and other libraries beside ours."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest

from archipel.bench import cases, peers, rows

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
import sys

from harness import Case, Count, Playout

LIBRARY = "coin"


def version():
    return "1"


def makers():
    print("a library that talks")
    print("and complains", file=sys.stderr)
    ops = {"clone": lambda state: state, "observe": lambda state: state, "sims": lambda state: Count(5), "vector": 1}
    return {"toss": lambda: Case(lambda rng: Playout(100, 0, 200), lambda rng: 0, ops), "edge": lambda: 1 / 0}
"""
BRIEFLY = ("bench", "hashi", "--seconds", 0.02)


@pytest.fixture(autouse=True)
def brief(monkeypatch: pytest.MonkeyPatch) -> None:
    """Our own rows are measured in no time, and mean nothing; of our adapters one is there, for nothing installed."""
    monkeypatch.setattr(rows, "STATES", 1)
    monkeypatch.setattr(rows, "SIMULATIONS", 1)
    monkeypatch.setattr(cases, "calibrate", lambda _: 50.0)
    monkeypatch.setattr(peers, "ADAPTERS", ("atlantis",))


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "adapters").mkdir()
    (tmp_path / "adapters" / "coin.py").write_text(PEER)
    (tmp_path / "adapters" / "crash.py").write_text("import os\nos._exit(1)\n")
    (tmp_path / "other.py").write_text("1 / 0")
    return tmp_path


def test_bench_rows(run: Run) -> None:
    found = json.loads(run(*BRIEFLY, "--json").out)
    assert {row["mode"] for row in found} == {"side_a", "side_b", "solo"}
    for row in found:
        assert list(row)[: len(FIRST)] == FIRST
        assert row["steps_per_round"] > 0
        assert row["sims_per_s"] > 0
        assert {"observe_per_s", "observe_per_round", "vector_per_s", "vector_share"} <= set(row)


def test_bench_beside_peers(run: Run, folder: Path) -> None:
    ran = run(*BRIEFLY, "--peers", folder, "--lang", "en")
    assert ran.code == 0
    lines = [line.strip("│ ").split("│")[0].strip() for line in ran.out.splitlines()]
    shown = [line for line in lines if line.startswith(("Archipel", "hashi", "coin 1", "toss"))]
    assert shown == ["Archipel", "hashi side_a (2)", "hashi side_b (2)", "hashi solo (1)", "coin 1", "toss"]
    assert "atlantis: not installed (no module archipel.bench.adapters.atlantis)" in lines
    assert "coin edge: ZeroDivisionError: division by zero" in lines
    assert "crash: it crashed" in lines
    assert "talks" not in ran.out


def test_bench_beside_peers_as_json(run: Run, folder: Path, tmp_path: Path) -> None:
    picture = tmp_path / "figures.svg"
    ran = run(*BRIEFLY, "--peers", folder, "--json", "--picture", picture, "--lang", "fr")
    told = json.loads(ran.out)
    assert [row["library"] for row in told] == ["Archipel"] * 3 + ["coin"]
    coin = told[-1]
    assert coin["observe_per_s"] > 0
    assert coin["observe_per_round"] > 0
    assert coin["sims_per_s"] > 0
    assert (coin["determinize_per_s"], coin["vector_per_s"], coin["vector_share"]) == (None, None, None)
    assert ran.err.splitlines()[0].startswith("atlantis: pas installé")
    drawn = [text.text for text in ElementTree.parse(picture).iter() if text.tag.endswith("}text")]
    assert {"Archipel", "hashi side_a (2)", "hashi side_b (2)", "hashi solo (1)", "coin 1", "toss"} <= set(drawn)


def test_without_a_folder_our_own_adapters_are_asked(run: Run) -> None:
    ran = run(*BRIEFLY, "--peers", "--json", "--lang", "en")
    assert len(json.loads(ran.out)) == 3
    assert ran.err.splitlines() == ["atlantis: not installed (no module archipel.bench.adapters.atlantis)"]


def test_a_folder_is_no_picture(run: Run, tmp_path: Path) -> None:
    (tmp_path / "folder.svg").mkdir()
    ran = run("bench", "hashi", "--picture", tmp_path / "folder.svg", "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"archipel: {tmp_path / 'folder.svg'} cannot be written\n"


def test_a_refusal_leaves_no_empty_picture(run: Run, tmp_path: Path) -> None:
    ran = run("bench", "hashi", "--seconds", 0, "--picture", tmp_path / "figures.svg")
    assert ran.code == 2
    assert not (tmp_path / "figures.svg").exists()
