"""From a view and its legal actions to the scene of a table of Small Islands."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.scene import Scene, ScenePart
from archipel.core.values import Action
from archipel.games.small_islands.scene import sea
from archipel.games.small_islands.scene.alexis import alexis, way
from archipel.games.small_islands.scene.choices import Touched
from archipel.games.small_islands.scene.dock import dock
from archipel.games.small_islands.scene.gestures import held, shut, touched
from archipel.games.small_islands.scene.places import Chart, chart_of
from archipel.games.small_islands.scene.seats import panel
from archipel.games.small_islands.scene.touch import intent
from archipel.games.small_islands.scene.tray import tray
from archipel.games.small_islands.scene.turn import hint, progress, prompt, stages, subtitle
from archipel.games.small_islands.views import SmallView

__all__ = ["intent", "scene"]


def scene(view: SmallView, legal: Sequence[Action]) -> Scene:
    chart = chart_of(view)
    touches = touched(view, chart, legal)
    parts = [*_sea(view, chart, touches), dock(view, chart), *alexis(view), *tray(view)]
    parts += [panel(view, seat) for seat in range(view.seats)]
    reader = view.seat if view.seat is not None and view.now else -1
    return Scene(
        prompt=prompt(view, chart, legal),
        parts=tuple(parts),
        gestures=touches.gestures,
        shut=shut(view, legal),
        hint=hint(view, chart, legal),
        stages=stages(view, legal),
        progress=progress(view),
        scores=tuple([mat.score for mat in view.mats[: view.seats]]),
        subtitle=subtitle(view),
        held=held(view, legal),
        outlines=sea.outlines(chart, view.tiles, view.islands, reader, touches.members),
    )


def _sea(view: SmallView, chart: Chart, touches: Touched) -> tuple[ScenePart, ...]:
    """The chart, and layer by layer what lies on it."""
    tiles, sites = view.tiles, view.pending.sites
    paying = sea.paying(chart.content, tiles, sites) if sites else ()
    return (
        touches.sea or sea.calm(chart.half),
        sea.ground(chart, tiles, paying),
        sea.standing(chart, sea.stood_on(tiles)),
        way(view),
        sea.winnings(chart, tiles if view.won else (), view.won),
        touches.marks,
    )
