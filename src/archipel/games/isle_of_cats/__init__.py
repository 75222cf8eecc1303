"""The Isle of Cats: five days to fill a boat with cats, families together, rats and rooms covered."""

from pathlib import Path

from archipel.core.game import Game, Mode
from archipel.games.isle_of_cats.bots import BOTS
from archipel.games.isle_of_cats.events import EVENTS
from archipel.games.isle_of_cats.judge import judge
from archipel.games.isle_of_cats.scene import intent, scene
from archipel.games.isle_of_cats.setup import check, setup
from archipel.games.isle_of_cats.skin.faces import faces
from archipel.games.isle_of_cats.values import ACTIONS, CatsOptions
from archipel.games.isle_of_cats.views import CatsView

GAME = Game(
    id="isle_of_cats",
    rules=1,
    options=CatsOptions,
    modes=[
        Mode("fleet", (2, 3, 4), {"mode": "fleet"}),
        Mode("solo", (1,), {"mode": "solo"}),
        Mode("family", (2, 3, 4), {"mode": "family"}),
    ],
    setup=setup,
    check=check,
    scene=scene,
    intent=intent,
    faces=faces,
    actions=ACTIONS,
    events=EVENTS,
    view=CatsView,
    folder=Path(__file__).parent,
    judge=judge,
    bots=BOTS,
    minutes=60,
    bound=4000,
)
