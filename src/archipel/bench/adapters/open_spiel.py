"""OpenSpiel: states in C++ through pyspiel, its own MCTS and IS-MCTS, chance drawn by the caller."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from functools import partial
from importlib.metadata import version as installed
from typing import Any

import pyspiel

from archipel.bench.cases import Case, Count, Playout
from archipel.bench.rows import SIMULATIONS

LIBRARY = "OpenSpiel"
GAMES = {
    "connect_four": "connect_four",
    "backgammon": "backgammon",
    "hive": "hive",
    "leduc_poker": "leduc_poker",
    "hearts": "hearts",
    "euchre": "euchre",
    "gin_rummy": "gin_rummy",
    "bridge": "bridge(use_double_dummy_result=false)",
    "crazy_eights (4)": "crazy_eights(players=4)",
    "cribbage (2)": "cribbage(players=2)",
    "hanabi (4)": "hanabi(players=4)",
}
LONGEST = 10_000
EXPLORE = 2.0
MEGABYTES = 1000
SEED = 7


def version() -> str:
    return installed("open_spiel")


def makers() -> dict[str, Callable[[], Case]]:
    return {name: partial(make_case, spec) for name, spec in GAMES.items()}


def make_case(spec: str) -> Case:
    game = pyspiel.load_game(spec)

    def playout(rng: random.Random) -> Playout:
        return advance(game.new_initial_state(), rng, LONGEST)

    def midgame(rng: random.Random) -> Any:
        """A state with a choice: a search that has none answers at once."""
        while True:
            state = game.new_initial_state()
            advance(state, rng, int(playout(rng).steps * rng.uniform(0.2, 0.8)))
            if not state.is_terminal() and len(state.legal_actions()) > 1:
                return state

    return Case(playout, midgame, _calls(game))


def advance(state: Any, rng: random.Random, limit: int) -> Playout:
    """Random play for at most `limit` decisions, and the chance after the last of them."""
    steps = chance = legal = 0
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_draw(state.chance_outcomes(), rng.random()))
            chance += 1
        elif steps == limit:
            break
        else:
            choices = state.legal_actions()
            legal += len(choices)
            state.apply_action(choices[int(rng.random() * len(choices))])
            steps += 1
    return Playout(steps, chance, legal)


def _draw(outcomes: Sequence[tuple[int, float]], point: float) -> int:
    for action, odds in outcomes:
        point -= odds
        if point <= 0:
            return action
    return outcomes[-1][0]


def _calls(game: Any) -> dict[str, Callable[[Any], Any]]:
    told = game.get_type()
    hidden = told.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    bot = _bot(game, hidden=hidden)
    sample = random.Random(SEED).random

    def search(state: Any) -> Count:
        bot.step(state)
        return Count(SIMULATIONS)

    calls: dict[str, Callable[[Any], Any]] = {"clone": lambda state: state.clone(), "sims": search}
    if hidden:
        calls["determinize"] = lambda state: state.resample_from_infostate(state.current_player(), sample)
    if told.provides_observation_tensor:
        calls["observe"] = lambda state: (state.observation_tensor(), state.legal_actions_mask())
    elif told.provides_information_state_tensor:
        calls["observe"] = lambda state: (state.information_state_tensor(), state.legal_actions_mask())
    return calls


def _bot(game: Any, *, hidden: bool) -> Any:
    """One random game to the end for each simulation."""
    rollout = pyspiel.RandomRolloutEvaluator(1, SEED)
    if hidden:
        return pyspiel.ISMCTSBot(SEED, rollout, EXPLORE, SIMULATIONS)
    return pyspiel.MCTSBot(game, rollout, EXPLORE, SIMULATIONS, MEGABYTES, False, SEED, False)
