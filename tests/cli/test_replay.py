"""A record looked at in the terminal: to and fro, through any eyes, and drawn."""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytest

from tests.records.make import FOLDER, read

from .conftest import Run


@pytest.fixture
def record(tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_bytes(read(FOLDER / "hashi" / "side_a-2.json").record.to_json())
    return file


def test_to_and_fro_and_through_other_eyes(run: Run, record: Path) -> None:
    typed = "\n5\nback\nseat 2\nseat\nhm\n9999\nseat 7\nquit\n"
    ran = run("replay", record, "--step", "--lang", "en", typed=typed)
    assert ran.code == 0
    for said in ("0/", "1/", "5/", "4/", "1. Seat 1: start 4 3", "5. Seat 2: bridge 2-8", "not 9999", "not 7"):
        assert said in ran.out
    assert "seat N: through the eyes of seat N" in ran.out


def test_what_a_seat_may_not_know_is_not_told_through_its_eyes(run: Run, record: Path) -> None:
    """Seat 1 has begun in secret; seat 2 sees nothing of it, and reads of it once both have."""
    before, after = (run("replay", record, "--ply", ply, "--seat", 2, "--lang", "en").out for ply in (1, 2))
    assert "Seat 1 begins" not in before
    assert before != after


def test_input_that_ends_early_tells_the_rest(run: Run, record: Path) -> None:
    stepped = run("replay", record, "--step", "--lang", "fr", typed="\n").out
    told = run("replay", record, "--lang", "fr").out
    assert stepped[-2000:] == told[-2000:]


def test_what_is_not_there_is_said_in_the_language_asked_for(run: Run, record: Path) -> None:
    assert "et 0 pour un spectateur ; pas 7" in run("replay", record, "--seat", 7, "--lang", "fr").err
    assert "and 0 for a spectator; not 7" in run("replay", record, "--seat", 7, "--lang", "en").err
    assert "L’enregistrement a des coups de 0 à" in run("replay", record, "--ply", 9999, "--lang", "fr").err


def test_a_position_is_drawn(run: Run, record: Path, tmp_path: Path) -> None:
    ran = run("picture", record, "--ply", 30, "--seat", 1, "--lang", "fr")
    drawn = ElementTree.parse(tmp_path / "game-30.svg").getroot()
    assert ran.out.strip().endswith("game-30.svg")
    assert drawn.get("data-game") == "hashi"
    assert run("picture", record, "--ply", 9999).code == 2
    own = run("picture", record, "--out", tmp_path / "end.svg")
    assert own.code == 0
    assert (tmp_path / "end.svg").read_text(encoding="utf-8") != (tmp_path / "game-30.svg").read_text(encoding="utf-8")
