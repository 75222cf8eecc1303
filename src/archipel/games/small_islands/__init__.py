"""Small Islands: tiles grow into an archipelago, secret objectives pay for houses, boats end the rounds."""

from pathlib import Path

from archipel.core.content import Content
from archipel.core.game import Game, Mode, Trophies
from archipel.games.small_islands.bots import BOTS
from archipel.games.small_islands.content import house
from archipel.games.small_islands.content.packing import look, pack
from archipel.games.small_islands.judge import judge
from archipel.games.small_islands.scene import intent, scene
from archipel.games.small_islands.scoring import ADVANCED, NORMAL, earned, pack_key
from archipel.games.small_islands.setup import check, setup
from archipel.games.small_islands.skin.faces import faces
from archipel.games.small_islands.values import ACTIONS, EVENTS, SmallOptions, SmallView

GAME = Game(
    id="small_islands",
    rules=1,
    options=SmallOptions,
    modes=[
        Mode("normal", (2, 3, 4), {"mode": "normal"}),
        Mode("advanced", (2, 3, 4), {"mode": "advanced"}),
        Mode("solo", (1,), {"mode": "solo"}),
        Mode("solo_advanced", (1,), {"mode": "solo_advanced"}),
    ],
    setup=setup,
    check=check,
    scene=scene,
    intent=intent,
    faces=faces,
    judge=judge,
    bots=BOTS,
    actions=ACTIONS,
    events=EVENTS,
    view=SmallView,
    trophies=Trophies(ids=(*NORMAL, *ADVANCED), earned=earned, key=pack_key),
    content=Content(option="content", house=house, look=look, pack=pack),
    folder=Path(__file__).parent,
    minutes=40,
    bound=1200,
)
