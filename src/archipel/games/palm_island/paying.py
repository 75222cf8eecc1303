"""Ways to pay: every set of stored cards that covers a cost and holds no useless card. Cards are what they give, packed
as the edition has it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.games.palm_island.content.cards import Cost
from archipel.games.palm_island.edition import FIELD, packed

HALF: Final = 1 << (FIELD - 1)
MASK: Final = (1 << FIELD) - 1
WILD: Final = 3 * FIELD
GUARD: Final = HALF | HALF << FIELD | HALF << 2 * FIELD
"""The guards turn a comparison of all resources into a subtraction."""


def payments(units: list[int], cost: Cost, wild: int = 0) -> list[int]:
    """Masks over `units`; removing any one card of a mask leaves it short. `wild` units come on top."""
    need = packed(cost)
    given = wild << WILD
    if enough(given, need):
        return [0]
    found: list[int] = []
    if not units or not enough(given + added(units), need):
        return found
    if len(units) == 1:
        return [1]
    count = 1 << len(units)
    totals = [given] * count
    for mask in range(1, count):
        for payment in found:
            if mask & payment == payment:
                break
        else:
            # No smaller payment is in it: it is a set already judged too small, and the card of its lowest bit.
            rest = mask & (mask - 1)
            totals[mask] = totals[rest] + units[(mask ^ rest).bit_length() - 1]
            if enough(totals[mask], need):
                found.append(mask)
    return found


def enough(total: int, need: int) -> bool:
    # The guard bit of a field survives the subtraction exactly where there is enough of its resource.
    left = total + GUARD - need
    if left & GUARD == GUARD:
        return True
    wild = total >> WILD
    return wild > 0 and short(left) <= wild


def short(left: int) -> int:
    """Units missing of each resource, added up."""
    missing = 0
    for at in (0, FIELD, 2 * FIELD):
        # Below HALF the guard was borrowed from: so much is missing.
        have = left >> at & MASK
        if have < HALF:
            missing += HALF - have
    return missing


def added(units: Sequence[int]) -> int:
    # A loop, not sum(): compiled, it adds without making objects.
    total = 0
    for unit in units:
        total += unit
    return total


def covers(units: Sequence[int], cost: Cost, wild: int = 0) -> bool:
    return enough(added(units) + (wild << WILD), packed(cost))


def shortfall(units: Sequence[int], cost: Cost) -> int:
    """Units still missing."""
    total = added(units)
    return max(0, short(total + GUARD - packed(cost)) - (total >> WILD))


def missing_units(units: Sequence[int], cost: Cost) -> Cost:
    """What is missing of each resource, wild units left aside."""
    total = added(units)
    wood, fish, stone = [total >> at & MASK for at in (0, FIELD, 2 * FIELD)]
    return max(0, cost[0] - wood), max(0, cost[1] - fish), max(0, cost[2] - stone)


def irredundant(units: Sequence[int], cost: Cost) -> bool:
    """Covers the cost, and would not without any one of its cards."""
    if not covers(units, cost):
        return False
    total, need = added(units), packed(cost)
    return not any(enough(total - unit, need) for unit in units)


def times(cost: Cost, players: int) -> Cost:
    return cost[0] * players, cost[1] * players, cost[2] * players
