"""Gymnasium: many games in one process, side by side."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from operator import index
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
from archipel.envs.setting import BadSetting, Reward, Setting
from archipel.envs.single import ILLEGAL
from archipel.envs.tables import Sheet, choose


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
        bots: str | Sequence[str] = ("greedy",),
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
        self.chances: dict[int, np.random.Generator] = {}
        self.opens: list[list[int]] = [[] for _ in self.tables]
        self.rows = np.zeros((num_envs, row_size(setting.features)), np.uint8)
        self.masks = np.zeros((num_envs, len(setting.features.choices)), np.int8)

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A seed seeds the first table, the next one the second and so on; or each table has one of its own. Without
        seeds all go on with the chance they have."""
        seeds = seed if isinstance(seed, Sequence) else self._seeds(seed)
        if len(seeds) != self.num_envs:
            raise BadSetting(f"there are {self.num_envs} tables and {len(seeds)} seeds")
        sheet = self._sheet()
        for number, one in enumerate(seeds):
            if one is not None or number not in self.chances:
                self.chances[number] = seeding.np_random(None if one is None else index(one))[0]
            self._begin(number, sheet)
        told = self._told()
        return told, {"action_mask": told["action_mask"]}

    def _seeds(self, seed: int | None) -> list[int | None]:
        return [None if seed is None else index(seed) + number for number in range(self.num_envs)]

    def step(
        self, actions: NDArray[np.int64]
    ) -> tuple[dict[str, Any], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        choices = np.asarray(actions).reshape(-1).tolist()
        if len(choices) != self.num_envs:
            raise BadSetting(f"there are {self.num_envs} tables and {len(choices)} choices")
        rewards = np.zeros(self.num_envs)
        ended = np.zeros(self.num_envs, np.bool_)
        sheet = self._sheet()
        illegal, over = choose(self.tables, choices, self.opens, sheet)
        rewards[illegal] = ILLEGAL
        last: list[tuple[int, dict[str, Any]]] = []
        for number in over:
            rewards[number] = self.tables[number].reward()
            ended[number] = True
            last.append((number, self._last(number)))
            self._begin(number, sheet)
        told, infos = self._told(), self._infos(last, illegal)
        infos["action_mask"] = told["action_mask"]
        return told, rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def random_choices(self, chance: np.random.Generator) -> NDArray[np.int64]:
        """An open choice for each table, each as likely."""
        parts = chance.random(self.num_envs).tolist()
        chosen = [open[int(part * len(open))] for open, part in zip(self.opens, parts, strict=True)]
        return np.array(chosen, np.int64)

    def _begin(self, number: int, sheet: Sheet) -> None:
        table = self.tables[number]
        table.begin(int(self.chances[number].integers(2**32)))
        self.opens[number] = sheet.write(number, table, acted=True)

    def _sheet(self) -> Sheet:
        """The arrays as plain memory. It is not kept: environments are copied."""
        rows, masks = self.rows.reshape(-1).data, self.masks.reshape(-1).data.cast("B")
        return Sheet(self.setting.features, rows, masks)

    def _last(self, number: int) -> dict[str, Any]:
        rows = np.frombuffer(self.tables[number].row(), np.uint8).copy()
        mask = np.zeros_like(self.masks[number])
        mask[WAIT] = 1
        return {"observation": named(self.setting.features, rows), "action_mask": mask}

    def _told(self) -> dict[str, Any]:
        rows, masks = (self.rows.copy(), self.masks.copy()) if self.copy else (self.rows, self.masks)
        return {"observation": named(self.setting.features, rows), "action_mask": masks}

    def _infos(self, last: list[tuple[int, dict[str, Any]]], illegal: list[int]) -> dict[str, Any]:
        infos: dict[str, Any] = {}
        if last:
            infos["final_obs"], infos["final_info"] = (np.full(self.num_envs, None, object) for _ in range(2))
            for number, told in last:
                infos["final_obs"][number], infos["final_info"][number] = told, {"action_mask": told["action_mask"]}
            infos["_final_obs"] = infos["_final_info"] = self._some([number for number, _ in last])
        if illegal:
            infos["illegal"] = infos["_illegal"] = self._some(illegal)
        return infos

    def _some(self, numbers: list[int]) -> NDArray[np.bool_]:
        return np.isin(np.arange(self.num_envs), numbers)
