"""Where a seat's turn ends: as soon as something new is known, or somebody else must act."""

from __future__ import annotations

from archipel.core.state import State
from archipel.core.values import Action, Event, Seat


def goes_on(state: State, seat: Seat, action: Action) -> bool:
    """Carry out an action of the seat; whether it now decides again, knowing no more than before."""
    events: list[Event] = []
    draws = state.rng.draws
    state.log = events
    state.advance(seat, action)
    state.log = None
    return seat in state.to_act() and same_turn(state, events, draws)


def same_turn(state: State, events: list[Event], draws: int) -> bool:
    """No event revealed anything and chance was not asked since it had been asked `draws` times."""
    return state.rng.draws == draws and not any(event.reveals for event in events)
