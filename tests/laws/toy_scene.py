"""What a seat sees of Shells; reads the view alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from archipel.core.parts import Drawn
from archipel.core.parts import part as kept_part
from archipel.core.scene import Gesture, Piece, Scene, ScenePart, Shut, Zone
from archipel.core.text import text
from archipel.core.values import Action

FACES = {"shell"}
HAND = Zone("hand", "row", text("hand"))
HELD: list[Piece] = []
SENTENCES = {
    "name", "lead", "mode-plain", "option-long", "prompt-lay", "hand", "shell",
    "hush", "event-laid", "event-ready", "event-shown", "event-drawn", "event-shouted", "event-hushed", "refused-no",
    "refused-not-your-turn", "refused-not-offered", "reason-rounds", "part-points",
}  # fmt: skip


def scene(view: Any, legal: Sequence[Action]) -> Scene:
    face = "pearl" if view.fault == "faceless" else "shell"
    pieces = [Piece(f"shell-{shell}", "hand", face, text("shell", shell=shell)) for shell in view.hand]
    gestures = [_gesture(view.fault, action, at) for at, action in enumerate(legal)]
    if view.fault == "handless":
        gestures = gestures[1:]
    if view.fault == "busybody" and not legal and pieces:
        gestures = [Gesture(view_action(view), (pieces[0].id,))]
    shut = tuple(Shut(action, text("hush")) for action in legal) if view.fault == "shut" else ()
    part = ScenePart((HAND,), tuple(pieces))
    if view.fault == "stale":
        HELD[:] = pieces
        part = _stale(len(pieces))
    return Scene(text("prompt-lay"), (part,), tuple(gestures), shut)


@kept_part
def _stale(count: int) -> Drawn:
    """Draws more than it is told."""
    return [HAND], HELD[:count]


def view_action(view: Any) -> Action:
    from .toy import Lay

    return Lay(view.hand[0])


def _gesture(fault: str, action: Action, at: int) -> Gesture:
    shell = getattr(action, "shell", 0)
    if not shell:
        return Gesture(action, (), None if fault == "blank button" else text("hush"))
    path = (f"shell-{shell}",)
    if fault == "phantom":
        path = (f"pearl-{shell}",)
    if fault == "two meanings":
        return Gesture(action, path, also=((*path, *path),))
    return Gesture(action, path, turn=at)
