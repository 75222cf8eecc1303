"""Hashi: write the card's number, draw its bridges, finish your islands first."""

from pathlib import Path

from archipel.core.game import Game, Mode
from archipel.games.hashi.bots import BOTS
from archipel.games.hashi.judge import judge
from archipel.games.hashi.scene import intent, scene
from archipel.games.hashi.setup import check, setup
from archipel.games.hashi.skin.faces import faces
from archipel.games.hashi.values import ACTIONS, EVENTS, HashiOptions, HashiView

GAME = Game(
    id="hashi",
    rules=1,
    options=HashiOptions,
    modes=[
        Mode("side_a", (2, 3, 4), {"side": "A"}),
        Mode("side_b", (2, 3, 4), {"side": "B"}),
        Mode("solo", (1,)),
    ],
    setup=setup,
    check=check,
    scene=scene,
    intent=intent,
    faces=faces,
    actions=ACTIONS,
    events=EVENTS,
    view=HashiView,
    folder=Path(__file__).parent,
    judge=judge,
    bots=BOTS,
    minutes=20,
    bound=17 * 4 * 7 + 8,
)
