"""Beside the sea: the row of tiles, the navigation pile, the reserve, the boats on offer."""

from __future__ import annotations

from typing import Final

from archipel.core.parts import Drawn, kept, part
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text
from archipel.games.small_islands.scene.naming import colour, who
from archipel.games.small_islands.scene.places import Chart, tile_name
from archipel.games.small_islands.views import SmallView

PILE: Final = 6
FEW: Final = 12


def dock(view: SmallView, chart: Chart) -> ScenePart:
    slot = view.pending.slot if "" in view.row else 0
    piles = view.navigation, view.reserve, len(view.out)
    return _dock(chart, view.row, slot, is_taking(view), piles, offered(view), view.greys, _sailing(view))


def is_taking(view: SmallView) -> bool:
    """The reader is to take a tile of the row: it stands by the hand in any window."""
    return view.turn == view.seat and view.pending.stage in ("turn", "draw")


@part
def _dock(
    chart: Chart, tiles: tuple[str, ...], taken: int, near: bool, piles: tuple[int, int, int],
    coloured: tuple[int, ...], greys: int, sailing: str,
) -> Drawn:  # fmt: skip
    """One part: a turn changes most of it together."""
    left, in_reserve, out = piles
    rows = row(chart.content, tiles, taken, near), navigation(left), reserve(in_reserve, out)
    found = *rows, boats(chart, coloured, greys, sailing)
    return [zone for zones, _ in found for zone in zones], [piece for _, pieces in found for piece in pieces]


def row(content: str, tiles: tuple[str, ...], taken: int, near: bool) -> Drawn:
    """Slots keep their numbers; the one just emptied waits to be filled."""
    badge, drawer = len([tile for tile in tiles if tile]), "" if near else "row"
    zone = Zone("row", "row", text("row"), "side", skin="slots", title=True, drawer=drawer, badge=badge)
    return [zone], [
        _slot(content, nth, tile) if tile else _hollow(nth, "taken" if nth == taken else "empty")
        for nth, tile in enumerate(tiles, 1)
    ]


@kept
def _slot(content: str, nth: int, tile: str) -> Piece:
    label = text("row-tile", slot=nth, tile=tile_name(content, tile))
    return Piece(f"tile-{tile}", "row", tile, label, count=nth, marks=f"in-slot slot-{nth}")


def _hollow(nth: int, state: str) -> Piece:
    label = text("row-empty", slot=nth, state=state)
    words = text("row-taken") if state == "taken" else None
    return Piece(f"slot-{nth}", "row", f"slot-{nth}", label, words=words, marks=f"hollow {state}")


def navigation(left: int) -> Drawn:
    """Six pips are the clock to landing."""
    zone = Zone("navigation", "row", text("navigation"), "side", skin="navigation", title=True, drawer="row")
    label = text("navigation-left", left=left, of=PILE)
    note = text("navigation-note", rule="8.1")
    clock = Piece("navigation-pile", zone.id, f"navigation-{min(PILE, left)}", label, note=note, marks="clock")
    return [zone], [clock, Piece("navigation-count", zone.id, words=text("of", have=left, of=PILE), marks="figure")]


def reserve(left: int, out: int) -> Drawn:
    zone = Zone("reserve", "row", text("reserve"), "side", skin="reserve", title=True, drawer="row")
    label = text("reserve-left", left=left, out=out)
    marks = "figure low" if left < FEW else "figure"
    note = text("reserve-low" if left < FEW else "reserve-note", rule="5.1")
    words = text("reserve-count", left=left)
    return [zone], [Piece("reserve-pile", zone.id, "tile-back", label, words=words, note=note, marks=marks)]


def offered(view: SmallView) -> tuple[int, ...]:
    """Whose coloured boats have not sailed; Alexis has none."""
    return tuple([mat.seat for mat in view.mats[: view.seats] if mat.boat == "offer"])


def _sailing(view: SmallView) -> str:
    """The boat that is taken now, by its id."""
    return {"own": f"boat-{view.turn}", "grey": "grey-0"}.get(view.pending.boat, "")


def boats(chart: Chart, coloured: tuple[int, ...], greys: int, out: str) -> Drawn:
    """Coloured boats by their seats, then the grey ones; what has sailed is not here."""
    zone = Zone("boats", "row", text("boats"), "side", skin="quay", title=True, drawer="row")
    berths = [(f"boat-{n}", f"boat-{colour(chart, n)}", text("boat-offer", seat=who(chart, n))) for n in coloured]
    berths += [(f"grey-{nth}", "boat-grey", text("grey-offer")) for nth in range(greys)]
    return [zone], [
        Piece(id, zone.id, face, label, shape=(0, 0), marks="berth out" if id == out else "berth")
        for id, face, label in berths
    ]
