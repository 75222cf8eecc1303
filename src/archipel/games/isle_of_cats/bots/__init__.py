"""Players of The Isle of Cats: the better ones look further ahead, the weaker ones guess."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.isle_of_cats.bots.sailor import Sailor
from archipel.games.isle_of_cats.bots.search import Skill

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Sailor, Skill(4, 1, 0, 0)),
    "easy": partial(Sailor, Skill(8, 1, 0, 20_000)),
    "normal": partial(Sailor, Skill(6, 1, 0, 7000)),
    "strong": partial(Sailor, Skill(6, 10, 2, 0)),
}
