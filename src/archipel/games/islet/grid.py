"""Cells of the triangular grid as whole numbers: islet, row and column, each moved to be positive."""

from __future__ import annotations

from typing import Final

ROW: Final = 256
MIDDLE: Final = 128
ISLET: Final = ROW * ROW
FAR: Final = 100
"""No islet of ninety tiles reaches further."""


def cell_at(islet: int, x: int, y: int) -> int:
    """The cell of an islet (1 or 2) at x, y; -1: none can ever be there."""
    if not 1 <= islet <= 2 or not -FAR <= x <= FAR or not -FAR <= y <= FAR:
        return -1
    return (islet - 1) * ISLET + (y + MIDDLE) * ROW + x + MIDDLE


def spot(cell: int) -> tuple[int, int, int]:
    """Islet, x and y of a cell."""
    return cell // ISLET + 1, cell % ROW - MIDDLE, cell // ROW % ROW - MIDDLE


def neighbours(cell: int) -> tuple[int, int, int]:
    """The cells that share an edge: left, right, and below where a cell points up, else above."""
    # A row is 256 cells: shifted by 8 a cell is its row, and the lowest bits tell whether column + row is odd.
    up = (cell ^ cell >> 8) & 1
    return cell - 1, cell + 1, cell + ROW if up else cell - ROW
