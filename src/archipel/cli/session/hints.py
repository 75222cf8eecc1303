"""A hint told: the choice by its label, and the reasons for it."""

from __future__ import annotations

from archipel.analysis import Advice, advise
from archipel.cli.output import Output
from archipel.cli.session.choices import choices
from archipel.core.game import Mode, Outlook
from archipel.core.rng import Rng
from archipel.core.scene import Scene

LEVEL = "strong"


def tell_hint(outlook: Outlook, output: Output, rng: Rng, *, mode: Mode, ply: int) -> None:
    """What a strong player would do with this outlook, after so many actions."""
    advice = advise(outlook, LEVEL, rng, mode=mode, ply=ply)
    tell_advice(outlook.game.scene(outlook.view, outlook.legal), advice, output)


def tell_advice(scene: Scene, advice: Advice, output: Output, *, title: str = "hint-title") -> None:
    output.line(f"{output.key(title)} {named(scene, advice.action, output)} [{advice.action}]")
    for why in advice.why:
        output.line(f"  {output.text(why)}")


def named(scene: Scene, action: str, output: Output) -> str:
    """A choice by the label of its gesture."""
    for gesture in scene.gestures:
        if str(gesture.action) == action:
            one = Scene(scene.prompt, scene.parts, (gesture,))
            return choices(one, output, ())[0].label
    return action
