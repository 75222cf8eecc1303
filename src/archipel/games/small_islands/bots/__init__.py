"""Players of Small Islands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.small_islands.bots.player import Islander
from archipel.games.small_islands.bots.weights import DENYING, SHORTSIGHTED

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Islander, width=4, second=1, samples=2),
    "easy": partial(Islander, width=2, second=1, samples=1, sees=8, weights=SHORTSIGHTED),
    "normal": partial(Islander, width=2, second=1, samples=1, weights=SHORTSIGHTED),
    "strong": partial(Islander, trials=4, weights=DENYING),
}
