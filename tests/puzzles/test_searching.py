"""A search for puzzles: what it finds is what it says, and cut off it goes on to the same file."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from archipel import games
from archipel.analysis.estimator import Estimator
from archipel.arena import Plan
from archipel.core.record import replay
from archipel.puzzles import BrokenPuzzles, field, finding
from archipel.puzzles.puzzle_file import read_puzzles
from archipel.puzzles.searching import PuzzleSearch

GAME = games()["hashi"]


@pytest.fixture
def easily(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hardly anything is asked of a puzzle, so that some are found at once."""
    monkeypatch.setattr(field, "CHANCE_GAP", 0.02)
    monkeypatch.setattr(field, "MOST_BEST", 9)
    monkeypatch.setattr(Estimator, "doubt", lambda *_: 0.0)
    monkeypatch.setattr(finding, "TWINS", 8)
    monkeypatch.setattr(finding, "GLANCED", 2)


def plan(games: int = 2, seed: int = 5) -> Plan:
    return Plan.of(GAME, GAME.choose_options(GAME.mode("side_a")), 2, ["quick"], games, seed)


def searched(path: Path, wanted: Plan) -> PuzzleSearch:
    search = PuzzleSearch(wanted, path)
    with ThreadPoolExecutor(1) as executor:
        search.search(executor, lambda _: None)
    return search


def test_what_is_found_is_a_decision_of_its_seat(easily: None, tmp_path: Path) -> None:
    searched(tmp_path / "found.jsonl", plan())
    for one in read_puzzles((tmp_path / "found.jsonl").read_bytes())[1]:
        state = replay(one.record)
        legal = {str(action) for action in state.legal_actions(one.seat)}
        assert {*one.best, *(other.action for other in one.others)} == legal
        assert one.tempting not in one.best


def test_cut_off_a_search_goes_on_to_the_same_file(easily: None, tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    searched(whole, plan())
    lines = whole.read_bytes().splitlines(keepends=True)
    for kept in (b"", lines[0][:20], lines[0], b"".join(lines[:2]) + lines[-1][:30]):
        cut.write_bytes(kept)
        searched(cut, plan())
        assert cut.read_bytes() == whole.read_bytes()
    assert PuzzleSearch(plan(), whole).kept.games == 2


def test_the_file_of_another_search_is_left_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    searched(file, plan(games=1))
    before = file.read_bytes()
    for other in (plan(games=2), plan(games=1, seed=6)):
        with pytest.raises(BrokenPuzzles, match="another search"):
            PuzzleSearch(other, file)
    file.write_bytes(b"dear diary\n")
    with pytest.raises(BrokenPuzzles):
        PuzzleSearch(plan(), file)
    assert file.read_bytes() == b"dear diary\n"
    assert before
