"""Why a tile may not be placed on a cell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from archipel.core.text import Text, text
from archipel.core.values import Seat
from archipel.games.islet.bird import SEA
from archipel.games.islet.grid import ISLET, neighbours

if TYPE_CHECKING:
    from archipel.games.islet.state import IsletState


def first(state: IsletState, seat: Seat, cell: int) -> Text:
    """The reason against the first tile of an Explore."""
    at = state.birds[seat].at
    if at != SEA and at // ISLET != cell // ISLET:
        return text("refused-other-islet", rule="10.4")
    if cell in state.board.tops:
        return text("refused-first-in-sea", rule="5.1")
    for near in neighbours(cell):
        if near in state.board.tops:
            return text("refused-hole", rule="2.4")
    return text("refused-not-adjacent", rule="5.1")


def further(state: IsletState, seat: Seat, chain: list[int], cell: int) -> Text:
    """The reason against a second, third or fourth tile."""
    last = chain[-1]
    if cell // ISLET != last // ISLET:
        return text("refused-other-islet", rule="10.4")
    if cell in chain:
        return text("refused-same-cell", rule="5.2")
    if cell not in state.board.tops:
        return text("refused-sea-again", rule="5.2")
    if cell not in neighbours(last):
        return text("refused-not-neighbour", rule="5.2")
    if state.board.egg(cell) >= 0:
        return text("refused-egg", rule="5.2")
    if state.bird_on(cell):
        return text("refused-bird", rule="5.2", whose="own" if state.birds[seat].at == cell else "other")
    level, least = state.board.level(cell) + 1, state.board.level(last) + 1
    return text("refused-not-higher", rule="5.2", level=level, least=least)
