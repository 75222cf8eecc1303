"""What the pictures of the rules show is right by the rules."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.games.small_islands.board import empty_board
from archipel.games.small_islands.edition import BOAT_POSE
from archipel.games.small_islands.geometry import TABLES, cell_of
from archipel.games.small_islands.skin.rule_figures import MEETING, PARTED, PORTS, SQUARE
from archipel.games.small_islands.views import TileView

from .position import HOUSE


def lawful(tiles: Sequence[TileView]) -> list[bool]:
    """Of each tile but the first, whether it fits where it is laid."""
    board = empty_board(HOUSE, TABLES[21])
    found = []
    for tile in tiles:
        pose = BOAT_POSE if tile.tile == "boat" else HOUSE.tile_of[tile.tile] * 4 + tile.turn
        found.append(board.fits(pose, cell_of(tile.x, tile.y)))
        board.lay(pose, cell_of(tile.x, tile.y))
    return found[1:]


def test_2_4_the_tiles_that_meet_and_those_that_do_not() -> None:
    assert lawful(MEETING) == [True]
    assert lawful(PARTED) == [False]


def test_2_5_the_corner_that_is_right_and_the_one_that_is_not() -> None:
    assert lawful((*SQUARE[:2], TileView("L30", 1, 1, 2))) == [True, True]
    assert lawful((*SQUARE[:2], TileView("L22", 1, 1, 2))) == [True, False]


def test_3_1_the_island_of_four_tiles() -> None:
    assert lawful(SQUARE) == [True, True, True]


def test_11_3_the_boat_and_its_five_ports() -> None:
    assert all(lawful((PORTS[0], PORTS[2], PORTS[1], PORTS[3])))
    assert sum(tile.ports for tile in PORTS) == 5
