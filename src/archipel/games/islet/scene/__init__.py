"""From a view and its legal actions to the scene of a table of Islet."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.core.scene import Gesture, Scene
from archipel.core.text import text
from archipel.core.values import Action
from archipel.games.islet.scene.touch import intent
from archipel.games.islet.values import IsletView

__all__ = ["intent", "scene"]


def scene(view: IsletView, legal: Sequence[Action]) -> Scene:
    gestures = tuple(Gesture(action, label=text("islet")) for action in legal)
    return Scene(text("islet"), (), (), gestures)
