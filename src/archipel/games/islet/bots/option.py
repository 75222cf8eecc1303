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
STEPS: Final[dict[int, int]] = {}
WORTH_BITS: Final = 9
WORTHS: Final = (1 << WORTH_BITS) - 1


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
        if self.path == ANY_STEP:
            paid = fit_and_step(purse, self.nests)
            left = paid >> WORTH_BITS
            value = self.tile + (paid & WORTHS)
        else:
            paid = fit(purse, self.nests)
            left = paid >> UNIT_BITS
            value = self.tile + UNIT * (paid & UNITS) + max(0, WAY - LACK * lacking(left, self.path))
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


def fit_and_step(purse: int, nests: int) -> int:
    """What it is worth to pay as much as one can of the best of some nests and to set a terrain aside for a step, and
    above it the cards left."""
    key = purse << TYPES | nests
    found = STEPS.get(key, -1)
    if found < 0:
        paid = fit(purse, nests)
        value = UNIT * (paid & UNITS)
        left = paid >> UNIT_BITS
        terrain = most_of(left)
        if count(left, terrain):
            value += STEP
            left -= one(terrain)
        if len(STEPS) > MOST_FITS:
            STEPS.clear()
        # Three units and a step are worth less than 512: nine bits below the cards left.
        found = STEPS[key] = left << WORTH_BITS | value
    return found


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
