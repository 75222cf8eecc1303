"""Where ladders lie: one file a mode, in the folder `ladder` of its game; and how many games a pair is to have."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import msgspec

from archipel.core.catalog import game as find_game
from archipel.core.catalog import games
from archipel.core.game import Game, Mode
from archipel.ladder.values import FORMAT, BotLadder, kind_of

RUNGS = ("random", "easy", "normal", "strong")
"""From the lowest: who does anything, and the levels a person can choose."""
MANY = 400
FEW = 100


def main_modes(game: Game) -> tuple[str, ...]:
    """The mode a game names first, and the first in which people play against each other."""
    contests = [mode.id for mode in game.modes if kind_of(mode) == "rivals"]
    return tuple(dict.fromkeys([game.modes[0].id, *contests[:1]]))


def is_main(game: Game, mode: str) -> bool:
    return mode in main_modes(game)


def wanted_games(game: Game, mode: str) -> int:
    """How many games every pair plays, unless somebody says otherwise."""
    return MANY if is_main(game, mode) else FEW


def ladder(game: str, mode: str = "") -> BotLadder | None:
    """The published ladder of a mode, of the first one where none is named; None where nobody has published one."""
    found = find_game(game)
    return _read(_file(found, found.mode(mode) if mode else found.modes[0]))


def ladders() -> Iterator[tuple[Game, Mode, BotLadder]]:
    """Every ladder that is published, by the games and their modes in their order."""
    for game in games().values():
        for mode in game.modes:
            found = _read(_file(game, mode))
            if found is not None:
                yield game, mode, found


def publish(found: BotLadder) -> Path:
    """Keep a ladder with its game, where that folder may be written."""
    game = find_game(found.game)
    file = _file(game, game.mode(found.mode))
    file.parent.mkdir(exist_ok=True)
    file.write_bytes(found.to_json())
    return file


def _file(game: Game, mode: Mode) -> Path:
    return game.folder / "ladder" / f"{mode.id}.json"


def _read(file: Path) -> BotLadder | None:
    """One of another kind is none."""
    try:
        found = msgspec.json.decode(file.read_bytes(), type=BotLadder)
    except (OSError, msgspec.DecodeError):
        return None
    return found if found.format == FORMAT else None
