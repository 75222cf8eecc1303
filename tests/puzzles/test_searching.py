"""A search for puzzles: what it finds is what it says, and cut off it goes on to the same file."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from archipel import games
from archipel.analysis.budgets import DEEP
from archipel.analysis.estimator import Estimator, Twin
from archipel.analysis.stakes import Prospect
from archipel.arena import Plan, play_recorded
from archipel.core.game import Outlook
from archipel.core.record import replay
from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.puzzles import BrokenPuzzles
from archipel.puzzles.field import Field, look
from archipel.puzzles.puzzle_file import read_puzzles
from archipel.puzzles.searching import PuzzleSearch
from archipel.puzzles.values import Puzzle

GAME = games()["hashi"]
MODE = GAME.mode("side_a")
GOOD, POOR = 0.6, 0.3
Value = Callable[[Action, int], float]


def judged(monkeypatch: pytest.MonkeyPatch, value: Value) -> None:
    """What a choice is worth is made up: nothing is played on."""

    def after(self: Estimator, twin: Twin, seat: Seat, action: Action, ply: int) -> tuple[Prospect, State]:
        return Prospect((value(action, ply),) * 2, (0.0, 0.0)), twin.state

    monkeypatch.setattr(Estimator, "after", after)


def plan(games: int = 2, seed: int = 5) -> Plan:
    return Plan.of(GAME, GAME.choose_options(MODE), 2, ["quick"], games, seed)


@pytest.fixture
def as_played(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    """What was played is good and everything else poor: so there are puzzles wherever something else looks better."""
    lines = [[line for _, line in play_recorded(match).record.actions] for match in plan().matches()]
    judged(monkeypatch, lambda action, ply: GOOD if any(str(action) == each[ply] for each in lines) else POOR)
    return lines


def searched(path: Path, wanted: Plan) -> list[Puzzle]:
    with ThreadPoolExecutor(1) as executor:
        PuzzleSearch(wanted, path).search(executor, lambda _: None)
    return read_puzzles(path.read_bytes())[1]


def test_what_is_found_is_what_was_clearly_best(as_played: list[list[str]], tmp_path: Path) -> None:
    found = searched(tmp_path / "found.jsonl", plan())
    assert found
    for one in found:
        state = replay(one.record)
        legal = {str(action) for action in state.legal_actions(one.seat)}
        assert {*one.best, *(other.action for other in one.others)} == legal
        assert set(one.best) <= {each[len(one.record.actions)] for each in as_played}
        assert one.tempting not in one.best
        assert (one.value, one.gap) == (6000, 3000)


def seen(monkeypatch: pytest.MonkeyPatch, *values: float) -> Field | None:
    """A look at a decision whose choices are worth so much, and the others the last of these."""
    state = GAME.new(GAME.choose_options(MODE), 2, 7)
    outlook = Outlook(GAME, state, state.to_act()[0])
    worth = {action: values[min(at, len(values) - 1)] for at, action in enumerate(outlook.legal)}
    judged(monkeypatch, lambda action, _: worth[action])
    return look(Estimator(GAME, MODE, 2, DEEP), outlook, 0, "test", 12, 0.12)


def test_few_choices_are_clearly_better_than_all_others_or_it_is_no_puzzle(monkeypatch: pytest.MonkeyPatch) -> None:
    one, two = seen(monkeypatch, 0.6, 0.4), seen(monkeypatch, 0.6, 0.58, 0.4)
    assert one is not None
    assert two is not None
    assert [len(one.best), len(two.best)] == [1, 2]
    for values in ((0.6, 0.53, 0.4), (0.6, 0.52), (0.5,), (0.6, 0.6, 0.6, 0.6, 0.3)):
        assert seen(monkeypatch, *values) is None, values


def test_cut_off_a_search_goes_on_to_the_same_file(as_played: list[list[str]], tmp_path: Path) -> None:
    whole, cut = tmp_path / "whole.jsonl", tmp_path / "cut.jsonl"
    searched(whole, plan())
    lines = whole.read_bytes().splitlines(keepends=True)
    for kept in (b"", lines[0][:20], lines[0], b"".join(lines[:2]) + lines[-1][:30]):
        cut.write_bytes(kept)
        searched(cut, plan())
        assert cut.read_bytes() == whole.read_bytes()
    assert PuzzleSearch(plan(), whole).kept.games == 2


def test_the_file_of_another_search_is_left_as_it_is(as_played: list[list[str]], tmp_path: Path) -> None:
    file = tmp_path / "found.jsonl"
    searched(file, plan(games=1))
    before = file.read_bytes()
    for other in (plan(games=2), plan(games=1, seed=6)):
        with pytest.raises(BrokenPuzzles, match="another search"):
            PuzzleSearch(other, file)
    assert file.read_bytes() == before
    file.write_bytes(b"dear diary\n")
    with pytest.raises(BrokenPuzzles):
        PuzzleSearch(plan(), file)
    assert file.read_bytes() == b"dear diary\n"
