"""Choices as the scene names them."""

from __future__ import annotations

from archipel.core.game import Outlook
from archipel.core.scene import spoken
from archipel.core.text import Text
from archipel.core.values import Action


def label(outlook: Outlook, action: Action) -> Text | None:
    """A choice of the seat in words; None where its scene has none for it."""
    scene = outlook.game.scene(outlook.view, outlook.legal)
    return next((spoken(gesture, scene.zones) for gesture in scene.gestures if gesture.action == action), None)
