"""Random play of many games at once through Gymnasium, for the bench."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from archipel.core.game import Game, Mode
from archipel.envs.many import ManyGames

TABLES = 64
SEED = 7


def random_steps(game: Game, mode: Mode, seats: int) -> Callable[[], int]:
    """A call that steps all tables once, chosen at random, and says how many actions were carried out, those of the
    random bots on other seats among them."""
    many = ManyGames(game.id, mode.id, TABLES, seats, bots=("random",) * (seats > 1), copy=False)
    many.reset(seed=SEED)
    chance = np.random.default_rng(SEED)

    def step() -> int:
        before = sum(table.acts for table in many.tables)
        many.step(many.random_choices(chance))
        return sum(table.acts for table in many.tables) - before

    return step
