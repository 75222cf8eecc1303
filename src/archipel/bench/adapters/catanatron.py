"""Catanatron: Catan between colours that play at random. It hides nothing and has no arrays for learners."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version as installed
from typing import Any

from catanatron.game import TURNS_LIMIT, Game
from catanatron.models.player import Color, RandomPlayer

from archipel.bench.cases import Case, Playout

LIBRARY = "Catanatron"
COLOURS = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)
SEATS = (2, 4)
LONGEST = 100_000


def version() -> str:
    return installed("catanatron")


def makers() -> dict[str, Callable[[], Case]]:
    return {f"catan ({seats})": partial(make_case, seats) for seats in SEATS}


def make_case(seats: int) -> Case:
    def new(rng: random.Random) -> Any:
        return Game([RandomPlayer(colour) for colour in COLOURS[:seats]], seed=rng.randrange(1, 2**31))

    def playout(rng: random.Random) -> Playout:
        return advance(new(rng), rng, LONGEST)

    def midgame(rng: random.Random) -> Any:
        while True:
            game = new(rng)
            advance(game, rng, int(playout(rng).steps * rng.uniform(0.2, 0.8)))
            if game.winning_color() is None:
                return game

    return Case(playout, midgame, {"clone": lambda game: game.copy()})


def advance(game: Any, rng: random.Random, limit: int) -> Playout:
    """Random play for at most `limit` decisions; the library's own limit of turns ends a game too."""
    steps = legal = 0
    while steps < limit and game.winning_color() is None and game.state.num_turns < TURNS_LIMIT:
        choices = game.state.playable_actions
        legal += len(choices)
        game.execute(choices[int(rng.random() * len(choices))])
        steps += 1
    return Playout(steps, 0, legal)
