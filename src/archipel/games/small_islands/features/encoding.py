"""A view of Small Islands written as bytes, plane after plane."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archipel.games.small_islands.features.board import islands, sea
from archipel.games.small_islands.features.choices import CELLS, cell_at
from archipel.games.small_islands.features.mats import (
    NO_CARDS,
    NO_TILES,
    TILE_ROWS,
    alexis,
    cards_in,
    mat,
    starts,
    tiles_in,
    values,
    wins,
)
from archipel.games.small_islands.features.planes import (
    BROKEN,
    LEVELS,
    MAT_NUMBERS,
    MODES,
    MOST_SEATS,
    REASONS,
    STAGES,
    TABLES,
    TROPHIES,
)
from archipel.games.small_islands.values import SmallOptions
from archipel.games.small_islands.views import SmallView
from archipel.kit.rows import byte, one_of

KEPT: Final = 64
NO_MAT: Final = bytes(MAT_NUMBERS)
NO_SITES: Final = bytes(CELLS)
NOT_OVER: Final = bytes(MOST_SEATS + len(REASONS) + len(BROKEN) + len(TROPHIES))
NOBODY: Final = bytes(MOST_SEATS)
ONE_SEAT: Final = [NOBODY] + [bytes([int(seat == other) for other in range(MOST_SEATS)]) for seat in range(MOST_SEATS)]
"""None of the seats, then each of them alone."""
STAGE: Final[dict[str, bytes]] = {name: bytes([int(name == other) for other in STAGES]) for name in STAGES}
BOAT_TAKEN: Final[dict[str, bytes]] = {boat: bytes([boat == "own", boat == "grey"]) for boat in ("", "own", "grey")}


def encode(view: SmallView) -> bytes:
    first = view.seat or 0
    mats = view.mats
    players = len(mats)
    around = [mat(mats[(first + place) % players]) for place in range(players)]
    missing = MOST_SEATS - players
    pending = view.pending
    parts = [rules(view.options), _course(view, first, players), values(pending.drawn), values(pending.aside)]
    parts += [values(view.values), _end(view, first, players), starts(view.start)]
    parts += [TILE_ROWS[tile] for tile in view.row]
    parts += [tiles_in(view.out), tiles_in(view.hand)]
    parts += [rows[0] for rows in around]
    parts += [NO_TILES * missing, cards_in(view.cards), cards_in(view.now), cards_in(view.later)]
    parts += [rows[1] for rows in around]
    parts.append(NO_CARDS * missing)
    parts += [rows[2] for rows in around]
    parts += [NO_MAT * missing, wins(view.won, first, players), alexis(view.alexis, view.expedition)]
    parts += [islands(view.islands, first, players), _sites(view)]
    return b"".join([*parts, sea(view.tiles, first, players)])


@lru_cache(maxsize=KEPT)
def rules(options: SmallOptions) -> bytes:
    row: list[int] = []
    one_of(row, len(MODES), MODES.index(options.mode))
    one_of(row, LEVELS, options.level - 1)
    one_of(row, len(TABLES), TABLES.index(options.table))
    row += [options.first == "host", options.payment == "each", options.first_boat == "coloured", options.pack]
    return bytes(row)


def _course(view: SmallView, first: int, players: int) -> bytes:
    """Whose decision it is, and which; what lies face down."""
    pending = view.pending
    deck = view.deck
    islands, points = view.prospect
    parts = [ONE_SEAT[view.seats], ONE_SEAT[0 if view.seat is None else view.seat + 1]]
    for colour in (view.turn, view.first, view.lander):
        parts.append(ONE_SEAT[0 if colour < 0 else (colour - first) % players + 1])
    parts += [STAGE[pending.stage], BOAT_TAKEN[pending.boat], _ready(pending.ready, first, players)]
    face_down = view.navigation, view.reserve, view.greys, view.pool, deck[0], deck[1] if len(deck) > 1 else 0
    parts.append(bytes((pending.slot, view.round, view.last_phase, *face_down, islands, byte(points))))
    return b"".join(parts)


def _ready(seats: tuple[bool, ...], first: int, players: int) -> bytes:
    if not seats:
        return NOBODY
    row = bytearray(NOBODY)
    for seat, done in enumerate(seats):
        row[(seat - first) % players] = 2 if done else 1
    return bytes(row)


def _end(view: SmallView, first: int, players: int) -> bytes:
    if view.winner < 0 and not view.reason:
        return NOT_OVER
    row: list[int] = []
    one_of(row, MOST_SEATS, -1 if view.winner < 0 else (view.winner - first) % players)
    one_of(row, len(REASONS), REASONS.index(view.reason))
    one_of(row, len(BROKEN), BROKEN.index(view.tie) if view.tie else -1)
    row += [int(trophy in view.trophies) for trophy in TROPHIES]
    return bytes(row)


def _sites(view: SmallView) -> bytes:
    if not view.pending.sites:
        return NO_SITES
    row = bytearray(NO_SITES)
    for x, y, spot in view.pending.sites:
        row[cell_at(x, y)] = 1 + spot
    return bytes(row)
