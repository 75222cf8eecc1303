"""Further than one step: cells that the bird reaches for nothing more once a first step is taken."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.parts import kept
from archipel.core.values import Action
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.places import at_cell, beside, spot_of
from archipel.games.islet.values import Advance, Cell, IsletView

Walk = tuple[str, tuple[Action, ...]]


def walks(view: IsletView, land: Land, firsts: Sequence[Advance]) -> dict[Advance, tuple[Walk, ...]]:
    """By first step, the cells of its terrain beyond it with the free steps there; each cell by its cheapest way."""
    cells = land.cells
    taken = {bird.at for bird in view.birds}
    seen: set[Cell] = {at_cell(first) for first in firsts} | set(view.pending.visited)
    found: dict[Advance, tuple[Walk, ...]] = {}
    for first in sorted(firsts, key=price):
        start = at_cell(first)
        if start in taken:
            continue
        terrain = cells[start].stack[-1][0]
        ways: list[tuple[Cell, tuple[Action, ...]]] = [(start, ())]
        for cell, then in ways:
            for near in beside(cell):
                if near in cells and near not in seen and near not in taken and cells[near].stack[-1][0] == terrain:
                    seen.add(near)
                    ways.append((near, (*then, _free_step(near))))
        found[first] = tuple([(spot_of(cell), then) for cell, then in ways[1:]])
    return found


def price(step: Advance) -> int:
    return len(step.pay.strip("-"))


@kept
def _free_step(cell: Cell) -> Action:
    return Advance(*cell)
