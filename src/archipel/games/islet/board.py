"""The islets: what lies on top of each cell, every tile in the order it was placed, and the sea around them."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.content.parts import NEST, TERRAIN
from archipel.games.islet.grid import ISLET, ROW, neighbours
from archipel.games.islet.values import CellView

# From its lowest bit a top is four of kind, three of egg, then level; a tile is four of kind, then cell.
KIND: Final = 15
EGG: Final = 4
WHOSE: Final = 7
LEVEL: Final = 7
TILE_CELL: Final = 4


@final
class Board:
    """`tops` is by cell: its level, its egg (seat + 1, 0: none) and the kind on top, in one number. `tiles` are
    cell * 16 + kind. `shores` are by islet the cells of the sea next to it; `holes`: enclosed ones count. `shown` are
    the stacks as they were last told, `changed` the cells that have changed since."""

    def __init__(self, tops: dict[int, int], tiles: list[int], shores: list[list[int]], holes: bool) -> None:
        self.tops = tops
        self.tiles = tiles
        self.shores = shores
        self.holes = holes
        self.shown: tuple[CellView, ...] = ()
        self.changed: list[int] = []

    def clone(self) -> Board:
        twin = Board(self.tops.copy(), self.tiles.copy(), [shore.copy() for shore in self.shores], self.holes)
        twin.shown = self.shown
        twin.changed = self.changed.copy()
        return twin

    def level(self, cell: int) -> int:
        return self.tops.get(cell, 0) >> LEVEL

    def kind(self, cell: int) -> int:
        return self.tops[cell] & KIND

    def terrain(self, cell: int) -> int:
        return TERRAIN[self.tops[cell] & KIND]

    def nest(self, cell: int) -> int:
        return NEST[self.tops[cell] & KIND]

    def egg(self, cell: int) -> int:
        """The seat that laid here; -1: none."""
        return (self.tops.get(cell, 0) >> EGG & WHOSE) - 1

    def place(self, cell: int, kind: int) -> None:
        level = self.tops.get(cell, 0) >> LEVEL
        self.tops[cell] = (level + 1) << LEVEL | kind
        self.tiles.append(cell << TILE_CELL | kind)
        self.changed.append(cell)
        if not level:
            self._widen(cell)

    def lay(self, cell: int, seat: int) -> None:
        self.tops[cell] |= (seat + 1) << EGG
        self.changed.append(cell)

    def _widen(self, cell: int) -> None:
        """A cell of the sea has become land."""
        shore = self.shores[cell // ISLET]
        if cell in shore:
            shore.remove(cell)
        for near in neighbours(cell):
            if near not in self.tops and near not in shore:
                shore.append(near)
        if not self.holes:
            self._close_holes(cell // ISLET)

    def _close_holes(self, islet: int) -> None:
        """Leave to the shore what the open sea reaches."""
        open_sea = self._open_sea(islet)
        self.shores[islet] = [cell for cell in self.shores[islet] if cell in open_sea]

    def _open_sea(self, islet: int) -> dict[int, bool]:
        """The sea as far as one column and row around an islet, flooded from outside."""
        cells = [cell for cell in self.tops if cell // ISLET == islet]
        rows = [cell // ROW for cell in cells]
        columns = [cell % ROW for cell in cells]
        top, bottom, left, right = min(rows) - 1, max(rows) + 1, min(columns) - 1, max(columns) + 1
        edge = [top * ROW + column for column in range(left, right + 1)]
        edge += [bottom * ROW + column for column in range(left, right + 1)]
        edge += [row * ROW + column for row in range(top, bottom + 1) for column in (left, right)]
        flooded: dict[int, bool] = {}
        while edge:
            cell = edge.pop()
            if cell in flooded or cell in self.tops:
                continue
            flooded[cell] = True
            for near in neighbours(cell):
                if top <= near // ROW <= bottom and left <= near % ROW <= right:
                    edge.append(near)
        return flooded

    def landings(self, islet: int) -> list[int]:
        """Tiles that border the sea."""
        found: dict[int, bool] = {}
        for sea in self.shores[islet]:
            for near in neighbours(sea):
                if near in self.tops:
                    found[near] = True
        return list(found)

    def stack(self, cell: int) -> list[int]:
        """Kinds from the lowest tile to the top."""
        return [tile & KIND for tile in self.tiles if tile >> TILE_CELL == cell]

    def alike(self, cell: int) -> list[int]:
        """Cells of the other islet with the same kind of tile on top."""
        kind, islet = self.tops[cell] & KIND, cell // ISLET
        return [other for other, top in self.tops.items() if top & KIND == kind and other // ISLET != islet]

    def facts(self) -> object:
        return tuple(sorted(self.tops.items())), tuple(self.tiles), tuple([tuple(shore) for shore in self.shores])
