"""What events tell: to whom, and whether what they tell can still be taken back; who is only asked, and what shows."""

from __future__ import annotations

from collections.abc import Iterable

from archipel.core.state import State
from archipel.core.values import Event, Seat


def seen(events: Iterable[Event], viewer: Seat | None) -> list[Event]:
    """What a viewer is told of them."""
    return [told for event in events if (told := event.seen_by(viewer)) is not None]


def undoable(state: State, draws: int, events: Iterable[Event]) -> bool:
    """Nothing was revealed, and chance was not asked since it had been asked `draws` times."""
    return state.rng.draws == draws and not any(event.reveals for event in events)


def asked(state: State) -> tuple[Seat, ...]:
    """Those of the seats to act whom the table only asks whether they would do something."""
    return tuple(seat for seat in state.to_act() if state.invitation(seat) is not None)


def withheld(state: State, seat: Seat) -> bool:
    """Whether an answer the seat has given to an invitation stays with it until all are in."""
    return seat in state.awaited() and seat not in state.to_act() and state.invitation(seat) is not None
