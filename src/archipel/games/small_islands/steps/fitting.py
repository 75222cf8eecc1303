"""Why a tile or a boat may not lie where it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.text import Text, text
from archipel.games.small_islands.board import Board
from archipel.games.small_islands.edition import BOAT_POSE
from archipel.games.small_islands.geometry import CENTRE, cell_of

if TYPE_CHECKING:
    from archipel.games.small_islands.state import SmallState


def tile_objection(state: SmallState, tile: int, x: int, y: int, turn: int) -> Text | None:
    """None exactly when the tile may lie there, turned like that."""
    if not 0 <= turn <= 3:
        return text("refused-turn", rule="2.1")
    board = state.board
    why = cell_objection(board, x, y)
    if why is None and board.cells:
        why = match_objection(board, tile * 4 + turn, cell_of(x, y))
    if why is None and turn not in state.edition.turns[tile]:
        return text("refused-same-turn", rule="2.8")
    return why


def boat_objection(board: Board, x: int, y: int) -> Text | None:
    why = cell_objection(board, x, y)
    if why is not None:
        return why
    place = board.edition.mismatch(BOAT_POSE, board.need[cell_of(x, y)])
    if not place:
        return None
    return text("refused-boat-side" if len(place) == 1 else "refused-boat-corner", rule="2.9", place=named(place))


def cell_objection(board: Board, x: int, y: int) -> Text | None:
    """An empty cell of the table beside some tile; the first lies in the middle."""
    cell = cell_of(x, y)
    if cell < 0 or not board.inside[cell]:
        return text("refused-edge", rule="2.2")
    if not board.cells:
        return None if cell == CENTRE else text("refused-middle", rule="4.2")
    if board.at[cell] >= 0:
        return text("refused-occupied", rule="2.3")
    if cell not in board.frontier:
        return text("refused-apart", rule="2.3")
    return None


def match_objection(board: Board, pose: int, cell: int) -> Text | None:
    place = board.edition.mismatch(pose, board.need[cell])
    if not place:
        return None
    if len(place) == 1:
        return text("refused-side", rule="2.4", place=named(place), shows=_shows(board, pose, place))
    return text("refused-corner", rule="2.5", place=named(place), shows=_shows(board, pose, place))


def named(place: str) -> Text:
    """A side or a corner in words."""
    return text(f"direction-{place}")


def _shows(board: Board, pose: int, place: str) -> Text:
    bit = ("N", "NE", "E", "SE", "S", "SW", "W", "NW").index(place)
    return text("land" if board.edition.rings[pose] >> bit & 1 else "sea")
