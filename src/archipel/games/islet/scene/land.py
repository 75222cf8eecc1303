"""The stacks of the islets by their cells, made once for all who see the same."""

from __future__ import annotations

from typing import final

from archipel.core.parts import kept
from archipel.games.islet.values import Cell, CellView


@final
class Land:
    """Known by its identity, so that what is drawn of it is found again without looking at a single cell."""

    def __init__(self, cells: tuple[CellView, ...]) -> None:
        self.cells: dict[Cell, CellView] = {cell.at: cell for cell in cells}
        self.levels: dict[Cell, int] = {cell.at: len(cell.stack) for cell in cells}


def land_of(cells: tuple[CellView, ...]) -> Land:
    return _land(_Identical(cells))


@final
class _Identical:
    """Cells that equal none but themselves: telling apart many stacks would cost more than it saves."""

    __slots__ = ("cells",)

    def __init__(self, cells: tuple[CellView, ...]) -> None:
        self.cells = cells

    def __hash__(self) -> int:
        return id(self.cells)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Identical) and other.cells is self.cells


@kept
def _land(known: _Identical) -> Land:
    return Land(known.cells)
