"""A way to lay for a card, and what cards one holds are worth to it."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.bots.prices import most_of
from archipel.games.islet.content.parts import MADE_OF, TERRAINS
from archipel.games.islet.purse import TYPES, count, one

ANY_NEST: Final = 0b111000
ANY_STEP: Final = -2
UNITS: Final = 3
UNIT_BITS: Final = 2
UNIT: Final = 110
STEP: Final = 60
WAY: Final = 140
LACK: Final = 50
MOST_FITS: Final = 200_000
FITS: Final[dict[int, int]] = {}


@final
class Option:
    """One way to lay for a card: how near its tile is, which nests may pay, the way there, how much it counts."""

    def __init__(self, tile: int, nests: int, path: int, share: int) -> None:
        self.tile = tile
        self.nests = nests
        self.path = path
        self.share = share

    def try_on(self, purse: int) -> tuple[int, int]:
        """What it is worth with such cards, and the cards it leaves."""
        paid = fit(purse, self.nests)
        value = self.tile + UNIT * (paid & UNITS)
        left = paid >> UNIT_BITS
        if self.path == ANY_STEP:
            value, left = step(value, left)
        else:
            value += max(0, WAY - LACK * lacking(left, self.path))
            left = without(left, self.path)
        return value * self.share // 100, left


def lacking(purse: int, path: int) -> int:
    """Cards short of a way, where two of one terrain stand for one of another."""
    lack = 0
    spare = 0
    for type in range(TERRAINS):
        more = count(purse, type) - count(path, type)
        if more < 0:
            lack -= more
        else:
            spare += more // 2
    return max(0, lack - spare)


def without(purse: int, path: int) -> int:
    """What is left, as far as it goes."""
    for type in range(TERRAINS):
        purse -= min(count(purse, type), count(path, type)) * one(type)
    return purse


def step(total: int, purse: int) -> tuple[int, int]:
    """A terrain set aside for a step."""
    terrain = most_of(purse)
    return (total + STEP, purse - one(terrain)) if count(purse, terrain) else (total, purse)


def fit(purse: int, nests: int) -> int:
    """How many of the best of some nests the cards can pay, up to what an egg costs, and above it the cards left."""
    # Nests are a mask of types, one bit each below the purse.
    key = purse << TYPES | nests
    found = FITS.get(key, -1)
    if found < 0:
        most = 0
        left = purse
        for nest in range(TERRAINS, TYPES):
            if nests >> nest & 1:
                first, second = MADE_OF[nest]
                own = count(purse, nest)
                units = min(UNITS, own + min(count(purse, first), count(purse, second)))
                if units > most:
                    own = min(own, units)
                    most = units
                    left = purse - own * one(nest) - (units - own) * (one(first) + one(second))
        if len(FITS) > MOST_FITS:
            FITS.clear()
        # At most three units are paid: two bits below the cards left.
        found = FITS[key] = left << UNIT_BITS | most
    return found
