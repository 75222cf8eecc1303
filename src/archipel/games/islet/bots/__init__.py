"""Players of Islet: the better ones look further, the weaker ones slip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.islet.bots.player import Player
from archipel.games.islet.bots.sight import Sight

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Player, Sight(2, 2)),
    "easy": partial(Player, Sight(1, 1), slips=30),
    "normal": partial(Player, Sight(4, 4), slips=8),
    "strong": partial(Player, Sight(16, 16), turns=400),
    "old": partial(Player, Sight(16, 16)),
    "deep": partial(Player, Sight(16, 16), turns=1200),
    "e1": partial(Player, Sight(1, 1, eggs=1, tiles=2), slips=5),
    "e2": partial(Player, Sight(1, 1, eggs=1, tiles=3), slips=5),
    "n1": partial(Player, Sight(2, 2, eggs=2, tiles=3)),
    "n2": partial(Player, Sight(1, 1, eggs=1)),
    "n3": partial(Player, Sight(2, 2, tiles=3)),
}
