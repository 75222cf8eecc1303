"""What one page of a table shows now: the only place that reads what a table tells."""

from __future__ import annotations

import random

import msgspec

from archipel.core.text import Text
from archipel.load.errors import LoadError
from archipel.table.wire.gesture_codec import action_at
from archipel.table.wire.held_scene import NotHeld, changed, digest_of
from archipel.table.wire.messages import Act
from archipel.table.wire.scene_messages import SceneChange, WireScene

NONE = msgspec.Raw(b"null")
ASTRAY = "a page no longer holds the scene that the server thinks it holds"


class Choices:
    """What a scene says may be done: gestures, counted through groups and rows."""

    def __init__(self, scene: WireScene) -> None:
        self.groups, self.cells = scene.groups, scene.cells

    def __len__(self) -> int:
        return sum(len(group.gestures) for group in self.groups) + sum(len(row.columns[0]) for row in self.cells)

    def action(self, number: int) -> str:
        """The action of one gesture; of a wide row nothing else is unpacked."""
        for group in self.groups:
            if number < len(group.gestures):
                return group.gestures[number].action
            number -= len(group.gestures)
        for row in self.cells:
            if number < len(row.columns[0]):
                return action_at(row, number)
            number -= len(row.columns[0])
        raise IndexError(number)


class Shown(msgspec.Struct):
    """A picture, with the whole scene or what differs from the one before."""

    ply: int = 0
    scene: WireScene | None = None
    change: SceneChange | None = None
    digest: int = 0
    undo: bool = False
    waiting: bool = False
    outcome: msgspec.Raw = NONE
    stopped: bool = False


class Status(msgspec.Struct):
    acting: bool = False


class Told(msgspec.Struct):
    """What of any message matters here; `seat` is whose page it is, `start` the milliseconds until all may begin."""

    kind: str = msgspec.field(name="is")
    seat: int | None = None
    picture: Shown | None = None
    seats: list[Status] | None = None
    why: Text | None = None
    start: int = 0


TOLD: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
ENCODER = msgspec.json.Encoder()
EMPTY = WireScene(Text(""), (), (), [], 0, [], [], ())


class Page:
    """Messages in, legal actions out."""

    def __init__(self) -> None:
        self.shown: Shown | None = None
        self.scene = EMPTY
        self.acting = 0

    def receive(self, message: bytes) -> Told:
        told = TOLD.decode(message)
        if told.picture is not None:
            self._show(told.picture)
        if told.seats is not None:
            self.acting = sum(seat.acting for seat in told.seats)
        return told

    def _show(self, shown: Shown) -> None:
        self.shown = shown
        try:
            self.scene = changed(self.scene, shown.change) if shown.change else shown.scene or EMPTY
        except NotHeld:
            raise LoadError(ASTRAY) from None
        if digest_of(self.scene) != shown.digest:
            raise LoadError(ASTRAY)

    def over(self) -> bool:
        return self.shown is not None and (self.shown.outcome != NONE or self.shown.stopped)

    def awaited(self) -> bool:
        """Whether the table waits for whoever looks at this page."""
        return self.shown is not None and not self.shown.waiting and not self.over()

    def alone(self) -> bool:
        """Whether it waits for nobody else, so that whatever comes next answers this page."""
        return self.acting < 2

    def choices(self) -> Choices:
        return Choices(self.scene)

    def act(self, chance: random.Random) -> bytes | None:
        """The message that plays an action at random, every gesture as likely as another; None: there is none."""
        chosen = self.choose(chance)
        return None if chosen is None else ENCODER.encode(chosen)

    def choose(self, chance: random.Random) -> Act | None:
        """The same, not yet a message."""
        choices = self.choices()
        if self.shown is None or not len(choices):
            return None
        return Act(self.shown.ply, choices.action(int(chance.random() * len(choices))))
