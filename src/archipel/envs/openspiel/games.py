"""Every mode of every game as a Python game of OpenSpiel, and the turn-based twin of those that several play."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, get_origin, get_type_hints

import numpy as np
import pyspiel

from archipel.core.catalog import game as find_game
from archipel.core.game import Game, Mode
from archipel.envs.openspiel.observers import Observer
from archipel.envs.openspiel.states import SpielState
from archipel.envs.setting import BadSetting, Setting, every

TURNS = "_turns"
MOST = 1000.0
"""No score goes beyond it."""
CHOICES = 6
"""Choices that an action takes at most in the mean of a game."""
FOR_CHANCE = -1
"""The seed of whoever names none."""


class SpielGame(pyspiel.Game):
    """`players`; `options` such as `side:B`, several of them parted by `;`; `seed` of the deals; `reward`."""

    kind: ClassVar[Any]
    of: ClassVar[tuple[str, str]]

    def __init__(self, params: Mapping[str, Any]) -> None:
        seed, options = int(params["seed"]), str(params["options"])
        if seed < FOR_CHANCE:
            raise BadSetting(f"a seed is 0 or more, or {FOR_CHANCE} for chance, not {seed}")
        self.setting = Setting(*self.of, int(params["players"]), parsed(options, self.of[0]), params["reward"])
        self.turns = self.kind.dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL
        self.deals = np.random.default_rng(None if seed == FOR_CHANCE else seed)
        points = self.setting.seats == 1 or self.setting.reward == "score"
        info = pyspiel.GameInfo(
            num_distinct_actions=len(self.setting.features.choices),
            max_chance_outcomes=1,
            num_players=self.setting.seats,
            min_utility=-MOST if points else -max(1.0, self.setting.seats - 1.0),
            max_utility=MOST if points else 1.0,
            max_game_length=self.setting.game.bound * CHOICES,
        )
        super().__init__(self.kind, info, dict(params))

    def new_initial_state(self, told: Any = None) -> SpielState:
        if told is not None:
            raise BadSetting("a state begins with its deal; states are kept by serialize")
        return SpielState(self)

    def deal(self) -> int:
        return int(self.deals.integers(2**32))

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        return Observer(self.setting.features, kind, params)


def parsed(options: str, id: str) -> dict[str, Any]:
    """`side:B;solo_start:random` as a mapping; several values of one option are parted by commas."""
    kinds = get_type_hints(find_game(id).options)
    found: dict[str, Any] = {}
    for part in filter(None, options.split(";")):
        name, colon, value = part.partition(":")
        if not colon:
            raise BadSetting(f"an option is a name and a value, as side:B, not {part!r}")
        found[name] = value.split(",") if get_origin(kinds.get(name)) is tuple else value
    return found


def names() -> list[str]:
    """As they are registered, a turn-based twin after its game."""
    return [name for game, mode in every() for name, _ in _kinds(game, mode)]


def register_all() -> None:
    """Done by importing the package."""
    known = set(pyspiel.registered_names())
    for game, mode in every():
        for name, dynamics in _kinds(game, mode):
            if name not in known:
                own = {"kind": _kind(name, game, mode, dynamics), "of": (game.id, mode.id)}
                # A class of its own: OpenSpiel lets go of it after Python has ended, which a closure does not survive.
                pyspiel.register_game(own["kind"], type(name, (SpielGame,), own))


def _kinds(game: Game, mode: Mode) -> list[tuple[str, Any]]:
    name = f"archipel_{game.id}_{mode.id}"
    dynamics = pyspiel.GameType.Dynamics
    if max(mode.seats) == 1:
        return [(name, dynamics.SEQUENTIAL)]
    return [(name, dynamics.SIMULTANEOUS), (f"{name}{TURNS}", dynamics.SEQUENTIAL)]


def _kind(name: str, game: Game, mode: Mode, dynamics: Any) -> Any:
    return pyspiel.GameType(
        short_name=name,
        long_name=name.replace("_", " "),
        dynamics=dynamics,
        chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=max(mode.seats),
        min_num_players=min(mode.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": min(mode.seats), "options": "", "seed": FOR_CHANCE, "reward": "outcome"},
    )
