"""From what was typed to what a table agrees on: game, mode, options, seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from archipel.cli.errors import CommandError
from archipel.core.catalog import game as find_game
from archipel.core.game import BadOptions, Game, Mode
from archipel.core.values import Options
from archipel.words import words


class TableSetup(msgspec.Struct, frozen=True):
    """A table before its first card."""

    game: Game
    mode: Mode
    options: Options
    seats: int


def set_up_table(name: str, mode: str, seats: int, wanted: int, options: Sequence[str], lang: str = "en") -> TableSetup:
    """Where mode or seats are left open (empty, 0) they follow from each other and from the seats wanted at least."""
    game = find_game(name)
    chosen = _mode(game, mode, seats or wanted)
    count = seats or min((n for n in chosen.seats if n >= wanted), default=chosen.seats[0])
    if count not in chosen.seats:
        takes = ", ".join(str(number) for number in chosen.seats)
        raise CommandError(f"mode {chosen.id!r} of {game.id} takes {takes} seats, not {count}")
    agreed = _options(game, chosen, options)
    why = game.check(agreed, count) if game.check else None
    if why is not None:
        raise CommandError(words(lang, game.id).say(why))
    return TableSetup(game, chosen, agreed, count)


def _mode(game: Game, id: str, seats: int) -> Mode:
    if id:
        return game.mode(id)
    fitting = [mode for mode in game.modes if not seats or any(count >= seats for count in mode.seats)]
    exact = [mode for mode in fitting if not seats or seats in mode.seats]
    if not fitting:
        raise CommandError(f"{game.id} is for {game.seats[0]} to {game.seats[-1]} seats, not {seats}")
    return (exact or fitting)[0]


def _options(game: Game, mode: Mode, pairs: Sequence[str]) -> Options:
    changes: dict[str, Any] = {}
    known = {field.name: field for field in msgspec.structs.fields(game.options)}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if name not in known:
            raise BadOptions(f"{game.id} has no option {name!r}; it has {', '.join(known)}")
        if not equals:
            raise BadOptions(f"option {name!r} wants a value: {name}=value")
        changes[name] = _YES_NO.get(value, value) if known[name].type is bool else value
    return game.choose_options(mode, changes)


_YES_NO: dict[str, Any] = {"yes": True, "no": False, "true": True, "false": False}
