"""From a view and its legal actions to the scene of a table of Islet."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import kept
from archipel.core.scene import Progress, Scene, ScenePart
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.islet.scene.board import afloat, figures, isles, stacks
from archipel.games.islet.scene.ending import in_sight
from archipel.games.islet.scene.land import Land, land_of
from archipel.games.islet.scene.moving import moving
from archipel.games.islet.scene.placing import placements
from archipel.games.islet.scene.seats import panel
from archipel.games.islet.scene.solo import cards, islets_box, ladder
from archipel.games.islet.scene.supply import supply
from archipel.games.islet.scene.threats import lights, threatening, threats
from archipel.games.islet.scene.tray import tray
from archipel.games.islet.scene.turn import buttons, hint, prompt, shut, subtitle
from archipel.games.islet.values import IsletView


def scene(view: IsletView, legal: Sequence[Action]) -> Scene:
    land = land_of(view.cells)
    ways, steps = moving(view, land, legal)
    return Scene(
        prompt=prompt(view, legal),
        parts=(*parts_of(view, land), *ways),
        gestures=(*placements(view, land, legal), *steps, *buttons(view, legal)),
        shut=shut(view, legal),
        hint=hint(view, legal),
        progress=_progress(view.round, len(view.turns) + 1 if in_sight(view) else 0),
        scores=tuple([bird.laid for bird in view.birds]),
        subtitle=subtitle(view),
    )


def parts_of(view: IsletView, land: Land) -> Iterator[ScenePart]:
    alone = view.seats == 1
    spots = tuple([bird.at for bird in view.birds])
    found = threats(view, land)
    if alone:
        yield islets_box()
    yield isles(alone, frozenset([at[0] for at in spots if at]) if alone else frozenset(), threatening(found))
    yield stacks(land, spots)
    yield figures(land, spots, view.pending.chain)
    yield lights(land, found)
    if alone:
        yield cards(land, view.options.content, view.cards)
    yield supply(view.bag, view.piles)
    if not alone and None in spots:
        yield afloat(spots)
    if view.seat is not None:
        yield from tray(view, view.seat)
    for seat in range(view.seats):
        yield from panel(view, seat)
    if alone:
        yield ladder(view)


@kept
def _progress(round: int, left: int) -> Progress:
    """`left` turns until the end; 0: it is not in sight."""
    return Progress(text("progress-near", left=left) if left else text("progress", round=round), round, 0)
