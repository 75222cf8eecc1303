"""The cells that have planes and choices of their own: all but those of the strangest islets."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.values import Cell

ISLETS: Final = 2
LEFT: Final = -12
TOP: Final = -7
COLUMNS: Final = 25
ROWS: Final = 16
"""As far to each side of the first hexagon, which is in columns -1 to 1 and rows 0 and 1."""

CELLS: Final[tuple[Cell, ...]] = tuple(
    [
        (islet + 1, column + LEFT, row + TOP)
        for islet in range(ISLETS)
        for row in range(ROWS)
        for column in range(COLUMNS)
    ]
)
OF_CELL: Final[dict[Cell, int]] = {cell: place for place, cell in enumerate(CELLS)}
