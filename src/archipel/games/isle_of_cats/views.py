"""What a seat may know of The Isle of Cats."""

from __future__ import annotations

import msgspec

from archipel.core.values import Seat, View
from archipel.games.isle_of_cats.values import CatsOptions, Colour, ModeName, Moment, PhaseName, StageName


class TileView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A tile on a boat; `colour` is empty for a treasure, `tile` the number of a cat or Oshax, -1 for a treasure."""

    kind: str
    shape: str
    colour: str
    cell: int
    turn: int
    tile: int = -1


class LessonView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A lesson and what it would score now; `have` and `need` are its progress where it has one (need 0: none)."""

    card: int
    points: int
    have: int = 0
    need: int = 0


class PublicView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A public lesson, its colour where named, who brought it, what it would score now for each seat."""

    card: int
    colour: str
    seat: Seat
    points: tuple[int, ...]


class CrewView(msgspec.Struct, frozen=True, gc=False):
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
    extra: int
    anywhere: bool
    rats: int
    filled: tuple[str, ...]
    families: tuple[int, ...]
    parts: tuple[int, ...]
    cats: tuple[int, ...]


class SisterView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """`colours` are those turned up, in order; `cards` her basket cards of today, the latest last; `left` to come."""

    colours: tuple[Colour, ...]
    lessons: tuple[LessonView, ...]
    cards: tuple[int, ...]
    left: int
    speed: int
    colour_points: tuple[int, ...]
    score: int


class HeldView(msgspec.Struct, frozen=True, gc=False):
    """The tile that is placed, dyed or sent to a field; `anywhere`: it need not touch; `map`: the cell of the map it
    would earn."""

    kind: str
    shape: str
    colour: str
    tile: int
    anywhere: bool
    map: int


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What the viewer is asked, and what everybody sees of it: the seat whose `turn` it is or, at a `moment` for
    any-time cards, comes next (-1: all at once), who has `chosen` while others still choose, the `tile` in hand, the
    public lesson that wants a colour (0: none), cats `rescued` in this turn and `sent` by herding so far, and how many
    more are due."""

    stage: StageName
    turn: int = -1
    moment: Moment = ""
    chosen: tuple[Seat, ...] = ()
    tile: HeldView | None = None
    card: int = 0
    rescued: int = 0
    sent: tuple[int, ...] = ()
    count: int = 0


class CatsView(View, frozen=True):
    """`hand`, `offer`, `drafted`, `picked`, `lessons`, `laid` are the viewer's own cards; `stock` are common treasures
    left; `rare` the shapes under the island with their numbers."""

    seat: Seat | None
    seats: int
    mode: ModeName
    day: int
    phase: PhaseName
    pending: Pending
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
    score: int
    sister: SisterView | None
    used: tuple[str, ...]
    options: CatsOptions
