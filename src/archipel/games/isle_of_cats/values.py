"""Actions and options of The Isle of Cats.

Cards are named by kind, cards of one kind being alike; a lesson, the only one of its kind, also by its printed number.
Tiles have numbers (content/tiles.py); a cell is 22 * row + column, a tile lies at the first cell it covers, read row by
row, in pose `turn`."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, Final, Literal

from archipel.core.values import Action, Options
from archipel.games.isle_of_cats.content import MODULES

ModeName = Literal["fleet", "solo", "family"]
Colour = Literal["blue", "green", "red", "purple", "orange"]
FieldName = Literal["left", "right"]
StageName = Literal[
    "meeple", "draft", "pay", "colour", "lay", "rescue", "find", "window", "place", "bonus", "second", "buy", "send",
    "field", "forget", "give", "dye", "drop", "wait", "over",
]  # fmt: skip
PhaseName = Literal["dawn", "fishing", "exploring", "lessons", "rescue", "finds", "dusk", "over"]
Moment = Literal["dawn", "fished", "drafted", "paid", "lay", "revealed", "rescue", "find", "sister", "dusk", ""]

if TYPE_CHECKING:
    Modules = str
else:
    Modules = Literal[tuple("".join(three) for three in combinations(sorted((*"ABC", *MODULES)), 3))]
"""Any three of the modules that are there, those of the box first."""

COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "red", "purple", "orange")
SISTER: Final = 1
"""Her place in the order of a solo game."""


class CatsOptions(Options, frozen=True, kw_only=True, cache_hash=True):
    """`content` is an owner's own module of lessons and promotional tiles, packed."""

    mode: ModeName = "fleet"
    difficulty: Literal["easy", "medium", "hard", "very_hard", "expert"] = "easy"
    modules: Modules = "ABC"
    anytime: Literal["full", "reduced", "own"] = "full"
    prospector_scope: Literal["all", "common"] = "all"
    promo: Literal["off", "oshax", "rare", "both"] = "off"
    promo_oshax: Literal["bag", "island"] = "bag"
    anywhere_after_draw: bool = False
    solo_sister_finishes_on_empty_fields: bool = True
    content: str = ""


class Meeple(Action, frozen=True, tag="meeple"):
    colour: str


class Keep(Action, frozen=True, tag="keep"):
    """The kinds kept of those offered: two of a draft, three alone, two family cards."""

    cards: tuple[str, ...]


class Buy(Action, frozen=True, tag="buy"):
    """Put a card among those to be paid for."""

    card: str


class Return(Action, frozen=True, tag="return"):
    """Take a card from those to be paid for."""

    card: str


class Pay(Action, frozen=True, tag="pay"):
    """Pay for the cards chosen; the others are discarded."""


class Name(Action, frozen=True, tag="name"):
    """The colour of a public lesson, or of an Oshax drawn from the bag."""

    colour: str


class Lay(Action, frozen=True, tag="lay"):
    """Lay a rescue card of this kind face down."""

    kind: str


class Lift(Action, frozen=True, tag="lift"):
    """Take a rescue card of this kind back into the hand."""

    kind: str


class Ready(Action, frozen=True, tag="ready"):
    """All rescue cards are laid."""


class Rescue(Action, frozen=True, tag="rescue"):
    """Take a cat of a field; `basket` is permanent, the kind of a card, two kinds joined by +, or free."""

    cat: int
    basket: str


class Pass(Action, frozen=True, tag="pass"):
    pass


class End(Action, frozen=True, tag="end"):
    """The turn is over."""


class Place(Action, frozen=True, tag="place"):
    cell: int
    turn: int


class Treasure(Action, frozen=True, tag="treasure"):
    """Take a treasure of this shape: for a map, or as the second of a card."""

    shape: str


class Skip(Action, frozen=True, tag="skip"):
    """No treasure, or no second one."""


class Adopt(Action, frozen=True, tag="adopt"):
    """Play an Oshax card: which Oshax, and its colour."""

    oshax: int
    colour: str


class Find(Action, frozen=True, tag="find"):
    """Play a treasure card: its kind, how it is used, and the first treasure."""

    kind: str
    way: Literal["rare", "common", "small"]
    shape: str


class Play(Action, frozen=True, tag="play"):
    """Play an any-time card: `what` is a colour, or ready / used for the basket given up."""

    kind: str
    what: str = ""


class Waive(Action, frozen=True, tag="waive"):
    """No any-time card at this moment."""


class Send(Action, frozen=True, tag="send"):
    """Herd a cat to the other field."""

    cat: int


class Enough(Action, frozen=True, tag="enough"):
    """No more cats change fields."""


class Choose(Action, frozen=True, tag="choose"):
    """The field of a cat just drawn."""

    field: FieldName


class Forget(Action, frozen=True, tag="forget"):
    """Give up a private lesson."""

    card: int


class Give(Action, frozen=True, tag="give"):
    """Give up the treasure at this place among the tiles of the boat."""

    tile: int


PAY: Final = Pay()
READY: Final = Ready()
PASS: Final = Pass()
END: Final = End()
SKIP: Final = Skip()
WAIVE: Final = Waive()
ENOUGH: Final = Enough()
LEFT: Final = Choose("left")
RIGHT: Final = Choose("right")
