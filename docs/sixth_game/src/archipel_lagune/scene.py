"""From the view of a seat to what it sees and may touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from archipel.core.parts import Drawn, as_parts, kept, part
from archipel.core.scene import Gesture, Piece, Progress, Scene, Zone
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel_lagune.values import CELLS, EMPTY, REEF, ROUNDS, SIDE, LaguneView, Moor, cell_name, in_tide

NONE: Final = -1
LAGOON: Final = Zone("lagoon", "grid", text("zone-lagoon"), cols=SIDE, rows=SIDE, cell=100, face="water")
TIDES: Final = Zone("tides", "row", text("zone-tides"), inside="side", title=True)


def scene(view: LaguneView, legal: Sequence[Action]) -> Scene:
    return Scene(
        prompt=_prompt(view, legal),
        parts=as_parts(
            (
                _lagoon(view.cells, NONE if view.over else view.tide),
                ((), _pick(view)),
                _tides(view.round, view.tide, view.next_tide, view.left),
            )
        ),
        gestures=tuple(_gesture(view, action) for action in legal if isinstance(action, Moor)),
        progress=Progress(text("progress-round", round=view.round), view.round, ROUNDS),
        scores=view.scores,
    )


def intent(view: LaguneView, path: Sequence[str], turn: int) -> Action | None:
    """What touching a place means, legal or not."""
    if len(path) != 1:
        return None
    for cell in range(CELLS):
        if path[0] in (_spot(cell), f"buoy-{cell}", f"reef-{cell}"):
            return Moor(cell)
    return None


def _prompt(view: LaguneView, legal: Sequence[Action]) -> Text:
    if view.over:
        return text("prompt-over")
    return text("prompt-moor") if legal else text("prompt-wait")


def _spot(cell: int) -> str:
    return f"lagoon/{cell % SIDE},{cell // SIDE}"


def _gesture(view: LaguneView, action: Moor) -> Gesture:
    label = text("label-moor", cell=cell_name(action.cell), pearl=int(in_tide(view.tide, action.cell)))
    return Gesture(action, (_spot(action.cell),), label, ghost=f"buoy-{view.seat}")


@part
def _lagoon(cells: tuple[int, ...], tide: int) -> Drawn:
    """As everybody sees it: it is drawn once for all of them."""
    afloat = [_afloat(cell, what) for cell, what in enumerate(cells) if what != EMPTY]
    return [LAGOON], [*_foam(tide), *afloat]


@kept
def _foam(tide: int) -> tuple[Piece, ...]:
    cells = [cell for cell in range(CELLS) if tide != NONE and in_tide(tide, cell)]
    return tuple(
        Piece(f"foam-{number}", "lagoon", "foam", x=cell % SIDE, y=cell // SIDE) for number, cell in enumerate(cells)
    )


@kept
def _afloat(cell: int, what: int) -> Piece:
    name = cell_name(cell)
    if what == REEF:
        return _piece(f"reef-{cell}", cell, "reef", text("label-reef", cell=name))
    return _piece(f"buoy-{cell}", cell, f"buoy-{what}", text("label-buoy", seat=seat_text(what), cell=name))


def _pick(view: LaguneView) -> Iterator[Piece]:
    """The seat's own choice, as long as nobody else knows of it."""
    if view.pick != NONE and view.cells[view.pick] == EMPTY:
        label = text("label-pick", cell=cell_name(view.pick))
        yield _piece(f"buoy-{view.pick}", view.pick, f"buoy-{view.seat}", label, marks="secret")


def _piece(id: str, cell: int, face: str, label: Text, *, marks: str = "") -> Piece:
    return Piece(id, "lagoon", face, label, x=cell % SIDE, y=cell // SIDE, layer=1, marks=marks)


@part
def _tides(round: int, tide: int, next_tide: int, left: int) -> Drawn:
    now = Piece(f"tide-{round}", "tides", f"tide-{tide}", text(f"tide-{tide}"))
    return [TIDES], [now, _coming(round + 1, next_tide, left)]


def _coming(round: int, tide: int, left: int) -> Piece:
    if tide == NONE:
        return Piece("tides-left", "tides", "tide-back", text("label-tides-left", left=left), count=left)
    label = text("label-next-tide", tide=text(f"tide-{tide}"))
    return Piece(f"tide-{round}", "tides", f"tide-{tide}", label, count=left)
