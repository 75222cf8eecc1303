"""A turn begins: explore by placing a tile, or move by the first thing done in a Move."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.values import Action, Seat
from archipel.games.islet.content.parts import MOVE_TILES
from archipel.games.islet.moves import advances, lays
from archipel.games.islet.steps.explore import Chain, first_places
from archipel.games.islet.steps.move import Moving
from archipel.games.islet.steps.removal import begin_move
from archipel.games.islet.steps.stage import Staged
from archipel.games.islet.values import END, Move, Pending, Place

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState

FROM_HAND: Final = Move("hand")
FROM_BAG: Final = Move("bag")
MIXED: Final = Move("mixed")


@final
class Turn(Staged):
    def pending(self, state: IsletState, seat: Seat | None) -> Pending:
        return Pending("turn")

    def legal(self, state: IsletState, seat: Seat) -> Sequence[Action]:
        found: list[Action] = first_places(state, seat)
        if state.seats == 1:
            found += sources(state)
        else:
            found += advances(state, seat, [state.birds[seat].at])
            found += lays(state, seat)
            found.append(END)
        return found

    def take(self, state: IsletState, seat: Seat, action: Action) -> None:
        if isinstance(action, Place):
            chain = Chain([], [])
            state.steps[-1] = chain
            chain.take(state, seat, action)
        elif isinstance(action, Move):
            begin_move(state, seat, action)
        else:
            move = Moving([state.birds[seat].at], False)
            state.steps[-1] = move
            move.take(state, seat, action)


def sources(state: IsletState) -> list[Move]:
    """Alone: where the tiles that a Move costs may come from."""
    hand, bag = len(state.birds[0].hand), state.bag.size
    if state.options.solo_discard_source == "mixed":
        return [MIXED] if hand + bag >= MOVE_TILES else []
    found = []
    if bag >= MOVE_TILES:
        found.append(FROM_BAG)
    if hand >= MOVE_TILES:
        found.append(FROM_HAND)
    return found


TURN: Final = Turn()
