"""From a view and its legal actions to the scene of a table of The Isle of Cats."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from archipel.core.parts import as_parts
from archipel.core.scene import Piece, Scene, Zone
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.isle_of_cats.scene.boats import outlines, own_boat
from archipel.games.isle_of_cats.scene.cards import cards, public
from archipel.games.isle_of_cats.scene.choices import choices
from archipel.games.isle_of_cats.scene.gestures import gestures
from archipel.games.isle_of_cats.scene.island import held, island
from archipel.games.isle_of_cats.scene.seats import panel, purse, rooms
from archipel.games.isle_of_cats.scene.sister import sister
from archipel.games.isle_of_cats.scene.touch import intent
from archipel.games.isle_of_cats.scene.turn import hint, may, progress, prompt, stages
from archipel.games.isle_of_cats.views import CatsView

__all__ = ["intent", "scene"]

TABLE = "table"


def scene(view: CatsView, legal: Sequence[Action]) -> Scene:
    parts = list(parts_of(view, legal))
    return Scene(
        prompt=prompt(view, legal),
        parts=as_parts(parts),
        gestures=tuple(gestures(view, legal)),
        hint=hint(view, legal),
        stages=stages(view),
        progress=progress(view),
        scores=tuple(score(view, seat) for seat in range(view.seats)),
        held=held(view) if view.pending.stage == "place" else "",
        outlines=outlines(view),
        may=may(view, legal),
    )


def parts_of(view: CatsView, legal: Sequence[Action]) -> Iterator[tuple[list[Zone], list[Piece]]]:
    """Fields and island above, the boat large below them, its purse and rooms in the corners of the sea."""
    yield [Zone(TABLE, "panel", text("zone-table"), "board", skin=f"waters at-{view.pending.stage}")], []
    yield from island(view, TABLE, legal)
    yield own_boat(view, TABLE)
    yield rooms(view, TABLE)
    if view.seat is not None:
        yield purse(view, legal, TABLE)
    yield from choices(view, legal)
    yield from cards(view)
    yield public(view, TABLE)
    for seat in range(view.seats):
        yield from panel(view, seat)
    yield from sister(view, "seat:0")


def score(view: CatsView, seat: int) -> int:
    """Points as they would be now, private lessons only where the viewer knows them."""
    if seat == view.seat:
        return view.score
    known = view.shown[seat] if view.shown else ()
    return sum(view.crews[seat].parts) + sum(each.points for each in known)
