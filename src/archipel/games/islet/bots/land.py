"""The islets as a walking bird sees them: regions of one terrain, free to roam, and what it costs to leave them."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.bird import SEA
from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.content.parts import NEST, TERRAIN, TERRAINS
from archipel.games.islet.grid import ISLET, neighbours
from archipel.games.islet.purse import one

AT_SEA: Final = -1
UNREACHABLE: Final = 9
NO_PATH: Final = -1


@final
class Land:
    """`regions` is by cell its region, `terrains` and `exits` are by region; every exit costs a card of the terrain it
    leads to. `spots` are by region and nest the cells that take an egg, highest first. `passed` are cells that a free
    step may not go back to; they are regions of their own."""

    def __init__(self, tops: dict[int, int], at: int, passed: list[int], others: list[int], alone: bool) -> None:
        self.tops = tops
        self.regions: dict[int, int] = {}
        self.terrains: list[int] = []
        self.cells: list[list[int]] = []
        self.exits: list[list[int]] = []
        self.spots: list[list[list[int]]] = []
        for cell in passed:
            if cell != at and cell in tops:
                self._flood(cell, True)
        for cell in tops:
            if cell not in self.regions:
                self._flood(cell, False)
        for region in range(len(self.terrains)):
            self.exits.append(self._exits(region))
            self.spots.append(self._spots(region, others))
        self.away: list[int] = []
        self.known: dict[int, list[int]] = {}
        if alone:
            self._join_alike()
            self._measure()
        self.landings = self._landings() if at == SEA else []

    def _flood(self, start: int, single: bool) -> None:
        tops, regions = self.tops, self.regions
        number = len(self.terrains)
        terrain = TERRAIN[tops[start] & KIND]
        self.terrains.append(terrain)
        regions[start] = number
        cells = [start]
        if not single:
            for cell in cells:
                for near in neighbours(cell):
                    if near not in regions:
                        top = tops.get(near, 0)
                        if top and TERRAIN[top & KIND] == terrain:
                            regions[near] = number
                            cells.append(near)
        self.cells.append(cells)

    def _exits(self, region: int) -> list[int]:
        regions = self.regions
        terrain = self.terrains[region]
        found: list[int] = []
        for cell in self.cells[region]:
            for near in neighbours(cell):
                other = regions.get(near, region)
                if other != region and other not in found and self.terrains[other] != terrain:
                    found.append(other)
        return found

    def _spots(self, region: int, others: list[int]) -> list[list[int]]:
        found: list[list[int]] = [[], [], []]
        ranked = []
        for cell in self.cells[region]:
            top = self.tops[cell]
            if not top >> EGG & WHOSE and cell not in others:
                ranked.append((-(top >> LEVEL), cell))
        ranked.sort()
        for _, cell in ranked:
            found[NEST[self.tops[cell] & KIND] - TERRAINS].append(cell)
        return found

    def _join_alike(self) -> None:
        """Equal tiles of two islets are exits to each other."""
        for region, cells in enumerate(self.cells):
            islet = cells[0] // ISLET
            kinds = [self.tops[cell] & KIND for cell in cells]
            for other in range(region + 1, len(self.cells)):
                if self.terrains[other] != self.terrains[region] or self.cells[other][0] // ISLET == islet:
                    continue
                for cell in self.cells[other]:
                    if self.tops[cell] & KIND in kinds:
                        self.exits[region].append(other)
                        self.exits[other].append(region)
                        break

    def _measure(self) -> None:
        """By region how many paid steps the other islet is away."""
        islets = [cells[0] // ISLET for cells in self.cells]
        self.away = [UNREACHABLE] * len(islets)
        queue: list[int] = []
        for region, exits in enumerate(self.exits):
            for other in exits:
                if islets[other] != islets[region]:
                    self.away[region] = 1
                    queue.append(region)
                    break
        for region in queue:
            for other in self.exits[region]:
                if self.away[other] == UNREACHABLE:
                    self.away[other] = self.away[region] + 1
                    queue.append(other)

    def _landings(self) -> list[int]:
        """Regions with a tile at the sea."""
        found: list[int] = []
        for cell, region in self.regions.items():
            if region not in found:
                for near in neighbours(cell):
                    if near not in self.tops:
                        found.append(region)
                        break
        return found

    def paths(self, region: int) -> list[int]:
        """By region what the shortest way there costs; NO_PATH: there is none."""
        found = self.known.get(region)
        if found is None:
            found = [NO_PATH] * len(self.terrains)
            found[region] = 0
            queue = [region]
            for here in queue:
                for other in self.exits[here]:
                    if found[other] == NO_PATH:
                        found[other] = found[here] + one(self.terrains[other])
                        queue.append(other)
            self.known[region] = found
        return found

    def region_of(self, cell: int) -> int:
        return AT_SEA if cell == SEA else self.regions[cell]

    def ways_out(self, region: int) -> list[int]:
        return self.landings if region == AT_SEA else self.exits[region]
