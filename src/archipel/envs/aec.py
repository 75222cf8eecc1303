"""PettingZoo, one agent at a time."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from archipel.envs.arrays import action_space, observation, observation_space
from archipel.envs.course import Course
from archipel.envs.setting import Setting

ILLEGAL = -1.0
"""The reward of a choice that is not open, which ends the game."""


class TurnsEnv(AECEnv[str, Any, int | None]):
    """Every seat is an agent; whoever the table waits for is asked choice by choice, seats that choose at the same time
    one after the other, none seeing what another chose."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {"name": setting.title, "render_modes": ["ansi"], "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting.features) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setting.features) for agent in self.possible_agents}
        self.chance: np.random.Generator | None = None

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        self.course = Course(self.setting, self.setting.new(int(self.chance.integers(2**32))))
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.turn()]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        asked = self.course.turn() == seat
        return observation(self.setting.features, self.course.row(seat), self.course.open(seat) if asked else [0])

    def step(self, action: int | None) -> None:
        if self.terminations[self.agent_selection] or self.truncations[self.agent_selection]:
            self._was_dead_step(action)
            return
        agent = self.agent_selection
        seat = self.possible_agents.index(agent)
        self._cumulative_rewards[agent] = 0.0
        if action is None or index(action) not in self.course.open(seat):
            self.rewards[agent] = ILLEGAL
            self.infos[agent]["illegal"] = True
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.course.choose(seat, index(action))
            self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        turn = self.course.turn()
        if turn < 0:
            self.rewards = dict(zip(self.possible_agents, self.course.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[turn]

    def render(self) -> str | None:
        """What the agent sees whose turn it is."""
        seat = self.possible_agents.index(self.agent_selection)
        return self.setting.board(self.course.state, seat) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass


def aec(
    game: str, mode: str = "", seats: int = 0, render_mode: str | None = None, **more: Any
) -> AECEnv[str, Any, int | None]:
    """A game as PettingZoo's AEC environment. A choice that is not open ends the game for all with a reward of -1 for
    whoever made it, as PettingZoo's own wrapper has it."""
    return wrappers.OrderEnforcingWrapper(TurnsEnv(Setting(game, mode, seats, **more), render_mode))
