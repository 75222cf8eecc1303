"""A view of Islet as planes of bytes: the islets cell by cell, what lies far off in a list, cards, then the seats."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, get_args

from archipel.core.features import Plane
from archipel.games.islet.content.cards import CARD_OF, CARDS
from archipel.games.islet.content.parts import (
    EGGS,
    HAND,
    IN_BAG,
    IN_PILE,
    KIND_OF,
    KINDS,
    NEST,
    OPEN_CARDS,
    RESOURCE_OF,
    RESOURCES,
    TERRAIN,
    TERRAINS,
)
from archipel.games.islet.features.land import AREA, Land, land_of
from archipel.games.islet.features.window import COLUMNS, ISLETS, OF_CELL, ROWS
from archipel.games.islet.grid import FAR
from archipel.games.islet.values import BirdView, Cell, CellView, IsletOptions, IsletView, StageName
from archipel.kit.rows import byte, one_hots, starts

MOST_SEATS: Final = 4
STAGES: Final[tuple[str, ...]] = get_args(StageName)
REASONS: Final = ("egg", "tile", "stall", "saved", "lost")
TILES: Final = sum(IN_BAG)
NESTS: Final = len(RESOURCES) - TERRAINS
MOST_EGGS: Final = max(EGGS.values())
BOARD: Final = (ISLETS, ROWS, COLUMNS)
LINK: Final = len(KINDS) + len(RESOURCES) + 2
# Where the parts of a seat and of a far cell begin.
PURSES: Final = 11
LEVELS: Final = PURSES + 3 * len(RESOURCES)
SEAT: Final = LEVELS + MOST_EGGS
FAR_BIRDS: Final = 7
FAR_CHAIN: Final = FAR_BIRDS + MOST_SEATS
FAR_VISITED: Final = FAR_CHAIN + 1
FAR_MET: Final = FAR_VISITED + 1
FAR_CELL: Final = FAR_MET + OPEN_CARDS

PLANES: Final = (
    Plane("options", (9,), "products may be transformed again, holes are sea, guaranteed cards pay first, rounds on "
          "end that stall the game, a level may be exceeded, neighbours that surround (1, 2, 3), removed tiles may be "
          "mixed", high=3),
    Plane("table", (2 * MOST_SEATS,), "seats, own seat"),
    Plane("stage", (len(STAGES),), f"what the seat in turn is asked: {', '.join(STAGES)}"),
    Plane("course", (5 + len(REASONS),), "round and rounds on end without a tile or an egg (255: or more), tiles in "
          f"the bag, cards in the deck, how many are still asked for; why it is over: {', '.join(REASONS)}", high=255),
    Plane("tiles", (3, len(KINDS)), "by kind: tiles in the own hand, under others on the islets, removed for good",
          high=max(IN_BAG)),
    Plane("piles", (len(RESOURCES),), "resource cards in each pile", high=max(IN_PILE)),
    Plane("links", (HAND, LINK), "the tiles of the chain: kind, resource it yields, its pile will be empty, level",
          high=TILES),
    Plane("open cards", (ISLETS, OPEN_CARDS, len(CARDS)), "the cards that lie open at each islet, first and second"),
    Plane("cards", (2, len(CARDS)), "cards discarded, cards to choose from for an egg just laid"),
    Plane("seats", (MOST_SEATS, SEAT), "there is one, in turn, begins rounds, laid the last egg, drew the last tile, "
          "turns after this one, tiles in hand, place, in the sea, free eggs, eggs laid; cards, ready and tipped "
          "guaranteed ones by resource; levels under its eggs, highest first", high=255),
    Plane("level", BOARD, "tiles on each cell", high=TILES),
    Plane("terrain", (TERRAINS, *BOARD), "terrain on top"),
    Plane("nest", (NESTS, *BOARD), "nest on top"),
    Plane("egg", BOARD, "whose egg: 1 one's own, 2 the next seat's and so on", high=MOST_SEATS),
    Plane("birds", (MOST_SEATS, *BOARD), "birds"),
    Plane("chain", BOARD, "tiles of the chain in their order", high=HAND),
    Plane("visited", BOARD, "where a free step may not go back to"),
    Plane("met", (OPEN_CARDS, *BOARD), "cells that meet the first and the second card open at their islet"),
    Plane("far", (TILES, FAR_CELL), f"each cell outside of the board's window: islet, x and y plus {FAR}, level, "
          "terrain and nest from 1, whose egg, birds, order in the chain, visited, meets the first, the second card",
          high=255),
)  # fmt: skip
AT: Final = starts(PLANES)
SIZE: Final = sum([plane.size for plane in PLANES])
LINKS: Final = AT["links"]
OPEN: Final = AT["open cards"]
DISCARDS: Final = AT["cards"]
ASKED: Final = DISCARDS + len(CARDS)
SEATS: Final = AT["seats"]
LEVEL: Final = AT["level"]
EGG: Final = AT["egg"]
BIRDS: Final = AT["birds"]
CHAIN: Final = AT["chain"]
VISITED: Final = AT["visited"]
MET: Final = AT["met"]
FARS: Final = AT["far"]
OF_STAGE: Final[dict[str, bytes]] = dict(zip(STAGES, one_hots(len(STAGES)), strict=True))
OF_REASON: Final[dict[str, bytes]] = {
    "": bytes(len(REASONS)),
    **dict(zip(REASONS, one_hots(len(REASONS)), strict=True)),
}
ONE_SEAT: Final = [bytes(MOST_SEATS), *one_hots(MOST_SEATS)]

Far = dict[Cell, int]
"""Where each cell outside of the window is told."""
NOWHERE: Final[Far] = {}


def encode(view: IsletView) -> bytes:
    row = bytearray(SIZE)
    land = land_of(view.cells)
    row[:LINKS] = _head(view, land)
    row[LEVEL:EGG] = land.planes
    first, seats = view.seat or 0, view.seats
    for place, egg in land.eggs.items():
        row[EGG + place] = (egg - first) % seats + 1
    far = _far(row, view) if land.far else NOWHERE
    _pending(row, view, far)
    _cards(row, view, far)
    _seats(row, view, far)
    return bytes(row)


def _head(view: IsletView, land: Land) -> bytes:
    """The planes up to the chain."""
    pending = view.pending
    return b"".join(
        [
            _options(view.options),
            ONE_SEAT[view.seats],
            ONE_SEAT[0 if view.seat is None else view.seat + 1],
            OF_STAGE[pending.stage],
            bytes((byte(view.round), byte(view.idle), view.bag, view.deck, pending.left)),
            OF_REASON[view.reason],
            _kinds(view.hand),
            bytes(land.buried),
            _kinds(view.removed),
            bytes(view.piles),
        ]
    )


@lru_cache(maxsize=256)
def _options(options: IsletOptions) -> bytes:
    flags = [options.nested_transformations, options.holes_are_sea, options.guaranteed_first_payment]
    surround = [options.surround_min_neighbours == least for least in (1, 2, 3)]
    match, mixed = options.level_match == "at_least", options.solo_discard_source == "mixed"
    return bytes([*flags, options.stall_guard_rounds, match, *surround, mixed])


@lru_cache(maxsize=1 << 12)
def _kinds(tiles: tuple[str, ...]) -> bytes:
    """How many of each kind."""
    return bytes([tiles.count(kind) for kind in KINDS])


def _far(row: bytearray, view: IsletView) -> Far:
    """Tell the cells outside of the window in the list."""
    far: Far = {}
    for cell in view.cells:
        if cell.at not in OF_CELL:
            whose = 0 if cell.egg < 0 else (cell.egg - (view.seat or 0)) % view.seats + 1
            far[cell.at] = _far_cell(row, FARS + len(far) * FAR_CELL, cell, whose)
    return far


def _far_cell(row: bytearray, start: int, cell: CellView, whose: int) -> int:
    """Tell a cell in the list; where it is told."""
    islet, x, y = cell.at
    kind = KIND_OF[cell.stack[-1]]
    told = [islet, x + FAR, y + FAR, len(cell.stack), TERRAIN[kind] + 1, NEST[kind] - TERRAINS + 1, whose]
    row[start : start + FAR_BIRDS] = bytes(told)
    return start


def _mark(row: bytearray, far: Far, at: Cell, plane: int, field: int, number: int) -> None:
    """A number at a cell: in a plane, or in a field of the list."""
    place = OF_CELL.get(at, -1)
    row[plane + place if place >= 0 else far[at] + field] = number


def _pending(row: bytearray, view: IsletView, far: Far) -> None:
    pending = view.pending
    for nth, link in enumerate(pending.chain):
        start = LINKS + nth * LINK
        row[start + KIND_OF[link.tile]] = 1
        row[start + len(KINDS) + RESOURCE_OF[link.gain]] = 1
        row[start + LINK - 2] = link.owed
        row[start + LINK - 1] = link.level
        _mark(row, far, link.cell, CHAIN, FAR_CHAIN, nth + 1)
    for at in pending.visited:
        _mark(row, far, at, VISITED, FAR_VISITED, 1)
    for card in pending.choices:
        row[ASKED + CARD_OF[card]] = 1


def _cards(row: bytearray, view: IsletView, far: Far) -> None:
    """Cards of the game alone; those of an islet come in their order."""
    for card in view.discards:
        row[DISCARDS + CARD_OF[card]] = 1
    shown = [0] * ISLETS
    for open_card in view.cards:
        islet = open_card.islet - 1
        nth = shown[islet]
        shown[islet] += 1
        row[OPEN + (islet * OPEN_CARDS + nth) * len(CARDS) + CARD_OF[open_card.card]] = 1
        for at in open_card.met:
            _mark(row, far, at, MET + nth * AREA, FAR_MET + nth, 1)


def _seats(row: bytearray, view: IsletView, far: Far) -> None:
    first, seats = view.seat or 0, view.seats
    turn, begins, last_egg, last_tile = view.turn, view.first, view.last_egg, view.last_tile
    for seat, bird in enumerate(view.birds):
        nth = (seat - first) % seats
        marks = (1, seat == turn, seat == begins, seat == last_egg, seat == last_tile, view.turns.count(seat))
        told = _bird(bird)
        start = SEATS + nth * SEAT
        row[start : start + len(marks)] = bytes(marks)
        row[start + len(marks) : start + len(marks) + len(told)] = told
        if bird.at is not None:
            _mark(row, far, bird.at, BIRDS + nth * AREA, FAR_BIRDS + nth, 1)


@lru_cache(maxsize=1 << 12)
def _bird(bird: BirdView) -> bytes:
    told = [bird.tiles, bird.place, bird.at is None, bird.free, bird.laid]
    return bytes([*told, *bird.raw, *bird.ready, *bird.tipped, *bird.levels])
