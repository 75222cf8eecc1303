"""On demand: the cells where a seat could lay within its next move, with the cards it has now."""

from __future__ import annotations

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece
from archipel.games.islet.scene.land import Land
from archipel.games.islet.scene.places import LIGHTS, dotted, piece_at, pointing
from archipel.games.islet.scene.reach import lay_cells
from archipel.games.islet.values import Cell, IsletView

Threats = tuple[tuple[Cell, ...], ...]
"""By seat the cells where it could lay."""


def threats(view: IsletView, land: Land) -> Threats:
    """Told while the viewer plans."""
    if view.seat is None or view.turn != view.seat or view.stage not in ("turn", "chain", "move"):
        return ()
    return tuple([lay_cells(view, land, seat) for seat in range(view.seats)])


@kept
def threatening(found: Threats) -> tuple[tuple[int, ...], ...]:
    """By islet the seats that could lay there."""
    return tuple(
        tuple(seat for seat, cells in enumerate(found) if any(cell[0] == islet for cell in cells)) for islet in (1, 2)
    )


@part
def lights(land: Land, found: Threats) -> Drawn:
    """A light a cell, seen while its seat's button is pressed."""
    of = [(f"could-{seat}", f"could of-{seat}", cell) for seat, cells in enumerate(found) for cell in cells]
    return [], [light(head, marks, cell, land.levels[cell]) for head, marks, cell in of]


@kept
def light(head: str, marks: str, at: Cell, level: int) -> Piece:
    """A border at the height of a cell."""
    return piece_at(at, f"{head}-{dotted(at)}", f"{marks.partition(' ')[0]}-{pointing(at)}", LIGHTS, marks, level)
