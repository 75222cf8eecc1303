"""Alone, and last of all before the first turn: the tile the bird begins on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.values import Action, Seat
from archipel.games.islet import acts
from archipel.games.islet.events import Started
from archipel.games.islet.grid import cell_at
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import Pending, Start

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


@final
class Starting(Staged):
    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("start")

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        return [acts.start(cell) for cell in state.board.tops]

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Start)
        state.birds[seat].at = cell_at(action.islet, action.x, action.y)
        state.steps.pop()
        state.tell(Started, seat, action.islet, action.x, action.y)
