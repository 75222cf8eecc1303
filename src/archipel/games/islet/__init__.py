"""Islet: a growing island of triangles, resources that pay for steps and eggs, a bird that nests ever higher."""

from archipel.core.game import Mode
from archipel.games.islet.content.cards import COMPONENTS
from archipel.games.islet.content.parts import LADDER
from archipel.games.islet.values import IsletOptions, IsletView
from archipel.kit.manifest import manifest
from archipel.kit.ranking import ladder_of

GAME = manifest(
    __name__,
    options=IsletOptions,
    view=IsletView,
    modes=[Mode("rivals", (2, 3, 4)), Mode("solo", (1,), ladder=ladder_of(LADDER, lost=True))],
    content=COMPONENTS.as_content(),
    endless={"stall_guard_rounds": (0,)},
    minutes=30,
    bound=4000,
)
