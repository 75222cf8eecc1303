"""Move: advance and lay in any order, as long as each can be paid."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.values import Action, Event, Seat
from archipel.games.islet.bird import SEA
from archipel.games.islet.content.parts import RESOURCES
from archipel.games.islet.events import Advanced, Rested
from archipel.games.islet.grid import ISLET, cell_at, spot
from archipel.games.islet.moves import advances, lays, pay
from archipel.games.islet.paying import payment_of
from archipel.games.islet.steps.lay import lay
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import END, Advance, Lay, Pending

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


@final
class Moving(Staged):
    """`passed` are the cells visited since the last payment, `acted`: something was done in this Move."""

    def __init__(self, passed: list[int], acted: bool) -> None:
        self.passed = passed
        self.acted = acted

    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("move", visited=tuple([spot(cell) for cell in self.passed if cell != SEA]))

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        found = advances(state, seat, self.passed)
        found += lays(state, seat)
        at = state.birds[seat].at
        if at == SEA or not state.other_bird_on(at, seat):
            found.append(END)
        return found

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        if isinstance(action, Advance):
            self.advance(state, seat, action)
        elif isinstance(action, Lay):
            self.passed = [state.birds[seat].at]
            lay(state, seat, payment_of(action.pay))
        else:
            state.steps.pop()
            state.tell(Rested, seat, not self.acted)
        self.acted = True

    def advance(self, state: IsletState, seat: Seat, action: Advance) -> None:
        bird = state.birds[seat]
        cell = cell_at(action.islet, action.x, action.y)
        payment = payment_of(action.pay)
        state.tell(advanced, state, seat, action, cell)
        bird.at = cell
        if payment:
            pay(state, bird, payment)
            self.passed = [cell]
        else:
            self.passed.append(cell)

    def clone(self) -> Moving:
        return Moving(self.passed.copy(), self.acted)

    def facts(self) -> object:
        return tuple(self.passed), self.acted


def advanced(state: IsletState, seat: Seat, action: Advance, cell: int) -> Event:
    at = state.birds[seat].at
    way = "land" if at == SEA else "step" if at // ISLET == cell // ISLET else "travel"
    terrain = RESOURCES[state.board.terrain(cell)]
    return Advanced(seat, way, action.islet, action.x, action.y, terrain, action.pay)
