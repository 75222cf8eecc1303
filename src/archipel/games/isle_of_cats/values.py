"""Actions, events, options and the view of The Isle of Cats.

Cards are named by kind, cards of one kind being alike; a lesson, the only one of its kind, also by its printed number.
Tiles have numbers (content/tiles.py); a cell is 22 * row + column, a tile lies at the first cell it covers, read row by
row, in pose `turn`."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING, ClassVar, Final, Literal

import msgspec

from archipel.core.text import Text, seat_text, text
from archipel.core.values import Action, Event, Options, Seat, View
from archipel.games.isle_of_cats.content import MODULES

ModeName = Literal["fleet", "solo", "family"]
Colour = Literal["blue", "green", "red", "purple", "orange"]
FieldName = Literal["left", "right"]
StageName = Literal[
    "meeple", "draft", "pay", "colour", "lay", "rescue", "find", "window", "place", "bonus", "second", "buy", "send",
    "field", "forget", "give", "dye", "drop", "wait", "over",
]  # fmt: skip
PhaseName = Literal["dawn", "fishing", "exploring", "lessons", "rescue", "finds", "dusk", "over"]
Moment = Literal["dawn", "fished", "drafted", "paid", "revealed", "sister", "dusk", ""]

if TYPE_CHECKING:
    Modules = str
else:
    Modules = Literal[tuple("".join(three) for three in combinations(sorted((*"ABC", *MODULES)), 3))]
"""Any three of the modules that are there, those of the box first."""

COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "red", "purple", "orange")
SISTER: Final = 1
"""Her place in the order of a solo game."""


class CatsOptions(Options, frozen=True, kw_only=True):
    mode: ModeName = "fleet"
    difficulty: Literal["easy", "medium", "hard", "very_hard", "expert"] = "easy"
    modules: Modules = "ABC"
    anytime: Literal["full", "reduced", "own"] = "full"
    prospector_scope: Literal["all", "common"] = "all"
    promo: Literal["off", "oshax", "rare", "both"] = "off"
    anywhere_after_draw: bool = False
    solo_sister_finishes_on_empty_fields: bool = True


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


ACTIONS: Final = (
    Meeple, Keep, Buy, Return, Pay, Name, Lay, Lift, Ready, Rescue, Pass, End, Place, Treasure, Skip, Adopt, Find, Play,
    Waive, Send, Enough, Choose, Forget, Give,
)  # fmt: skip

PAY: Final = Pay()
READY: Final = Ready()
PASS: Final = Pass()
END: Final = End()
SKIP: Final = Skip()
WAIVE: Final = Waive()
ENOUGH: Final = Enough()
LEFT: Final = Choose("left")
RIGHT: Final = Choose("right")


def tile_text(kind: str, colour: str) -> Text:
    """A tile as it is spoken of: cat-blue, oshax-red, common, rare."""
    return text(f"tile-{kind}-{colour}" if colour else f"tile-{kind}")


class Day(Event, frozen=True, tag="day"):
    day: int


class Chosen(Event, frozen=True, tag="meeple"):
    seat: Seat
    colour: Colour

    def text(self) -> Text | None:
        return text("event-meeple", seat=seat_text(self.seat), colour=text(f"colour-{self.colour}"))


class Filled(Event, frozen=True, tag="filled"):
    """The fields are filled; `rare` treasures and `oshax` came with the cats."""

    reveals: ClassVar[bool] = True
    left: tuple[int, ...]
    right: tuple[int, ...]
    rare: int
    oshax: int = 0

    def text(self) -> Text | None:
        return text("event-filled", cats=len(self.left) + len(self.right), rare=self.rare)


class Fished(Event, frozen=True, tag="fished"):
    fish: int


class Dealt(Event, frozen=True, tag="dealt"):
    """Cards have come into everybody's hands to choose from."""

    reveals: ClassVar[bool] = True
    cards: int


class Picked(Event, frozen=True, tag="picked"):
    """Told to its seat alone."""

    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return self if seat == self.seat else None

    def text(self) -> Text | None:
        return None


class Settled(Event, frozen=True, tag="settled"):
    """A seat has chosen while others still choose."""

    seat: Seat

    def text(self) -> Text | None:
        return None


class Kept(Event, frozen=True, tag="kept"):
    """How many cards were paid for, and with how many fish."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: int
    fish: int


class Studied(Event, frozen=True, tag="studied"):
    """Private lessons were laid face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    lessons: int


class Taught(Event, frozen=True, tag="taught"):
    """A public lesson lies in the middle; it may still want a colour."""

    reveals: ClassVar[bool] = True
    seat: Seat
    card: int

    def text(self) -> Text | None:
        return text("event-taught", seat=seat_text(self.seat), card=text(f"card-{self.card}"))


class Named(Event, frozen=True, tag="named"):
    seat: Seat
    card: int
    colour: Colour

    def text(self) -> Text | None:
        card, colour = text(f"card-{self.card}"), text(f"colour-{self.colour}")
        return text("event-named", seat=seat_text(self.seat), card=card, colour=colour)


class Laid(Event, frozen=True, tag="laid"):
    """Rescue cards lie face down."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: int


class Raced(Event, frozen=True, tag="raced"):
    """The speeds of all, and the new order; the sister is seat 1 of a solo game."""

    reveals: ClassVar[bool] = True
    speeds: tuple[int, ...]
    order: tuple[int, ...]

    def text(self) -> Text | None:
        return None


class Turned(Event, frozen=True, tag="turned"):
    """A seat's rescue cards, face up."""

    seat: Seat
    cards: tuple[str, ...]
    speed: int

    def text(self) -> Text | None:
        return text("event-turned", seat=seat_text(self.seat), cards=len(self.cards), speed=self.speed)


class Rescued(Event, frozen=True, tag="rescued"):
    seat: Seat
    cat: int
    colour: Colour
    fish: int
    basket: str

    def text(self) -> Text | None:
        return text("event-rescued", seat=seat_text(self.seat), cat=tile_text("cat", self.colour), fish=self.fish)


class Placed(Event, frozen=True, tag="placed"):
    """`kind` is cat, oshax, rare or common."""

    seat: Seat
    kind: str
    shape: str
    colour: str
    cell: int
    turn: int

    def text(self) -> Text | None:
        return text("event-placed", seat=seat_text(self.seat), tile=tile_text(self.kind, self.colour))


class Mapped(Event, frozen=True, tag="mapped"):
    """A map of this colour is covered by its own cat."""

    seat: Seat
    colour: Colour

    def text(self) -> Text | None:
        return text("event-mapped", seat=seat_text(self.seat), colour=text(f"colour-{self.colour}"))


class Reached(Event, frozen=True, tag="reached"):
    """A treasure was taken and is placed next."""

    seat: Seat
    kind: str
    shape: str

    def text(self) -> Text | None:
        return None


class Declined(Event, frozen=True, tag="declined"):
    """No treasure, or no second one."""

    seat: Seat


class TurnOver(Event, frozen=True, tag="over"):
    seat: Seat

    def text(self) -> Text | None:
        return None


class Passed(Event, frozen=True, tag="passed"):
    seat: Seat


class Adopted(Event, frozen=True, tag="adopted"):
    seat: Seat
    oshax: int
    colour: Colour

    def text(self) -> Text | None:
        return text("event-adopted", seat=seat_text(self.seat), colour=text(f"colour-{self.colour}"))


class Found(Event, frozen=True, tag="found"):
    """A treasure card was played."""

    seat: Seat
    kind: str
    way: str

    def text(self) -> Text | None:
        card, way = text(f"kind-{self.kind}"), text(f"way-{self.way}")
        return text("event-found", seat=seat_text(self.seat), card=card, way=way)


class Played(Event, frozen=True, tag="played"):
    """An any-time card; `fish` gained by it."""

    seat: Seat
    kind: str
    what: str
    fish: int

    def text(self) -> Text | None:
        return text("event-played", seat=seat_text(self.seat), card=text(f"kind-{self.kind}"), fish=self.fish)


class Heard(Event, frozen=True, tag="heard"):
    """A moment for any-time cards: whom the table turns to, or that it turns to nobody, says who holds one."""

    reveals: ClassVar[bool] = True

    def text(self) -> Text | None:
        return None


class Drew(Event, frozen=True, tag="drew"):
    """Cards drawn by an any-time card."""

    reveals: ClassVar[bool] = True
    seat: Seat
    cards: int


class Pulled(Event, frozen=True, tag="pulled"):
    """A tile drawn from the bag in the open."""

    reveals: ClassVar[bool] = True
    seat: Seat
    tile: int
    kind: str
    colour: str

    def text(self) -> Text | None:
        return text("event-pulled", seat=seat_text(self.seat), tile=tile_text(self.kind, self.colour))


class Sent(Event, frozen=True, tag="sent"):
    """A cat is now in this field."""

    seat: Seat
    cat: int
    colour: Colour
    field: FieldName

    def text(self) -> Text | None:
        cat, field = tile_text("cat", self.colour), text(f"field-{self.field}")
        return text("event-sent", seat=seat_text(self.seat), cat=cat, field=field)


class Forgot(Event, frozen=True, tag="forgot"):
    """A private lesson was given up, face down."""

    seat: Seat


class Gave(Event, frozen=True, tag="gave"):
    """A treasure was given up."""

    seat: Seat
    kind: str
    shape: str

    def text(self) -> Text | None:
        return text("event-gave", seat=seat_text(self.seat), tile=tile_text(self.kind, ""))


class Wove(Event, frozen=True, tag="wove"):
    """A permanent basket was gained."""

    seat: Seat


class Lost(Event, frozen=True, tag="lost"):
    """A drawn tile that fits nowhere leaves the game."""

    seat: Seat
    kind: str
    colour: str

    def text(self) -> Text | None:
        return text("event-lost", seat=seat_text(self.seat), tile=tile_text(self.kind, self.colour))


class SisterCard(Event, frozen=True, tag="sister"):
    """The sister turns a basket card up; the first of a day gives her number of cards and her speed."""

    reveals: ClassVar[bool] = True
    card: int
    first: bool
    baskets: int
    speed: int

    def text(self) -> Text | None:
        if self.first:
            return text("event-sister-first", cards=self.baskets, speed=self.speed)
        return text("event-sister")


class SisterTook(Event, frozen=True, tag="took"):
    """`line` is cat, rare, oshax or common; `asked` the number on her card, `number` the place really meant (0: nothing
    there)."""

    line: str
    asked: int
    number: int
    tile: int
    kind: str
    colour: str

    def text(self) -> Text | None:
        if self.number == 0:
            return text("event-took-nothing", line=text(f"line-{self.line}"))
        tile = tile_text(self.kind, self.colour)
        last, common = ("yes" if self.asked != self.number else "no"), ("yes" if self.line == "common" else "no")
        return text("event-took", tile=tile, number=self.number, asked=self.asked, last=last, common=common)


class SisterSwitched(Event, frozen=True, tag="switched"):
    """Two cats changed places; 0 and 0: nothing happened."""

    one: int
    two: int

    def text(self) -> Text | None:
        done = "yes" if self.one else "no"
        return text("event-switched", done=done, one=self.one, two=self.two)


class ColourTurned(Event, frozen=True, tag="colour"):
    """The next colour of the sister; `points` for each cat of it."""

    reveals: ClassVar[bool] = True
    colour: Colour
    points: int

    def text(self) -> Text | None:
        return text("event-colour", colour=text(f"colour-{self.colour}"), points=self.points)


class Fled(Event, frozen=True, tag="fled"):
    """Cats left in the fields leave the game."""

    cats: int


class Ended(Event, frozen=True, tag="ended"):
    """Private lessons are turned over."""

    reveals: ClassVar[bool] = True


EVENTS: Final = (
    Day, Chosen, Filled, Fished, Dealt, Picked, Settled, Kept, Studied, Taught, Named, Laid, Raced, Turned, Rescued,
    Placed, Mapped, Reached, Declined, TurnOver, Passed, Adopted, Found, Played, Heard, Drew, Pulled, Sent, Forgot,
    Gave, Wove, Lost, SisterCard, SisterTook, SisterSwitched, ColourTurned, Fled, Ended,
)  # fmt: skip


class TileView(msgspec.Struct, frozen=True):
    """A tile on a boat; `colour` is empty for a treasure, `tile` the number of a cat or Oshax, -1 for a treasure."""

    kind: str
    shape: str
    colour: str
    cell: int
    turn: int
    tile: int = -1


class LessonView(msgspec.Struct, frozen=True):
    """A lesson and what it would score now; `have` and `need` are its progress where it has one (need 0: none)."""

    card: int
    points: int
    have: int = 0
    need: int = 0


class PublicView(msgspec.Struct, frozen=True):
    """A public lesson, its colour where named, who brought it, what it would score now for each seat."""

    card: int
    colour: str
    seat: Seat
    points: tuple[int, ...]


class CrewView(msgspec.Struct, frozen=True):
    """What everybody sees of a seat. `laid` are revealed rescue cards, `hidden` how many lie face down; `parts` are
    rats, rooms, families, rare treasures and public lessons as they would score now."""

    boat: str
    meeple: str
    tiles: tuple[TileView, ...]
    fish: int
    ready: int
    used: int
    hand: int
    lessons: int
    laid: tuple[str, ...]
    hidden: int
    speed: int
    passed: bool
    chosen: bool
    extra: int
    anywhere: bool
    rats: int
    filled: tuple[str, ...]
    families: tuple[int, ...]
    parts: tuple[int, ...]
    cats: tuple[int, ...]


class SisterView(msgspec.Struct, frozen=True):
    """`colours` are those turned up, in order; `cards` her basket cards of today, the latest last; `left` to come."""

    colours: tuple[Colour, ...]
    lessons: tuple[LessonView, ...]
    cards: tuple[int, ...]
    left: int
    speed: int
    colour_points: tuple[int, ...]
    score: int


class PendingView(msgspec.Struct, frozen=True):
    """The tile to be placed now; `anywhere`: it need not touch; `map`: the cell of the map it would earn."""

    kind: str
    shape: str
    colour: str
    tile: int
    anywhere: bool
    map: int


class CatsView(View, frozen=True):
    """`hand`, `offer`, `drafted`, `picked`, `lessons`, `buried`, `laid` are the viewer's own cards. `turn` is the seat
    whose turn it is (-1: all at once); `stock` are common treasures left; `rare` the shapes under the island with their
    numbers; `sent` the cats herded so far."""

    seat: Seat | None
    seats: int
    mode: ModeName
    day: int
    phase: PhaseName
    stage: StageName
    moment: Moment
    turn: int
    order: tuple[int, ...]
    left: tuple[int, ...]
    right: tuple[int, ...]
    rare: tuple[tuple[str, int], ...]
    stock: tuple[int, ...]
    oshax: tuple[int, ...]
    bag: int
    deck: int
    crews: tuple[CrewView, ...]
    public: tuple[PublicView, ...]
    hand: tuple[str, ...]
    offer: tuple[str, ...]
    drafted: tuple[str, ...]
    picked: tuple[str, ...]
    laid: tuple[str, ...]
    lessons: tuple[LessonView, ...]
    shown: tuple[tuple[LessonView, ...], ...]
    playable: tuple[str, ...]
    pending: PendingView | None
    card: int
    rescued: int
    sent: tuple[int, ...]
    count: int
    score: int
    sister: SisterView | None
    used: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
