"""A course that remembers what each seat was told and chose: perfect recall, and a way to be kept."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.core.visibility import seen
from archipel.envs.course import Course
from archipel.envs.setting import BadSetting, Setting

SIZE = 16
NONE = b""


class Kept(msgspec.Struct, frozen=True):
    """A course as plain values: who acted how, and what everybody is in the middle of saying."""

    setting: tuple[str, str, int, dict[str, Any], str]
    deal: int
    actions: list[tuple[Seat, str]]
    begun: dict[Seat, list[int]]
    last: Seat
    speaking: Seat


class Recalled(Course):
    """`recall` is by seat a fingerprint of all it was told and did; `deal` is None where hidden things were redrawn,
    for such a course has no record."""

    def __init__(self, setting: Setting, state: State, deal: int | None = None) -> None:
        super().__init__(setting, state, hears=True)
        self.deal = deal
        self.actions: list[tuple[Seat, str]] = []
        self.recall = [NONE] * setting.seats

    @classmethod
    def dealt(cls, setting: Setting, deal: int) -> Recalled:
        return cls(setting, setting.new(deal), deal)

    def act(self, seat: Seat, action: Action) -> None:
        super().act(seat, action)
        self.actions.append((seat, str(action)))
        for viewer in range(self.setting.seats):
            told = msgspec.json.encode(seen(self.told, viewer))
            own = str(action).encode() if viewer == seat else NONE
            if told != b"[]" or own:
                digest = blake2b(self.recall[viewer], digest_size=SIZE)
                digest.update(told + own)
                self.recall[viewer] = digest.digest()

    def twin(self, state: State) -> Recalled:
        twin = Recalled(self.setting, state)
        self.copy_to(twin)
        twin.actions, twin.recall = self.actions.copy(), self.recall.copy()
        return twin

    def clone(self) -> Recalled:
        twin = self.twin(self.state.clone())
        twin.deal = self.deal
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Recalled:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.deal is None:
            raise BadSetting("a state with hidden things redrawn has no record to keep it by")
        setting = self.setting
        options = msgspec.to_builtins(setting.options)
        named = (setting.game.id, setting.mode.id, setting.seats, options, setting.reward)
        kept = Kept(named, self.deal, self.actions, self.begun(), self.last, self.speaking)
        return restored, (msgspec.json.encode(kept),)


def restored(kept: bytes) -> Recalled:
    """The course of what was kept, played again."""
    told = msgspec.json.decode(kept, type=Kept)
    game, mode, seats, options, reward = told.setting
    setting = Setting(game, mode, seats, options, reward)  # type: ignore[arg-type]
    course = Recalled.dealt(setting, told.deal)
    for seat, line in told.actions:
        course.act(seat, setting.game.actions.parse(line))
    for seat, chosen in told.begun.items():
        for choice in chosen:
            course.settle(seat, choice)
    course.last, course.speaking = told.last, told.speaking
    return course
