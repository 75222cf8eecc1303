"""Where cells and tiles stand: names of spots, order of painting, which way a cell points."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.core.parts import kept
from archipel.core.scene import Piece
from archipel.core.text import Text
from archipel.core.values import Action
from archipel.games.islet.grid import FAR
from archipel.games.islet.values import Cell

SPAN: Final = 2 * FAR + 1
SIDE: Final = 200
ORIGIN: Final = (FAR - 12, FAR - 12)
"""The middle of an islet is M13, so that few cells lie left of A."""
FOAM, SHADOW, TILES, LIGHTS, CHAIN, EGGS, PAWNS, SIGNS = range(1, 9)


def zone_of(islet: int) -> str:
    return f"isle-{islet}"


@kept
def spot_of(cell: Cell) -> str:
    """The name of a cell in a path."""
    islet, x, y = cell
    return f"isle-{islet}/{x + FAR},{y + FAR}"


@kept
def dotted(cell: Cell) -> str:
    """The name of a cell in that of a thing on it."""
    islet, x, y = cell
    return f"{islet}.{x}.{y}"


def piece_at(
    cell: Cell,
    id: str,
    face: str,
    layer: int,
    marks: str,
    level: int = 0,
    *,
    label: Text | None = None,
    note: Text | None = None,
    tint: str = "",
) -> Piece:
    """A thing on a cell, as high as so many tiles."""
    islet, x, y = cell
    return Piece(
        id, f"isle-{islet}", face, label, x + FAR, y + FAR, layer=layer, tint=tint, note=note, marks=marks, level=level
    )


def cell_named(name: str) -> Cell | None:
    """The cell that a touched thing stands for; None: it is none."""
    zone, _, place = name.partition("/")
    column, _, row = place.partition(",")
    if zone in ("isle-1", "isle-2") and column.isdecimal() and row.isdecimal() and len(place) < 9:
        return int(zone[-1]), int(column) - FAR, int(row) - FAR
    return None


def pointing(cell: Cell) -> str:
    _, x, y = cell
    return "up" if (x + y) % 2 else "down"


@kept
def beside(cell: Cell) -> tuple[Cell, Cell, Cell]:
    """The cells that share an edge with it."""
    islet, x, y = cell
    return (islet, x - 1, y), (islet, x + 1, y), (islet, x, y + 1 if (x + y) % 2 else y - 1)


def painted(cell: Sequence[int]) -> tuple[int, int, int]:
    """Back to front: row by row, cells that point down before those that point up."""
    return cell[2], (cell[1] + cell[2]) % 2, cell[1]


def at_cell(action: Action) -> Cell:
    """The cell an action names."""
    return getattr(action, "islet"), getattr(action, "x"), getattr(action, "y")  # noqa: B009
