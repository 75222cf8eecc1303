"""Alone, a Move costs three tiles: of the hand, of the bag, or each as one likes where that is agreed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, final

from archipel.core.values import Action, Seat
from archipel.games.islet.acts import REMOVE_FROM_BAG, REMOVES
from archipel.games.islet.content.parts import KIND_OF, KINDS, MOVE_TILES
from archipel.games.islet.events import Emptied, MoveBegan, Removed
from archipel.games.islet.steps.move import Moving
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import Move, Pending, Remove

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def begin_move(state: IsletState, seat: Seat, action: Move) -> None:
    state.tell(MoveBegan, seat, action.source)
    if action.source == "bag":
        draw_out(state, seat, MOVE_TILES)
        state.steps[-1] = Moving([state.birds[seat].at], False)
    else:
        state.steps[-1] = Removal(MOVE_TILES, action.source == "mixed")


def draw_out(state: IsletState, seat: Seat, count: int) -> None:
    """Random tiles of the bag leave the game."""
    kinds = [state.bag.draw(state.rng) for _ in range(count)]
    state.removed += kinds
    state.tell(Emptied, seat, tuple([KINDS[kind] for kind in kinds]))


@final
class Removal(Staged):
    def __init__(self, wanted: int, mixed: bool) -> None:
        self.wanted = wanted
        self.mixed = mixed

    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("remove", left=self.wanted)

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = [REMOVES[kind] for kind in state.birds[seat].kinds()]
        if self.mixed and state.bag.size:
            found.append(REMOVE_FROM_BAG)
        return found

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Remove)
        self.wanted -= 1
        if action.tile == REMOVE_FROM_BAG.tile:
            draw_out(state, seat, 1)
        else:
            kind = KIND_OF[action.tile]
            state.birds[seat].hand.remove(kind)
            state.removed.append(kind)
            state.tell(Removed, seat, action.tile)
        if not self.wanted:
            state.steps[-1] = Moving([state.birds[seat].at], False)

    def clone(self) -> Removal:
        return Removal(self.wanted, self.mixed)

    def facts(self) -> object:
        return self.wanted, self.mixed
