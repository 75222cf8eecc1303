"""Laying tiles: A13, A15, B01 to B13."""

from __future__ import annotations

import pytest

from archipel.games.small_islands.board import Board
from archipel.games.small_islands.edition import BOAT_POSE
from archipel.games.small_islands.geometry import cell_of, turned

from .position import BAY, CLOSED, HOUSE, Table, exploring, sea, taken, told

CORNERED = "S1b@0,0r0 L01@0,-1r2 L02@1,-1r2 L03@2,-1r2 L10@2,0r3 L11@2,1r3"
"""The board of B04."""


def fits(board: Board, tile: str, x: int, y: int) -> list[int]:
    """The turns in which a tile may lie on a cell."""
    number, cell = HOUSE.tile_of[tile], cell_of(x, y)
    if cell not in board.frontier:
        return []
    return [turn for turn in range(4) if board.fits(number * 4 + turn, cell)]


def moors(board: Board, x: int, y: int) -> bool:
    return cell_of(x, y) in board.moorings()


def holding(tiles: str, *hand: str) -> Table:
    """These three tiles in hand."""
    return taken(tiles, hands=[f"{hand[1]} {hand[2]}"], row=[hand[0], "L55", "L56"])


def test_b01_turns_go_clockwise() -> None:
    """B01, rule 2.1: the land side of a cape."""
    cape = HOUSE.rings[HOUSE.tile_of["S1a"] * 4]
    assert [turned(cape, turn) for turn in range(4)] == [1 << 4, 1 << 6, 1 << 0, 1 << 2]


def test_turns_that_look_the_same_are_one() -> None:
    """Ruling 35, rules 2.1 and 2.8."""
    turns = [len(HOUSE.turns[HOUSE.tile_of[tile]]) for tile in ("L01", "L16", "L52", "L55", "L53")]
    assert turns == [4, 2, 1, 1, 4]
    table = holding("S1a@0,0r0", "L16", "L01", "L02")
    assert table.refused("place L16 0 1 2") == "2.8"
    assert table.refused("place L01 0 1 4") == "2.1"


def test_b02_sides_must_agree() -> None:
    """B02, rule 2.4."""
    assert fits(sea("S1a@0,0r0"), "L02", 0, 1) == [2]
    table = holding("S1a@0,0r0", "L02", "L01", "L03")
    for turn in (0, 1, 3):
        assert table.refused(f"place L02 0 1 {turn}") == "2.4"


def test_b03_corners_must_agree_too() -> None:
    """B03, rule 2.5."""
    board = sea("S1b@0,0r0")
    assert 1 not in fits(board, "L01", 1, 0)
    assert 1 in fits(board, "L28", 1, 0)
    table = holding("S1b@0,0r0", "L01", "L28", "L02")
    assert table.refused("place L01 1 0 1") == "2.5"
    table.does("place L28 1 0 1")


def test_b04_corners_of_tiles_that_meet_at_a_point() -> None:
    """B04, rule 2.5."""
    table = holding(CORNERED, "L12", "L32", "L04")
    assert table.refusal("place L12 1 1 0") == "refused-corner 2.5"
    table.does("place L32 1 1 2")


def test_b06_a_closed_island_of_four() -> None:
    """B06, ruling 44, rules 3.3 and 3.6: laid one after the other, each fits, and nothing is open."""
    words = CLOSED.split()
    for number in range(1, 4):
        tile, _, place = words[number].partition("@")
        place, _, turn = place.partition("r")
        x, y = (int(part) for part in place.split(","))
        assert int(turn) in fits(sea(" ".join(words[:number])), tile, x, y)
    board = sea(CLOSED)
    assert told(board, 0, 0)["tiles"] == 4
    assert board.complete(board.islands()[0])
    assert not sea("S1a@0,0r0").complete(0)


def test_b07_a_side_neighbour_is_needed() -> None:
    """B07, rule 2.3."""
    board = sea("S1a@0,0r0")
    assert fits(board, "L55", 1, 1) == []
    assert 0 in fits(board, "L55", 1, 0)
    table = holding("S1a@0,0r0", "L04", "L01", "L02")
    assert table.refused("place L04 1 1 0") == "2.3"
    assert table.refused("place L04 0 0 0") == "2.3"


def test_b08_where_a_boat_fits() -> None:
    """B08, ruling 5, rules 2.6 and 2.9."""
    assert moors(sea(CLOSED), 2, 0)
    assert not moors(sea("S1b@0,0r0"), 1, 0)
    assert not moors(sea(CORNERED), 1, 1)
    side = exploring("S1b@0,0r0", navigation=0).does("land own")
    assert side.refusal("moor 1 0") == "refused-boat-side 2.9"
    corner = exploring(CORNERED, navigation=0).does("land own")
    assert corner.refusal("moor 1 1") == "refused-boat-corner 2.9"


def test_b09_a_boat_beside_a_boat() -> None:
    """B09, rules 2.3 and 2.6."""
    assert moors(sea(f"{CLOSED} boat@2,0"), 3, 0)


def test_b11_the_edge_of_the_table() -> None:
    """B11, ruling 6, rules 2.2 and 3.6."""
    row = " ".join(f"L{number + 10}@{number},0r0" for number in range(10))
    table = holding(f"{row} L04@10,0r3", "L05", "L01", "L02")
    assert table.refused("place L05 11 0 1") == "2.2"
    board = table.state.board
    assert not board.complete(board.island[board.base[board.at[cell_of(10, 0)]]])


@pytest.mark.parametrize(("size", "half"), [(21, 10), (15, 7), (11, 5)])
def test_smaller_tables(size: int, half: int) -> None:
    """Ruling 6, rules 2.2 and 2.7."""
    row = " ".join(f"L55@{x},0r0" for x in range(half + 1))
    assert [x for x in range(-1, 12) if cell_of(x, 1) in sea(row, size=size).frontier] == list(range(half + 1))
    assert cell_of(half + 1, 0) not in sea(row, size=size).frontier


def test_b12_islets() -> None:
    """B12, rule 3.5: no house, but two ports for a boat."""
    board = sea("S1a@0,0r0 L55@1,0r0")
    assert told(board, 1, 0) == {"lotus": 0, "fruit": 0, "leaf": 0, "temples": 0, "ports": 2, "spots": 0, "tiles": 1}
    assert board.ports_around(cell_of(1, 1)) == 2


def test_b13_tiles_that_cannot_be_laid() -> None:
    """B13, rule 2.4: four land sides beside a closed island; a cape has eight cells, three turns each."""
    board = sea(CLOSED)
    assert [board.takes(HOUSE.tile_of[tile]) for tile in ("L52", "L53", "L54", "L01")] == [False, False, False, True]
    table = holding(CLOSED, "L01", "L52", "L53")
    assert len(table.legal()) == 24


def test_a15_a_larger_island_or_a_new_one() -> None:
    """A15, rules 2.4 and 3.1."""
    larger = holding("S1a@0,0r0 S4a@1,0r0", "L02", "L03", "L04").does("place L02 0 1 2")
    assert told(larger.state.board, 0, 1)["tiles"] == 2
    apart = holding("S1a@0,0r0 S4a@1,0r0", "L02", "L03", "L04").does("place L03 0 -1 2")
    assert told(apart.state.board, 0, -1)["tiles"] == 1


def test_meeting_at_a_corner_joins_nothing() -> None:
    """Ruling 7, rule 3.1."""
    board = sea(BAY)
    assert told(board, 0, 0)["tiles"] == 2
    assert told(board, 1, 1)["tiles"] == 1


def test_a13_the_boats_of_the_rulebook() -> None:
    """A13, ruling 29, rule 11.3: the ports between two boats serve both."""
    tiles = (
        "L08@0,0r2 L55@1,0r0 L56@2,0r0 L04@3,0r3 L03@4,0r1 L11@0,1r1 L33@0,2r1 L14@2,1r0 L02@1,2r3 L27@2,2r2 "
        "L06@3,2r0 L01@4,1r3 L24@4,2r0"
    )
    board = sea(tiles)
    assert moors(board, 1, 1)
    board.lay(BOAT_POSE, cell_of(1, 1))
    assert moors(board, 3, 1)
    board.lay(BOAT_POSE, cell_of(3, 1))
    assert (board.ports_around(cell_of(1, 1)), board.ports_around(cell_of(3, 1))) == (8, 6)
