"""Islet: a growing island of triangles, resources that pay for steps and eggs, a bird that nests ever higher."""

from pathlib import Path

from archipel.core.game import Game, Mode
from archipel.games.islet.bots import BOTS
from archipel.games.islet.judge import judge
from archipel.games.islet.scene import intent, scene
from archipel.games.islet.setup import check, setup
from archipel.games.islet.skin.faces import faces
from archipel.games.islet.values import ACTIONS, EVENTS, IsletOptions, IsletView

GAME = Game(
    id="islet",
    rules=1,
    options=IsletOptions,
    modes=[Mode("rivals", (2, 3, 4)), Mode("solo", (1,))],
    setup=setup,
    check=check,
    scene=scene,
    intent=intent,
    faces=faces,
    actions=ACTIONS,
    events=EVENTS,
    view=IsletView,
    folder=Path(__file__).parent,
    judge=judge,
    bots=BOTS,
    minutes=30,
    bound=4000,
)
