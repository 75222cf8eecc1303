"""Every game there is: folders of archipel.games, and installed packages by entry point."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules

from archipel.core.game import Game

HOUSE = "archipel.games"

logger = logging.getLogger("archipel.catalog")


class UnknownGame(LookupError):
    """No game of that name; the message is one sentence."""


@cache
def games() -> dict[str, Game]:
    """Every game by its id, in the order of their ids; an installed one that fails is left out, with one sentence."""
    found = {game.id: game for game in _house()}
    for point in entry_points(group=HOUSE):
        game = _installed(point)
        if game is None:
            continue
        if game.id in found:
            logger.warning("the installed game %r is left out: there is a game %r already", point.name, game.id)
        else:
            found[game.id] = game
    return dict(sorted(found.items()))


def game(id: str) -> Game:
    try:
        return games()[id]
    except KeyError:
        raise UnknownGame(f"no game {id!r}; there are {', '.join(games())}") from None


def _house() -> Iterator[Game]:
    house = import_module(HOUSE)
    for module in iter_modules(house.__path__):
        if module.ispkg:
            yield import_module(f"{HOUSE}.{module.name}").GAME


def _installed(point: EntryPoint) -> Game | None:
    try:
        found = point.load()
        if not isinstance(found, Game):
            raise TypeError(f"{point.value} is no Game")
    except Exception as error:
        why = f"{type(error).__name__}: {error}".splitlines()[0]
        logger.warning("the installed game %r is left out: %s", point.name, why)
        return None
    return found
