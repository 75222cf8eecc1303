"""From the view of a seat to what it sees and may touch."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from archipel.core.scene import Gesture, Piece, Progress, Scene, ScenePart, Zone
from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action
from archipel_lagune.values import CELLS, EMPTY, REEF, ROUNDS, SIDE, LaguneView, Moor, cell_name, in_tide

LAGOON: Final = Zone("lagoon", "grid", text("zone-lagoon"), cols=SIDE, rows=SIDE, cell=100, face="water")
TIDES: Final = Zone("tides", "row", text("zone-tides"), inside="side", title=True)


def scene(view: LaguneView, legal: Sequence[Action]) -> Scene:
    return Scene(
        prompt=_prompt(view, legal),
        parts=(
            ScenePart((LAGOON,), (*_foam(view), *_buoys(view))),
            ScenePart((TIDES,), tuple(_tides(view))),
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


def _foam(view: LaguneView) -> Iterator[Piece]:
    cells = [cell for cell in range(CELLS) if in_tide(view.tide, cell)] if not view.over else []
    for number, cell in enumerate(cells):
        yield Piece(f"foam-{number}", "lagoon", "foam", x=cell % SIDE, y=cell // SIDE)


def _buoys(view: LaguneView) -> Iterator[Piece]:
    for cell, what in enumerate(view.cells):
        name = cell_name(cell)
        if what == REEF:
            yield _afloat(f"reef-{cell}", cell, "reef", text("label-reef", cell=name))
        elif what != EMPTY:
            yield _afloat(f"buoy-{cell}", cell, f"buoy-{what}", text("label-buoy", seat=seat_text(what), cell=name))
        elif cell == view.pick:
            yield _afloat(f"buoy-{cell}", cell, f"buoy-{view.seat}", text("label-pick", cell=name), marks="secret")


def _afloat(id: str, cell: int, face: str, label: Text, *, marks: str = "") -> Piece:
    return Piece(id, "lagoon", face, label, x=cell % SIDE, y=cell // SIDE, layer=1, marks=marks)


def _tides(view: LaguneView) -> Iterator[Piece]:
    yield Piece(f"tide-{view.round}", "tides", f"tide-{view.tide}", text(f"tide-{view.tide}"))
    if view.next_tide >= 0:
        label = text("label-next-tide", tide=text(f"tide-{view.next_tide}"))
        yield Piece(f"tide-{view.round + 1}", "tides", f"tide-{view.next_tide}", label, count=view.left)
    else:
        yield Piece("tides-left", "tides", "tide-back", text("label-tides-left", left=view.left), count=view.left)
