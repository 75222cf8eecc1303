"""The two steps of a round: a tide comes in, everybody moors a buoy in secret."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from archipel.core.state import Step
from archipel.core.text import Text, text
from archipel.core.values import Action, Seat
from archipel_lagune.values import (
    CELLS,
    EMPTY,
    MOORS,
    REEF,
    ROUNDS,
    Clashed,
    Drifted,
    Moor,
    Moored,
    Ready,
    Turned,
    cell_name,
    in_tide,
)

if TYPE_CHECKING:
    from archipel_lagune.state import LaguneState


class Tide(Step["LaguneState"]):
    """Turn the next tide, or end the game after the last round."""

    def run(self, state: LaguneState) -> None:
        if len(state.past) == ROUNDS:
            state.steps.pop()
            return
        state.tide = state.deck.pop()
        state.past.append(state.tide)
        state.tell(Turned, state.tide)
        state.steps.append(Mooring([EMPTY] * state.seats))


class Mooring(Step["LaguneState"]):
    """Every seat picks an empty place in secret; `picks` are EMPTY until then."""

    def __init__(self, picks: list[int]) -> None:
        self.picks = picks

    def secret(self) -> bool:
        return True

    def actors(self, state: LaguneState) -> tuple[Seat, ...]:
        return tuple(seat for seat, pick in enumerate(self.picks) if pick == EMPTY)

    def legal(self, state: LaguneState, seat: Seat) -> Sequence[Action]:
        return [MOORS[cell] for cell in range(CELLS) if state.cells[cell] == EMPTY]

    def objection(self, state: LaguneState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Moor) or not 0 <= action.cell < CELLS:
            return text("refused-outside", rule="2.1")
        if state.cells[action.cell] == REEF:
            return text("refused-reef", rule="3.2", cell=cell_name(action.cell))
        if state.cells[action.cell] != EMPTY:
            return text("refused-buoy", rule="3.2", cell=cell_name(action.cell))
        return None

    def take(self, state: LaguneState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Moor)
        self.picks[seat] = action.cell
        state.tell(Ready, seat)
        if EMPTY not in self.picks:
            state.steps.pop()
            reveal(state, self.picks)

    def clone(self) -> Mooring:
        return Mooring(self.picks.copy())

    def facts(self) -> object:
        return tuple(self.picks)


def reveal(state: LaguneState, picks: list[int]) -> None:
    """All buoys go into the water at once; in solo the current answers."""
    for seat, cell in enumerate(picks):
        if picks.count(cell) == 1:
            pearls = 1 if in_tide(state.tide, cell) else 0
            state.cells[cell] = seat
            state.pearls[seat] += pearls
            state.tell(Moored, seat, cell, pearls)
        elif state.cells[cell] == EMPTY:
            state.cells[cell] = REEF
            state.tell(Clashed, cell)
    if state.seats == 1:
        drift(state)


def drift(state: LaguneState) -> None:
    cell = state.rng.choose([cell for cell in range(CELLS) if state.cells[cell] == EMPTY])
    state.cells[cell] = REEF
    state.tell(Drifted, cell)
