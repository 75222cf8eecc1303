"""Every game and mode that learners may play."""

from __future__ import annotations

import os

import pytest

from archipel.core.catalog import games

PROVING = "ARCHIPEL_PROVE" in os.environ
TABLES = [
    pytest.param(game.id, mode.id, seats, id=f"{game.id}-{mode.id}-{seats}")
    for game in games().values()
    if game.learnable
    for mode in game.modes
    for seats in (mode.seats if PROVING else mode.seats[:1])
]
SEEDS = range(8 if PROVING else 1)
CYCLES = 1000 if PROVING else 40

each_table = pytest.mark.parametrize(("game", "mode", "seats"), TABLES)
