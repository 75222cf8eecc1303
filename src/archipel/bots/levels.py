"""The names of bots, and whom they stand for: a game's own players come before the generic ones."""

from __future__ import annotations

from collections.abc import Callable

from archipel.bots.greedy import Glance, Greedy
from archipel.bots.ismcts import Search
from archipel.bots.mixed import Mixed
from archipel.bots.random import Random
from archipel.core.game import Bot, Game

LEVELS = ("easy", "normal", "strong")
QUICK = "quick"
"""Who plays games on where thousands are played: as sensibly as less than a millisecond or two allows, and never at
random."""


class UnknownBot(LookupError):
    """No bot of that name; the message is one sentence."""


def bot(game: Game, name: str) -> Bot:
    """A fresh player for one seat of one game."""
    make = game.bots.get(name) or GENERIC.get(name)
    if make is None:
        raise UnknownBot(f"no bot {name!r}; there are {', '.join(names(game))}")
    return make()


def names(game: Game) -> tuple[str, ...]:
    """Every name the game knows, the generic ones first."""
    return (*GENERIC, *(name for name in game.bots if name not in GENERIC))


def _easy() -> Bot:
    return Mixed(Greedy(samples=1, depth=1), slips=35)


GENERIC: dict[str, Callable[[], Bot]] = {
    "random": Random,
    "greedy": Greedy,
    "search": Search,
    "quick": Glance,
    "easy": _easy,
    "normal": Greedy,
    "strong": Search,
}
