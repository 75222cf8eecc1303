"""Cards counted in one whole number, five bits a type; the guards turn a comparison of all into a subtraction."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

FIELD: Final = 5
TYPES: Final = 6
MOST: Final = 15
WIDTH: Final = FIELD * TYPES
ALL: Final = (1 << WIDTH) - 1
GUARD: Final = 0b10000_10000_10000_10000_10000_10000
TERRAIN_BITS: Final = (1 << 3 * FIELD) - 1


def one(type: int) -> int:
    """A single card."""
    return 1 << FIELD * type


def count(purse: int, type: int) -> int:
    return purse >> FIELD * type & MOST


def covers(purse: int, cost: int) -> bool:
    """Whether there are as many of every type."""
    # Each field lends from its own guard: a guard that is gone tells of a type that falls short.
    return ((purse | GUARD) - cost) & GUARD == GUARD


def size(purse: int) -> int:
    """How many cards in all."""
    total = 0
    while purse:
        total += purse & MOST
        purse >>= FIELD
    return total


@lru_cache(maxsize=1 << 12)
def counts(purse: int) -> tuple[int, ...]:
    return tuple([count(purse, type) for type in range(TYPES)])


def purse_of(counts: list[int]) -> int:
    total = 0
    for type, number in enumerate(counts):
        total += number << FIELD * type
    return total
