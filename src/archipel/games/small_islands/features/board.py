"""The sea of a view as planes of cells, and its islands."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archipel.games.small_islands.edition import BOAT, ICON_NAMES
from archipel.games.small_islands.features.choices import BOX, CELLS, ICONS, TILES, cell_at
from archipel.games.small_islands.features.planes import ISLAND_NUMBERS, ISLANDS, MOST_SEATS, OWNED_PLANES, SEA_PLANES
from archipel.games.small_islands.views import IslandView, TileView
from archipel.kit.rows import byte

KEPT: Final = 1 << 10
KEPT_TILES: Final = 1 << 13
TILE_AT: Final[dict[str, int]] = {**{tile: place for place, tile in enumerate(TILES)}, "boat": BOAT}
ICON_AT: Final[dict[str, int]] = {icon: place for place, icon in enumerate(ICON_NAMES)}
LAND: Final[list[list[int]]] = [[ring >> bit & 1 for bit in range(8)] for ring in BOX.rings]
"""By pose, the eight places around it that are land."""
ORDER: Final = 2 * CELLS
EMPTY: Final = bytes(SEA_PLANES * CELLS)
NOBODY: Final = bytes(OWNED_PLANES * CELLS)


@lru_cache(maxsize=KEPT)
def sea(tiles: tuple[TileView, ...]) -> bytes:
    """The planes that are alike for all; the places of a cell in them are as far apart as a plane is large."""
    row = bytearray(EMPTY)
    for place, tile in enumerate(tiles, 1):
        cell = cell_at(tile.x, tile.y)
        row[cell::CELLS] = tile_numbers(tile)
        row[ORDER + cell] = place
    return bytes(row)


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


@lru_cache(maxsize=KEPT)
def owned(tiles: tuple[TileView, ...], first: int, players: int) -> bytes:
    """Boats, and houses by icon."""
    row = bytearray(NOBODY)
    for tile in tiles:
        if tile.houses:
            cell = cell_at(tile.x, tile.y)
            for icon, colour in tile.houses:
                row[(1 + icon) * CELLS + cell] = 1 + (colour - first) % players
        elif tile.tile == "boat":
            row[cell_at(tile.x, tile.y)] = 1 if tile.owner < 0 else 2 + (tile.owner - first) % players
    return bytes(row)


@lru_cache(maxsize=KEPT)
def islands(found: tuple[IslandView, ...], first: int, players: int) -> bytes:
    """As many as there are, by number."""
    parts = [island(one, first, players) for one in found]
    parts.append(bytes((ISLANDS - len(found)) * ISLAND_NUMBERS))
    return b"".join(parts)


@lru_cache(maxsize=KEPT_TILES)
def island(one: IslandView, first: int, players: int) -> bytes:
    row = [one.size, one.lotus, one.fruit, one.leaf, one.temples, one.ports, one.spots, one.free, one.complete]
    row += [one.meets, one.open, byte(one.worth), one.draws]
    row += [one.houses[(first + place) % players] if place < players else 0 for place in range(MOST_SEATS)]
    return bytes(row)
