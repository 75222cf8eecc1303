"""PettingZoo, all agents at once."""

from __future__ import annotations

from operator import index
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import ParallelEnv

from archipel.envs.arrays import action_space, observation, observation_space
from archipel.envs.course import Course
from archipel.envs.setting import BadSetting, Setting

ILLEGAL = -1.0
"""The reward of a choice that is not open."""


class TogetherEnv(ParallelEnv[str, Any, int]):
    """Every seat chooses at every step; who is not asked can only wait. What is chosen at the same time is carried out
    together: secret actions once all are whole; elsewhere the first to be heard changes from step to step, and whoever
    is asked something else by then is asked again. A choice that is not open costs its agent 1, and nothing of that
    step counts."""

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        self.setting = setting
        self.render_mode = render_mode
        self.metadata = {"name": setting.title, "render_modes": ["ansi"]}
        self.possible_agents = [f"seat_{seat}" for seat in range(setting.seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(setting.features) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(setting.features) for agent in self.possible_agents}
        self.chance: np.random.Generator | None = None
        self.steps = 0

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        if seed is not None or self.chance is None:
            self.chance, _ = seeding.np_random(seed)
        self.course = Course(self.setting, self.setting.new(int(self.chance.integers(2**32))))
        self.agents = self.possible_agents.copy()
        self.steps = 0
        return self._observations(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Any], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]]:
        if not self.agents:
            return {}, {}, {}, {}, {}
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise BadSetting(f"all choose at every step, if only to wait; there is no choice of {missing[0]}")
        choices = [index(actions[agent]) for agent in self.agents]
        illegal = [choice not in self.course.open(seat) for seat, choice in enumerate(choices)]
        if not any(illegal):
            self.course.act_together(choices, self.steps)
            self.steps += 1
        over = not self.course.actors
        told = self._observations()
        earned = [ILLEGAL if wrong else reward for wrong, reward in zip(illegal, self.course.rewards(), strict=True)]
        rewards = dict(zip(self.agents, earned, strict=True))
        ended, cut = dict.fromkeys(self.agents, over), dict.fromkeys(self.agents, False)
        infos: dict[str, dict[str, Any]] = {
            agent: {"illegal": True} if wrong else {} for agent, wrong in zip(self.agents, illegal, strict=True)
        }
        if over:
            self.agents = []
        return told, rewards, ended, cut, infos

    def render(self) -> str | None:
        """What everybody sees."""
        course = self.course
        alone = self.setting.seats == 1
        return str(course.state.view(0 if alone else None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        pass

    def _observations(self) -> dict[str, Any]:
        return {
            agent: observation(self.setting.features, self.course.row(seat), self.course.open(seat))
            for seat, agent in enumerate(self.possible_agents)
        }


def parallel(game: str, mode: str = "", seats: int = 0, render_mode: str | None = None, **more: Any) -> TogetherEnv:
    """A game as PettingZoo's parallel environment."""
    return TogetherEnv(Setting(game, mode, seats, **more), render_mode)
