"""What can happen in The Isle of Cats."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archipel.core.text import Text, seat_text, text
from archipel.core.values import Event, Feat, Seat
from archipel.games.isle_of_cats.values import Colour, FieldName
from archipel.kit.events import Own


class Told(Event, frozen=True):
    """Cards and colours are spoken by their names."""

    names: ClassVar[Mapping[str, str]] = {"card": "card", "colour": "colour"}


class Revealing(Told, frozen=True):
    """Somebody is told what they could not know before."""

    reveals: ClassVar[bool] = True


class Quiet(Event, frozen=True):
    """It has no line in the log."""

    silent: ClassVar[bool] = True


Title = tuple[str, ...]
"""Of an owner's own lesson: in English, in French; of any other lesson nothing."""


def card_text(card: int, title: Title) -> Text:
    """The name of a lesson."""
    return text("own-title", en=title[0], fr=title[1]) if title else text(f"card-{card}")


def tile_text(kind: str, colour: str) -> Text:
    """A tile as it is spoken of: cat-blue, oshax-red, common, rare."""
    return text(f"tile-{kind}-{colour}" if colour else f"tile-{kind}")


class Day(Told, frozen=True, tag="day"):
    feat: ClassVar[Feat] = "round"
    day: int


class Chosen(Told, frozen=True, tag="meeple"):
    seat: Seat
    colour: Colour


class Filled(Revealing, frozen=True, tag="filled"):
    """The fields are filled; `rare` treasures and `oshax` came with the cats."""

    left: tuple[int, ...]
    right: tuple[int, ...]
    rare: int
    oshax: int = 0

    def text(self) -> Text | None:
        return text("event-filled", cats=len(self.left) + len(self.right), rare=self.rare)


class Fished(Told, frozen=True, tag="fished"):
    fish: int


class Dealt(Revealing, frozen=True, tag="dealt"):
    """Cards have come into everybody's hands to choose from."""

    cards: int


class Picked(Own, frozen=True, tag="picked"):
    silent: ClassVar[bool] = True
    seat: Seat


class Settled(Quiet, frozen=True, tag="settled"):
    """A seat has chosen while others still choose."""

    seat: Seat


class Kept(Revealing, frozen=True, tag="kept"):
    """How many cards were paid for, and with how many fish."""

    seat: Seat
    cards: int
    fish: int


class Studied(Revealing, frozen=True, tag="studied"):
    """Private lessons were laid face down."""

    seat: Seat
    lessons: int


class Taught(Revealing, frozen=True, tag="taught"):
    """A public lesson lies in the middle; it may still want a colour. `title` is that of an owner's own."""

    seat: Seat
    card: int
    title: Title = ()

    def text(self) -> Text:
        return text("event-taught", seat=seat_text(self.seat), card=card_text(self.card, self.title))


class Named(Told, frozen=True, tag="named"):
    seat: Seat
    card: int
    colour: Colour
    title: Title = ()

    def text(self) -> Text:
        colour, card = text(f"colour-{self.colour}"), card_text(self.card, self.title)
        return text("event-named", seat=seat_text(self.seat), card=card, colour=colour)


class Laid(Revealing, frozen=True, tag="laid"):
    """Rescue cards lie face down."""

    seat: Seat
    cards: int


class Raced(Quiet, frozen=True, tag="raced"):
    """The speeds of all, and the new order; the sister is seat 1 of a solo game."""

    reveals: ClassVar[bool] = True
    speeds: tuple[int, ...]
    order: tuple[int, ...]


class Turned(Told, frozen=True, tag="turned"):
    """A seat's rescue cards, face up."""

    seat: Seat
    cards: tuple[str, ...]
    speed: int

    def text(self) -> Text | None:
        return text("event-turned", seat=seat_text(self.seat), cards=len(self.cards), speed=self.speed)


class Rescued(Told, frozen=True, tag="rescued"):
    seat: Seat
    cat: int
    colour: Colour
    fish: int
    basket: str

    def text(self) -> Text | None:
        return text(
            "event-rescued",
            seat=seat_text(self.seat),
            cat=tile_text("cat", self.colour),
            first=self.colour,
            fish=self.fish,
        )


class Placed(Told, frozen=True, tag="placed"):
    """`kind` is cat, oshax, rare or common."""

    seat: Seat
    kind: str
    shape: str
    colour: str
    cell: int
    turn: int

    def text(self) -> Text | None:
        return text(
            "event-placed",
            seat=seat_text(self.seat),
            tile=tile_text(self.kind, self.colour),
            first=self.colour or self.kind,
        )


class Mapped(Told, frozen=True, tag="mapped"):
    """A map of this colour is covered by its own cat."""

    feat: ClassVar[Feat] = "bonus"
    seat: Seat
    colour: Colour


class Reached(Quiet, frozen=True, tag="reached"):
    """A treasure was taken and is placed next."""

    seat: Seat
    kind: str
    shape: str


class Declined(Told, frozen=True, tag="declined"):
    """No treasure, or no second one."""

    seat: Seat


class TurnOver(Quiet, frozen=True, tag="over"):
    seat: Seat


class Passed(Told, frozen=True, tag="passed"):
    seat: Seat


class Adopted(Told, frozen=True, tag="adopted"):
    feat: ClassVar[Feat] = "bonus"
    seat: Seat
    oshax: int
    colour: Colour


class Found(Told, frozen=True, tag="found"):
    """A treasure card was played."""

    feat: ClassVar[Feat] = "bonus"
    seat: Seat
    kind: str
    way: str

    def text(self) -> Text | None:
        card, way = text(f"kind-{self.kind}"), text(f"way-{self.way}")
        return text("event-found", seat=seat_text(self.seat), card=card, way=way)


class Played(Told, frozen=True, tag="played"):
    """An any-time card; `fish` gained by it."""

    seat: Seat
    kind: str
    what: str
    fish: int

    def text(self) -> Text | None:
        return text("event-played", seat=seat_text(self.seat), card=text(f"kind-{self.kind}"), fish=self.fish)


class Answered(Quiet, frozen=True, tag="answered"):
    """All who were asked at a moment for any-time cards have answered."""


class Heard(Quiet, frozen=True, tag="heard"):
    """What was chosen in secret while others chose as well is known to all."""

    reveals: ClassVar[bool] = True


class Drew(Revealing, frozen=True, tag="drew"):
    """Cards drawn by an any-time card."""

    seat: Seat
    cards: int


class Pulled(Revealing, frozen=True, tag="pulled"):
    """A tile drawn from the bag in the open."""

    seat: Seat
    tile: int
    kind: str
    colour: str

    def text(self) -> Text | None:
        return text("event-pulled", seat=seat_text(self.seat), tile=tile_text(self.kind, self.colour))


class Sent(Told, frozen=True, tag="sent"):
    """A cat is now in this field."""

    seat: Seat
    cat: int
    colour: Colour
    field: FieldName

    def text(self) -> Text | None:
        cat, field = tile_text("cat", self.colour), text(f"field-{self.field}")
        return text("event-sent", seat=seat_text(self.seat), cat=cat, field=field)


class Herded(Quiet, frozen=True, tag="herded"):
    """No more cats change fields."""

    seat: Seat


class Forgot(Told, frozen=True, tag="forgot"):
    """A private lesson was given up, face down."""

    seat: Seat


class Gave(Told, frozen=True, tag="gave"):
    """A treasure was given up."""

    seat: Seat
    kind: str
    shape: str

    def text(self) -> Text | None:
        return text("event-gave", seat=seat_text(self.seat), tile=tile_text(self.kind, ""))


class Wove(Told, frozen=True, tag="wove"):
    """A permanent basket was gained."""

    seat: Seat


class Lost(Told, frozen=True, tag="lost"):
    """A drawn tile that fits nowhere leaves the game."""

    seat: Seat
    kind: str
    colour: str

    def text(self) -> Text | None:
        return text("event-lost", seat=seat_text(self.seat), tile=tile_text(self.kind, self.colour))


class SisterCard(Revealing, frozen=True, tag="sister"):
    """The sister turns a basket card up; the first of a day gives her number of cards and her speed."""

    card: int
    first: bool
    baskets: int
    speed: int

    def text(self) -> Text | None:
        if self.first:
            return text("event-sister-first", cards=self.baskets, speed=self.speed)
        return text("event-sister")


class SisterTook(Told, frozen=True, tag="took"):
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


class SisterSwitched(Told, frozen=True, tag="switched"):
    """Two cats changed places; 0 and 0: nothing happened."""

    one: int
    two: int

    def text(self) -> Text | None:
        done = "yes" if self.one else "no"
        return text("event-switched", done=done, one=self.one, two=self.two)


class ColourTurned(Revealing, frozen=True, tag="colour"):
    """The next colour of the sister; `points` for each cat of it."""

    colour: Colour
    points: int


class Fled(Told, frozen=True, tag="fled"):
    """Cats left in the fields leave the game."""

    heads: ClassVar[bool] = False
    cats: int


class Ended(Revealing, frozen=True, tag="ended"):
    """Private lessons are turned over."""

    feat: ClassVar[Feat] = "round"
