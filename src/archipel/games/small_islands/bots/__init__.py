"""Players of Small Islands."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from archipel.core.game import Bot
from archipel.games.small_islands.bots.player import Islander


def easy() -> Bot:
    return Islander(width=4, second=1, slips=40)


def normal() -> Bot:
    return Islander(width=6, second=1, slips=12)


def strong() -> Bot:
    return Islander(trials=6)


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {"easy": easy, "normal": normal, "strong": strong}
