"""Landing: the boat taken is laid, and the rewards begin with whoever landed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text
from archipel.core.values import Action, Event, Seat
from archipel.games.small_islands.edition import BOAT_POSE
from archipel.games.small_islands.events import Moored
from archipel.games.small_islands.geometry import CELLS, cell_of, x_of, y_of
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.fitting import boat_objection
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.steps.rewards import begin_rewards
from archipel.games.small_islands.values import Moor
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState

MOORS: Final[list[Moor]] = [Moor(x_of(cell), y_of(cell)) for cell in range(CELLS)]
OWN: Final = 0
GREY: Final = 1


@final
class Mooring(Decision):
    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("moor", boat="own" if state.boat == OWN else "grey")

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        return [MOORS[cell] for cell in state.board.moorings()]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        return boat_objection(state.board, action.x, action.y) if isinstance(action, Moor) else untimely(action)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Moor)
        cell = cell_of(action.x, action.y)
        own = state.boat == OWN
        state.boat = -1
        state.steps.pop()
        moor(state, seat, cell, own)
        if state.alexis is not None:
            state.alexis.anchor = cell
        state.tell(moored, state, seat, action, own)
        begin_rewards(state)


def moored(state: SmallState, seat: Seat, action: Moor, own: bool) -> Event:
    ports = state.board.ports_around(cell_of(action.x, action.y))
    return Moored(seat, "own" if own else "grey", action.x, action.y, ports)


def moor(state: SmallState, colour: int, cell: int, own: bool) -> None:
    """A boat on the table, its colour up or grey."""
    state.board.lay(BOAT_POSE, cell)
    state.clock += 1
    state.mats[colour].last = state.clock
    if own:
        state.mats[colour].boat = cell
        state.landed.append(colour)
    else:
        state.greys -= 1
        state.grey_cells.append(cell)
        state.landed.append(-1)
    state.lander = colour


MOOR: Final = Mooring()
