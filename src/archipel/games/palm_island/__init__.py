"""Palm Island: a village of seventeen cards, turned and flipped in one hand over eight rounds."""

from archipel.core.game import Mode, Trophies
from archipel.games.palm_island.scoring import FEATS, earned
from archipel.games.palm_island.values import PalmOptions, PalmView
from archipel.kit.manifest import manifest

GAME = manifest(
    __name__,
    options=PalmOptions,
    view=PalmView,
    modes=[
        Mode("solo", (1,), {"mode": "solo"}),
        Mode("cooperative", (2, 3, 4, 5, 6), {"mode": "cooperative"}),
        Mode("casual", (2, 3, 4, 5, 6), {"mode": "casual"}),
        Mode("speed", (2, 3, 4, 5, 6), {"mode": "speed"}),
    ],
    trophies=Trophies(ids=[feat[0] for feat in FEATS], earned=earned, option="trophies"),
    minutes=15,
    bound=6 * 8 * 1000,
)
