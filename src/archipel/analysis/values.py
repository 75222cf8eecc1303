"""What an analysis says: frozen values with a JSON form, for a page, a cache, a picture to share."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.core.text import Text, text
from archipel.core.values import Seat

FORMAT = "archipel analysis 1"
HUNDREDTHS = 100

Depth = Literal["quick", "deep"]
Unit = Literal["chance", "points"]


def rounded(hundredths: int, unit: Unit) -> float:
    """As every page, picture and terminal shows it: per cents whole, points in tenths, halves up."""
    if unit == "chance":
        return (hundredths + 50) // 100
    return (hundredths + 5) // 10 / 10


class Estimate(msgspec.Struct, frozen=True):
    """A value and the half width of its 95 % interval, both in hundredths: of a per cent, or of a point."""

    value: int
    margin: int


class SeatValue(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a seat could expect with what it knew: its chance to win, or the points it ends with (`unit` says which).
    Alone also the points where they are not the value, and the chance of each title in hundredths of a per cent."""

    value: int
    margin: int
    points: Estimate | None = None
    titles: dict[str, int] = {}


class Choice(msgspec.Struct, frozen=True):
    """An action in its text form and what it was worth to the seat; empty: to let the table wait."""

    action: str
    value: int
    margin: int


class PartChange(msgspec.Struct, frozen=True):
    """A line of the score sheet, `part-<key>` in the game's locale files: the better choice brings so many hundredths
    of a point more there."""

    part: str
    points: int

    def text(self) -> Text:
        """The line in words."""
        key = "hint-gain" if self.points > 0 else "hint-loss"
        return text(key, points=max(1, round(abs(self.points) / HUNDREDTHS)), part=text(f"part-{self.part}"))


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """A choice among several: the action `ply` of the record, from 0. `cost` is what the better choice brings more, on
    the same twins, 0 where it brings none; `mistake`: it is larger than its own margin. `given` is what every
    choice, mistake or not, brought each seat beside what it could expect, which is how the bot `quick` would play on;
    `given_margin` is that of its own seat's."""

    ply: int
    seat: Seat
    played: Choice
    best: Choice
    cost: int
    margin: int
    mistake: bool
    given: tuple[int, ...]
    weighed: tuple[Choice, ...]
    why: tuple[PartChange, ...]
    given_margin: int = 0


class PlyResult(msgspec.Struct, frozen=True):
    """All that one job finds: what every seat could expect after `ply` actions, and the decision that comes next where
    there is one. `key` says of which game and of what depth: kept ones are used where it agrees."""

    key: str
    ply: int
    values: tuple[SeatValue, ...]
    decision: Decision | None = None


class Shift(msgspec.Struct, frozen=True):
    """What changed a seat's value: chance and what was revealed, its own choices beside what was to be expected
    of it (above 0 where they were better), those of others."""

    luck: int
    own: int
    others: int


class Moment(msgspec.Struct, frozen=True):
    """After `ply` actions, by seat: what it could expect, and what had changed since the moment before."""

    ply: int
    values: tuple[SeatValue, ...]
    shifts: tuple[Shift, ...]


class TurningPoint(msgspec.Struct, frozen=True):
    """A costly turn: actions `first` to `last` of the record are one choice, `ply` is the one among them that cost
    most; the value fell from `best` to `left`."""

    seat: Seat
    first: int
    last: int
    ply: int
    cost: int
    margin: int
    best: int
    left: int


class Stroke(msgspec.Struct, frozen=True):
    """What chance or a reveal brought a seat with the action `ply`."""

    seat: Seat
    ply: int
    change: int
    margin: int


class Sum(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat's whole game: `start` + `luck` + `own` + `others` is `end`, exactly. `margin` is that of `own`."""

    start: int
    end: int
    luck: int
    own: int
    others: int
    margin: int = 0


class Analysis(msgspec.Struct, frozen=True):
    """A game looked back on. `moments` are one more than the actions; by seat: `turning_points`, the costliest first
    and at most three, `strokes`, at most two, and `sums`. `finished`: the last moment is the outcome itself."""

    format: str
    game: str
    rules: int
    mode: str
    seats: int
    depth: Depth
    unit: Unit
    finished: bool
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    turning_points: tuple[tuple[TurningPoint, ...], ...]
    strokes: tuple[tuple[Stroke, ...], ...]
    sums: tuple[Sum, ...]

    def to_json(self) -> bytes:
        return msgspec.json.encode(self)

    @classmethod
    def from_json(cls, data: bytes | str) -> Analysis:
        """ValueError with one sentence for anything else."""
        try:
            found = msgspec.json.decode(data, type=cls)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise ValueError(f"not an analysis: {error}") from None
        if found.format != FORMAT:
            raise ValueError(f"not an analysis of this kind: {found.format[:40]!r}")
        return found
