"""Law 14: what is kept of a scene is what would be drawn."""

from __future__ import annotations

from archipel.core.laws.case import Case
from archipel.core.laws.walk import Walk, stops, walk
from archipel.core.parts import forget_kept
from archipel.core.scene import Scene
from archipel.core.state import State

STOPS = 12


def keeps(case: Case, seed: int = 1) -> None:
    """Law 14: a scene made of kept parts equals the same scene drawn anew, for every seat and a spectator."""
    game = walk(case, seed)
    kept = {ply: _scenes(game, state, anew=False) for ply, state in stops(game, STOPS)}
    for ply, state in stops(game, STOPS):
        if kept[ply] != _scenes(game, state, anew=True):
            raise game.broken(
                14, ply, "a scene drawn anew is not the one that was kept: a part shows more than it is given"
            )


def _scenes(game: Walk, state: State, *, anew: bool) -> list[Scene]:
    found: list[Scene] = []
    for seat in (None, *range(state.seats)):
        if anew:
            forget_kept()
        legal = () if seat is None else state.legal_actions(seat)
        found.append(game.case.game.scene(state.view(seat), legal))
    return found
