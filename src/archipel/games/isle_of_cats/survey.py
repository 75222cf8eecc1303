"""A boat looked over once: families, edges, rooms, rats, treasures."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from archipel.games.isle_of_cats.boat import ALL_MAPS, BOARD, COLUMNS, EDGE, MIDDLE, RATS, ROOM, near
from archipel.games.isle_of_cats.content.table import FAMILY, FAMILY_POINTS
from archipel.games.isle_of_cats.content.tiles import COMMON, OSHAX, RARE
from archipel.games.isle_of_cats.crew import Crew, Tile
from archipel.games.isle_of_cats.piles import size
from archipel.games.isle_of_cats.values import COLOURS

HUES = len(COLOURS)
KEPT: Final = 1 << 10


def surveyed(crew: Crew) -> Survey:
    """A boat that has not changed is not looked over again."""
    survey = crew.survey
    if survey is None or survey.tiles is not crew.tiles:
        survey = crew.survey = _surveyed(crew.boat, crew.tiles)
    return survey


@lru_cache(maxsize=KEPT)
def _surveyed(boat: int, tiles: tuple[Tile, ...]) -> Survey:
    return Survey(boat, tiles)


@final
class Survey:
    """`groups` are the sizes of cats of one colour that touch, by colour; `families` all of three or more, largest
    first; `rats` are those that are seen, `filled` the rooms without an empty cell."""

    def __init__(self, boat: int, tiles: tuple[Tile, ...]) -> None:
        self.boat = boat
        self.tiles = tiles
        self.covered = 0
        self.by_colour: list[list[Tile]] = [[] for _ in range(HUES)]
        self.treasure_tiles: list[Tile] = []
        self.common = 0
        self.rare = 0
        self.oshax = 0
        for tile in tiles:
            self.covered |= tile.mask
            if tile.colour >= 0:
                self.by_colour[tile.colour].append(tile)
                if tile.kind == OSHAX:
                    self.oshax += 1
            else:
                self.treasure_tiles.append(tile)
                if tile.kind == COMMON:
                    self.common += 1
                elif tile.kind == RARE:
                    self.rare += 1
        self.cats: list[int] = [len(tiles) for tiles in self.by_colour]
        self.groups: list[list[int]] = [groups(tiles) for tiles in self.by_colour]
        self.families: list[int] = sorted([n for sizes in self.groups for n in sizes if n >= FAMILY], reverse=True)
        self.family_points: int = sum([FAMILY_POINTS[cats] for cats in self.families])
        self.rats: int = size(RATS[boat] & ~self.covered)
        self.filled: list[int] = [number for number, room in enumerate(ROOM) if room & ~self.covered == 0]

    def all_cats(self) -> int:
        return sum(self.cats)

    def at_edge(self, colour: int) -> int:
        return sum([1 for tile in self.by_colour[colour] if tile.mask & EDGE])

    def lonely(self, colour: int) -> int:
        return self.groups[colour].count(1)

    def bare(self, room: int) -> bool:
        return ROOM[room] & self.covered == 0

    def empty_edge(self) -> int:
        return size(EDGE & ~self.covered)

    def empty_middle(self) -> int:
        return size(MIDDLE & BOARD & ~self.covered)

    def open_maps(self) -> int:
        return size(ALL_MAPS[self.boat] & ~self.covered)

    def cells(self, colour: int) -> int:
        """Everything covered by cats of a colour."""
        mask = 0
        for tile in self.by_colour[colour]:
            mask |= tile.mask
        return mask

    def treasures_at(self, colour: int) -> int:
        """Treasures that touch a cat of the colour, each once."""
        cats = self.cells(colour)
        return sum([1 for tile in self.treasure_tiles if tile.halo & cats])

    def cats_off_treasure(self) -> int:
        treasure = 0
        for tile in self.treasure_tiles:
            treasure |= tile.mask
        return sum([1 for tiles in self.by_colour for tile in tiles if not tile.halo & treasure])

    def colours_off_rats(self) -> int:
        beside = near(RATS[self.boat] & ~self.covered)
        return sum([1 for colour in range(HUES) if not self.cells(colour) & beside])

    def full_columns(self, height: int) -> int:
        """Columns of some height covered by cats of one colour alone."""
        found = 0
        for colour in range(HUES):
            cats = self.cells(colour)
            found += sum([1 for column in COLUMNS if size(column) >= height and column & ~cats == 0])
        return found


def groups(tiles: list[Tile]) -> list[int]:
    """The sizes of the groups of tiles that touch, directly or through others."""
    left = tiles.copy()
    sizes: list[int] = []
    while left:
        first = left.pop()
        reach = first.halo
        count = 1
        found = True
        while found and left:
            found = False
            apart: list[Tile] = []
            for tile in left:
                if tile.mask & reach:
                    reach |= tile.halo
                    count += 1
                    found = True
                else:
                    apart.append(tile)
            left = apart
        sizes.append(count)
    return sizes
