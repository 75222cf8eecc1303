"""Players of Palm Island: the better ones plan wider and longer, the weaker ones slip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.palm_island.bots.islander import Islander
from archipel.games.palm_island.content.cards import ROUNDS

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Islander, width=10, rounds=0, slips=0),
    "easy": partial(Islander, width=3, rounds=0, slips=14),
    "normal": partial(Islander, width=10, rounds=0, slips=6),
    "strong": partial(Islander, width=60, rounds=ROUNDS - 1, slips=0, again=3),
}
