"""The stacks of a view as planes of bytes: what lies on top of each cell, and what lies under it."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.content.parts import KIND_OF, KINDS, NEST, RESOURCES, TERRAIN
from archipel.games.islet.features.window import CELLS, OF_CELL
from archipel.games.islet.values import CellView

AREA: Final = len(CELLS)
KEPT: Final = 1 << 11
FEW: Final = 8
TERRAIN_AT: Final[dict[str, int]] = {name: AREA * (1 + TERRAIN[kind]) for name, kind in KIND_OF.items()}
NEST_AT: Final[dict[str, int]] = {name: AREA * (1 + NEST[kind]) for name, kind in KIND_OF.items()}

Stacks = tuple[CellView, ...]


@final
class Land:
    """`planes` are level, terrains and nests by cell; `buried` counts the tiles under others by kind, `eggs` are seats
    by place in the window, `far` counts the cells outside of it. It is what was asked for until the next one is."""

    def __init__(self, cells: Stacks, planes: bytearray, buried: list[int], eggs: dict[int, int], far: int) -> None:
        self.cells = cells
        self.planes = planes
        self.buried = buried
        self.eggs = eggs
        self.far = far

    def add(self, cell: CellView, times: int) -> None:
        """Count a stack once more, or take it away: -1 times."""
        stack = cell.stack
        level = len(stack)
        for under in range(level - 1):
            self.buried[KIND_OF[stack[under]]] += times
        place = OF_CELL.get(cell.at, -1)
        if place < 0:
            self.far += times
            return
        top = stack[level - 1]
        self.planes[place] += times * level
        self.planes[TERRAIN_AT[top] + place] += times
        self.planes[NEST_AT[top] + place] += times
        if cell.egg >= 0 and times > 0:
            self.eggs[place] = cell.egg
        elif cell.egg >= 0:
            del self.eggs[place]


SEA: Final = Land((), bytearray(), [], {}, 0)
LANDS: Final[dict[int, Land]] = {}


def land_of(cells: Stacks) -> Land:
    """The land of a view. Boards that follow each other share most of their stacks, so what is new is told alone."""
    if len(cells) < 2:
        return _changed(SEA, cells)
    # The outermost stacks seldom change in a game, and seldom are those of another.
    slot = _slot(cells[0], cells[-1])
    known = LANDS.get(slot)
    if known is None:
        known = LANDS.get(_slot(cells[1], cells[-1])) or LANDS.get(_slot(cells[0], cells[-2])) or SEA
    if known.cells is not cells:
        known = LANDS[slot] = _changed(known, cells)
    return known


def _slot(first: CellView, last: CellView) -> int:
    return (id(first) ^ id(last)) // 16 % KEPT


def _changed(known: Land, cells: Stacks) -> Land:
    """A land as it is once the stacks in which they differ have changed; a new one where those are many."""
    before = known.cells
    start, old, new = 0, len(before), len(cells)
    while start < old and start < new and before[start] is cells[start]:
        start += 1
    while old > start and new > start and before[old - 1] is cells[new - 1]:
        old -= 1
        new -= 1
    if not before or old - start > FEW:
        known = Land((), bytearray(AREA * (1 + len(RESOURCES))), [0] * len(KINDS), {}, 0)
        start, old, new = 0, 0, len(cells)
    # Until all is told: what fails in between is begun anew.
    known.cells = ()
    for place in range(start, old):
        known.add(before[place], -1)
    for place in range(start, new):
        known.add(cells[place], 1)
    known.cells = cells
    return known
