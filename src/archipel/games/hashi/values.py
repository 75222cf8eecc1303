"""Actions, events, options and the view of Hashi."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar, Final, Literal

import msgspec

from archipel.core.text import Arg, Text, seat_text, text
from archipel.core.values import Action, Event, Feat, Options, Seat, View
from archipel.games.hashi.content import ISLANDS, START_NUMBERS
from archipel.kit.events import Own

Side = Literal["A", "B"]
Stage = Literal["start", "write", "draw", "confirm", "done", "over"]


class HashiOptions(Options, frozen=True, kw_only=True):
    """`content` are boards and cards of an owner's own, packed."""

    side: Side = "A"
    low_bonus_window: Literal["next_turn", "any_later_turn"] = "next_turn"
    solo_start: Literal["self", "random"] = "self"
    content: str = ""


class Start(Action, frozen=True, tag="start"):
    """The number a seat writes before play, for its left neighbour."""

    island: int
    number: int


class Write(Action, frozen=True, tag="write"):
    island: int


class SkipNumber(Action, frozen=True, tag="skip_number"):
    pass


class Bridge(Action, frozen=True, tag="bridge"):
    line: str


class SkipBridges(Action, frozen=True, tag="skip_bridges"):
    pass


class Confirm(Action, frozen=True, tag="confirm"):
    pass


STARTS: Final = {(i, n): Start(i + 1, n) for i in range(ISLANDS) for n in START_NUMBERS}
WRITES: Final = [Write(i + 1) for i in range(ISLANDS)]
SKIP_NUMBER: Final = SkipNumber()
SKIP_BRIDGES: Final = SkipBridges()
CONFIRM: Final = Confirm()


class Entry(Own, frozen=True):
    """An entry of a turn that is not over."""

    silent: ClassVar[bool] = True


class Chose(Entry, frozen=True, tag="chose"):
    seat: Seat
    island: int
    number: int


class Wrote(Entry, frozen=True, tag="wrote"):
    seat: Seat
    island: int
    number: int


class Drew(Entry, frozen=True, tag="drew"):
    seat: Seat
    line: str


class Declined(Entry, frozen=True, tag="declined"):
    """`what` is `number` or `bridges`."""

    seat: Seat
    what: str


class Ready(Event, frozen=True, tag="ready"):
    """A seat has confirmed and waits for the others."""

    silent: ClassVar[bool] = True
    seat: Seat


class Passed(Event, frozen=True, tag="passed"):
    """`seat` receives the board that its right neighbour started."""

    reveals: ClassVar[bool] = True
    seat: Seat
    island: int
    number: int


class Turned(Event, frozen=True, tag="turned"):
    reveals: ClassVar[bool] = True
    turn: int
    number: int
    bridges: int


class Entered(Event, frozen=True, tag="entered"):
    """What a seat entered this turn, told to all at once; island 0: no number, no lines: no bridges."""

    reveals: ClassVar[bool] = True
    seat: Seat
    island: int
    number: int
    lines: tuple[str, ...]

    def text(self) -> Text | None:
        wrote = "wrote" if self.island else "blank"
        args: dict[str, Arg] = {"seat": seat_text(self.seat), "number": self.number, "island": self.island}
        args |= {"wrote": wrote, "bridges": len(self.lines)}
        return Text("event-entered", args)


class Closed(Event, frozen=True, tag="closed"):
    """Islands a seat finished this turn."""

    seat: Seat
    islands: tuple[int, ...]

    def text(self) -> Text | None:
        named = ", ".join(str(island) for island in self.islands)
        return text("event-closed", seat=seat_text(self.seat), islands=named, count=len(self.islands))


class Reached(Event, frozen=True, tag="reached"):
    """A seat reached a bonus; 0 points: too late."""

    feat: ClassVar[Feat] = "bonus"
    names: ClassVar[Mapping[str, str]] = {"bonus": "bonus"}
    seat: Seat
    bonus: str
    points: int


class Struck(Event, frozen=True, tag="struck"):
    """A value of a bonus is crossed off for whoever has not got it."""

    names: ClassVar[Mapping[str, str]] = {"bonus": "bonus"}
    bonus: str
    points: int


class Ended(Event, frozen=True, tag="ended"):
    """The game is over and the hidden card is shown."""

    feat: ClassVar[Feat] = "round"
    number: int
    bridges: int


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What a seat is asked, who is `ready`, and what the seat has entered so far: the island it `wrote` on (0: none),
    the lines it `drew` and how many are `left`, or the island and number it chose to `start` with."""

    stage: Stage
    ready: tuple[bool, ...]
    wrote: int = 0
    drew: tuple[str, ...] = ()
    left: int = 0
    start: tuple[int, int] | None = None


class BoardView(msgspec.Struct, frozen=True, gc=False):
    """A board as somebody may see it: number on each island (0: none), bridges on each line."""

    numbers: tuple[int, ...]
    bridges: tuple[int, ...]
    finished: tuple[bool, ...]
    group: int


class HashiView(View, frozen=True):
    """`boards` are as of the end of the last turn, but the seat's own, which shows its pending entries.

    `seen` are the indices of the cards turned so far, `card` the one in play (-1: none), `removed` the hidden card,
    known when all is over (-1 before). `reached` and `points` are by bonus, then seat; a turn of 0: not reached. `last`
    tells by seat what was entered in the last turn: island (0: declined) and number of bridges. `content` is as in the
    options.
    """

    seat: Seat | None
    seats: int
    side: Side
    low_bonus_window: str
    turn: int
    card: int
    seen: tuple[int, ...]
    removed: int
    boards: tuple[BoardView, ...]
    reached: tuple[tuple[int, ...], ...]
    points: tuple[tuple[int, ...], ...]
    last: tuple[tuple[int, int], ...]
    scores: tuple[int, ...]
    pending: Pending
    rank: str
    content: str = ""
