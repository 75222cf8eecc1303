"""The Isle of Cats: five days to fill a boat with cats, families together, rats and rooms covered."""

from archipel.core.game import Mode
from archipel.games.isle_of_cats.content.packing import COMPONENTS
from archipel.games.isle_of_cats.values import CatsOptions
from archipel.games.isle_of_cats.views import CatsView
from archipel.kit.manifest import manifest

GAME = manifest(
    __name__,
    options=CatsOptions,
    view=CatsView,
    modes=[
        Mode("fleet", (2, 3, 4), {"mode": "fleet"}),
        Mode("solo", (1,), {"mode": "solo"}),
        Mode("family", (2, 3, 4), {"mode": "family"}),
    ],
    content=COMPONENTS.as_content(),
    minutes=60,
    bound=4000,
    rules=2,
)
