"""One learner at a table: alone, or against bots that are named."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy

from archipel.bots.levels import bot
from archipel.core.game import Bot, Outlook
from archipel.core.rng import Quick, Rng
from archipel.core.values import Seat
from archipel.envs.course import Course
from archipel.envs.setting import BadSetting, Setting


class LoneCourse:
    """A game in which one seat chooses and bots play the others, each by what its own view tells; `acts` counts what
    was carried out, from game to game."""

    def __init__(self, setting: Setting, bots: str | Sequence[str], seat: Seat) -> None:
        if not 0 <= seat < setting.seats:
            raise BadSetting(f"there is no seat {seat} at a table of {setting.seats}")
        others = setting.seats - 1
        bots = (bots,) if isinstance(bots, str) else bots
        line = list(bots) * others if len(bots) == 1 else list(bots)
        if len(line) != others:
            raise BadSetting(f"{others} bots sit at this table, or one name for all of them, not {len(line)}")
        for name in line:
            bot(setting.game, name)
        line.insert(seat, "")
        self.setting = setting
        self.names = line
        self.acts = 0
        self.begun = False
        self.seat = seat

    def begin(self, seed: int) -> None:
        """Deal, and let the bots play until the learner is asked."""
        self._sit_down(Course(self.setting, self.setting.new(seed)), Quick(seed))
        self.play_others()

    def _sit_down(self, course: Course, chance: Rng) -> None:
        game = self.setting.game
        self.course = course
        self.bots: list[Bot | None] = [bot(game, name) if name else None for name in self.names]
        self.chance = chance
        self.begun = True

    def __deepcopy__(self, memo: dict[int, object]) -> LoneCourse:
        twin = LoneCourse(*self._told())
        if self.begun:
            twin._sit_down(deepcopy(self.course), self.chance.clone())
        return twin

    def __reduce__(self) -> tuple[object, ...]:
        """Kept, it is a table at which a game has yet to begin."""
        return LoneCourse, self._told()

    def _told(self) -> tuple[Setting, list[str], Seat]:
        return self.setting, [name for name in self.names if name], self.seat

    def choose(self, choice: int) -> bool:
        """Whether that made an action, which the bots have answered. NoSuchChoice changes nothing."""
        if not self.course.choose(self.seat, choice):
            return False
        self.acts += 1
        self.play_others()
        return True

    def play_others(self) -> None:
        course = self.course
        while (turn := course.turn()) not in (self.seat, -1):
            player = self.bots[turn]
            assert player is not None
            self.acts += 1
            course.act(turn, player.choose(Outlook(self.setting.game, course.state, turn), self.chance))

    @property
    def over(self) -> bool:
        return not self.course.actors

    def open(self) -> list[int]:
        return self.course.open(self.seat)

    def row(self) -> bytes:
        return self.course.row(self.seat)

    def reward(self) -> float:
        return self.course.rewards()[self.seat]
