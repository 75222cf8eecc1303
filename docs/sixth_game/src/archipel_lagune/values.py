"""Actions, events, options and the view of Lagune."""

from __future__ import annotations

from typing import ClassVar, Final, Literal

from archipel.core.text import Arg, Text, seat_text
from archipel.core.values import Action, Event, Options, Seat, View

SIDE: Final = 4
CELLS: Final = SIDE * SIDE
TIDES: Final = 2 * SIDE
ROUNDS: Final = 6
EMPTY: Final = -1
REEF: Final = -2


def cell_name(cell: int) -> str:
    return f"{'abcd'[cell % SIDE]}{cell // SIDE + 1}"


def in_tide(tide: int, cell: int) -> bool:
    """Tides 0 to 3 are the rows, 4 to 7 the columns."""
    return cell // SIDE == tide if tide < SIDE else cell % SIDE == tide - SIDE


class LaguneOptions(Options, frozen=True, kw_only=True):
    next_tide: Literal["hidden", "shown"] = "hidden"


class Moor(Action, frozen=True, tag="moor"):
    cell: int


ACTIONS: Final = (Moor,)
MOORS: Final = [Moor(cell) for cell in range(CELLS)]


class Told(Event, frozen=True):
    """An event told to everybody at once, its cell by name."""

    reveals: ClassVar[bool] = True

    def text(self) -> Text | None:
        args: dict[str, Arg] = {}
        for name in self.__struct_fields__:
            value = getattr(self, name)
            args[name] = seat_text(value) if name == "seat" else cell_name(value) if name == "cell" else value
        return Text(f"event-{self.__struct_config__.tag}", args)


class Turned(Told, frozen=True, tag="turned"):
    """A tide comes in."""

    tide: int

    def text(self) -> Text | None:
        return Text("event-turned", {"tide": Text(f"tide-{self.tide}")})


class Ready(Event, frozen=True, tag="ready"):
    """A seat has chosen in secret; where, nobody is told."""

    seat: Seat

    def text(self) -> Text | None:
        return None


class Moored(Told, frozen=True, tag="moored"):
    seat: Seat
    cell: int
    pearls: int


class Clashed(Told, frozen=True, tag="clashed"):
    """Two buoys for one place: it becomes a reef."""

    cell: int


class Drifted(Told, frozen=True, tag="drifted"):
    """Alone, the current brings a reef."""

    cell: int


EVENTS: Final = (Turned, Ready, Moored, Clashed, Drifted)


class LaguneView(View, frozen=True):
    """`next_tide` is -1 where it is hidden or none is left; `pick` is the seat's own choice, -1 before it."""

    seat: Seat | None
    seats: int
    cells: tuple[int, ...]
    tide: int
    next_tide: int
    left: int
    round: int
    over: bool
    pearls: tuple[int, ...]
    scores: tuple[int, ...]
    ready: tuple[bool, ...]
    pick: int
