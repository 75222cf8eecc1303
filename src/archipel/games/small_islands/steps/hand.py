"""The three tiles of an exploring player: lay one, or, when none fits, put one away and draw another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, final

from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Seat
from archipel.games.small_islands.events import Blocked, Drew, Dropped, Placed, Took
from archipel.games.small_islands.geometry import cell_of, x_of, y_of
from archipel.games.small_islands.steps.decision import Decision
from archipel.games.small_islands.steps.fitting import tile_objection
from archipel.games.small_islands.steps.joker import after_placing
from archipel.games.small_islands.steps.refusals import untimely
from archipel.games.small_islands.supply import draw_tile
from archipel.games.small_islands.values import TAKES, Place, PutAway, Take
from archipel.games.small_islands.views import Pending

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def go_on(state: SmallState) -> None:
    """A tile was taken or drawn: lay one if one fits; else another is drawn, as long as there is one. With nothing left
    to draw the turn stands where it did, with an empty row."""
    for tile in state.mats[state.turn].hand:
        if state.board.takes(tile):
            state.steps.append(PLACING)
            return
    row = state.row
    if state.reserve or state.navigation or row[0] >= 0 or row[1] >= 0 or row[2] >= 0:
        state.tell(Blocked, state.turn)
        state.steps.append(PUTTING_AWAY)


@final
class Placing(Decision):
    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("place", slot=state.slot + 1)

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        actions: list[Action] = []
        edition = state.edition
        board = state.board
        for tile in state.mats[seat].hand:
            for turn in edition.turns[tile]:
                ring = edition.rings[tile * 4 + turn]
                for cell in board.frontier:
                    need = board.need[cell]
                    # As in `Board.fits`, without a call.
                    if (ring ^ need) & need >> 8 == 0:
                        actions.append(edition.place(tile, cell, turn))
        return actions

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if not isinstance(action, Place):
            return untimely(action)
        tile = state.edition.tile_of.get(action.tile, -1)
        if tile not in state.mats[seat].hand:
            return text("refused-not-in-hand", rule="6.2")
        return tile_objection(state, tile, action.x, action.y, action.turn)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Place)
        tile = state.edition.tile_of[action.tile]
        cell = cell_of(action.x, action.y)
        leave(state, seat, tile)
        state.steps.pop()
        lay(state, seat, tile * 4 + action.turn, cell)
        after_placing(state)


def lay(state: SmallState, seat: Seat, pose: int, cell: int) -> None:
    """A landscape tile of a seat goes on the table."""
    board = state.board
    joined = board.lay(pose, cell)
    state.clock += 1
    state.mats[seat].last = state.clock
    if state.alexis is not None:
        state.alexis.anchor = cell
    state.tell(placed, state, seat, pose, cell, joined)


def placed(state: SmallState, seat: Seat, pose: int, cell: int, joined: int) -> Event:
    return Placed(seat, state.edition.names[pose >> 2], x_of(cell), y_of(cell), pose & 3, largest(state), joined)


def largest(state: SmallState) -> int:
    """The size of the largest island of the tile laid last."""
    board = state.board
    return max([board.size(board.island[land]) for land in range(board.base[-1], len(board.island))], default=0)


def leave(state: SmallState, seat: Seat, tile: int) -> None:
    """A tile leaves the hand."""
    mat = state.mats[seat]
    mat.hand.remove(tile)
    mat.known &= ~(1 << tile)


@final
class PuttingAway(Decision):
    """None of three tiles fits: one leaves the game, another is drawn."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("blocked", slot=state.slot + 1)

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        return [PutAway(state.edition.names[tile]) for tile in state.mats[seat].hand]

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        if isinstance(action, Place):
            return text("refused-none-fits", rule="6.6")
        if not isinstance(action, PutAway):
            return untimely(action)
        tile = state.edition.tile_of.get(action.tile, -1)
        return None if tile in state.mats[seat].hand else text("refused-not-in-hand", rule="6.6")

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, PutAway)
        tile = state.edition.tile_of[action.tile]
        leave(state, seat, tile)
        state.out.append(tile)
        state.steps.pop()
        state.tell(Dropped, seat, action.tile)
        if not state.reserve and not state.navigation:
            state.steps.append(DRAWING)
            return
        if state.reserve:
            state.reserve -= 1
        else:
            state.navigation -= 1
        drawn = draw_tile(state)
        state.mats[seat].hand.append(drawn)
        state.tell(Drew, seat, state.edition.names[drawn])
        go_on(state)


@final
class Drawing(Decision):
    """Both piles are empty: a tile of the row replaces the one put away, and its slot stays empty."""

    def pending(self, state: SmallState, seat: Seat | None) -> Pending:
        return Pending("draw", slot=state.slot + 1)

    def legal(self, state: SmallState, seat: Seat) -> Sequence[Action]:
        return takes(state)

    def objection(self, state: SmallState, seat: Seat, action: Action) -> Text | None:
        return take_objection(state, action.slot) if isinstance(action, Take) else untimely(action)

    def take(self, state: SmallState, seat: Seat, action: Action) -> None:
        assert isinstance(action, Take)
        state.steps.pop()
        take_tile(state, seat, action.slot - 1)


def takes(state: SmallState) -> list[Action]:
    """The tiles of the row."""
    actions: list[Action] = []
    for slot in range(3):
        if state.row[slot] >= 0:
            actions.append(TAKES[slot])
    return actions


def take_tile(state: SmallState, seat: Seat, slot: int) -> None:
    """A tile of the row into the hand, seen by all."""
    mat = state.mats[seat]
    tile = state.row[slot]
    state.row[slot] = -1
    mat.hand.append(tile)
    mat.known |= 1 << tile
    state.tell(Took, seat, slot + 1, state.edition.names[tile])
    go_on(state)


def take_objection(state: SmallState, slot: int) -> Text | None:
    if not 1 <= slot <= 3:
        return text("refused-slot", rule="4.3")
    return text("refused-empty-slot", rule="6.4", slot=slot) if state.row[slot - 1] < 0 else None


PLACING: Final = Placing()
PUTTING_AWAY: Final = PuttingAway()
DRAWING: Final = Drawing()
