"""Further than one step: cells that the bird reaches for nothing more once a first step is taken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.values import Action
from archipel.games.islet.scene.places import at_cell, beside, spot_of
from archipel.games.islet.values import Advance, Cell, CellView, IsletView

Walk = tuple[str, tuple[Action, ...]]


def walks(view: IsletView, cells: Mapping[Cell, CellView], firsts: Sequence[Advance]) -> dict[Advance, list[Walk]]:
    """By first step, the cells of its terrain beyond it with the free steps there; each cell by its cheapest way."""
    here = view.birds[view.turn].at
    taken = {bird.at for bird in view.birds}
    seen: set[Cell] = {at_cell(first) for first in firsts} | set(view.pending.visited)
    found: dict[Advance, list[Walk]] = {}
    for first in sorted(firsts, key=price):
        start = at_cell(first)
        if start in taken:
            continue
        ways: list[tuple[Cell, tuple[Action, ...]]] = [(start, ())]
        for cell, then in ways:
            for near in beside(cell):
                same = near in cells and cells[near].stack[-1][0] == cells[start].stack[-1][0]
                if same and near not in seen and near not in taken and near != here:
                    seen.add(near)
                    ways.append((near, (*then, Advance(*near))))
        found[first] = [(spot_of(cell), then) for cell, then in ways[1:]]
    return found


def price(step: Advance) -> int:
    return len(step.pay.strip("-"))
