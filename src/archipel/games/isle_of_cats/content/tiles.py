"""Tiles by number and shapes in all their poses.

Cats are 0 to 84 (17 of each colour), rare treasures 85 to 109, Oshax 110 to 115; promotional ones follow."""

from __future__ import annotations

from typing import Final

from archipel.games.isle_of_cats.content import CONTENT
from archipel.games.isle_of_cats.values import COLOURS

Cells = tuple[tuple[int, int], ...]

CAT: Final = 0
OSHAX: Final = 1
RARE: Final = 2
COMMON: Final = 3
KINDS: Final = ("cat", "oshax", "rare", "common")

SHAPE_CELLS: Final[dict[str, Cells]] = {
    row.get("shape") or row["id"]: tuple((x, y) for x, y in row["cells"])
    for row in (*CONTENT["shapes"], *CONTENT["promo"]["tiles"])
    if "cells" in row
}
SHAPES: Final[tuple[str, ...]] = tuple(SHAPE_CELLS)
SHAPE_OF: Final[dict[str, int]] = {name: number for number, name in enumerate(SHAPES)}

CATS: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["cats"]["shapes"])
COMMONS: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["common_treasures"]["shapes"])
SMALL: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["common_treasures"]["small"])
RARES: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["rare_treasures"]["shapes"])
OSHAXES: Final[tuple[str, ...]] = tuple(CONTENT["tiles"]["oshax"]["shapes"])
EACH_RARE: Final[int] = CONTENT["tiles"]["rare_treasures"]["count_each"]

NO_COLOUR: Final = -1

_rows: list[tuple[int, str, int]] = [(CAT, shape, colour) for colour in range(len(COLOURS)) for shape in CATS]
_rows += [(RARE, shape, NO_COLOUR) for shape in RARES for _ in range(EACH_RARE)]
_rows += [(OSHAX, shape, NO_COLOUR) for shape in OSHAXES]
BOX_TILES: Final = len(_rows)
_rows += [(KINDS.index(row["kind"]), row["shape"], NO_COLOUR) for row in CONTENT["promo"]["tiles"]]

TILES: Final = len(_rows)
TILE_KIND: Final[list[int]] = [row[0] for row in _rows]
TILE_SHAPE: Final[list[int]] = [SHAPE_OF[row[1]] for row in _rows]
TILE_COLOUR: Final[list[int]] = [row[2] for row in _rows]


def _tiles(kind: int, first: int, last: int) -> int:
    return sum(1 << tile for tile in range(first, last) if TILE_KIND[tile] == kind)


CAT_TILES: Final = _tiles(CAT, 0, BOX_TILES)
RARE_TILES: Final = _tiles(RARE, 0, BOX_TILES)
OSHAX_TILES: Final[tuple[int, ...]] = tuple(tile for tile in range(BOX_TILES) if TILE_KIND[tile] == OSHAX)
PROMO_OSHAX: Final = _tiles(OSHAX, BOX_TILES, TILES)
PROMO_RARE: Final = _tiles(RARE, BOX_TILES, TILES)


def posed(cells: Cells, turn: int) -> Cells:
    """A shape in a pose: mirrored first from 4 on, then turned by quarters clockwise; read row by row, from 0, 0."""
    if turn >= 4:
        cells = tuple((-x, y) for x, y in cells)
    for _ in range(turn % 4):
        cells = tuple((-y, x) for x, y in cells)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    return tuple(sorted(((x - left, y - top) for x, y in cells), key=_reading))


def _reading(cell: tuple[int, int]) -> tuple[int, int]:
    return cell[1], cell[0]


def poses(cells: Cells) -> tuple[tuple[int, Cells], ...]:
    """The poses of a shape that look different, each once, with the lowest number."""
    found: dict[Cells, int] = {}
    for turn in range(8):
        found.setdefault(posed(cells, turn), turn)
    return tuple((turn, shape) for shape, turn in found.items())


POSES: Final[tuple[tuple[tuple[int, Cells], ...], ...]] = tuple(poses(cells) for cells in SHAPE_CELLS.values())
