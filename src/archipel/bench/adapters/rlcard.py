"""RLCard's environments, step by step over the numbers of legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version as installed
from typing import Any

import numpy
import rlcard

from archipel.bench.cases import Case, Playout

LIBRARY = "RLCard"
GAMES = ("leduc-holdem", "uno", "gin-rummy", "bridge", "doudizhu", "mahjong")
LONGEST = 10_000


def version() -> str:
    return installed("rlcard")


def makers() -> dict[str, Callable[[], Case]]:
    return {name: partial(make_case, name) for name in GAMES}


def make_case(name: str) -> Case:
    env = rlcard.make(name)

    def playout(rng: random.Random) -> Playout:
        return advance(env, rng, LONGEST)

    def midgame(rng: random.Random) -> Any:
        while True:
            other = rlcard.make(name)
            advance(other, rng, int(playout(rng).steps * rng.uniform(0.2, 0.8)))
            if not other.is_over():
                return other

    return Case(playout, midgame, {"observe": observe})


def advance(env: Any, rng: random.Random, limit: int) -> Playout:
    """Random play from the start, for at most `limit` decisions."""
    env.seed(rng.randrange(2**31))
    state, _ = env.reset()
    steps = legal = 0
    while steps < limit and not env.is_over():
        choices = list(state["legal_actions"])
        legal += len(choices)
        state, _ = env.step(choices[int(rng.random() * len(choices))])
        steps += 1
    return Playout(steps, 0, legal)


def observe(env: Any) -> tuple[Any, Any]:
    """The library names the legal actions; the mask of them is the caller's to fill."""
    state = env.get_state(env.get_player_id())
    mask = numpy.zeros(env.num_actions, dtype=numpy.int8)
    mask[list(state["legal_actions"])] = 1
    return state["obs"], mask
