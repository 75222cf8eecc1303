"""Lagune: moor your buoys together, and in the line where the tide brings pearls."""

from pathlib import Path

from archipel.core.game import Game, Mode
from archipel_lagune.features import FEATURES
from archipel_lagune.judge import judge
from archipel_lagune.scene import intent, scene
from archipel_lagune.setup import setup
from archipel_lagune.skin.faces import faces
from archipel_lagune.skin.terminal import ink
from archipel_lagune.values import ACTIONS, EVENTS, LaguneOptions, LaguneView

GAME = Game(
    id="lagune",
    rules=1,
    options=LaguneOptions,
    modes=[Mode("duel", (2,)), Mode("solo", (1,))],
    setup=setup,
    scene=scene,
    intent=intent,
    actions=ACTIONS,
    events=EVENTS,
    view=LaguneView,
    folder=Path(__file__).parent,
    judge=judge,
    faces=faces,
    ink=ink,
    features=lambda: FEATURES,
    minutes=5,
    bound=12,
)
