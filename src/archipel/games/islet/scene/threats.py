"""On demand: the cells where a seat could lay within its next move, with the cards it has now."""

from __future__ import annotations

from collections.abc import Mapping

from archipel.core.scene import Piece, Toggle
from archipel.core.text import seat_text, text
from archipel.games.islet.scene.places import LIGHTS, dotted, piece_at, pointing
from archipel.games.islet.scene.reach import lay_cells
from archipel.games.islet.values import Cell, CellView, IsletView


def threats(view: IsletView, cells: Mapping[Cell, CellView]) -> tuple[list[Piece], dict[int, tuple[Toggle, ...]]]:
    """A light a cell, seen while its seat's button is pressed, and the buttons by islet; while the viewer plans."""
    pieces: list[Piece] = []
    toggles: dict[int, tuple[Toggle, ...]] = {1: (), 2: ()}
    if view.seat is None or view.turn != view.seat or view.stage not in ("turn", "chain", "move"):
        return pieces, toggles
    for seat in range(view.seats):
        found = lay_cells(view, cells, seat)
        pieces += [light(f"could-{seat}", f"could of-{seat}", cells[cell]) for cell in found]
        for islet in sorted({cell[0] for cell in found}):
            label = text("could-lay", seat=seat_text(seat))
            toggles[islet] = (*toggles[islet], Toggle(f"seat-{seat}", label))
    return pieces, toggles


def light(head: str, marks: str, cell: CellView) -> Piece:
    """A border at the height of a cell."""
    face = f"{marks.partition(' ')[0]}-{pointing(cell.at)}"
    return piece_at(cell.at, f"{head}-{dotted(cell.at)}", face, LIGHTS, marks, len(cell.stack))
