"""What one page of a table shows now: the only place that reads what a table tells."""

from __future__ import annotations

import random

import msgspec

from archipel.core.scene import Zone
from archipel.core.text import Text
from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.messages import Act, WireCells, WireGroup

EMPTY = msgspec.Raw(b"{}")
NONE = msgspec.Raw(b"null")


class Choices(msgspec.Struct):
    """The part of a scene that says what may be done: gestures, counted through groups and rows."""

    zones: list[Zone] = []
    groups: list[WireGroup] = []
    cells: list[WireCells] = []

    def __len__(self) -> int:
        return sum(len(group.gestures) for group in self.groups) + sum(len(row.cells) for row in self.cells)

    def action(self, number: int) -> str:
        """The action of one gesture; of a wide row nothing else is unpacked."""
        for group in self.groups:
            if number < len(group.gestures):
                return group.gestures[number].action
            number -= len(group.gestures)
        for row in self.cells:
            if number < len(row.cells):
                zones = {zone.id: zone for zone in self.zones}
                return next(unpacked([], [_cut(row, number)], zones)).action
            number -= len(row.cells)
        raise IndexError(number)


def _cut(row: WireCells, at: int) -> WireCells:
    """A row of the one gesture at a place; its numbers are differences, so those before it are added up."""
    words = [[sum(column[: at + 1])] for column in row.words]
    return WireCells(row.zone, row.action, [sum(row.cells[: at + 1])], words=words)


class Shown(msgspec.Struct):
    """A picture but for its scene, which is read only where something is chosen from it."""

    ply: int = 0
    scene: msgspec.Raw = EMPTY
    waiting: bool = False
    outcome: msgspec.Raw = NONE
    stopped: bool = False


class Status(msgspec.Struct):
    acting: bool = False


class Told(msgspec.Struct):
    """What of any message matters here."""

    kind: str = msgspec.field(name="is")
    picture: Shown | None = None
    seats: list[Status] | None = None
    why: Text | None = None


TOLD: msgspec.json.Decoder[Told] = msgspec.json.Decoder(Told)
CHOICES: msgspec.json.Decoder[Choices] = msgspec.json.Decoder(Choices)
ENCODER = msgspec.json.Encoder()


class Page:
    """Messages in, legal actions out."""

    def __init__(self) -> None:
        self.shown: Shown | None = None
        self.acting = 0

    def receive(self, message: bytes) -> Told:
        told = TOLD.decode(message)
        if told.picture is not None:
            self.shown = told.picture
        if told.seats is not None:
            self.acting = sum(seat.acting for seat in told.seats)
        return told

    def over(self) -> bool:
        return self.shown is not None and (self.shown.outcome != NONE or self.shown.stopped)

    def awaited(self) -> bool:
        """Whether the table waits for whoever looks at this page."""
        return self.shown is not None and not self.shown.waiting and not self.over()

    def alone(self) -> bool:
        """Whether it waits for nobody else, so that whatever comes next answers this page."""
        return self.acting < 2

    def choices(self) -> Choices:
        return CHOICES.decode(self.shown.scene) if self.shown is not None else Choices()

    def act(self, chance: random.Random) -> bytes | None:
        """The message that plays an action at random, every gesture as likely as another; None: there is none."""
        choices = self.choices()
        if self.shown is None or not len(choices):
            return None
        return ENCODER.encode(Act(self.shown.ply, choices.action(int(chance.random() * len(choices)))))
