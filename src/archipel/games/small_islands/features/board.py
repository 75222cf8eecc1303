"""The sea of a view as planes of cells, and its islands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from archipel.games.small_islands.edition import BOAT, ICON_NAMES
from archipel.games.small_islands.features.choices import BOX, CELLS, ICONS, TILES, cell_at
from archipel.games.small_islands.features.planes import ISLAND_NUMBERS, ISLANDS, MOST_SEATS, OWNED_PLANES, SEA_PLANES
from archipel.games.small_islands.views import IslandView, TileView
from archipel.kit.kept_rows import KeptRows
from archipel.kit.rows import byte

KEPT: Final = 1 << 10
KEPT_TILES: Final = 1 << 13
TILE_AT: Final[dict[str, int]] = {**{tile: place for place, tile in enumerate(TILES)}, "boat": BOAT}
ICON_AT: Final[dict[str, int]] = {icon: place for place, icon in enumerate(ICON_NAMES)}
LAND: Final[list[list[int]]] = [[ring >> bit & 1 for bit in range(8)] for ring in BOX.rings]
"""By pose, the eight places around it that are land."""
ORDER: Final = 2 * CELLS
EMPTY: Final = bytes((SEA_PLANES + OWNED_PLANES) * CELLS)
NOTHING: Final = bytes(SEA_PLANES + OWNED_PLANES)
UNOWNED: Final = bytes(OWNED_PLANES)
BOAT_OF: Final = [bytes([whose + 1]) + UNOWNED[1:] for whose in range(1 + MOST_SEATS)]
"""A grey boat, one's own, then those of the others around the table."""


@final
class Drawn:
    """A row, and the tiles it tells of, which stay alive as long."""

    def __init__(self) -> None:
        self.tiles: tuple[TileView, ...] = ()
        self.row = bytearray()


DRAWN: Final[dict[int, Drawn]] = {}
"""Rows by the identity of their first tile and the seat that looks."""
ISLAND_ROWS: Final = [KeptRows() for _ in range(MOST_SEATS * MOST_SEATS)]
"""By the seat that looks and the number of seats."""


def sea(tiles: tuple[TileView, ...], first: int, players: int) -> bytes | bytearray:
    """The planes of the board and of what is owned; the places of a cell in them are as far apart as a plane is large.
    The views of a game go on from one another, so the last row that began with the same tile is written on: it is what
    was asked for until the next call."""
    if not tiles:
        return EMPTY
    # Eight is more than there are seats.
    line = (id(tiles[0]) * 8 + first) * 8 + players
    drawn = DRAWN.get(line)
    if drawn is None:
        if len(DRAWN) >= KEPT:
            DRAWN.clear()
        drawn = DRAWN[line] = Drawn()
    if drawn.tiles is not tiles:
        redraw(drawn, tiles, first, players)
    return drawn.row


def redraw(drawn: Drawn, tiles: tuple[TileView, ...], first: int, players: int) -> None:
    """Other tiles: where they differ, the old ones are wiped off before the new ones are written."""
    old = drawn.tiles
    there = len(old)
    if not old:
        drawn.row = bytearray(EMPTY)
    # Until all is told: what fails in between is begun anew.
    drawn.tiles = ()
    row = drawn.row
    for place in range(there):
        if place >= len(tiles) or tiles[place] is not old[place]:
            row[cell_at(old[place].x, old[place].y) :: CELLS] = NOTHING
    for place, tile in enumerate(tiles):
        if place >= there or tile is not old[place]:
            cell = cell_at(tile.x, tile.y)
            row[cell::CELLS] = tile_numbers(tile) + owned_numbers(tile, first, players)
            row[ORDER + cell] = place + 1
    drawn.tiles = tiles


@lru_cache(maxsize=KEPT_TILES)
def tile_numbers(tile: TileView) -> bytes:
    """What the planes tell of a tile, but for its place in the order."""
    number = TILE_AT[tile.tile]
    row = [number + 1, tile.turn, 0, tile.islands[0] + 1 if tile.islands else 0]
    row += LAND[number * 4 + tile.turn]
    shows = [ICON_AT[icon] for icon in tile.shows]
    counts = [shows.count(icon) for icon in range(1, len(ICON_NAMES))]
    counts[ICON_AT["port"] - 1] = tile.ports
    row += counts
    row += shows
    row += [0] * (ICONS - len(shows))
    return bytes(row)


def owned_numbers(tile: TileView, first: int, players: int) -> bytes:
    """A boat, and houses by icon."""
    if tile.tile == "boat":
        return BOAT_OF[0 if tile.owner < 0 else 1 + (tile.owner - first) % players]
    if not tile.houses:
        return UNOWNED
    row = bytearray(UNOWNED)
    for icon, colour in tile.houses:
        row[1 + icon] = 1 + (colour - first) % players
    return bytes(row)


def islands(found: tuple[IslandView, ...], first: int, players: int) -> bytes:
    """As many as there are, by number."""
    kept = ISLAND_ROWS[first * MOST_SEATS + players - 1]
    parts: list[bytes] = []
    for one in found:
        parts += kept.find(one) or kept.keep(one, (island(one, first, players),))
    parts.append(bytes((ISLANDS - len(found)) * ISLAND_NUMBERS))
    return b"".join(parts)


def island(one: IslandView, first: int, players: int) -> bytes:
    row = [one.size, one.lotus, one.fruit, one.leaf, one.temples, one.ports, one.spots, one.free, one.complete]
    row += [one.meets, one.open, byte(one.worth), one.draws]
    row += [one.houses[(first + place) % players] if place < players else 0 for place in range(MOST_SEATS)]
    return bytes(row)
