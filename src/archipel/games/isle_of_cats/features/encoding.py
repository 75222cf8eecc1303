"""A view of The Isle of Cats written as bytes, plane after plane."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from archipel.games.isle_of_cats.content.tiles import BOX_RARES, COMMONS, HOUSE_SHAPES, SHAPES
from archipel.games.isle_of_cats.content.tiles import KINDS as TILE_KINDS
from archipel.games.isle_of_cats.features.boats import (
    NO_BOAT,
    NO_NUMBERS,
    NO_POINTS,
    boat_plane,
    looks,
    numbers,
    points,
)
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


def _one_hots(names: Sequence[str]) -> dict[str, list[int]]:
    return {name: [int(name == other) for other in names] for name in names}


PHASE: Final = _one_hots(PHASES)
STAGE: Final = _one_hots(STAGES)
MOMENT: Final[dict[str, list[int]]] = {"": [0] * len(MOMENTS), **_one_hots(MOMENTS)}
COLOUR: Final[dict[str, list[int]]] = {"": [0] * len(COLOURS), **_one_hots(COLOURS)}
TILE_KIND: Final = _one_hots(TILE_KINDS)
SHAPE: Final = _one_hots(SHAPES[:HOUSE_SHAPES])
NOTHING: Final[list[int]] = [0] * (len(TILE_KINDS) + HOUSE_SHAPES + len(COLOURS) + 1 + 2)
NONE_SENT: Final = bytes(CAT_COUNT)
OSHAX_AT: Final[dict[int, int]] = {tile: place for place, tile in enumerate(OSHAXES, 2 * CAT_COUNT)}
RARE_AT: Final[dict[str, int]] = {shape: place for place, shape in enumerate(BOX_RARES, 2 * CAT_COUNT + len(OSHAXES))}
"""Where the numbers of an Oshax or a rare treasure stand among those of the island."""
ISLAND_SIZE: Final = 2 * CAT_COUNT + len(OSHAXES) + 2 * len(BOX_RARES) + len(COMMONS)
KEPT: Final = 16


def encode(view: CatsView) -> bytes:
    seats = seats_from(view.seat, view.seats)
    missing = MOST_SEATS - view.seats
    parts = [rules(view.options), _course(view), _island(view)]
    for cards in (view.hand, view.offer, view.drafted, view.picked, view.laid, view.playable, view.used):
        parts.append(pile(cards))
    parts += [lessons(view.lessons), shown(view.shown, seats), public(view.public, seats), sister(view.sister)]
    for seat in seats:
        crew = view.crews[seat]
        parts += [numbers(crew), looks(crew.boat, crew.meeple, crew.filled, crew.cats, crew.families, crew.laid)]
    parts.append(NO_NUMBERS * missing)
    for seat in seats:
        parts.append(points(view.crews[seat].parts))
    parts.append(NO_POINTS * missing)
    for seat in seats:
        crew = view.crews[seat]
        parts.append(boat_plane(crew.boat, crew.tiles))
    parts.append(NO_BOAT * missing)
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
    row: list[int] = []
    pending = view.pending
    first = view.seat or 0
    one_of(row, MOST_SEATS, view.seats - 1)
    one_of(row, MOST_SEATS, -1 if view.seat is None else view.seat)
    row += PHASE[view.phase]
    row += STAGE[pending.stage]
    row += MOMENT[pending.moment]
    one_of(row, MOST_SEATS, -1 if pending.turn < 0 else (pending.turn - first) % view.seats)
    chosen = [0] * MOST_SEATS
    for seat in pending.chosen:
        chosen[(seat - first) % view.seats] = 1
    row += chosen
    row += [view.day, view.bag, view.deck, byte(pending.count), byte(pending.rescued)]
    row.append(min(max(view.score, LOW), HIGH) - LOW)
    order = [0] * (MOST_SEATS + 1)
    for place, seat in enumerate(view.order, 1):
        order[(seat - first) % view.seats if seat < view.seats else MOST_SEATS] = place
    row += order
    row += NOTHING if pending.tile is None else _held(pending.tile)
    one_of(row, len(TAUGHT), TAUGHT.index(pending.card) if pending.card else -1)
    if not pending.sent:
        return bytes(row) + NONE_SENT
    sent = [0] * CAT_COUNT
    for cat in pending.sent:
        sent[cat] = 1
    return bytes(row + sent)


def _held(tile: HeldView) -> list[int]:
    return [
        *TILE_KIND[tile.kind], *SHAPE[tile.shape], *COLOUR[tile.colour], tile.anywhere, tile.tile + 1, tile.map + 1,
    ]  # fmt: skip


def _island(view: CatsView) -> bytes:
    """Fields, Oshax and treasures; what lies in a line by its place there."""
    row = bytearray(ISLAND_SIZE)
    for place, cat in enumerate(view.left, 1):
        row[cat] = place
    for place, cat in enumerate(view.right, 1):
        row[CAT_COUNT + cat] = place
    for place, tile in enumerate(view.oshax, 1):
        row[OSHAX_AT[tile]] = place
    for place, (shape, count) in enumerate(view.rare, 1):
        row[RARE_AT[shape]] = count
        row[RARE_AT[shape] + len(BOX_RARES)] = place
    row[ISLAND_SIZE - len(COMMONS) :] = bytes(view.stock)
    return bytes(row)
