"""From a view and its legal actions to the scene of a table of The Isle of Cats."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from archipel.core.parts import Drawn, part
from archipel.core.scene import Scene, ScenePart, Zone
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.isle_of_cats.scene.boats import focus, large_boat, large_tiles, outlines
from archipel.games.isle_of_cats.scene.cards import cards, public
from archipel.games.isle_of_cats.scene.choices import choices
from archipel.games.isle_of_cats.scene.gestures import gestures
from archipel.games.isle_of_cats.scene.island import held, island
from archipel.games.isle_of_cats.scene.seats import own_purse, panel, rooms
from archipel.games.isle_of_cats.scene.sister import sister
from archipel.games.isle_of_cats.scene.touch import intent
from archipel.games.isle_of_cats.scene.turn import hint, may, progress, prompt, stages
from archipel.games.isle_of_cats.views import CatsView

__all__ = ["intent", "scene"]

TABLE = "table"


def scene(view: CatsView, legal: Sequence[Action]) -> Scene:
    kinds = set(map(type, legal))
    return Scene(
        prompt=prompt(view, kinds),
        parts=tuple(parts_of(view, legal, kinds)),
        gestures=gestures(view, legal, kinds),
        hint=hint(view, kinds),
        stages=stages(view.mode, view.phase),
        progress=progress(view.day),
        scores=tuple([score(view, seat) for seat in range(view.seats)]),
        held=held(view) if view.pending.stage == "place" else "",
        outlines=outlines(view.crews[focus(view)].tiles),
        may=may(view, legal, kinds),
    )


def parts_of(view: CatsView, legal: Sequence[Action], kinds: Collection[type]) -> Iterator[ScenePart]:
    """Fields and island above, the boat large below them, its rooms in a corner of the sea."""
    seat, options = focus(view), view.options
    crew = view.crews[seat]
    yield waters(tuple([crew.meeple for crew in view.crews]))
    yield from island(view, TABLE, kinds)
    yield large_boat(seat, view.seat is not None, crew.boat, large_tiles(view), crew.filled, TABLE)
    yield rooms(crew.filled, crew.rats, TABLE)
    if view.seat is not None and view.mode != "family":
        yield own_purse(view, legal)
    yield from choices(view, legal, kinds)
    yield from cards(view, kinds)
    if view.public:
        yield public(view.public, options.prospector_scope, options.content)
    for each in range(view.seats):
        yield from panel(view, each)
    if view.sister is not None:
        yield from sister(view.sister, view.mode, options.content, "seat:0")


@part
def waters(meeples: tuple[str, ...]) -> Drawn:
    """All around the boat; its skin says which colour each seat's meeple has."""
    pawns = [f"pawn-{seat}-{colour}" for seat, colour in enumerate(meeples) if colour]
    return [Zone(TABLE, "panel", text("zone-table"), "board", skin=" ".join(["waters", *pawns]))], []


def score(view: CatsView, seat: int) -> int:
    """Points as they would be now, private lessons only where the viewer knows them."""
    if seat == view.seat:
        return view.score
    known = view.shown[seat] if view.shown else ()
    return sum(view.crews[seat].parts) + sum([each.points for each in known])
