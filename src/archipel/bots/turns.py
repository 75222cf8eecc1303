"""Where a seat's turn ends: as soon as something new is known, or somebody else must act."""

from __future__ import annotations

from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.core.visibility import undoable


def goes_on(state: State, seat: Seat, action: Action) -> bool:
    """Carry out an action of the seat; whether it now decides again, knowing no more than before."""
    draws = state.rng.draws
    events = state.heard(state.advance, seat, action)
    return seat in state.to_act() and undoable(state, draws, events)
