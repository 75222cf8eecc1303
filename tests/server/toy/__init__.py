"""Numbers: everybody picks a number in secret, all show, each lays a stone in the open, a die is rolled; twice."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from archipel.core.game import Game, Mode
from archipel.core.scene import Gesture, Piece, Scene, ScenePart, Zone
from archipel.core.text import Text, text
from archipel.core.values import Action
from tests.server.toy.state import Numbers, NumbersView, setup
from tests.server.toy.values import ACTIONS, EVENTS, Confirm, NumbersOptions, Pick


def scene(view: NumbersView, legal: Sequence[Action]) -> Scene:
    label = text("label")
    hand = [Piece(f"pick.{seat}", "hand", f"n{n}", label) for seat, n in enumerate(view.picks) if n >= 0]
    shown = [Piece(f"shown.{at}", "middle", f"n{n}", label) for at, n in enumerate(view.shown)]
    gestures = [Gesture(a, (f"middle/{a.number}",), label) if isinstance(a, Pick) else Gesture(a) for a in legal]
    zones = (Zone("middle", "row", label), Zone("hand", "row", label))
    return Scene(text("prompt"), (ScenePart(zones, (*hand, *shown)),), tuple(gestures))


def intent(view: NumbersView, path: Sequence[str], turn: int) -> Action | None:
    place = path[0]
    return Pick(int(place.removeprefix("middle/"))) if place.startswith("middle/") else Confirm()


def check(options: NumbersOptions, seats: int) -> Text | None:
    return text("refused-odd", rule="1.1") if options.rounds == 3 and seats == 3 else None


GAME = Game(
    id="numbers",
    rules=1,
    options=NumbersOptions,
    modes=(Mode("open", (2, 3)), Mode("solo", (1,)), Mode("short", (2,), {"rounds": 1})),
    setup=setup,
    scene=scene,
    actions=ACTIONS,
    events=EVENTS,
    view=NumbersView,
    folder=Path(__file__).parent,
    intent=intent,
    check=check,
)

__all__ = ["GAME", "Numbers"]
