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
    "easy": partial(Islander, width=6, rounds=0, slips=60),
    "normal": partial(Islander, width=30, rounds=0, slips=21),
    "strong": partial(Islander, width=100, rounds=ROUNDS - 1, slips=0),
}
