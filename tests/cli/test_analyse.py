"""`archipel analyse`: a record in; a curve, costs and sums in words, or one sentence why not."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from archipel import games
from archipel.analysis import Analysis
from archipel.words import words
from tests.analysis.games_played import TINY, played

from .conftest import Run


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.analysis.budgets.QUICK", TINY)


def written(tmp_path: Path, game: str, mode: str, seats: int, plies: int) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(played(games()[game], games()[game].mode(mode), seats, plies=plies).to_json())
    return file


def begun(tmp_path: Path, plies: int) -> Path:
    return written(tmp_path, "islet", "rivals", 2, plies)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_game_alone_is_told(run: Run, lang: str, tmp_path: Path) -> None:
    out, drawn = tmp_path / "found.json", tmp_path / "share.svg"
    file = written(tmp_path, "hashi", "solo", 1, 10_000)
    ran = run("analyse", file, "--lang", lang, "--json", out, "--picture", drawn)
    assert (ran.code, ran.err) == (0, "")
    wanted = {"en": ("Points expected", "Played:", "Better:"), "fr": ("Points attendus", "Joué :", "Mieux :")}
    assert all(word in ran.out for word in wanted[lang])
    found = Analysis.from_json(out.read_bytes())
    assert found.turning_points[0]
    assert f"{found.sums[0].end / 100:.1f}" in ran.out
    assert words(lang).key("picture-axis-points") in ElementTree.parse(drawn).getroot().itertext()
    assert sorted(file.name for file in tmp_path.iterdir()) == ["found.json", "game.json", "share.svg"]


def test_the_choices_of_one_seat(run: Run, tmp_path: Path) -> None:
    file = begun(tmp_path, 12)
    both, one = run("analyse", file, "--lang", "en"), run("analyse", file, "--lang", "en", "--seat", "2")
    assert (both.code, one.code) == (0, 0)
    assert "Seat 1:" in both.out
    assert "Seat 1:" not in one.out
    assert "Seat 2:" in one.out
    assert "the game is not over" in one.out


def refused(run: Run, *arguments: object) -> str:
    ran = run("analyse", *arguments, "--lang", "en")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.count("\n") == 1
    return ran.err


def test_a_picture_that_cannot_be_drawn_is_refused_before_anything_is_analysed(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("archipel.cli.commands.analyse.analyse", None)
    file = written(tmp_path, "hashi", "solo", 1, 10_000)
    assert "does not end in .svg" in refused(run, file, "--picture", tmp_path / "share.png")
    assert "cannot be written" in refused(run, file, "--picture", tmp_path / "nowhere" / "share.svg")
    (tmp_path / "folder.svg").mkdir()
    assert "cannot be written" in refused(run, file, "--picture", tmp_path / "folder.svg")
    unfinished = begun(tmp_path, 12)
    assert "not played to its end" in refused(run, unfinished, "--picture", tmp_path / "share.svg")
    assert not (tmp_path / "share.svg").exists()


def test_what_cannot_be_analysed_is_one_sentence(run: Run, tmp_path: Path) -> None:
    file = begun(tmp_path, 4)
    assert "1 to 2" in refused(run, file, "--seat", "5")
    text = file.read_text()
    file.write_text(text.replace('"rules": 1', '"rules": 9'))
    out = tmp_path / "found.json"
    assert "rules 9" in refused(run, file, "--json", out)
    file.write_text(text.replace('"islet"', '"atlantis"'))
    assert "atlantis" in refused(run, file)
    file.write_text("{")
    assert "not a record" in refused(run, file)
    assert "Nothing has been played" in refused(run, begun(tmp_path, 0))
    refused(run, tmp_path / "none.json")
    refused(run, begun(tmp_path, 1), "--json", tmp_path / "nowhere" / "found.json")
    assert not out.exists()
