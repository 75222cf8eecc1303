"""Cells, sides and corners. A ring is eight bits clockwise from the north side, corners between sides; 1 is land."""

from __future__ import annotations

from typing import Final

WIDTH: Final = 23
CELLS: Final = WIDTH * WIDTH
MIDDLE: Final = 11
CENTRE: Final = MIDDLE * WIDTH + MIDDLE
STEPS: Final[list[int]] = [-WIDTH, 1, WIDTH, -1]
AROUND: Final[list[int]] = [-WIDTH, 1 - WIDTH, 1, 1 + WIDTH, WIDTH, WIDTH - 1, -1, -1 - WIDTH]
DIRECTIONS: Final = ("N", "E", "S", "W")
RING: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
SIDES: Final = 0b01010101
RINGS: Final = 256


def cell_of(x: int, y: int) -> int:
    """The cell, or -1 where there can be none."""
    if -MIDDLE < x < MIDDLE and -MIDDLE < y < MIDDLE:
        return (y + MIDDLE) * WIDTH + x + MIDDLE
    return -1


def x_of(cell: int) -> int:
    return cell % WIDTH - MIDDLE


def y_of(cell: int) -> int:
    return cell // WIDTH - MIDDLE


def turned(ring: int, turns: int) -> int:
    """The ring after so many clockwise quarter turns."""
    # A quarter turn moves a side by two of eight bits; what leaves above comes in below.
    return (ring << 2 * turns | ring >> 8 - 2 * turns) & 255


def table_of(half: int) -> list[bool]:
    """By cell, whether it lies on a table that reaches so far from its middle."""
    return [abs(x_of(cell)) <= half and abs(y_of(cell)) <= half for cell in range(CELLS)]


def _demand(ring: int, way: int) -> int:
    """What a tile asks of its neighbour in one of eight ways: bits that matter in the upper byte, values below."""
    facing = (way + 4) % 8
    pairs = [(way, facing)]
    if way % 2 == 0:
        pairs += [((way + 7) % 8, (facing + 1) % 8), ((way + 1) % 8, (facing + 7) % 8)]
    demand = 0
    for own, other in pairs:
        # The mask of what matters lies eight bits above the values.
        demand |= 256 << other | (ring >> own & 1) << other
    return demand


DEMANDS: Final[list[int]] = [_demand(ring, way) for ring in range(RINGS) for way in range(8)]
TABLES: Final[dict[int, list[bool]]] = {size: table_of(size // 2) for size in (21, 15, 11)}
