"""From a view and its legal actions to the scene of a table of Small Islands."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.parts import as_parts
from archipel.core.scene import Piece, Scene, Zone
from archipel.core.values import Action
from archipel.games.small_islands.scene.alexis import alexis, show_way
from archipel.games.small_islands.scene.dock import dock
from archipel.games.small_islands.scene.gestures import gestures, held, shut
from archipel.games.small_islands.scene.sea import outlines, sea
from archipel.games.small_islands.scene.seats import panel
from archipel.games.small_islands.scene.touch import intent
from archipel.games.small_islands.scene.tray import tray
from archipel.games.small_islands.scene.turn import hint, progress, prompt, stages, subtitle
from archipel.games.small_islands.views import SmallView

__all__ = ["intent", "scene"]


def scene(view: SmallView, legal: Sequence[Action]) -> Scene:
    shown = sea(view)
    show_way(shown)
    touched = gestures(shown, legal)
    parts: list[tuple[list[Zone], list[Piece]]] = [
        ([shown.zone()], shown.pieces),
        *dock(view),
        *alexis(view),
        *tray(view),
    ]
    for seat in range(view.seats):
        parts += panel(view, seat)
    return Scene(
        prompt=prompt(view, legal),
        parts=as_parts(parts),
        gestures=touched,
        shut=shut(view, legal),
        hint=hint(view, legal),
        stages=stages(view, legal),
        progress=progress(view),
        scores=tuple(mat.score for mat in view.mats[: view.seats]),
        subtitle=subtitle(view),
        held=held(view, legal),
        outlines=outlines(shown),
    )
