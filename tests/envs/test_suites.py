"""The environments pass the suites of those whose interfaces they have."""

from __future__ import annotations

import warnings

import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

from archipel.envs import SingleEnv, aec, parallel
from tests.envs import CYCLES, SEEDS, each_table

pytestmark = [
    pytest.mark.prove,
    pytest.mark.once,
    # A dictionary with a mask is what PettingZoo's own card games hand out, and what these two warn of.
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably"),
    pytest.mark.filterwarnings("ignore:.*Not able to test alternative render modes"),
]


@each_table
def test_pettingzoo_in_turns(game: str, mode: str, seats: int) -> None:
    for _ in SEEDS:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            warnings.filterwarnings("ignore", message="Observation")
            api_test(aec(game, mode, seats), num_cycles=CYCLES)


@each_table
def test_pettingzoo_together(game: str, mode: str, seats: int) -> None:
    for _ in SEEDS:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            parallel_api_test(parallel(game, mode, seats), num_cycles=CYCLES)


@each_table
def test_pettingzoo_seeds(game: str, mode: str, seats: int) -> None:
    seed_test(lambda: aec(game, mode, seats), num_cycles=CYCLES)
    parallel_seed_test(lambda: parallel(game, mode, seats), num_cycles=CYCLES)


@each_table
def test_gymnasium(game: str, mode: str, seats: int) -> None:
    env = SingleEnv(game, mode, seats, bots=("random",) if seats > 1 else (), render_mode="ansi")
    check_env(env)
