"""The sea: tiles and boats where they lie, what each free cell asks for, and the islands with their counts."""

from __future__ import annotations

from typing import Final, final

from archipel.games.small_islands.edition import BOAT_POSE, SPOT_ICON, Edition
from archipel.games.small_islands.geometry import AROUND, CELLS, SIDES, STEPS
from archipel.games.small_islands.objectives import COMPLETE, ONE_TILE, SPOT, TILE, UNIT, Mission, count
from archipel.games.small_islands.sight import Sight

EMPTY: Final = -1
HOUSES: Final = 20
"""Houses of an island: four bits a colour, and all of them together above."""


@final
class Board:
    """Tiles are numbered as they are laid, and so are their lands; an island is named by its first land. By tile: its
    cell, pose, first land, visible resources (two bits an icon), ports, spots taken. By land: its tile and island; by
    island: counts and houses. `need` is what a cell must show: bits that matter in the upper byte, values below.
    `sight` is what was shown of all this."""

    def __init__(
        self, edition: Edition, inside: list[bool], at: list[int], need: list[int], frontier: list[int],
        cells: list[int], poses: list[int], base: list[int], shown: list[int], ports: list[int], taken: list[int],
        tile_of: list[int], island: list[int], counts: list[int], homes: list[int],
        sight: Sight,
    ) -> None:  # fmt: skip
        self.edition = edition
        self.inside = inside
        self.at = at
        self.need = need
        self.frontier = frontier
        self.cells = cells
        self.poses = poses
        self.base = base
        self.shown = shown
        self.ports = ports
        self.taken = taken
        self.tile_of = tile_of
        self.island = island
        self.counts = counts
        self.homes = homes
        self.sight = sight

    def clone(self) -> Board:
        return Board(
            self.edition, self.inside, self.at.copy(), self.need.copy(), self.frontier.copy(),
            self.cells.copy(), self.poses.copy(), self.base.copy(), self.shown.copy(), self.ports.copy(),
            self.taken.copy(), self.tile_of.copy(), self.island.copy(), self.counts.copy(), self.homes.copy(),
            self.sight.clone(),
        )  # fmt: skip

    def facts(self) -> object:
        return tuple(self.cells), tuple(self.poses), tuple(self.shown), tuple(self.ports), tuple(self.taken)

    # ---- laying

    def lay(self, pose: int, cell: int) -> int:
        """Lay a tile or a boat; how many islands it brought together."""
        number = len(self.cells)
        self.at[cell] = number
        self.cells.append(cell)
        self.poses.append(pose)
        tile = pose >> 2
        self.shown.append(self.edition.shown[tile])
        self.ports.append(self.edition.ports[tile])
        self.taken.append(0)
        self._ask(pose, cell)
        first = len(self.island)
        self.base.append(first)
        for land in range(self.edition.lands[tile]):
            self.tile_of.append(number)
            self.island.append(first + land)
            self.counts.append(self.edition.counts[tile * 4 + land])
            self.homes.append(0)
        self.sight.widen(self.edition.lands[tile])
        return self._link(pose, cell, first)

    def _ask(self, pose: int, cell: int) -> None:
        """The neighbours ask for what the new tile shows; free cells beside it can be laid now."""
        if cell in self.frontier:
            self.frontier.remove(cell)
        demands = self.edition.demands[pose]
        for way in range(8):
            other = cell + AROUND[way]
            known = self.need[other]
            # Even ways are sides; a cell of which no side mattered until now joins the frontier.
            if not way & 1 and not known >> 8 & SIDES and self.inside[other] and self.at[other] < 0:
                self.frontier.append(other)
            self.need[other] = known | demands[way]

    def _link(self, pose: int, cell: int, first: int) -> int:
        joined = 0
        links = self.edition.links
        for side in range(4):
            other = self.at[cell + STEPS[side]]
            if other < 0:
                continue
            facing = links[self.poses[other] * 4 + (side + 2) % 4]
            if facing < 0:
                continue
            near = self.island[self.base[other] + facing]
            self.sight.shores[near] = None
            land = links[pose * 4 + side]
            if land >= 0 and self._join(self.island[first + land], near):
                joined += 1
        return joined

    def _join(self, one: int, other: int) -> bool:
        if one == other:
            return False
        keep, gone = (one, other) if one < other else (other, one)
        self.counts[keep] += self.counts[gone]
        self.homes[keep] += self.homes[gone]
        self.sight.shores[keep] = None
        for land in range(len(self.island)):
            # Islands are shown by number, and those after the one that is gone move up.
            if self.island[land] >= gone:
                self.sight.tiles[self.tile_of[land]] = None
            if self.island[land] == gone:
                self.island[land] = keep
        if self.edition.split:
            self._measure(keep)
        return True

    def _measure(self, island: int) -> None:
        """Count each tile once, though two of its lands belong to the island."""
        tiles: list[int] = []
        for land in range(len(self.island)):
            if self.island[land] == island and self.tile_of[land] not in tiles:
                tiles.append(self.tile_of[land])
        self.counts[island] += (len(tiles) - count(self.counts[island], TILE)) * ONE_TILE

    # ---- fitting

    def fits(self, pose: int, cell: int) -> bool:
        """Whether a pose matches every neighbour of a cell of the frontier."""
        need = self.need[cell]
        # XOR leaves the bits that differ; only those that matter, the upper byte, count.
        return (self.edition.rings[pose] ^ need) & need >> 8 == 0

    def takes(self, tile: int) -> bool:
        """Whether a tile fits anywhere."""
        for turn in self.edition.turns[tile]:
            ring = self.edition.rings[tile * 4 + turn]
            for cell in self.frontier:
                need = self.need[cell]
                # As in `fits`, without a call: this is asked most of all.
                if (ring ^ need) & need >> 8 == 0:
                    return True
        return False

    def moorings(self) -> list[int]:
        """Where a boat fits: no bit of land is asked for."""
        return [cell for cell in self.frontier if not self.need[cell] & 255]

    def has_mooring(self) -> bool:
        return any(not self.need[cell] & 255 for cell in self.frontier)

    def touched(self, pose: int, cell: int) -> list[int]:
        """The islands a pose would be joined to at a cell."""
        found: list[int] = []
        links = self.edition.links
        for side in range(4):
            other = self.at[cell + STEPS[side]]
            if other >= 0 and links[pose * 4 + side] >= 0:
                facing = links[self.poses[other] * 4 + (side + 2) % 4]
                if facing >= 0:
                    found.append(self.island[self.base[other] + facing])
        return found

    # ---- islands

    def islands(self) -> list[int]:
        return [land for land in range(len(self.island)) if self.island[land] == land]

    def number(self, island: int) -> int:
        """How many islands there are before it."""
        found = 0
        for land in range(island):
            if self.island[land] == land:
                found += 1
        return found

    def size(self, island: int) -> int:
        return count(self.counts[island], TILE)

    def houses(self, island: int, colour: int) -> int:
        # Four bits a colour.
        return self.homes[island] >> 4 * colour & 15

    def free_spots(self, island: int) -> int:
        return count(self.counts[island], SPOT) - (self.homes[island] >> HOUSES)

    def meets(self, island: int, mission: Mission, colour: int) -> bool:
        others = (self.homes[island] >> HOUSES) - self.houses(island, colour)
        return mission.meets(self.counts[island], others, mission.kind == COMPLETE and self.complete(island))

    def welcomes(self, island: int, colour: int) -> bool:
        """Two tiles, a free spot, no house of this colour."""
        homes = self.homes[island]
        counts = self.counts[island]
        return counts >> TILE >= 2 and not homes >> 4 * colour & 15 and count(counts, SPOT) > homes >> HOUSES

    def complete(self, island: int) -> bool:
        """None of its land sides is open; beyond the table's edge nothing closes one."""
        links = self.edition.links
        for land in range(len(self.island)):
            if self.island[land] != island:
                continue
            tile = self.tile_of[land]
            for side in range(4):
                mine = links[self.poses[tile] * 4 + side] == land - self.base[tile]
                if mine and self.at[self.cells[tile] + STEPS[side]] < 0:
                    return False
        return True

    def first_spot(self, island: int) -> int:
        """The first free spot of an island, as tile * 8 + icon."""
        for land in range(len(self.island)):
            if self.island[land] == island:
                tile = self.tile_of[land]
                kind = self.poses[tile] >> 2
                icons = self.edition.icons[kind]
                for at in range(len(icons)):
                    mine = self.edition.icon_lands[kind][at] == land - self.base[tile]
                    if icons[at] == SPOT_ICON and mine and not self.taken[tile] >> at & 1:
                        return tile * 8 + at
        raise AssertionError("no free spot")

    def island_at(self, spot: int) -> int:
        """The island of a spot, tile * 8 + icon."""
        tile = spot >> 3
        return self.island[self.base[tile] + self.edition.icon_lands[self.poses[tile] >> 2][spot & 7]]

    def settle(self, spot: int, colour: int) -> None:
        # A spot is its tile and, in the three lowest bits, its icon; both counts of houses grow at once.
        self.taken[spot >> 3] |= 1 << (spot & 7)
        island = self.island_at(spot)
        self.homes[island] += (1 << 4 * colour) + (1 << HOUSES)
        self.sight.touch(spot >> 3, island)

    # ---- jokers, boats

    def resource(self, tile: int, at: int) -> int:
        """What an icon shows: 1 to 3, 0 where it is no resource."""
        return self.shown[tile] >> 2 * at & 3

    def cover(self, tile: int, at: int, resource: int) -> None:
        was = self.resource(tile, at)
        # Two bits an icon: the difference moves only its own digit.
        self.shown[tile] += (resource - was) << 2 * at
        island = self.island_at(tile * 8 + at)
        self.counts[island] += UNIT[resource] - UNIT[was]
        self.sight.touch(tile, island)

    def add_port(self, tile: int, land: int) -> None:
        self.ports[tile] += 1
        island = self.island[self.base[tile] + land]
        self.counts[island] += UNIT[5]
        self.sight.touch(tile, island)

    def ports_around(self, cell: int) -> int:
        found = 0
        for way in AROUND:
            tile = self.at[cell + way]
            if tile >= 0:
                found += self.ports[tile]
        return found

    def is_boat(self, tile: int) -> bool:
        return self.poses[tile] == BOAT_POSE


def empty_board(edition: Edition, inside: list[bool]) -> Board:
    sight = Sight([], [], None, {})
    return Board(edition, inside, [EMPTY] * CELLS, [0] * CELLS, [], [], [], [], [], [], [], [], [], [], [], sight)
