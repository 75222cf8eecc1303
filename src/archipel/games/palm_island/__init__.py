"""Palm Island: a village of seventeen cards, turned and flipped in one hand over eight rounds."""

from pathlib import Path

from archipel.core.game import Game, Mode, Trophies
from archipel.games.palm_island.bots import BOTS
from archipel.games.palm_island.judge import judge
from archipel.games.palm_island.scene import intent, scene
from archipel.games.palm_island.scoring import FEATS, earned
from archipel.games.palm_island.setup import check, setup
from archipel.games.palm_island.skin.faces import faces
from archipel.games.palm_island.values import ACTIONS, EVENTS, PalmOptions, PalmView

GAME = Game(
    id="palm_island",
    rules=1,
    options=PalmOptions,
    modes=[
        Mode("solo", (1,), {"mode": "solo"}),
        Mode("cooperative", (2, 3, 4, 5, 6), {"mode": "cooperative"}),
        Mode("casual", (2, 3, 4, 5, 6), {"mode": "casual"}),
        Mode("speed", (2, 3, 4, 5, 6), {"mode": "speed"}),
    ],
    setup=setup,
    check=check,
    scene=scene,
    intent=intent,
    faces=faces,
    actions=ACTIONS,
    events=EVENTS,
    view=PalmView,
    trophies=Trophies(ids=[feat[0] for feat in FEATS], earned=earned, option="trophies"),
    folder=Path(__file__).parent,
    judge=judge,
    bots=BOTS,
    minutes=15,
    bound=6 * 8 * 100,
)
