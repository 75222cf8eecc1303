"""From a view and its legal actions to the scene of a table of Islet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import as_parts
from archipel.core.scene import Progress, Scene
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.islet.scene.board import Drawn, afloat, board
from archipel.games.islet.scene.moving import moving
from archipel.games.islet.scene.placing import placements
from archipel.games.islet.scene.seats import panel
from archipel.games.islet.scene.solo import cards, islets_box, ladder
from archipel.games.islet.scene.supply import banner, supply
from archipel.games.islet.scene.threats import threats
from archipel.games.islet.scene.tray import gains, hand, reserve
from archipel.games.islet.scene.turn import buttons, hint, prompt, shut, subtitle
from archipel.games.islet.values import Cell, CellView, IsletView


def scene(view: IsletView, legal: Sequence[Action]) -> Scene:
    cells = {cell.at: cell for cell in view.cells}
    zones, ways, steps = moving(view, cells, legal)
    parts = [*parts_of(view, cells), (zones, ways)]
    return Scene(
        prompt=prompt(view, legal),
        parts=as_parts(parts),
        gestures=(*placements(view, cells, legal), *steps, *buttons(view, legal)),
        shut=shut(view, legal),
        hint=hint(view, legal),
        progress=Progress(text("progress", round=view.round), view.round, 0),
        scores=tuple(bird.laid for bird in view.birds),
        subtitle=subtitle(view),
    )


def parts_of(view: IsletView, cells: dict[Cell, CellView]) -> Iterator[Drawn]:
    lights, toggles = threats(view, cells)
    if view.seats == 1:
        yield islets_box()
    yield board(view, cells, toggles)
    yield [], lights
    if view.seats == 1:
        yield cards(view, cells)
    yield supply(view)
    yield banner(view)
    yield afloat(view)
    if view.seat is not None:
        yield hand(view)
        yield gains(view)
        yield reserve(view, view.seat)
    for seat in range(view.seats):
        yield panel(view, seat)
    if view.seats == 1:
        yield ladder(view)
