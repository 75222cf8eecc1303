"""Every game there is: folders of archipel.games, and installed packages by entry point."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from archipel.core.game import Game

HOUSE = "archipel.games"


class UnknownGame(LookupError):
    """No game of that name; the message is one sentence."""


@cache
def games() -> dict[str, Game]:
    """Every game by its id, in the order of their ids."""
    found = {game.id: game for game in _found()}
    return dict(sorted(found.items()))


def game(id: str) -> Game:
    try:
        return games()[id]
    except KeyError:
        raise UnknownGame(f"no game {id!r}; there are {', '.join(games())}") from None


def _found() -> Iterator[Game]:
    house = import_module(HOUSE)
    for module in iter_modules(house.__path__):
        if module.ispkg:
            yield import_module(f"{HOUSE}.{module.name}").GAME
    for point in entry_points(group=HOUSE):
        yield point.load()
