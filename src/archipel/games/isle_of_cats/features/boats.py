"""Seats of a view as numbers, and their boats as planes of cells."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archipel.games.isle_of_cats.boat import BIT, BOATS, COLS, MAPS, RATS, ROOMS
from archipel.games.isle_of_cats.content.cards import RESCUES
from archipel.games.isle_of_cats.content.tiles import HOUSE_SHAPES, POSES, SHAPES
from archipel.games.isle_of_cats.features.planes import (
    BOAT_PLANES,
    CELLS,
    FAMILIES,
    HIGH,
    HUES,
    LOW,
    PARTS,
    SEAT_NUMBERS,
)
from archipel.games.isle_of_cats.values import COLOURS
from archipel.games.isle_of_cats.views import CrewView, TileView
from archipel.kit.kept_rows import KeptRows, Rows
from archipel.kit.rows import byte, one_of

BOAT_AT: Final[dict[str, int]] = {boat: place for place, boat in enumerate(BOATS)}
LOOKS: Final[dict[tuple[str, str], tuple[int, int]]] = {
    **{("cat", colour): (place * CELLS, 1) for place, colour in enumerate(COLOURS)},
    **{("oshax", colour): (place * CELLS, 2) for place, colour in enumerate(COLOURS)},
    ("common", ""): (HUES * CELLS, 1),
    ("rare", ""): ((HUES + 1) * CELLS, 1),
}
"""Where the plane of a tile begins, and the number that stands for it there, by kind and colour."""
ORDER: Final = (HUES + 2) * CELLS
RATS_SEEN: Final = (HUES + 3) * CELLS
OPEN_MAPS: Final = (HUES + 4) * CELLS
NO_NUMBERS: Final = bytes(SEAT_NUMBERS)
NO_POINTS: Final = bytes([-LOW] * PARTS)
NO_BOAT: Final = bytes(BOAT_PLANES * CELLS)
KEPT: Final = 1 << 11
CREWS: Final = KeptRows()


def _offsets(cells: tuple[tuple[int, int], ...]) -> list[int]:
    """How far the cells of a pose lie beyond its first."""
    x, y = cells[0]
    return [(row - y) * COLS + column - x for column, row in cells]


COVERS: Final[dict[tuple[str, int], list[int]]] = {
    (SHAPES[shape], turn): _offsets(cells) for shape in range(HOUSE_SHAPES) for turn, cells in POSES[shape]
}


def _bare(boat: int) -> bytes:
    """A boat without tiles."""
    row = bytearray(BOAT_PLANES * CELLS)
    for cell, bit in enumerate(BIT):
        row[RATS_SEEN + cell] = RATS[boat] >> bit & 1
        for colour, mask in enumerate(MAPS[boat], 1):
            if mask >> bit & 1:
                row[OPEN_MAPS + cell] = colour
    return bytes(row)


BARE: Final[list[bytes]] = [_bare(boat) for boat in range(len(BOATS))]


@lru_cache(maxsize=KEPT)
def boat_plane(boat: str, tiles: tuple[TileView, ...]) -> bytes:
    """A boat is mostly told again with one tile more."""
    if not tiles:
        return BARE[BOAT_AT[boat]]
    row = bytearray(boat_plane(boat, tiles[:-1]))
    tile = tiles[-1]
    plane, number = LOOKS[tile.kind, tile.colour]
    for offset in COVERS[tile.shape, tile.turn]:
        cell = tile.cell + offset
        row[plane + cell] = number
        row[ORDER + cell] = len(tiles)
        row[RATS_SEEN + cell] = 0
        row[OPEN_MAPS + cell] = 0
    return bytes(row)


def crew_rows(crew: CrewView) -> Rows:
    """The numbers of a seat, its points, its boat."""
    rows = CREWS.find(crew)
    if rows is None:
        points = bytes([min(max(part, LOW), HIGH) - LOW for part in crew.parts])
        rows = CREWS.keep(crew, (numbers(crew), points, boat_plane(crew.boat, crew.tiles)))
    return rows


def numbers(crew: CrewView) -> bytes:
    row = [1, byte(crew.fish), crew.ready, crew.used, crew.hand, crew.lessons, crew.hidden, byte(crew.speed)]
    row += [crew.passed, crew.extra, crew.anywhere, crew.rats]
    one_of(row, len(BOATS), BOAT_AT[crew.boat])
    one_of(row, HUES, COLOURS.index(crew.meeple) if crew.meeple else -1)
    row += [int(room in crew.filled) for room in ROOMS]
    row += crew.cats
    row += crew.families
    row += [0] * (FAMILIES - len(crew.families))
    row += [crew.laid.count(kind) for kind in RESCUES]
    return bytes(row)
