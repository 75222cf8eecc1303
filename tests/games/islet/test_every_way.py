"""Every game ends, whatever is chosen: always the first or the last, or whatever leads back where the game has been."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Action, Seat

from .position import ISLET

Been = set[tuple[str, tuple[Seat, ...]]]
Policy = Callable[[State, Seat, Sequence[Action], Been, Quick], Action]
TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {}),
    (2, {}),
    (3, {}),
    (4, {}),
    (1, {"solo_discard_source": "mixed", "level_match": "at_least", "surround_min_neighbours": 1}),
    (2, {"eggs": 5, "guaranteed_first_payment": True, "holes_are_sea": False, "nested_transformations": False}),
]


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


def walk(state: State, seat: Seat, legal: Sequence[Action], been: Been, rng: Quick) -> Action:
    """On the move as long as it can be; now and then a tile, so that the game is not over for want of any."""
    steps = [action for action in legal if str(action).startswith("advance")]
    return rng.choose(steps) if steps and rng.below(30) else rng.choose(legal)


def here(state: State) -> tuple[str, tuple[Seat, ...]]:
    return state.digest(), state.to_act()


@pytest.mark.parametrize("policy", [first, last, back, walk])
@pytest.mark.parametrize(("seats", "changes"), TABLES)
def test_every_game_ends(policy: Policy, seats: int, changes: dict[str, Any]) -> None:
    """Rules 6.6, 9.1 to 9.4 and 10.9: within the bound, and no position comes again with the same seat to act."""
    options = ISLET.choose_options(ISLET.mode("solo" if seats == 1 else "rivals"), changes)
    state, rng = ISLET.new(options, seats, 1), Quick(1)
    been: Been = set()
    while state.to_act():
        assert here(state) not in been
        been.add(here(state))
        assert len(been) <= ISLET.bound
        seat = state.to_act()[0]
        state.advance(seat, policy(state, seat, state.legal_actions(seat), been, rng))
    assert state.outcome() is not None
