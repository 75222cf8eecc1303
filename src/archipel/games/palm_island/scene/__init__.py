"""From a view and its legal actions to the scene of a table of Palm Island."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import as_parts
from archipel.core.scene import Progress, Scene
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import ROUNDS
from archipel.games.palm_island.scene.centre import centre, lanes
from archipel.games.palm_island.scene.hand import HAND, hand
from archipel.games.palm_island.scene.payments import payments
from archipel.games.palm_island.scene.seats import panel
from archipel.games.palm_island.scene.spread import spread
from archipel.games.palm_island.scene.table import Drawn
from archipel.games.palm_island.scene.touch import intent
from archipel.games.palm_island.scene.turn import buttons, hint, prompt, shut, subtitle
from archipel.games.palm_island.values import PalmView

__all__ = ["intent", "scene"]


def scene(view: PalmView, legal: Sequence[Action]) -> Scene:
    ways, priced = payments(view, legal)
    parts = [*parts_of(view, legal), ways]
    return Scene(
        prompt=prompt(view, legal),
        parts=as_parts(parts),
        gestures=(*priced, *buttons(view, legal)),
        shut=shut(view, legal),
        hint=hint(view, legal),
        progress=Progress(text("progress", round=view.round), view.round, ROUNDS),
        scores=tuple(view.score if seat == view.seat else shown.score for seat, shown in enumerate(view.hands)),
        subtitle=subtitle(view),
    )


def parts_of(view: PalmView, legal: Sequence[Action]) -> Iterator[Drawn]:
    """A spectator sees the centre and the race; during the study the deck lies open."""
    yield from centre(view, legal)
    if view.pending.stage == "study" or (view.pending.stage == "over" and view.seat is not None):
        yield spread(view)
    elif view.seat is not None:
        yield hand(view, legal)
        if view.seats > 1:
            yield lanes(view, HAND)
    if view.seat is None:
        yield lanes(view, "board")
    for seat in range(view.seats):
        yield panel(view, seat)
