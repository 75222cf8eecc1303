"""The command `games`: every game with its modes, seats and options."""

from __future__ import annotations

import msgspec
from rich.table import Table

from archipel.cli.output import wide_console
from archipel.core.catalog import games
from archipel.core.game import Game, option_values
from archipel.core.values import Options
from archipel.words import Words, words


def show_games(lang: str) -> None:
    said = words(lang)
    table = Table(show_lines=True)
    for column in ("game", "modes", "seats", "options", "minutes"):
        table.add_column(said.key(f"terminal-{column}"))
    for game in games().values():
        table.add_row(*_row(game, words(lang, game.id)))
    wide_console().print(table)


def _row(game: Game, said: Words) -> tuple[str, ...]:
    modes = [f"{mode.id}: {said.key(f'mode-{mode.id}')}" for mode in game.modes]
    seats = [", ".join(str(count) for count in mode.seats) for mode in game.modes]
    options = [_option(name, values, default, said) for name, values, default in _options(game.options)]
    return f"{game.id}\n{said.key('name')}", "\n".join(modes), "\n".join(seats), "\n".join(options), str(game.minutes)


def _option(name: str, values: list[str], default: str, said: Words) -> str:
    shown = " | ".join(f"{value}*" if value == default else value for value in values)
    return f"{name}={shown}: {said.key(f'option-{name}')}" if said.has(f"option-{name}") else f"{name}={shown}"


def _options(kind: type[Options]) -> list[tuple[str, list[str], str]]:
    """Name, values and default of every option."""
    values = option_values(kind)
    return [
        (field.name, [_word(value) for value in values[field.name]] or ["…"], _word(field.default))
        for field in msgspec.structs.fields(kind)
    ]


def _word(value: object) -> str:
    return {True: "yes", False: "no"}[value] if isinstance(value, bool) else str(value)
