"""Pgx on the processor: random play compiled by XLA, one game at a time and a thousand side by side."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from importlib.metadata import version as installed
from typing import Any

import jax
import jax.numpy as jnp
import pgx
from pgx.experimental.wrappers import auto_reset

from archipel.bench.cases import Case, Count, Playout

LIBRARY = "pgx"
GAMES = ("connect_four", "backgammon", "leduc_holdem", "sparrow_mahjong")
LANES = 1024
STEPS = 50
SEED = 7


def version() -> str:
    return installed("pgx")


def makers() -> dict[str, Callable[[], Case]]:
    return {name: partial(make_case, name) for name in GAMES}


def make_case(name: str) -> Case:
    """A game that ends begins anew in the same call, so that a playout is so many steps, not one game."""
    env = pgx.make(name)
    one, many = Lanes(env, 1), Lanes(env, LANES)
    observe = jax.jit(lambda state: (env.observe(state), state.legal_action_mask))

    def playout(rng: random.Random) -> Playout:
        legal, games = one.run()
        return Playout(STEPS, 0, legal, games)

    def midgame(rng: random.Random) -> Any:
        one.run()
        return jax.tree_util.tree_map(lambda leaf: leaf[0], one.states)

    def vector(state: Any) -> Count:
        many.run()
        return Count(STEPS * LANES)

    return Case(playout, midgame, {"observe": lambda state: jax.block_until_ready(observe(state)), "vector": vector})


class Lanes:
    """Games side by side."""

    def __init__(self, env: Any, count: int) -> None:
        self.count = count
        self.move = jax.vmap(auto_reset(env.step, env.init))
        self.key, key = jax.random.split(jax.random.PRNGKey(SEED))
        self.states = jax.jit(jax.vmap(env.init))(jax.random.split(key, count))
        self.go = jax.jit(self.walk)

    def run(self) -> tuple[int, int]:
        """So many steps in each lane: how many legal actions they offered, how many games they ended."""
        self.states, self.key, legal, games = self.go(self.states, self.key)
        return int(legal), int(games)

    def walk(self, states: Any, key: Any) -> Any:
        (states, key), (legal, games) = jax.lax.scan(self.step, (states, key), None, length=STEPS)
        return states, key, legal.sum(), games.sum()

    def step(self, carry: Any, _: Any) -> Any:
        states, key = carry
        key, choose, deal = jax.random.split(key, 3)
        mask = states.legal_action_mask
        actions = jax.random.categorical(choose, jnp.where(mask, 0.0, -jnp.inf), axis=-1)
        states = self.move(states, actions, jax.random.split(deal, self.count))
        return (states, key), (mask.sum(), states.terminated.sum())
