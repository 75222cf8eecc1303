"""Players of The Isle of Cats: the weak one sees today, the next what is to come, the strong one plays it over."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.isle_of_cats.bots.foresight.captain import Captain
from archipel.games.isle_of_cats.bots.sailor import Sailor
from archipel.games.isle_of_cats.bots.search import Skill
from archipel.games.isle_of_cats.bots.weights import BOLD, SHORTSIGHTED

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Sailor, Skill(4, 1, 0, 0)),
    "easy": partial(Sailor, Skill(3, 1, 0, 2500), SHORTSIGHTED),
    "normal": partial(Sailor, Skill(6, 1, 0, 1500)),
    "strong": partial(Captain, Skill(6, 10, 2, 0), 6, 60, 2, BOLD),
}
