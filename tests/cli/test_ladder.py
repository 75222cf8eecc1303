"""`archipel ladder`: measured, gone on with, shown, told when stale."""

from __future__ import annotations

from pathlib import Path

import msgspec

from archipel.ladder import BotLadder, ladder
from tests.cli.conftest import Run


def test_a_ladder_is_played_once(run: Run, tmp_path: Path) -> None:
    line = ("ladder", "hashi", "--mode", "solo", "--games", 2, "--out", tmp_path, "--workers", 1, "--lang", "en")
    ran = run(*line, "--json")
    assert ran.code == 0
    assert "8 of 8 games" in ran.err
    [found] = msgspec.json.decode(ran.out, type=list[BotLadder])
    kept = msgspec.json.decode((tmp_path / "hashi-solo.json").read_bytes(), type=BotLadder)
    assert found == kept
    assert [(one.bot, one.games) for one in found.bots] == [
        (name, 2) for name in ("random", "easy", "normal", "strong")
    ]
    before = {file.name: file.read_bytes() for file in tmp_path.glob("*.jsonl")}
    again = run(*line)
    assert "8 of 8 games are there already." in again.err
    assert {file.name: file.read_bytes() for file in tmp_path.glob("*.jsonl")} == before
    assert "the same 2 deals for each" in again.out


def test_what_is_published_is_shown(run: Run) -> None:
    found = ladder("hashi", "solo")
    assert found is not None
    told = run("ladder", "hashi", "--mode", "solo", "--show", "--lang", "fr").out
    assert "Cote" in told
    assert str(found.bots[-1].rating) in told
    shown = run("ladder", "--show", "--json", "--lang", "en").out
    assert len(msgspec.json.decode(shown, type=list[BotLadder])) >= 16


def test_a_mode_is_of_a_game(run: Run) -> None:
    assert run("ladder", "--mode", "solo", "--lang", "en").err == "archipel: --mode is of one game: name it too.\n"
    assert run("ladder", "atlantis").code == 2
    assert run("ladder", "hashi", "--mode", "side_z").code == 2
