"""What a ladder of a mode is played from: its parts, two rungs against each other or one by itself."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import Any

import msgspec

from archipel.arena.ladders.fingerprint import fingerprint
from archipel.arena.match import Match
from archipel.arena.tournament import plan
from archipel.core.catalog import games
from archipel.core.game import Game, Mode
from archipel.ladder.kept import RUNGS, wanted_games
from archipel.ladder.values import Kind, kind_of, seats_of


class Lot(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that makes the games of a part what they are: where it agrees, games that are kept need not be played
    again. `prints` are the fingerprints of the bots."""

    format: str
    game: str
    mode: str
    rules: int
    options: dict[str, Any]
    seats: int
    seed: int
    bots: tuple[str, ...]
    prints: tuple[str, ...]

    @property
    def name(self) -> str:
        return "-".join((self.game, self.mode, *self.bots))


class Course(msgspec.Struct, frozen=True):
    """One mode: its lots, and how many games each is to have; alone and together everybody plays the same deals."""

    game: str
    mode: str
    kind: Kind
    games: int
    lots: tuple[Lot, ...]

    def matches(self, lot: Lot) -> list[Match]:
        found = games()[lot.game]
        options = msgspec.convert(lot.options, found.options)
        return plan(found, options, lot.seats, lot.bots, self.games, lot.seed)


def courses(game: str, mode: str, count: int, seed: int) -> Iterator[Course]:
    """Those of a game and mode; of all games, or all modes, where none is named. `count`: games of a pair, 0: as many
    as it is to have."""
    for found in [games()[game]] if game else games().values():
        for one in [found.mode(mode)] if mode else found.modes:
            yield course(found, one, count or wanted_games(found, one.id), seed)


def course(game: Game, mode: Mode, count: int, seed: int) -> Course:
    kind, seats = kind_of(mode), seats_of(mode)
    options = msgspec.json.decode(msgspec.json.encode(game.choose_options(mode)))
    sides = list(combinations(RUNGS, 2)) if kind == "rivals" else [(rung,) for rung in RUNGS]
    lots = []
    for bots in sides:
        prints = tuple(fingerprint(game.id, mode.id, bot) for bot in bots)
        lots.append(Lot("archipel rungs 1", game.id, mode.id, game.rules, options, seats, seed, bots, prints))
    return Course(game.id, mode.id, kind, count, tuple(lots))
