"""What the cards of the lone game ask of the tile under an egg."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from archipel.games.islet.content.cards import CONDITIONS, NOT_ASKED, Condition
from archipel.games.islet.content.parts import KINDS, NEST, TERRAIN
from archipel.games.islet.grid import ISLET, neighbours

if TYPE_CHECKING:
    from archipel.games.islet.board import Board
    from archipel.games.islet.state import IsletState
    from archipel.games.islet.values import IsletOptions


def cards_met(state: IsletState, cell: int) -> list[int]:
    """Open cards of its islet that a cell meets."""
    islet = cell // ISLET
    asked = state.conditions[islet]
    return [card for card in state.cards[islet] if meets(state.board, state.options, cell, asked[card])]


def of_an_owner(state: IsletState, islet: int, card: int) -> tuple[int, ...]:
    """What a card asks where it is of an owner's own box; ours are told by their names."""
    return () if state.conditions is CONDITIONS else state.conditions[islet][card]


def meets(board: Board, options: IsletOptions, cell: int, asked: Condition) -> bool:
    level, _, _, around = asked
    if board.kind(cell) not in _kinds(asked):
        return False
    if level != NOT_ASKED:
        above = board.level(cell) - level
        if above < 0 or (above > 0 and options.level_match != "at_least"):
            return False
    return around == NOT_ASKED or _surrounded(board, cell, around, options.surround_min_neighbours)


@lru_cache(maxsize=256)
def _kinds(asked: Condition) -> list[int]:
    """The kinds of tiles that a card may ask for."""
    _, terrain, nest, _ = asked
    fitting = [terrain in (NOT_ASKED, TERRAIN[kind]) and nest in (NOT_ASKED, NEST[kind]) for kind in range(len(KINDS))]
    return [kind for kind, fits in enumerate(fitting) if fits]


def _surrounded(board: Board, cell: int, terrain: int, least: int) -> bool:
    """Every neighbouring tile shows this terrain, and there are enough of them."""
    found = 0
    for near in neighbours(cell):
        if near in board.tops:
            if board.terrain(near) != terrain:
                return False
            found += 1
    return found >= least
