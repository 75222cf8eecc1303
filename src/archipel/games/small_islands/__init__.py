"""Small Islands: tiles grow into an archipelago, secret objectives pay for houses, boats end the rounds."""

from archipel.core.game import Mode, Trophies
from archipel.games.small_islands.content.packing import COMPONENTS
from archipel.games.small_islands.scoring import ADVANCED, NORMAL, earned, pack_key
from archipel.games.small_islands.values import SmallOptions
from archipel.games.small_islands.views import SmallView
from archipel.kit.manifest import manifest

GAME = manifest(
    __name__,
    options=SmallOptions,
    view=SmallView,
    modes=[
        Mode("normal", (2, 3, 4), {"mode": "normal"}),
        Mode("advanced", (2, 3, 4), {"mode": "advanced"}),
        Mode("solo", (1,), {"mode": "solo"}),
        Mode("solo_advanced", (1,), {"mode": "solo_advanced"}),
    ],
    trophies=Trophies(ids=(*NORMAL, *ADVANCED), earned=earned, key=pack_key),
    content=COMPONENTS.as_content(),
    minutes=40,
    bound=1200,
)
