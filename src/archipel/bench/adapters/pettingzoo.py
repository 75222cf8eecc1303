"""PettingZoo's classic games, turn by turn (AEC), with the mask in the observation."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from typing import Any

import numpy
import pettingzoo
from pettingzoo.classic import connect_four_v3, hanabi_v5, leduc_holdem_v4, texas_holdem_v4, tictactoe_v3

from archipel.bench.cases import Case, Playout

LIBRARY = "PettingZoo"
GAMES = {
    "tictactoe": tictactoe_v3,
    "connect_four": connect_four_v3,
    "leduc_holdem": leduc_holdem_v4,
    "texas_holdem": texas_holdem_v4,
    "hanabi": hanabi_v5,
}
LONGEST = 10_000


def version() -> str:
    return str(pettingzoo.__version__)


def makers() -> dict[str, Callable[[], Case]]:
    return {name: partial(make_case, module) for name, module in GAMES.items()}


def make_case(module: Any) -> Case:
    env = module.env()

    def playout(rng: random.Random) -> Playout:
        return advance(env, rng, LONGEST)

    def midgame(rng: random.Random) -> Any:
        while True:
            other = module.env()
            advance(other, rng, int(playout(rng).steps * rng.uniform(0.2, 0.8)))
            if other.agents and not other.terminations[other.agent_selection]:
                return other

    return Case(playout, midgame, {"observe": lambda env: env.observe(env.agent_selection)})


def advance(env: Any, rng: random.Random, limit: int) -> Playout:
    """Random play from the start, for at most `limit` decisions."""
    env.reset(seed=rng.randrange(2**31))
    steps = legal = 0
    for _ in env.agent_iter():
        observation, _reward, terminated, truncated, _info = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        if steps == limit:
            break
        choices = numpy.flatnonzero(observation["action_mask"])
        legal += len(choices)
        env.step(int(choices[int(rng.random() * len(choices))]))
        steps += 1
    return Playout(steps, 0, legal)
