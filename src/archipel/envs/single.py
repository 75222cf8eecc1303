"""Gymnasium: one learner at one table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
from typing import Any

import gymnasium as gym

from archipel.core.values import Seat
from archipel.envs.arrays import action_space, observation, observation_space
from archipel.envs.lone import LoneCourse
from archipel.envs.setting import BadSetting, Reward, Setting
from archipel.kit.spelling import NoSuchChoice

ILLEGAL = -1.0
"""The reward of a choice that is not open; nothing else comes of it."""


class SingleEnv(gym.Env[dict[str, Any], int]):
    """A solo mode, or a seat against named bots. `action_mask` stands in the observation and in the info."""

    metadata = {"render_modes": ["ansi"], "render_fps": 4}

    def __init__(
        self,
        game: str,
        mode: str = "",
        seats: int = 0,
        bots: str | Sequence[str] = ("greedy",),
        seat: Seat = 0,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "outcome",
        render_mode: str | None = None,
    ) -> None:
        self.setting = Setting(game, mode, seats, options, reward)
        self.lone = LoneCourse(self.setting, bots, seat)
        self.observation_space = observation_space(self.setting.features)
        self.action_space = action_space(self.setting.features)
        if render_mode not in (None, *self.metadata["render_modes"]):
            raise BadSetting(f"there is no render mode {render_mode!r}; there is ansi")
        self.render_mode = render_mode

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.lone.begin(int(self.np_random.integers(2**32)))
        return self._told({})

    def step(self, action: int) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        illegal: dict[str, Any] = {}
        try:
            self.lone.choose(whole(action))
            reward = self.lone.reward()
        except NoSuchChoice:
            reward, illegal = ILLEGAL, {"illegal": True}
        told, info = self._told(illegal)
        return told, reward, self.lone.over, False, info

    def render(self) -> str | None:
        """What the learner sees."""
        lone = self.lone
        return self.setting.board(lone.course.state, lone.seat) if self.render_mode == "ansi" else None

    def action_masks(self) -> Any:
        """As some learners ask for it."""
        return self._told({})[0]["action_mask"]

    def _told(self, info: dict[str, Any]) -> tuple[dict[str, Any], dict[str, Any]]:
        told = observation(self.setting.features, self.lone.row(), self.lone.open())
        return told, {**info, "action_mask": told["action_mask"]}


def whole(action: Any) -> int:
    """A choice as learners hand it over: a whole number, or an array of one."""
    return index(action.item() if hasattr(action, "item") else action)
