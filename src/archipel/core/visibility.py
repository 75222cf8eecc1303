"""What events tell: to whom, and whether what they tell can still be taken back."""

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
