"""From a view and its legal actions to the scene of a table of Palm Island."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import kept
from archipel.core.scene import Progress, Scene, ScenePart
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.palm_island.content.cards import ROUNDS
from archipel.games.palm_island.scene.centre import centre, lanes
from archipel.games.palm_island.scene.chips import Verbs
from archipel.games.palm_island.scene.hand import hand
from archipel.games.palm_island.scene.previews import preview
from archipel.games.palm_island.scene.seats import panels
from archipel.games.palm_island.scene.spread import spread
from archipel.games.palm_island.scene.table import HAND
from archipel.games.palm_island.scene.touch import intent
from archipel.games.palm_island.scene.turn import hint, offer_of, prompt, shut, subtitle
from archipel.games.palm_island.values import PalmView

__all__ = ["intent", "scene"]


def scene(view: PalmView, legal: Sequence[Action]) -> Scene:
    legal = tuple(legal)
    offered = offer_of(view, legal)
    return Scene(
        prompt=prompt(view, legal),
        parts=(*parts_of(view, offered.verbs), offered.ways),
        gestures=offered.gestures,
        shut=shut(view, legal),
        hint=hint(view, legal),
        progress=progress(view.round),
        scores=tuple([view.score if seat == view.seat else shown.score for seat, shown in enumerate(view.hands)]),
        subtitle=subtitle(view),
    )


def parts_of(view: PalmView, offered: tuple[Verbs, Verbs]) -> Iterator[ScenePart]:
    """A spectator sees the centre and the race; during the study the deck lies open."""
    yield from centre(view)
    if view.pending.stage == "study" or (view.pending.stage == "over" and view.seat is not None):
        yield spread(view)
    elif view.seat is not None:
        yield hand(view, offered)
        if view.seats > 1:
            yield lanes(view, HAND)
        yield preview(view)
    if view.seat is None:
        yield lanes(view, "board")
    yield from panels(view)


@kept
def progress(round: int) -> Progress:
    return Progress(text("progress", round=round), round, ROUNDS)
