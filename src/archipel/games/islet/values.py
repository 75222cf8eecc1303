"""Actions, events and options of Islet.

A tile is named by its terrain and nest: `Wb` is water with a branch nest. A resource card is a letter: terrains W S C,
nests B L F. What is paid is a word of such letters: capital a card that goes back to its pile, small a guaranteed one
whose egg is tipped, `-` nothing; it is put in that order, whatever order it comes in. A cell is islet (1, or 1 day and
2 night when playing alone), x and y.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Final, Literal

import msgspec

from archipel.core.text import Arg, Text, seat_text, text
from archipel.core.values import Action, Event, Options, Seat

Tile = str
Card = str
Cell = tuple[int, int, int]
Resource = Literal["W", "S", "C", "B", "L", "F"]
NOTHING: Final = "-"
RESOURCES: Final = "WSCBLF"
THINGS: Final = ("terrain", "nest", "around")
LETTERS: Final = "wWsScCbBlLfF"
"""The order of what is paid."""


class IsletOptions(Options, frozen=True, kw_only=True):
    """`eggs` 0: as many as printed for the number of players; `content` are an owner's own cards for a game alone."""

    eggs: Literal[0, 5, 6, 7] = 0
    first_player: Literal["random", "seat_1", "seat_2", "seat_3", "seat_4"] = "random"
    nested_transformations: bool = True
    holes_are_sea: bool = True
    guaranteed_first_payment: bool = False
    stall_guard_rounds: Literal[0, 3] = 3
    level_match: Literal["exact", "at_least"] = "exact"
    surround_min_neighbours: Literal[1, 2, 3] = 2
    solo_discard_source: Literal["single", "mixed"] = "single"
    content: str = ""


class Start(Action, frozen=True, tag="start"):
    """Alone: the tile the bird begins on."""

    islet: int
    x: int
    y: int


class Place(Action, frozen=True, tag="place"):
    """Explore: one tile of the hand."""

    tile: Tile
    islet: int
    x: int
    y: int


class Stop(Action, frozen=True, tag="stop"):
    """The chain is done: take its resources, draw tiles."""


class Discard(Action, frozen=True, tag="discard"):
    """Over the limit of eight: one resource goes back to its pile."""

    card: Resource


class Move(Action, frozen=True, tag="move"):
    """Alone: begin a Move by removing three tiles: of the hand, of the bag, or each as one likes where agreed."""

    source: Literal["hand", "bag", "mixed"]


class Remove(Action, frozen=True, tag="remove"):
    """Alone: one tile of the hand leaves the game, or `bag`: a random one of the bag."""

    tile: Tile


class Advance(Action, frozen=True, tag="advance"):
    """One step of the bird: from the sea, to a neighbour, or to an equal tile of the other islet."""

    islet: int
    x: int
    y: int
    pay: str = NOTHING

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "pay", in_order(self.pay))


class Lay(Action, frozen=True, tag="lay"):
    """An egg where the bird is."""

    pay: str

    def __post_init__(self) -> None:
        msgspec.structs.force_setattr(self, "pay", in_order(self.pay))


def in_order(pay: str) -> str:
    """A payment has one spelling, in whatever order its cards are named; what is none stays as it is."""
    return "".join(sorted(pay, key=LETTERS.index)) if all(letter in LETTERS for letter in pay) else pay


class End(Action, frozen=True, tag="end"):
    """The Move is over; with nothing done in it, a pass."""


class Guarantee(Action, frozen=True, tag="guarantee"):
    card: Resource


class GiveUp(Action, frozen=True, tag="give_up"):
    """The guaranteed resource whose egg is laid; `ready`: its egg stands."""

    card: Resource
    ready: bool


class Fulfil(Action, frozen=True, tag="fulfil"):
    """Alone: which of two cards met is discarded."""

    card: Card


STOP: Final = Stop()
END: Final = End()


class Named(Event, frozen=True):
    """Tiles, resources and islets are spoken by their names."""

    names: ClassVar[Mapping[str, str]] = {"tile": "tile", "card": "resource", "islet": "islet"}


class RoundBegan(Event, frozen=True, tag="round"):
    """Heads what happens in a round; alone, in a turn."""

    round: int


class Started(Named, frozen=True, tag="started"):
    seat: Seat
    islet: int
    x: int
    y: int


class Placed(Event, frozen=True, tag="placed"):
    """`gain` is the card it will yield if there is one left."""

    seat: Seat
    tile: Tile
    islet: int
    x: int
    y: int
    level: int
    gain: Resource

    def text(self) -> Text | None:
        args: dict[str, Arg] = {"seat": seat_text(self.seat), "tile": text(f"tile-{self.tile}"), "level": self.level}
        return Text("event-placed", args)


class Gained(Event, frozen=True, tag="gained"):
    """What a chain yielded; `missed` is what empty piles owed."""

    seat: Seat
    cards: str
    missed: str

    def text(self) -> Text | None:
        args: dict[str, Arg] = {"seat": seat_text(self.seat), "cards": cards_text(self.cards)}
        return Text("event-gained", args | {"missed": cards_text(self.missed), "short": len(self.missed)})


class Drew(Event, frozen=True, tag="drew"):
    """Which tiles, only their owner is told."""

    reveals: ClassVar[bool] = True
    seat: Seat
    count: int
    tiles: tuple[str, ...]

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else Drew(self.seat, self.count, ())

    def text(self) -> Text | None:
        return text("event-drew", seat=seat_text(self.seat), count=self.count)


class Discarded(Named, frozen=True, tag="discarded"):
    seat: Seat
    card: Resource


class MoveBegan(Event, frozen=True, tag="move_began"):
    """Alone: a Move has begun, and its tiles come from here."""

    silent: ClassVar[bool] = True
    seat: Seat
    source: str


class Removed(Named, frozen=True, tag="removed"):
    """A tile of the hand has left the game."""

    seat: Seat
    tile: Tile


class Emptied(Event, frozen=True, tag="emptied"):
    """Tiles of the bag have left the game."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tiles: tuple[str, ...]

    def text(self) -> Text | None:
        return text("event-emptied", seat=seat_text(self.seat), count=len(self.tiles))


class Advanced(Event, frozen=True, tag="advanced"):
    """`way` is `land`, `step` or `travel`; `terrain` that of the cell reached."""

    seat: Seat
    way: str
    islet: int
    x: int
    y: int
    terrain: Resource
    pay: str

    def text(self) -> Text | None:
        args: dict[str, Arg] = {"seat": seat_text(self.seat), "way": self.way, "free": len(self.pay.strip(NOTHING))}
        return Text("event-advanced", args | {"terrain": text(f"on-{self.terrain}"), "cards": cards_text(self.pay)})


class Laid(Event, frozen=True, tag="laid"):
    seat: Seat
    islet: int
    x: int
    y: int
    level: int
    pay: str

    def text(self) -> Text | None:
        return text("event-laid", seat=seat_text(self.seat), level=self.level, cards=cards_text(self.pay))


class Guaranteed(Named, frozen=True, tag="guaranteed"):
    seat: Seat
    card: Resource


class GaveUp(Named, frozen=True, tag="gave_up"):
    seat: Seat
    card: Resource
    ready: bool


class Fulfilled(Event, frozen=True, tag="fulfilled"):
    """`asks` is what the card asks where it is an owner's own: level, terrain, nest, terrain around, -1 for none."""

    seat: Seat
    card: Card
    islet: int
    asks: tuple[int, ...] = ()

    def text(self) -> Text | None:
        side = side_text(self.card, self.islet, self.asks)
        return text("event-fulfilled", seat=seat_text(self.seat), card=side, islet=text(f"islet-{self.islet}"))


class Revealed(Event, frozen=True, tag="revealed"):
    reveals: ClassVar[bool] = True
    card: Card
    islet: int
    asks: tuple[int, ...] = ()

    def text(self) -> Text | None:
        side = side_text(self.card, self.islet, self.asks)
        return text("event-revealed", card=side, islet=text(f"islet-{self.islet}"))


class Rested(Event, frozen=True, tag="rested"):
    """A Move is over; `passed`: nothing was done in it."""

    seat: Seat
    passed: bool

    def text(self) -> Text | None:
        return text("event-passed", seat=seat_text(self.seat)) if self.passed else None


class LastEgg(Event, frozen=True, tag="last_egg"):
    seat: Seat


class LastTile(Event, frozen=True, tag="last_tile"):
    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    """`why` is `egg`, `tile`, `stall`, `saved` or `lost`."""

    why: str


def cards_text(letters: str) -> Text:
    """Cards as one phrase: `cards-2` joins two, each `count-W` and so on; small letters are tipped ones."""
    found: dict[str, Arg] = {}
    for letter in RESOURCES:
        count = letters.upper().count(letter)
        if count:
            found["abcdef"[len(found)]] = text(f"count-{letter}", count=count)
    return Text(f"cards-{len(found)}", found)


def side_text(card: str, islet: int, asks: Sequence[int]) -> Text:
    """What a side of a card asks: ours have sentences of their own, an owner's are put together."""
    if not asks:
        return text(f"card-{card}-{islet}")
    level, *things = asks
    found = [text("asks-level", level=level)] if level >= 0 else []
    found += [text(f"asks-{key}-{RESOURCES[type]}") for key, type in zip(THINGS, things, strict=True) if type >= 0]
    said = found[0]
    for other in found[1:]:
        said = text("asks-both", a=said, b=other)
    return said
