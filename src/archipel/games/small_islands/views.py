"""What a seat may know of a game of Small Islands. Colours: a seat's number; alone, 1 is Alexis; -1 is grey."""

from __future__ import annotations

from typing import Literal

import msgspec

from archipel.core.values import Seat, View
from archipel.games.small_islands.values import SmallOptions

StageName = Literal[
    "start", "choose", "turn", "place", "blocked", "draw", "joker", "moor", "houses", "search", "keep", "orient",
    "settle", "over",
]  # fmt: skip


class Pending(msgspec.Struct, frozen=True, gc=False):
    """What is asked: `slot` is the one just emptied, `boat` the one taken, own or grey; who is `ready` with the cards;
    `sites` are the spots of the islands on which a house may be put now. `drawn` are the tokens looked at, `aside`
    those not kept, for whoever drew them."""

    stage: StageName
    slot: int = 0
    boat: str = ""
    ready: tuple[bool, ...] = ()
    sites: tuple[tuple[int, int, int], ...] = ()
    drawn: tuple[int, ...] = ()
    aside: tuple[int, ...] = ()


class TileView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A tile on the table; `tile` is its id, or `boat`. `shows` is what each printed icon shows now: lotus, fruit,
    leaf, temple, port or spot. `houses` are (icon, colour), `jokers` (icon or -1 for a port, face, colour, land), in
    the order they were laid; `islands` the number of the island of each land; `owner` the colour of a boat."""

    tile: str
    x: int
    y: int
    turn: int
    shows: tuple[str, ...] = ()
    houses: tuple[tuple[int, int], ...] = ()
    jokers: tuple[tuple[int, str, int, int], ...] = ()
    islands: tuple[int, ...] = ()
    ports: int = 0
    owner: int = -1


class IslandView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """An island by its cells; `houses` by colour. Of the reader's own objective: `meets` its mission, `open` to a house
    of theirs (rules 9.3 to 9.5), `worth` in PP, `draws` of discovery tokens; nothing where there is no objective."""

    cells: tuple[tuple[int, int], ...]
    size: int
    lotus: int
    fruit: int
    leaf: int
    temples: int
    ports: int
    spots: int
    free: int
    houses: tuple[int, ...]
    complete: bool
    meets: bool = False
    open: bool = False
    worth: int = 0
    draws: int = 0


class CardView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A card; `mission` and `reward` as `goal_text` speaks them, empty where it has none; `mark` is its provenance."""

    id: str
    mission: str = ""
    reward: str = ""
    mark: str = ""


class WinView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """A house put in the last rewards, by its icon: the PP it pays, the discovery tokens it lets draw."""

    x: int
    y: int
    icon: int
    colour: int
    points: int
    draws: int


class MatView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """What all know of a player, Alexis included. `gains` are PP by round; `known` tiles of the hand that all saw
    taken; `objective` as revealed, until the next is chosen; `boat`: offer, sea, or turned grey; `ports` around it (of
    Alexis, around all grey boats); `score` as it stands, secret tokens left out until the end."""

    seat: Seat
    colour: str
    pp: int
    gains: tuple[int, ...]
    at_hand: int
    in_reserve: int
    placed: int
    jokers: tuple[str, ...]
    tokens: int
    values: tuple[int, ...]
    hand: int
    known: tuple[str, ...]
    objective: tuple[CardView, ...]
    boat: Literal["offer", "sea", "turned"]
    boat_cell: tuple[int, int] | None
    ports: int
    score: int


class ExpeditionView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """The card Alexis drew last. `use`: explore, land or mission. `origin` is the tile he looks from, `found` where his
    tile went, along the direction `way` of the card (0 to 2), -1: nowhere; `tile` he took, `boat` for a boat."""

    card: str
    use: Literal["explore", "land", "mission"]
    land: bool
    slot: int
    directions: tuple[str, ...]
    mission: str
    mark: str
    origin: tuple[int, int] | None = None
    tile: str = ""
    way: int = -1
    found: tuple[int, int] | None = None


class AlexisView(msgspec.Struct, frozen=True, cache_hash=True, gc=False):
    """His level and its formula; how many cards lie on his pile, which were put away, which were ever seen."""

    level: int
    base: int
    each: int
    explore: int
    land: int
    pile: int
    discards: tuple[str, ...]
    seen: tuple[str, ...]
    mark: str


class SmallView(View, frozen=True):
    """`turn` is the colour whose turn it is; `hand`, `cards` (to choose from), `now`, `later`, `values` are the
    reader's own. `prospect`: islands and PP if the round ended now; `won`: what houses brought in
    the rewards, until all have chosen their next objectives."""

    seat: Seat | None
    seats: int
    options: SmallOptions
    pending: Pending
    round: int
    turn: int
    first: int
    lander: int
    last_phase: bool
    half: int
    tiles: tuple[TileView, ...]
    islands: tuple[IslandView, ...]
    start: tuple[str, ...]
    row: tuple[str, ...]
    navigation: int
    reserve: int
    out: tuple[str, ...]
    greys: int
    hand: tuple[str, ...]
    cards: tuple[CardView, ...]
    now: tuple[CardView, ...]
    later: tuple[CardView, ...]
    values: tuple[int, ...]
    pool: int
    deck: tuple[int, ...]
    mats: tuple[MatView, ...]
    prospect: tuple[int, int]
    won: tuple[WinView, ...]
    alexis: AlexisView | None
    expedition: ExpeditionView | None
    winner: int
    reason: str
    tie: str
    trophies: tuple[str, ...]
