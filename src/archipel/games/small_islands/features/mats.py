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
from archipel.kit.rows import byte, one_of

KEPT: Final = 1 << 12
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
NO_ALEXIS: Final = bytes(7 + 3 * len(EXPEDITIONS) + len(USES) + WAY_NUMBERS)


@lru_cache(maxsize=KEPT)
def tiles_in(names: tuple[str, ...]) -> bytes:
    """Which landscape tiles they are."""
    row = bytearray(LANDSCAPES)
    for name in names:
        row[TILE_AT[name]] = 1
    return bytes(row)


@lru_cache(maxsize=KEPT)
def starts(names: tuple[str, ...]) -> bytes:
    return bytes([int(name in names) for name in START_TILES])


@lru_cache(maxsize=KEPT)
def cards_in(cards: tuple[CardView, ...]) -> bytes:
    row = bytearray(len(CARDS))
    for card in cards:
        row[CARD_AT[card.id]] = 1
    return bytes(row)


@lru_cache(maxsize=KEPT)
def values(tokens: tuple[int, ...]) -> bytes:
    """How many there are of each value."""
    return bytes([tokens.count(value) for value in VALUES])


@lru_cache(maxsize=KEPT)
def mat(one: MatView) -> tuple[bytes, bytes, bytes]:
    """Tiles all know of, the objective revealed, the numbers."""
    return tiles_in(one.known), cards_in(one.objective), _numbers(one)


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


@lru_cache(maxsize=KEPT)
def alexis(he: AlexisView | None, way: ExpeditionView | None) -> bytes:
    if he is None:
        return NO_ALEXIS
    row = [1, he.level, he.base, he.each, he.explore, he.land, he.pile]
    row += [int(card in he.discards) for card in EXPEDITIONS]
    row += [int(card in he.seen) for card in EXPEDITIONS]
    if way is None:
        return bytes(row) + NO_ALEXIS[len(row) :]
    one_of(row, len(EXPEDITIONS), EXPEDITIONS.index(way.card))
    one_of(row, len(USES), USES.index(way.use))
    row += [way.land, way.slot]
    row += [DIRECTIONS.index(direction) + 1 for direction in way.directions]
    row += [0] * (WAYS - len(way.directions))
    row += [TILE_AT[way.tile] + 1 if way.tile else 0, way.way + 1]
    row += _cell(way.origin)
    row += _cell(way.found)
    return bytes(row)
