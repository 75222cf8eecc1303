"""Laws 3 and 4: what is legal is listed in one stable order, and all else is refused without a trace."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.laws.case import Case
from archipel.core.laws.pool import pool, some
from archipel.core.laws.walk import Walk, stops, walk
from archipel.core.state import IllegalAction, State
from archipel.core.values import Action, Seat

STOPS = 32
TRIED = 40


def stable(case: Case, seed: int = 1) -> None:
    """Law 3: legal actions are distinct and in stable order; see also `hash_seeds`."""
    game = walk(case, seed)
    for ply, state in stops(game, STOPS):
        twin = state.clone()
        for seat in state.may_act():
            legal = list(state.legal_actions(seat))
            if len(set(legal)) != len(legal):
                raise game.broken(3, ply, f"seat {seat} is offered an action twice")
            if list(state.legal_actions(seat)) != legal or list(twin.legal_actions(seat)) != legal:
                raise game.broken(3, ply, f"seat {seat} is offered its actions in another order when asked again")


def refuses(case: Case, seed: int = 1) -> None:
    """Law 4: an illegal action is refused with a reason, without a trace; objection is None exactly for legal ones."""
    game = walk(case, seed)
    candidates = pool(game)
    for ply, state in stops(game, STOPS):
        digest, views = state.digest(), _views(game, state)
        for seat in range(case.seats):
            legal = list(state.legal_actions(seat))
            tried = some(candidates, TRIED, ply + seat) + legal[: TRIED // 2]
            why = _refusals(state, seat, tried, legal)
            if why:
                raise game.broken(4, ply, why)
        if state.digest() != digest or _views(game, state) != views or state.log is not None:
            raise game.broken(4, ply, "a refused action left a trace")


def _refusals(state: State, seat: Seat, tried: Sequence[Action], legal: Sequence[Action]) -> str:
    offered = set(legal)
    for action in tried:
        objection = state.objection(seat, action)
        if action in offered:
            if objection is not None:
                return f"seat {seat} is offered {action}, yet {objection.key} speaks against it"
            continue
        if objection is None:
            return f"seat {seat} is not offered {action}, yet nothing speaks against it"
        try:
            state.apply(seat, action)
        except IllegalAction as refused:
            if refused.why != objection:
                return f"seat {seat} is refused {action} for {refused.why.key}, not for {objection.key}"
        else:
            return f"seat {seat} played {action}, which it is not offered"
    return ""


def _views(game: Walk, state: State) -> list[object]:
    return [state.view(seat) for seat in (None, *range(game.case.seats))]
