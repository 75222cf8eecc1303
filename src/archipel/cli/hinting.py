"""A hint told: the choice by its label, and the reasons for it."""

from __future__ import annotations

from archipel.bots import Advice, advise
from archipel.cli.choices import choices
from archipel.cli.speech import Speech
from archipel.core.game import Outlook
from archipel.core.rng import Rng
from archipel.core.scene import Scene

LEVEL = "strong"


def tell_hint(outlook: Outlook, speech: Speech, rng: Rng) -> None:
    """What a strong player would do with this outlook."""
    tell_advice(outlook.game.scene(outlook.view, outlook.legal), advise(outlook, LEVEL, rng), speech)


def tell_advice(scene: Scene, advice: Advice, speech: Speech, *, title: str = "hint-title") -> None:
    speech.line(f"{speech.key(title)} {named(scene, advice.action, speech)} [{advice.action}]")
    for why in advice.why:
        speech.line(f"  {speech.text(why)}")


def named(scene: Scene, action: str, speech: Speech) -> str:
    """A choice by the label of its gesture."""
    for gesture in scene.gestures:
        if str(gesture.action) == action:
            one = Scene(scene.prompt, scene.zones, scene.pieces, (gesture,))
            return choices(one, speech, ())[0].label
    return action
