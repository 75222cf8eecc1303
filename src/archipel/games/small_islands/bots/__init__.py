"""Players of Small Islands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.small_islands.bots.player import Islander

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Islander, width=4, second=1, samples=2),
    "easy": partial(Islander, width=4, second=1, slips=40),
    "normal": partial(Islander, width=6, second=1, slips=12),
    "strong": partial(Islander, trials=6),
}
