"""Actions, options and the view of Islet.

A tile is named by its terrain and nest: `Wb` is water with a branch nest. A resource card is a letter: terrains W S C,
nests B L F. What is paid is a word of such letters: capital a card that goes back to its pile, small a guaranteed one
whose egg is tipped, `-` nothing; it is put in that order, whatever order it comes in. A cell is islet (1, or 1 day and
2 night when playing alone), x and y.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal

import msgspec

from archipel.core.text import Text, text
from archipel.core.values import Action, Options, Seat, View

Tile = str
Card = str
Cell = tuple[int, int, int]
StageName = Literal[
    "start", "turn", "chain", "discard", "remove", "move", "guarantee", "give_up", "fulfil", "over"
]  # fmt: skip
Resource = Literal["W", "S", "C", "B", "L", "F"]
NOTHING: Final = "-"
RESOURCES: Final = "WSCBLF"
THINGS: Final = ("terrain", "nest", "around")
LETTERS: Final = "wWsScCbBlLfF"
"""The order of what is paid."""


class IsletOptions(Options, frozen=True, kw_only=True, cache_hash=True):
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


class CellView(msgspec.Struct, frozen=True, gc=False):
    """A stack from its lowest tile to its top; `egg` is the seat that laid there, -1: none."""

    at: Cell
    stack: tuple[Tile, ...]
    egg: int


class LinkView(msgspec.Struct, frozen=True, gc=False):
    """One tile of the chain in hand; `gain` is the card it yields, `owed`: its pile will be empty by then."""

    tile: Tile
    cell: Cell
    level: int
    gain: Resource
    owed: bool


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What the seat in turn is asked, for whoever looks on. `chain` are the tiles placed in this Explore, `visited` are
    cells a free step may not go back to, `choices` the cards met by an egg just laid. `left` counts what is still asked
    for: tiles to remove, cards to discard."""

    stage: StageName
    chain: tuple[LinkView, ...] = ()
    visited: tuple[Cell, ...] = ()
    left: int = 0
    choices: tuple[Card, ...] = ()


class BirdView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A seat as all see it; `at` is None in the sea, `levels` are those under its eggs, highest first, `place` its
    rank as things stand. Resources are by type: W S C B L F."""

    at: Cell | None
    tiles: int
    raw: tuple[int, ...]
    ready: tuple[int, ...]
    tipped: tuple[int, ...]
    free: int
    laid: int
    eggs: int
    levels: tuple[int, ...]
    place: int


class CardView(msgspec.Struct, frozen=True, gc=False):
    """A card that lies open at an islet, and the cells that meet it now."""

    card: Card
    islet: int
    met: tuple[Cell, ...]


class IsletView(View, frozen=True):
    """`hand` is the seat's own. `turns` are the seats that have a turn after this one, in order, once the end is in
    sight."""

    seat: Seat | None
    seats: int
    pending: Pending
    round: int
    turn: int
    first: Seat
    cells: tuple[CellView, ...]
    birds: tuple[BirdView, ...]
    hand: tuple[Tile, ...]
    piles: tuple[int, ...]
    bag: int
    last_egg: int
    last_tile: int
    turns: tuple[Seat, ...]
    idle: int
    cards: tuple[CardView, ...]
    deck: int
    discards: tuple[Card, ...]
    removed: tuple[Tile, ...]
    rank: str
    reason: str
    options: IsletOptions

    @property
    def stage(self) -> StageName:
        return self.pending.stage


def cards_text(letters: str) -> Text:
    """Cards as one phrase: `cards-2` joins two, each `count-W` and so on; small letters are tipped ones."""
    found = [text(f"count-{kind}", count=letters.upper().count(kind)) for kind in RESOURCES if kind in letters.upper()]
    return found[0] if len(found) == 1 else Text(f"cards-{len(found)}", dict(zip("abcdef", found, strict=False)))


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
