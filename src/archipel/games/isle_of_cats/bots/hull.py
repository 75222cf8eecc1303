"""A boat as a bot sees it: grown tile by tile, each boat sharing with the one before what has not changed."""

from __future__ import annotations

from typing import final

from archipel.games.isle_of_cats.boat import EDGE, near
from archipel.games.isle_of_cats.content.tiles import COMMON, OSHAX
from archipel.games.isle_of_cats.crew import Crew
from archipel.games.isle_of_cats.survey import HUES


@final
class Group:
    """Cats of one colour that touch: their cells, the cells beside them, how many they are."""

    def __init__(self, mask: int, halo: int, count: int) -> None:
        self.mask = mask
        self.halo = halo
        self.count = count


@final
class Hull:
    """`edge` are cats at the edge by colour; `cat_halos` and `treasure_halos` the cells beside each tile. `hasty`: only
    the snuggest places are looked at, and `gains` remembers what tiles were found to add."""

    def __init__(
        self,
        boat: int,
        covered: int,
        cats: list[int],
        edge: list[int],
        groups: list[list[Group]],
        cells: list[int],
        cat_halos: tuple[int, ...],
        treasure_halos: tuple[int, ...],
        treasure: int,
        common: int,
        rare: int,
        oshax: int,
        hasty: bool,
    ) -> None:
        self.boat = boat
        self.covered = covered
        self.cats = cats
        self.edge = edge
        self.groups = groups
        self.cells = cells
        self.cat_halos = cat_halos
        self.treasure_halos = treasure_halos
        self.treasure = treasure
        self.common = common
        self.rare = rare
        self.oshax = oshax
        self.hasty = hasty
        self.gains: dict[int, int] = {}

    def with_cat(self, colour: int, mask: int, oshax: bool) -> Hull:
        halo = near(mask) & ~mask
        cats = self.cats.copy()
        cats[colour] += 1
        edge = self.edge
        if mask & EDGE:
            edge = edge.copy()
            edge[colour] += 1
        groups = self.groups.copy()
        groups[colour] = joined(groups[colour], mask, halo)
        cells = self.cells.copy()
        cells[colour] |= mask
        return Hull(
            self.boat,
            self.covered | mask,
            cats,
            edge,
            groups,
            cells,
            (*self.cat_halos, halo),
            self.treasure_halos,
            self.treasure,
            self.common,
            self.rare,
            self.oshax + (1 if oshax else 0),
            self.hasty,
        )

    def with_treasure(self, mask: int, common: bool) -> Hull:
        return Hull(
            self.boat,
            self.covered | mask,
            self.cats,
            self.edge,
            self.groups,
            self.cells,
            self.cat_halos,
            (*self.treasure_halos, near(mask) & ~mask),
            self.treasure | mask,
            self.common + (1 if common else 0),
            self.rare + (0 if common else 1),
            self.oshax,
            self.hasty,
        )

    def grown(self, colour: int, mask: int, kind: int) -> Hull:
        """With one more tile of any kind."""
        return self.with_treasure(mask, kind == COMMON) if colour < 0 else self.with_cat(colour, mask, kind == OSHAX)

    def all_cats(self) -> int:
        return self.cats[0] + self.cats[1] + self.cats[2] + self.cats[3] + self.cats[4]

    def largest(self) -> int:
        """The size of the largest group."""
        found = 0
        for groups in self.groups:
            for group in groups:
                if group.count > found:
                    found = group.count
        return found


def joined(groups: list[Group], mask: int, halo: int) -> list[Group]:
    """The groups of a colour once a cat has come among them."""
    found: list[Group] = []
    count = 1
    for group in groups:
        if group.mask & halo:
            mask |= group.mask
            halo |= group.halo
            count += group.count
        else:
            found.append(group)
    found.append(Group(mask, halo & ~mask, count))
    return found


def hull_of(crew: Crew, *, hasty: bool = False) -> Hull:
    cats, edge, cells = [0] * HUES, [0] * HUES, [0] * HUES
    groups: list[list[Group]] = [[] for _ in range(HUES)]
    cat_halos: list[int] = []
    treasure_halos: list[int] = []
    treasure = common = oshax = 0
    for tile in crew.tiles:
        hue = tile.colour
        if hue < 0:
            treasure_halos.append(tile.halo)
            treasure |= tile.mask
            common += 1 if tile.kind == COMMON else 0
            continue
        cats[hue] += 1
        edge[hue] += 1 if tile.mask & EDGE else 0
        cells[hue] |= tile.mask
        oshax += 1 if tile.kind == OSHAX else 0
        groups[hue] = joined(groups[hue], tile.mask, tile.halo)
        cat_halos.append(tile.halo)
    rare = len(treasure_halos) - common
    halos = tuple(cat_halos), tuple(treasure_halos)
    return Hull(
        crew.boat, crew.covered, cats, edge, groups, cells, halos[0], halos[1], treasure, common, rare, oshax, hasty
    )
