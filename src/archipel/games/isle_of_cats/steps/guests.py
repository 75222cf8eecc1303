"""Who else may play any-time cards while somebody decides."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.values import Seat

if TYPE_CHECKING:
    from archipel.games.isle_of_cats.state import CatsState


def guests(state: CatsState, acting: Seat) -> tuple[Seat, ...]:
    """All others with cards in hand, whatever these are."""
    if state.options.anytime != "full" or state.seats == 1:
        return ()
    return tuple([seat for seat, crew in enumerate(state.crews) if seat != acting and crew.hand])
