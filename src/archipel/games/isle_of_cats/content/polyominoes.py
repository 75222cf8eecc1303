"""Shapes of cells that hang together by sides, in all their poses; every one there is, up to six cells."""

from __future__ import annotations

from typing import Final

Cells = tuple[tuple[int, int], ...]
MOST_CELLS: Final = 6


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


def canonical(cells: Cells) -> Cells:
    """The same for all poses of a shape."""
    return min(posed(cells, turn) for turn in range(8))


def every_shape() -> list[Cells]:
    """All shapes of one to six cells, smaller ones first, each once whatever its pose."""
    grown: list[Cells] = [((0, 0),)]
    found = grown.copy()
    while len(grown[0]) < MOST_CELLS:
        grown = sorted({canonical((*cells, cell)) for cells in grown for cell in _around(cells)})
        found += grown
    return found


def _around(cells: Cells) -> list[tuple[int, int]]:
    beside = {(x + dx, y + dy) for x, y in cells for dx, dy in ((0, 1), (1, 0), (0, -1), (-1, 0))}
    return sorted(beside - set(cells))


def hangs_together(cells: Cells) -> bool:
    """Every cell can be reached from the first over sides."""
    reached, left = {cells[0]}, set(cells[1:])
    while left:
        step = {cell for cell in _around(tuple(reached)) if cell in left}
        if not step:
            return False
        reached |= step
        left -= step
    return True
