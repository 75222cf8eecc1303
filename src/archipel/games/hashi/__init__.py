"""Hashi: write the card's number, draw its bridges, finish your islands first."""

from archipel.core.game import Mode
from archipel.games.hashi.content.components import COMPONENTS
from archipel.games.hashi.scoring import RANKS
from archipel.games.hashi.values import HashiOptions, HashiView
from archipel.kit.manifest import manifest
from archipel.kit.ranking import ladder_of

GAME = manifest(
    __name__,
    options=HashiOptions,
    view=HashiView,
    modes=[
        Mode("side_a", (2, 3, 4), {"side": "A"}),
        Mode("side_b", (2, 3, 4), {"side": "B"}),
        Mode("solo", (1,), ladder=ladder_of(RANKS)),
    ],
    content=COMPONENTS.as_content(),
    minutes=20,
    bound=17 * 4 * 7 + 8,
)
