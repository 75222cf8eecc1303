"""What a seat may know, and twins of the state that agree with it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.rng import Rng
from archipel.core.values import Seat
from archipel_lagune import scoring
from archipel_lagune.steps import Mooring
from archipel_lagune.values import CELLS, EMPTY, LaguneView

if TYPE_CHECKING:
    from archipel_lagune.state import LaguneState


def view(state: LaguneState, seat: Seat | None) -> LaguneView:
    picks = _picks(state)
    return LaguneView(
        seat=seat,
        seats=state.seats,
        cells=tuple(state.cells),
        tide=state.tide,
        next_tide=state.deck[-1] if state.shown and state.steps else -1,
        left=len(state.deck),
        round=len(state.past),
        over=not state.steps,
        pearls=tuple(state.pearls),
        scores=tuple(scoring.score(state, mat).total for mat in range(state.seats)),
        ready=tuple(pick != EMPTY for pick in picks),
        pick=picks[seat] if seat is not None else EMPTY,
    )


def determinize(state: LaguneState, seat: Seat, rng: Rng) -> LaguneState:
    """Shuffle the tides nobody has seen, from a fixed order, and redraw what the others picked."""
    twin = state.twin(rng)
    known = [twin.deck.pop()] if state.shown and state.steps else []
    twin.deck.sort()
    rng.shuffle(twin.deck)
    twin.deck += known
    step = twin.steps[-1] if twin.steps else None
    if isinstance(step, Mooring):
        free = [cell for cell in range(CELLS) if twin.cells[cell] == EMPTY]
        for other, pick in enumerate(step.picks):
            if other != seat and pick != EMPTY:
                step.picks[other] = rng.choose(free)
    return twin


def _picks(state: LaguneState) -> list[int]:
    step = state.steps[-1] if state.steps else None
    return step.picks if isinstance(step, Mooring) else [EMPTY] * state.seats
