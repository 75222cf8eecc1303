"""`archipel analyse`: a record in; a curve, costs and sums in words, or one sentence why not."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

from archipel import games
from archipel.analysis import Analysis, PlyResult
from archipel.analysis.ply_job import PlyJob, look
from archipel.words import words
from tests.analysis.games_played import TINY, played

from .conftest import Run


@pytest.fixture(autouse=True)
def _tiny(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("archipel.analysis.budgets.QUICK", TINY)


@pytest.fixture(autouse=True)
def cache(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    monkeypatch.setattr("archipel.cli.kept_plies.cache_folder", lambda: tmp_path / "cache")
    return tmp_path / "cache" / "analyses"


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
    assert sorted(file.name for file in tmp_path.iterdir()) == ["cache", "found.json", "game.json", "share.svg"]
    assert {"en": "Likeliest title", "fr": "Titre le plus probable"}[lang] in ran.out


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
    assert not out.exists()


def test_a_record_of_other_rules_is_refused_in_its_reader_s_language(run: Run, tmp_path: Path) -> None:
    file = begun(tmp_path, 4)
    file.write_text(file.read_text().replace('"rules": 1', '"rules": 9'))
    ran = run("analyse", file, "--lang", "fr")
    assert (ran.code, "règles 9" in ran.err) == (2, True)


def nothing_is_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    def look(job: PlyJob) -> PlyResult:
        raise AssertionError(job.ply)

    monkeypatch.setattr(sys.modules["archipel.analysis.analyse"], "look", look)


def test_a_file_that_cannot_be_written_is_refused_before_anything_is_found(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    nothing_is_looked_at(monkeypatch)
    for target in (tmp_path / "nowhere" / "found.json", tmp_path, Path("."), Path("/dev/null")):
        assert refused(run, begun(tmp_path, 4), "--json", target) == f"archipel: {target} cannot be written.\n"


def test_one_file_is_not_named_twice(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    nothing_is_looked_at(monkeypatch)
    file, both = written(tmp_path, "hashi", "solo", 1, 10_000), tmp_path / "both.svg"
    before = file.read_bytes()
    assert refused(run, file, "--json", file) == f"archipel: {file} is a file that this command names already.\n"
    assert file.read_bytes() == before
    assert "names already" in refused(run, file, "--json", both, "--picture", both)


def test_the_report_is_told_even_if_writing_fails_later(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def full(file: Path, data: bytes) -> int:
        raise OSError(28, "No space left on device", str(file))

    out = tmp_path / "found.json"
    monkeypatch.setattr(Path, "write_bytes", full, raising=True)
    file = tmp_path / "game.json"
    file.write_text(played(games()["islet"], games()["islet"].mode("rivals"), 2, plies=4).to_json().decode())
    ran = run("analyse", file, "--lang", "en", "--json", out)
    assert (ran.code, ran.err) == (2, f"archipel: {out} cannot be written.\n")
    assert "Luck and choices" in ran.out


def test_an_analysis_that_was_stopped_goes_on(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cache: Path
) -> None:
    file = begun(tmp_path, 6)
    looked: list[int] = []

    def until(limit: int) -> None:
        def one(job: PlyJob) -> PlyResult:
            if len(looked) == limit:
                raise KeyboardInterrupt
            looked.append(job.ply)
            return look(job)

        monkeypatch.setattr(sys.modules["archipel.analysis.analyse"], "look", one)

    until(3)
    ran = run("analyse", file, "--lang", "en")
    assert (ran.code, ran.out) == (130, "")
    assert ran.err == "Stopped: 3 of 7 positions are looked at and kept; the same command goes on from there.\n"
    (kept,) = cache.iterdir()
    damaged = kept.read_bytes().splitlines()[1].replace(b'"ply":0', b'"ply":3').split(b'"values":')[0] + b'"values":[]}'
    kept.write_bytes(kept.read_bytes() + damaged + b'\n{"key": "cut o')
    until(99)
    whole = run("analyse", file, "--lang", "en")
    assert (whole.code, looked) == (0, list(range(7)))
    nothing_is_looked_at(monkeypatch)
    assert run("analyse", file, "--lang", "en") == whole


def test_where_nothing_can_be_kept_it_is_analysed_all_the_same(run: Run, tmp_path: Path, cache: Path) -> None:
    cache.parent.write_text("a file where the folder should be")
    assert run("analyse", begun(tmp_path, 4), "--lang", "en").code == 0


def test_who_has_no_home_keeps_nothing(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("archipel.cli.kept_plies.cache_folder", lambda: None)
    assert run("analyse", begun(tmp_path, 4), "--lang", "en").code == 0
    assert [file.name for file in tmp_path.iterdir()] == ["game.json"]


def test_of_many_analyses_the_oldest_are_forgotten(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, cache: Path
) -> None:
    monkeypatch.setattr("archipel.cli.kept_plies.MANY", 2)
    cache.mkdir(parents=True)
    for age, name in enumerate(("new", "old", "older")):
        (cache / f"{name}.jsonl").touch()
        os.utime(cache / f"{name}.jsonl", (1000 - age, 1000 - age))
    run("analyse", begun(tmp_path, 4), "--lang", "en")
    assert len(list(cache.iterdir())) == 2
    assert (cache / "new.jsonl").exists()
