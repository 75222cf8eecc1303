"""What happens in Islet."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from archipel.core.text import Arg, Text, seat_text, text
from archipel.core.values import Event, Feat, Seat
from archipel.games.islet.values import NOTHING, Card, Resource, Tile, cards_text, side_text


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
    feat: ClassVar[Feat] = "bonus"
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

    feat: ClassVar[Feat] = "bonus"
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
    feat: ClassVar[Feat] = "round"
    seat: Seat


class LastTile(Event, frozen=True, tag="last_tile"):
    seat: Seat


class Ended(Event, frozen=True, tag="ended"):
    """`why` is `egg`, `tile`, `stall`, `saved` or `lost`."""

    feat: ClassVar[Feat] = "round"
    why: str
