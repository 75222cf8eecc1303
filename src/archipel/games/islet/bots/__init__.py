"""Players of Islet: the better ones look further, and none chooses at random."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from archipel.core.game import Bot
from archipel.games.islet.bots.player import Player
from archipel.games.islet.bots.sight import Sight

BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    "quick": partial(Player, Sight(2, 2)),
    "easy": partial(Player, Sight(4, 4, eggs=1, tiles=2)),
    "normal": partial(Player, Sight(1, 1, eggs=1, tiles=3)),
    "strong": partial(Player, Sight(16, 16), alone=Sight(16, 100)),
}
