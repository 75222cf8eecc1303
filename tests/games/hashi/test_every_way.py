"""Every game ends, whatever is chosen: always the first or the last, or whatever leads back where the game has been."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import pytest

from archipel.core.laws.case import Case, cases
from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Seat

from .position import HASHI

Been = set[tuple[str, tuple[Seat, ...]]]
Policy = Callable[[State, Seat, Sequence[Action], Been, Quick], Action]


def first(state: State, seat: Seat, legal: Sequence[Action], been: Been, rng: Quick) -> Action:
    return legal[0]


def last(state: State, seat: Seat, legal: Sequence[Action], been: Been, rng: Quick) -> Action:
    return legal[-1]


def back(state: State, seat: Seat, legal: Sequence[Action], been: Been, rng: Quick) -> Action:
    """Whatever leads where the game has been; else anything."""
    for action in legal:
        after = state.clone()
        after.advance(seat, action)
        if here(after) in been:
            return action
    return rng.choose(legal)


def here(state: State) -> tuple[str, tuple[Seat, ...]]:
    return state.digest(), state.to_act()


@pytest.mark.parametrize("policy", [first, last, back])
@pytest.mark.parametrize("case", list(cases(HASHI)), ids=str)
def test_every_game_ends(policy: Policy, case: Case) -> None:
    """Rules 9.1 and 11.2: within the bound, and no position comes again with the same seats to act."""
    state, rng = case.new(1), Quick(1)
    been: Been = set()
    while state.to_act():
        assert here(state) not in been
        been.add(here(state))
        assert len(been) <= HASHI.bound
        seat = rng.choose(state.to_act())
        state.advance(seat, policy(state, seat, state.legal_actions(seat), been, rng))
    assert state.outcome() is not None
