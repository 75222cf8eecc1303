"""What happens in a game of Small Islands."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

import msgspec

from archipel.core.text import Text, seat_text, text
from archipel.core.values import Event, Feat, Seat
from archipel.games.small_islands.goals import goal_text
from archipel.kit.events import Own


class Seated(Event, frozen=True):
    """What a seat does, or what befalls it; of the fields in `blank` the others are told only these values."""

    blank: ClassVar[Mapping[str, object]] = {}
    seat: Seat

    def seen_by(self, seat: Seat | None) -> Event | None:
        return msgspec.structs.replace(self, **self.blank) if self.blank and seat != self.seat else self


class OnCell(Seated, frozen=True):
    """Of a tile that is laid."""

    tile: str
    x: int
    y: int
    turn: int


class OnSpot(Seated, frozen=True):
    """Of the house on the icon `spot` of the tile at x, y."""

    x: int
    y: int
    spot: int


class RoundBegan(Event, frozen=True, tag="round"):
    feat: ClassVar[Feat] = "round"
    round: int


class FirstPlayer(Seated, frozen=True, tag="first"):
    """Who begins the round."""


class Laid(OnCell, frozen=True, tag="laid"):
    """A start tile."""


class Dealt(Own, frozen=True, tag="dealt"):
    """Cards drawn to choose from."""

    silent: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    seat: Seat
    cards: tuple[str, ...]


class Chose(Seated, frozen=True, tag="chose"):
    """Everybody hears that, the owner what; `ready`: nothing is left to choose."""

    blank: ClassVar[Mapping[str, object]] = {"now": "", "later": ""}
    now: str
    later: str
    ready: bool

    def seen_by(self, seat: Seat | None) -> Event | None:
        return super().seen_by(seat) if self.ready or seat == self.seat else None

    def text(self) -> Text | None:
        if self.now:
            return text("event-chose-own", seat=seat_text(self.seat), now=self.now, later=self.later)
        return text("event-chose", seat=seat_text(self.seat))


class Took(Seated, frozen=True, tag="took"):
    slot: int
    tile: str


class Placed(OnCell, frozen=True, tag="placed"):
    """`size` is that of the largest island it belongs to now, `joined` how many islands it brought together."""

    size: int
    joined: int


class Blocked(Seated, frozen=True, tag="blocked"):
    """None of three tiles fits."""


class Dropped(Seated, frozen=True, tag="dropped"):
    """A tile put out of the game."""

    tile: str


class Drew(Seated, frozen=True, tag="drew"):
    """A tile drawn in secret instead of one put away."""

    reveals: ClassVar[bool] = True
    blank: ClassVar[Mapping[str, object]] = {"tile": ""}
    tile: str

    def text(self) -> Text | None:
        return text("event-drew-own" if self.tile else "event-drew", seat=seat_text(self.seat), tile=self.tile)


class Jokered(Seated, frozen=True, tag="jokered"):
    """`covered` is the resource beneath; empty for a port."""

    token: str
    face: str
    x: int
    y: int
    at: int
    covered: str

    def text(self) -> Text | None:
        key = "event-jokered" if self.covered else "event-jokered-port"
        return text(key, seat=seat_text(self.seat), face=self.face, covered=self.covered, x=self.x, y=self.y)


class NoJoker(Seated, frozen=True, tag="nojoker"):
    silent: ClassVar[bool] = True


class Refilled(Event, frozen=True, tag="refilled"):
    """`tile` is empty where both piles were."""

    silent: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    slot: int
    tile: str
    navigation: int
    reserve: int


class Boarded(Seated, frozen=True, tag="boarded"):
    """A boat was taken, own or grey."""

    boat: str


class Moored(Seated, frozen=True, tag="moored"):
    """A boat has landed; `ports` are around it now."""

    boat: str
    x: int
    y: int
    ports: int


class Stuck(Seated, frozen=True, tag="stuck"):
    """No tile to take and no boat to land: the last rewards begin with this seat."""


class Revealed(Seated, frozen=True, tag="revealed"):
    """The objective of a round: its cards, mission and reward as `goal_text` speaks them."""

    reveals: ClassVar[bool] = True
    cards: tuple[str, ...]
    mission: str
    reward: str

    def text(self) -> Text | None:
        said = goal_text(self.mission), goal_text(self.reward)
        return text("event-revealed", seat=seat_text(self.seat), mission=said[0], reward=said[1])


class Housed(OnSpot, frozen=True, tag="housed"):
    """A house was put; `worth` is what it will pay."""

    size: int
    worth: int


class Settled(Seated, frozen=True, tag="settled"):
    """No more houses this round."""

    houses: int


class Gained(OnSpot, frozen=True, tag="gained"):
    """PP for a house."""

    points: int


class Searched(OnSpot, frozen=True, tag="searched"):
    """Tokens drawn for an island: how many for all, which for their owner."""

    reveals: ClassVar[bool] = True
    blank: ClassVar[Mapping[str, object]] = {"values": ()}
    count: int
    values: tuple[int, ...]

    def text(self) -> Text | None:
        return text("event-searched", seat=seat_text(self.seat), count=self.count, x=self.x, y=self.y)


class Kept(Seated, frozen=True, tag="kept"):
    """A discovery token kept; its value for its owner."""

    blank: ClassVar[Mapping[str, object]] = {"value": 0}
    value: int

    def text(self) -> Text | None:
        return text("event-kept-own" if self.value else "event-kept", seat=seat_text(self.seat), value=self.value)


class Scored(Seated, frozen=True, tag="scored"):
    """A seat's rewards are done: PP gained in this phase and in all."""

    feat: ClassVar[Feat] = "bonus"
    points: int
    total: int


class Expedition(Event, frozen=True, tag="expedition"):
    """Alexis draws a card: `land` or explore, the slot and the directions."""

    reveals: ClassVar[bool] = True
    card: str
    land: bool
    slot: int
    directions: tuple[str, ...]

    def text(self) -> Text | None:
        one, two, three = [text(f"direction-{way}") for way in self.directions]
        key = "event-expedition-land" if self.land else "event-expedition"
        return text(key, card=self.card, slot=self.slot, one=one, two=two, three=three)


class NoLanding(Event, frozen=True, tag="nolanding"):
    """Alexis' card says land; `why`: `navigation` lasts, or no boat fits on his way (`cells`)."""

    why: str

    def text(self) -> Text | None:
        return text(f"event-nolanding-{self.why}")


class Sought(Event, frozen=True, tag="sought"):
    """Along one direction Alexis found a cell, or none."""

    direction: str
    found: bool

    def text(self) -> Text | None:
        key = "event-sought-found" if self.found else "event-sought"
        return text(key, direction=text(f"direction-{self.direction}"))


class AlexisPlaced(Event, frozen=True, tag="alexisplaced"):
    tile: str
    x: int
    y: int
    turn: int
    size: int
    joined: int


class AlexisFailed(Event, frozen=True, tag="alexisfailed"):
    """No cell for his tile: it leaves the game, he gains points."""

    tile: str
    points: int


class AlexisMoored(Event, frozen=True, tag="alexismoored"):
    """`turned`: it was the reader's own boat, grey side up."""

    x: int
    y: int
    turned: bool

    def text(self) -> Text | None:
        return text("event-alexismoored-turned" if self.turned else "event-alexismoored", x=self.x, y=self.y)


class Missing(Event, frozen=True, tag="missing"):
    """The slot Alexis needs is empty: the last rewards begin with him."""

    slot: int


class AlexisMission(Event, frozen=True, tag="alexismission"):
    reveals: ClassVar[bool] = True
    card: str
    mission: str

    def text(self) -> Text | None:
        return text("event-alexismission", card=self.card, mission=goal_text(self.mission))


class AlexisHoused(Event, frozen=True, tag="alexishoused"):
    x: int
    y: int
    spot: int
    size: int


class Ended(Event, frozen=True, tag="ended"):
    """`reason` is that of the outcome."""

    feat: ClassVar[Feat] = "round"
    reveals: ClassVar[bool] = True
    reason: str

    def text(self) -> Text | None:
        return text("event-ended", reason=text(self.reason))
