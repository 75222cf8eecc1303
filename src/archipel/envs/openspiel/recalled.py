"""A course that remembers what each seat was told and chose: perfect recall, and a way to be kept."""

from __future__ import annotations

from hashlib import blake2b
from typing import Any

import msgspec

from archipel.core.rng import Rng
from archipel.core.state import State
from archipel.core.values import Action, Seat
from archipel.core.visibility import seen
from archipel.envs.course import Course
from archipel.envs.setting import BadSetting, Reward, Setting

SIZE = 16
NONE = b""


class Kept(msgspec.Struct, frozen=True):
    """A course as plain values: who acted how, and what everybody is in the middle of saying."""

    setting: tuple[str, str, int, dict[str, Any], Reward]
    deal: int
    actions: list[tuple[Seat, str]]
    begun: dict[Seat, list[int]]
    held: dict[Seat, str]
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
        course = cls(setting, setting.new(deal), deal)
        for seat in range(setting.seats):
            course._recall(seat, msgspec.json.encode(course.state.view(seat)))
        return course

    def act(self, seat: Seat, action: Action) -> None:
        super().act(seat, action)
        self.actions.append((seat, str(action)))
        self._recall(seat, str(action).encode())
        for viewer in range(self.setting.seats):
            told = seen(self.told, viewer)
            if told:
                self._recall(viewer, msgspec.json.encode(told))
        for viewer in self.actors:
            self._recall(viewer, msgspec.json.encode(self.state.view(viewer)))

    def _recall(self, seat: Seat, more: bytes) -> None:
        self.recall[seat] = blake2b(self.recall[seat] + more, digest_size=SIZE).digest()

    def clone(self) -> Recalled:
        twin = Recalled(self.setting, self.state.clone(), self.deal)
        self.copy_to(twin, range(self.setting.seats))
        twin.actions, twin.recall = self.actions.copy(), self.recall.copy()
        return twin

    def redrawn(self, player: Seat, chance: Rng) -> Recalled:
        """A course the player cannot tell from this one: what others know, hold back or have half said is drawn anew;
        of what they recall only a fingerprint stays, the same in every such course."""
        twin = Recalled(self.setting, self.state.determinize(player, chance))
        self.copy_to(twin, (player,))
        twin.recall = self.recall.copy()
        for seat in self.held:
            if seat != player and seat in twin.actors:
                twin.held[seat] = chance.choose(twin.state.legal_actions(seat))
        return twin

    def __deepcopy__(self, memo: dict[int, Any]) -> Recalled:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        if self.deal is None:
            raise BadSetting("a state with hidden things redrawn has no record to keep it by")
        named = self.setting.told
        held = {seat: str(action) for seat, action in self.held.items()}
        kept = Kept(named, self.deal, self.actions, self.begun(), held, self.last, self.speaking)
        return restored, (msgspec.json.encode(kept),)


def restored(kept: bytes) -> Recalled:
    """The course of what was kept, played again."""
    told = msgspec.json.decode(kept, type=Kept)
    setting = Setting(*told.setting)
    course = Recalled.dealt(setting, told.deal)
    for seat, line in told.actions:
        course.act(seat, setting.game.actions.parse(line))
    for seat, chosen in told.begun.items():
        for choice in chosen:
            course.settle(seat, choice)
    course.held = {seat: setting.game.actions.parse(line) for seat, line in told.held.items()}
    course.last, course.speaking = told.last, told.speaking
    return course
