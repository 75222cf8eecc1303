"""Gymnasium: many games in one process, side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from archipel.core.features import WAIT
from archipel.core.values import Seat
from archipel.envs.arrays import action_space, named, observation_space, row_size
from archipel.envs.lone import LoneCourse
from archipel.envs.setting import Reward, Setting
from archipel.envs.single import ILLEGAL
from archipel.kit.spelling import NoSuchChoice


class ManyGames(VectorEnv[dict[str, Any], NDArray[np.int64], NDArray[Any]]):
    """As many tables as asked for, each as SingleEnv has one; a game that is over is followed by a new one in the same
    step, its last observation in `final_obs`. Observations are the same arrays at every step unless `copy`."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(
        self,
        game: str,
        mode: str = "",
        num_envs: int = 1,
        seats: int = 0,
        bots: Sequence[str] = ("greedy",),
        seat: Seat = 0,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "outcome",
        copy: bool = True,
        render_mode: str | None = None,
    ) -> None:
        self.setting = setting = Setting(game, mode, seats, options, reward)
        self.num_envs = num_envs
        self.copy = copy
        self.render_mode = render_mode
        self.single_observation_space = observation_space(setting.features)
        self.single_action_space = action_space(setting.features)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.tables = [LoneCourse(setting, bots, seat) for _ in range(num_envs)]
        self.opens: list[list[int]] = [[] for _ in self.tables]
        self.starts = [number * len(setting.features.choices) for number in range(num_envs)]
        self.rows = np.zeros((num_envs, row_size(setting.features)), np.uint8)
        self.masks = np.zeros((num_envs, len(setting.features.choices)), np.int8)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A seed seeds all tables, a list of seeds each of them."""
        seeds = [seed + number if isinstance(seed, int) else None for number in range(self.num_envs)]
        if isinstance(seed, list):
            seeds = seed
        self.chances = [seeding.np_random(one)[0] for one in seeds]
        for number in range(self.num_envs):
            self._begin(number)
        return self._told(), {}

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        last: list[tuple[int, dict[str, Any]]] = []
        illegal: list[int] = []
        for number, choice in enumerate(actions.tolist()):
            table = self.tables[number]
            try:
                table.choose(choice)
            except NoSuchChoice:
                rewards[number] = ILLEGAL
                illegal.append(number)
                continue
            if table.over:
                rewards[number] = table.reward()
                ended[number] = True
                last.append((number, self._last(number)))
                self._begin(number)
            else:
                self._show(number)
        return self._told(), rewards, ended, np.zeros(self.num_envs, np.bool_), self._infos(last, illegal)

    def random_choices(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """An open choice for each table, each as likely."""
        parts = chance.random(self.num_envs).tolist()
        chosen = [open[int(part * len(open))] for open, part in zip(self.opens, parts, strict=True)]
        return np.array(chosen, np.int64)

    def _begin(self, number: int) -> None:
        table = self.tables[number]
        table.begin(int(self.chances[number].integers(2**32)))
        self._show(number)

    def _show(self, number: int) -> None:
        course, seat = self.tables[number].course, self.tables[number].seat
        self.opens[number] = course.decision(seat).open()
        self.rows[number] = np.frombuffer(course.row(seat), np.uint8)

    def _last(self, number: int) -> dict[str, Any]:
        rows = np.frombuffer(self.tables[number].row(), np.uint8)
        mask = np.zeros_like(self.masks[number])
        mask[WAIT] = 1
        return {"observation": named(self.setting.features, rows), "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        self.masks.fill(0)
        opens = zip(self.starts, self.opens, strict=True)
        self.masks.reshape(-1)[[start + choice for start, open in opens for choice in open]] = 1
        rows, masks = (self.rows.copy(), self.masks.copy()) if self.copy else (self.rows, self.masks)
        return {"observation": named(self.setting.features, rows), "action_mask": masks}

    def _infos(self, last: list[tuple[int, dict[str, Any]]], illegal: list[int]) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        for key, numbers in (("final_obs", [number for number, _ in last]), ("illegal", illegal)):
            if numbers:
                infos[f"_{key}"] = np.isin(np.arange(self.num_envs), numbers)
        if last:
            infos["final_obs"] = np.full(self.num_envs, None, object)
            for number, told in last:
                infos["final_obs"][number] = told
        if illegal:
            infos["illegal"] = infos["_illegal"]
        return infos
