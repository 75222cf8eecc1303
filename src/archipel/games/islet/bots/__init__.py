"""Players of Islet: the better ones look further, the weaker ones slip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.islet.bots.player import Player

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Player, width=2, looks=2, slips=0),
    "easy": partial(Player, width=1, looks=1, slips=30),
    "normal": partial(Player, width=4, looks=4, slips=8),
    "strong": partial(Player, width=16, looks=16, slips=0),
}
