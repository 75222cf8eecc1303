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
    return len(those_that_meet(board, options, [cell], asked)) == 1


def those_that_meet(board: Board, options: IsletOptions, cells: list[int], asked: Condition) -> list[int]:
    level, terrain, nest, around = asked
    fitting = _fitting(terrain, nest)
    found = [cell for cell in cells if fitting[board.kind(cell)]]
    if level != NOT_ASKED and options.level_match == "at_least":
        found = [cell for cell in found if board.level(cell) >= level]
    elif level != NOT_ASKED:
        found = [cell for cell in found if board.level(cell) == level]
    if around != NOT_ASKED:
        least: int = options.surround_min_neighbours
        found = [cell for cell in found if _surrounded(board, cell, around, least)]
    return found


@lru_cache(maxsize=64)
def _fitting(terrain: int, nest: int) -> list[bool]:
    """By kind of tile whether a card may ask for it."""
    return [terrain in (NOT_ASKED, TERRAIN[kind]) and nest in (NOT_ASKED, NEST[kind]) for kind in range(len(KINDS))]


def _surrounded(board: Board, cell: int, terrain: int, least: int) -> bool:
    """Every neighbouring tile shows this terrain, and there are enough of them."""
    found = 0
    for near in neighbours(cell):
        if near in board.tops:
            if board.terrain(near) != terrain:
                return False
            found += 1
    return found >= least
