"""What a seat may know of a game of Islet."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.core.values import Seat, View
from archipel.games.islet.values import Card, Cell, IsletOptions, Resource, Tile

StageName = Literal[
    "start", "turn", "chain", "discard", "remove", "move", "guarantee", "give_up", "fulfil", "over"
]  # fmt: skip


class CellView(msgspec.Struct, frozen=True):
    """A stack from its lowest tile to its top; `egg` is the seat that laid there, -1: none."""

    at: Cell
    stack: tuple[Tile, ...]
    egg: int


class LinkView(msgspec.Struct, frozen=True):
    """One tile of the chain in hand; `gain` is the card it yields, `owed`: its pile will be empty by then."""

    tile: Tile
    cell: Cell
    level: int
    gain: Resource
    owed: bool


class Pending(msgspec.Struct, frozen=True):
    """What the seat in turn is asked, for whoever looks on. `chain` are the tiles placed in this Explore, `visited` are
    cells a free step may not go back to, `choices` the cards met by an egg just laid. `left` counts what is still asked
    for: tiles to remove, cards to discard."""

    stage: StageName
    chain: tuple[LinkView, ...] = ()
    visited: tuple[Cell, ...] = ()
    left: int = 0
    choices: tuple[Card, ...] = ()


class BirdView(msgspec.Struct, frozen=True):
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


class CardView(msgspec.Struct, frozen=True):
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
