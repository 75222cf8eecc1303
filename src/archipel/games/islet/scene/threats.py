"""On demand: the cells where a seat could lay within its next move, with the cards it has now."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.scene import Outline, Toggle
from archipel.core.text import seat_text, text
from archipel.games.islet.grid import FAR
from archipel.games.islet.scene.places import zone_of
from archipel.games.islet.scene.reach import lay_cells
from archipel.games.islet.values import Cell, CellView, IsletView


def threats(view: IsletView, cells: Mapping[Cell, CellView]) -> tuple[list[Outline], tuple[Toggle, ...]]:
    """An outline a seat and islet, each with a button that shows it; while the viewer plans, no longer."""
    if view.seat is None or view.turn != view.seat or view.stage not in ("turn", "chain", "move"):
        return [], ()
    outlines: list[Outline] = []
    toggles: list[Toggle] = []
    for seat in range(view.seats):
        found = lay_cells(view, cells, seat)
        for islet in (1, 2):
            there = [cell for cell in found if cell[0] == islet]
            if there:
                id = f"lay-{seat}-{islet}"
                outlines.append(outline(id, seat, islet, there))
                label = text("could-lay", seat=seat_text(seat), count=len(there))
                toggles.append(Toggle(f"seat-{seat}", label, shows=id))
    return outlines, tuple(toggles)


def outline(id: str, seat: int, islet: int, cells: Sequence[Cell]) -> Outline:
    flat = tuple(number for cell in cells for number in (cell[1] + FAR, cell[2] + FAR))
    label = text("could-lay", seat=seat_text(seat), count=len(cells))
    return Outline(id, zone_of(islet), label, cells=flat, note=text("could-lay-note"), marks=f"threat of-{seat}")
