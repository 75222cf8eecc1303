"""Beside the sea: the row of tiles, the navigation pile, the reserve, the boats on offer."""

from __future__ import annotations

from typing import Final

from archipel.core.scene import Piece, Zone
from archipel.core.text import Text, text
from archipel.games.small_islands.scene.naming import who
from archipel.games.small_islands.scene.places import Drawn, tile_name
from archipel.games.small_islands.views import SmallView

PILE: Final = 6
FEW: Final = 12


def dock(view: SmallView) -> list[Drawn]:
    return [row(view), piles(view), boats(view)]


def row(view: SmallView) -> Drawn:
    """Slots keep their numbers; the one just emptied waits to be filled."""
    zone = Zone("row", "row", text("row"), "side", skin="slots", title=True)
    pieces = []
    for nth, tile in enumerate(view.row, 1):
        if tile:
            label = text("row-tile", slot=nth, tile=tile_name(view, tile))
            pieces.append(Piece(f"tile-{tile}", "row", tile, label, count=nth, marks=f"in-slot slot-{nth}"))
        else:
            state = "taken" if nth == view.pending.slot else "empty"
            label = text("row-empty", slot=nth, state=state)
            words = text("row-taken") if state == "taken" else None
            pieces.append(Piece(f"slot-{nth}", "row", f"slot-{nth}", label, words=words, marks=f"hollow {state}"))
    return [zone], pieces


def piles(view: SmallView) -> Drawn:
    """Six pips are the clock to landing."""
    pile = Zone("navigation", "row", text("navigation"), "side", skin="navigation", title=True)
    label = text("navigation-left", left=view.navigation, of=PILE)
    face = f"navigation-{min(PILE, view.navigation)}"
    clock = Piece("navigation-pile", "navigation", face, label, note=text("navigation-note", rule="8.1"), marks="clock")
    left = Piece("navigation-count", "navigation", words=text("of", have=view.navigation, of=PILE), marks="figure")
    stock = Zone("reserve", "row", text("reserve"), "side", skin="reserve", title=True)
    label = text("reserve-left", left=view.reserve, out=len(view.out))
    marks = "figure low" if view.reserve < FEW else "figure"
    note = text("reserve-low" if view.reserve < FEW else "reserve-note", rule="5.1")
    words = text("reserve-count", left=view.reserve)
    rest = Piece("reserve-pile", "reserve", "tile-back", label, words=words, note=note, marks=marks)
    return [pile, stock], [clock, left, rest]


def boats(view: SmallView) -> Drawn:
    """Coloured boats by their seats, then the grey ones; what has sailed is not here."""
    zone = Zone("boats", "row", text("boats"), "side", skin="quay", title=True)
    pieces = []
    taken = view.pending.boat
    for number, mat in enumerate(view.mats):
        if mat.boat == "offer" and not (view.alexis is not None and number == 1):
            label = text("boat-offer", who=who(view, number))
            out = taken == "own" and number == view.turn
            pieces.append(_berth(f"boat-{number}", f"boat-{mat.colour}", label, out=out))
    for nth in range(view.greys):
        out = taken == "grey" and nth == 0
        pieces.append(_berth(f"grey-{nth}", "boat-grey", text("grey-offer"), out=out))
    return [zone], pieces


def _berth(id: str, face: str, label: Text, *, out: bool) -> Piece:
    return Piece(id, "boats", face, label, shape=(0, 0), marks="berth out" if out else "berth")
