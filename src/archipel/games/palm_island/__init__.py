"""Palm Island: a village of seventeen cards, turned and flipped in one hand over eight rounds."""

from archipel.core.game import Mode, Trophies
from archipel.games.palm_island.content import CONTENT
from archipel.games.palm_island.content.packing import COMPONENTS
from archipel.games.palm_island.scoring import RANKS, earned
from archipel.games.palm_island.values import PalmOptions, PalmView
from archipel.kit.manifest import manifest
from archipel.kit.ranking import ladder_of

GAME = manifest(
    __name__,
    options=PalmOptions,
    view=PalmView,
    modes=[
        Mode("solo", (1,), {"mode": "solo"}, ladder_of(RANKS["solo"])),
        Mode("cooperative", (2, 3, 4, 5, 6), {"mode": "cooperative"}, together=True),
        Mode("casual", (2, 3, 4, 5, 6), {"mode": "casual"}),
        Mode("speed", (2, 3, 4, 5, 6), {"mode": "speed"}),
    ],
    trophies=Trophies(ids=[str(row["number"]) for row in CONTENT["feats"]], earned=earned, option="trophies"),
    content=COMPONENTS.as_content(),
    minutes=15,
    bound=6 * 8 * 400,
)
