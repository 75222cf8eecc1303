"""Lagune keeps the fifteen laws, and its rules are tested by their numbers."""

from __future__ import annotations

import pytest

from archipel.conformance import check
from archipel.core.state import IllegalAction
from archipel_lagune import GAME
from archipel_lagune.scoring import raft
from archipel_lagune.state import LaguneState
from archipel_lagune.values import EMPTY, REEF, Moor, in_tide


def duel(seed: int = 1) -> LaguneState:
    state = GAME.new(GAME.options(), 2, seed)
    assert isinstance(state, LaguneState)
    return state


def test_laws() -> None:
    check(GAME, seeds=(1, 2, 3))


def test_3_2_a_taken_place_is_refused() -> None:
    state = duel()
    state.apply(0, Moor(5))
    state.apply(1, Moor(6))
    with pytest.raises(IllegalAction) as refused:
        state.apply(0, Moor(6))
    assert refused.value.why.key == "refused-buoy"
    assert refused.value.why.rule == "3.2"


def test_3_3_a_pearl_in_the_line_of_the_tide() -> None:
    state = duel()
    lucky = next(cell for cell in range(16) if in_tide(state.tide, cell))
    other = next(cell for cell in range(16) if not in_tide(state.tide, cell))
    state.apply(0, Moor(lucky))
    state.apply(1, Moor(other))
    assert state.pearls == [1, 0]


def test_3_4_two_buoys_make_a_reef() -> None:
    state = duel()
    state.apply(1, Moor(9))
    state.apply(0, Moor(9))
    assert state.cells[9] == REEF
    assert state.pearls == [0, 0]


def test_4_1_a_raft_touches_side_by_side() -> None:
    cells = [EMPTY] * 16
    for cell in (0, 1, 5, 10, 15):
        cells[cell] = 0
    assert raft(cells, 0) == 3


def test_5_1_the_current_leaves_a_reef() -> None:
    state = GAME.new(GAME.options(), 1, 3)
    assert isinstance(state, LaguneState)
    state.apply(0, state.legal_actions(0)[0])
    assert state.cells.count(REEF) == 1
