"""A view of The Isle of Cats written as bytes, plane after plane."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final, TypeVar

from archipel.core.values import Seat
from archipel.games.isle_of_cats.content.tiles import BOX_RARES, COMMONS, HOUSE_SHAPES, SHAPES
from archipel.games.isle_of_cats.content.tiles import KINDS as TILE_KINDS
from archipel.games.isle_of_cats.features.boats import NO_BOAT, NO_NUMBERS, NO_POINTS, crew_rows
from archipel.games.isle_of_cats.features.cards import lessons, pile, public, shown, sister
from archipel.games.isle_of_cats.features.choices import CAT_COUNT
from archipel.games.isle_of_cats.features.planes import (
    ANYTIME,
    DIFFICULTIES,
    HIGH,
    LETTERS,
    LOW,
    MODES,
    MOMENTS,
    MOST_SEATS,
    OSHAXES,
    PHASES,
    PROMO,
    STAGES,
    TAUGHT,
)
from archipel.games.isle_of_cats.values import COLOURS, CatsOptions
from archipel.games.isle_of_cats.views import CatsView, HeldView
from archipel.kit.rows import byte, one_of, seats_from

T = TypeVar("T")


def _one_hots(names: Sequence[T]) -> dict[T, bytes]:
    return {name: bytes([int(name == other) for other in names]) for name in names}


PHASE: Final = _one_hots(PHASES)
STAGE: Final = _one_hots(STAGES)
MOMENT: Final[dict[str, bytes]] = {"": bytes(len(MOMENTS)), **_one_hots(MOMENTS)}
COLOUR: Final[dict[str, bytes]] = {"": bytes(len(COLOURS)), **_one_hots(COLOURS)}
TAUGHT_CARD: Final[dict[int, bytes]] = {0: bytes(len(TAUGHT)), **_one_hots(TAUGHT)}
NOBODY: Final = bytes(MOST_SEATS)
ONE_SEAT: Final = [NOBODY, *_one_hots(range(MOST_SEATS)).values()]
"""None of the seats, then each of them alone."""
TILE_KIND: Final = _one_hots(TILE_KINDS)
SHAPE: Final = _one_hots(SHAPES[:HOUSE_SHAPES])
NOTHING: Final = bytes(len(TILE_KINDS) + HOUSE_SHAPES + len(COLOURS) + 1 + 2)
NONE_SENT: Final = bytes(CAT_COUNT)
OSHAX_AT: Final[dict[int, int]] = {tile: place for place, tile in enumerate(OSHAXES, 2 * CAT_COUNT)}
RARE_AT: Final[dict[str, int]] = {shape: place for place, shape in enumerate(BOX_RARES, 2 * CAT_COUNT + len(OSHAXES))}
"""Where the numbers of an Oshax or a rare treasure stand among those of the island."""
ISLAND_SIZE: Final = 2 * CAT_COUNT + len(OSHAXES) + 2 * len(BOX_RARES) + len(COMMONS)
KEPT: Final = 16
KEPT_ORDERS: Final = 1 << 8
KEPT_ISLANDS: Final = 1 << 10


def encode(view: CatsView) -> bytes:
    seats = seats_from(view.seat, view.seats)
    missing = MOST_SEATS - view.seats
    island = _island(view.left, view.right, view.oshax, view.rare, view.stock)
    parts = [rules(view.options), _course(view), island]
    for cards in (view.hand, view.offer, view.drafted, view.picked, view.laid, view.playable, view.used):
        parts.append(pile(cards))
    parts += [lessons(view.lessons), shown(view.shown, seats), public(view.public, seats), sister(view.sister)]
    crews = [crew_rows(view.crews[seat]) for seat in seats]
    for place, none in enumerate((NO_NUMBERS, NO_POINTS, NO_BOAT)):
        parts += [told[place] for told in crews]
        parts.append(none * missing)
    return b"".join(parts)


@lru_cache(maxsize=KEPT)
def rules(options: CatsOptions) -> bytes:
    row: list[int] = []
    one_of(row, len(MODES), MODES.index(options.mode))
    one_of(row, len(DIFFICULTIES), DIFFICULTIES.index(options.difficulty))
    row += [int(letter in options.modules) for letter in LETTERS]
    one_of(row, len(ANYTIME), ANYTIME.index(options.anytime))
    row.append(options.prospector_scope == "common")
    one_of(row, len(PROMO), PROMO.index(options.promo))
    row.append(options.promo_oshax == "island")
    row += [options.anywhere_after_draw, options.solo_sister_finishes_on_empty_fields]
    return bytes(row)


def _course(view: CatsView) -> bytes:
    """Whose decision it is, and which."""
    pending = view.pending
    first = view.seat or 0
    parts = [ONE_SEAT[view.seats], ONE_SEAT[0 if view.seat is None else view.seat + 1]]
    parts += [PHASE[view.phase], STAGE[pending.stage], MOMENT[pending.moment]]
    parts.append(ONE_SEAT[0 if pending.turn < 0 else (pending.turn - first) % view.seats + 1])
    parts.append(_chosen(pending.chosen, first, view.seats) if pending.chosen else NOBODY)
    score = min(max(view.score, LOW), HIGH) - LOW
    parts.append(bytes((view.day, view.bag, view.deck, byte(pending.count), byte(pending.rescued), score)))
    parts.append(_order(view.order, first, view.seats))
    parts.append(NOTHING if pending.tile is None else _held(pending.tile))
    parts += [TAUGHT_CARD[pending.card], _sent(pending.sent) if pending.sent else NONE_SENT]
    return b"".join(parts)


def _chosen(chosen: tuple[Seat, ...], first: int, seats: int) -> bytes:
    row = bytearray(NOBODY)
    for seat in chosen:
        row[(seat - first) % seats] = 1
    return bytes(row)


@lru_cache(maxsize=KEPT_ORDERS)
def _order(order: tuple[int, ...], first: int, seats: int) -> bytes:
    row = bytearray(MOST_SEATS + 1)
    for place, seat in enumerate(order, 1):
        row[(seat - first) % seats if seat < seats else MOST_SEATS] = place
    return bytes(row)


def _sent(cats: tuple[int, ...]) -> bytes:
    row = bytearray(NONE_SENT)
    for cat in cats:
        row[cat] = 1
    return bytes(row)


def _held(tile: HeldView) -> bytes:
    numbers = bytes((tile.anywhere, tile.tile + 1, tile.map + 1))
    return b"".join((TILE_KIND[tile.kind], SHAPE[tile.shape], COLOUR[tile.colour], numbers))


@lru_cache(maxsize=KEPT_ISLANDS)
def _island(
    left: tuple[int, ...], right: tuple[int, ...], oshax: tuple[int, ...], rare: tuple[tuple[str, int], ...],
    stock: tuple[int, ...],
) -> bytes:  # fmt: skip
    """Fields, Oshax and treasures; what lies in a line by its place there."""
    row = bytearray(ISLAND_SIZE)
    for place, cat in enumerate(left, 1):
        row[cat] = place
    for place, cat in enumerate(right, 1):
        row[CAT_COUNT + cat] = place
    for place, tile in enumerate(oshax, 1):
        row[OSHAX_AT[tile]] = place
    for place, (shape, count) in enumerate(rare, 1):
        row[RARE_AT[shape]] = count
        row[RARE_AT[shape] + len(BOX_RARES)] = place
    row[ISLAND_SIZE - len(COMMONS) :] = bytes(stock)
    return bytes(row)
