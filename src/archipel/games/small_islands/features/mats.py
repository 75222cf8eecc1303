"""What belongs to players and to Alexis, as numbers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from archipel.games.small_islands.edition import LANDSCAPES, TOKENS
from archipel.games.small_islands.features.board import TILE_AT
from archipel.games.small_islands.features.choices import CARDS, HALF, TILES, VALUES
from archipel.games.small_islands.features.planes import BOATS, EXPEDITIONS, USES, WAY_NUMBERS, WIN_NUMBERS, WINS
from archipel.games.small_islands.geometry import DIRECTIONS
from archipel.games.small_islands.views import AlexisView, CardView, ExpeditionView, MatView, WinView
from archipel.kit.kept_rows import KeptRows, Rows
from archipel.kit.rows import byte

KEPT: Final = 1 << 12
MATS: Final = KeptRows()
TOKEN_NAMES: Final = tuple(f"J{token + 1}" for token in range(TOKENS))
CARD_AT: Final[dict[str, int]] = {card: place for place, card in enumerate(CARDS)}
START_TILES: Final = TILES[LANDSCAPES:]
WAYS: Final = 3
TILE_ROWS: Final[dict[str, bytes]] = {
    name: bytes([int(name == other) for other in TILES[:LANDSCAPES]]) for name in ("", *TILES[:LANDSCAPES])
}
"""One landscape tile, or none."""
BOAT_ROWS: Final[dict[str, bytes]] = {boat: bytes([int(boat == other) for other in BOATS]) for boat in BOATS}
NO_WINS: Final = bytes(WINS * WIN_NUMBERS)
NO_TILES: Final = bytes(LANDSCAPES)
NO_CARDS: Final = bytes(len(CARDS))
NO_VALUES: Final = bytes(len(VALUES))
EXPEDITION_AT: Final[dict[str, int]] = {card: place for place, card in enumerate(EXPEDITIONS)}
SEEN: Final = 7
LAST: Final = SEEN + 2 * len(EXPEDITIONS)
"""Where the cards of Alexis that were put away or seen are told, and the one he drew last."""
NO_ALEXIS: Final = bytes(7 + 3 * len(EXPEDITIONS) + len(USES) + WAY_NUMBERS)


def tiles_in(names: tuple[str, ...]) -> bytes:
    """Which landscape tiles they are."""
    if not names:
        return NO_TILES
    row = bytearray(NO_TILES)
    for name in names:
        row[TILE_AT[name]] = 1
    return bytes(row)


@lru_cache(maxsize=KEPT)
def starts(names: tuple[str, ...]) -> bytes:
    return bytes([int(name in names) for name in START_TILES])


def cards_in(cards: tuple[CardView, ...]) -> bytes:
    if not cards:
        return NO_CARDS
    row = bytearray(NO_CARDS)
    for card in cards:
        row[CARD_AT[card.id]] = 1
    return bytes(row)


def values(tokens: tuple[int, ...]) -> bytes:
    """How many there are of each value."""
    return bytes([tokens.count(value) for value in VALUES]) if tokens else NO_VALUES


def mat(one: MatView) -> Rows:
    """Tiles all know of, the objective revealed, the numbers."""
    rows = MATS.find(one)
    if rows is None:
        rows = MATS.keep(one, (tiles_in(one.known), cards_in(one.objective), _numbers(one)))
    return rows


def _numbers(one: MatView) -> bytes:
    houses = one.at_hand, one.in_reserve, one.placed
    held = bytes((1, byte(one.pp), byte(one.score), *houses, one.tokens, one.hand, one.ports, *_cell(one.boat_cell)))
    gains = bytes([byte(gain) for gain in one.gains])
    return b"".join([held, gains, _jokers(one.jokers), values(one.values), BOAT_ROWS[one.boat]])


@lru_cache(maxsize=KEPT)
def _jokers(names: tuple[str, ...]) -> bytes:
    return bytes([int(token in names) for token in TOKEN_NAMES])


def _cell(cell: tuple[int, int] | None) -> list[int]:
    """Column and row of a cell, from 1; 0: none."""
    return [0, 0] if cell is None else [cell[0] + HALF + 1, cell[1] + HALF + 1]


def wins(found: tuple[WinView, ...], first: int, players: int) -> bytes:
    if not found:
        return NO_WINS
    row: list[int] = []
    for win in found:
        row.append(1)
        row += _cell((win.x, win.y))
        row += [win.icon, (win.colour - first) % players, byte(win.points), win.draws]
    return bytes(row) + NO_WINS[len(row) :]


def alexis(he: AlexisView | None, way: ExpeditionView | None) -> bytes:
    if he is None:
        return NO_ALEXIS
    row = bytearray(NO_ALEXIS)
    row[:SEEN] = bytes((1, he.level, he.base, he.each, he.explore, he.land, he.pile))
    for card in he.discards:
        row[SEEN + EXPEDITION_AT[card]] = 1
    for card in he.seen:
        row[SEEN + len(EXPEDITIONS) + EXPEDITION_AT[card]] = 1
    if way is None:
        return bytes(row)
    row[LAST + EXPEDITION_AT[way.card]] = 1
    row[LAST + len(EXPEDITIONS) + USES.index(way.use)] = 1
    told = [int(way.land), way.slot, *[DIRECTIONS.index(direction) + 1 for direction in way.directions]]
    told += [0] * (WAYS - len(way.directions))
    told += [TILE_AT[way.tile] + 1 if way.tile else 0, way.way + 1, *_cell(way.origin), *_cell(way.found)]
    row[LAST + len(EXPEDITIONS) + len(USES) :] = bytes(told)
    return bytes(row)
