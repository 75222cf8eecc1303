"""Actions made once and used again: a search meets the same few over and over."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.content.cards import CARDS
from archipel.games.islet.content.parts import KINDS, RESOURCES
from archipel.games.islet.grid import spot
from archipel.games.islet.paying import word
from archipel.games.islet.purse import TERRAIN_BITS, WIDTH
from archipel.games.islet.values import Advance, Discard, Fulfil, GiveUp, Guarantee, Lay, Place, Remove, Start

PLACES: Final[dict[int, list[Place]]] = {}
ADVANCES: Final[dict[int, Advance]] = {}
LAYS: Final[dict[int, Lay]] = {}
DISCARDS: Final = [Discard(code) for code in RESOURCES]
GUARANTEES: Final = [Guarantee(code) for code in RESOURCES]
GIVE_UP_READY: Final = [GiveUp(code, True) for code in RESOURCES]
GIVE_UP_TIPPED: Final = [GiveUp(code, False) for code in RESOURCES]
REMOVES: Final = [Remove(name) for name in KINDS]
REMOVE_FROM_BAG: Final = Remove("bag")
FULFILS: Final = [Fulfil(name) for name in CARDS]


def places(cell: int) -> list[Place]:
    """Every kind of tile placed on a cell."""
    found = PLACES.get(cell)
    if found is None:
        islet, x, y = spot(cell)
        found = PLACES[cell] = [Place(name, islet, x, y) for name in KINDS]
    return found


def advance(cell: int, payment: int) -> Advance:
    """A step to a cell; only terrains pay for it."""
    # Terrains are half a purse: what is tipped and what goes back lie side by side below the cell.
    key = (cell << WIDTH // 2 | payment >> WIDTH) << WIDTH // 2 | payment & TERRAIN_BITS
    found = ADVANCES.get(key)
    if found is None:
        islet, x, y = spot(cell)
        found = ADVANCES[key] = Advance(islet, x, y, word(payment))
    return found


def lay(payment: int) -> Lay:
    found = LAYS.get(payment)
    if found is None:
        found = LAYS[payment] = Lay(word(payment))
    return found


def start(cell: int) -> Start:
    return Start(*spot(cell))
