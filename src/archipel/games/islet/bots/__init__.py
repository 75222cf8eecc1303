"""Players of Islet: the better ones look further, the weaker ones slip."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archipel.core.game import Bot
from archipel.games.islet.bots.player import Player


def easy() -> Bot:
    return Player(width=1, looks=1, slips=30)


def normal() -> Bot:
    return Player(width=4, looks=4, slips=8)


def strong() -> Bot:
    return Player(width=16, looks=16, slips=0)


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"easy": easy, "normal": normal, "strong": strong}
