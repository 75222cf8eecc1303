"""Ways to pay: every set of stored cards that covers a cost and holds no useless card."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from archipel.games.palm_island.content.cards import CARDS, GIVES_FISH, GIVES_STONE, GIVES_WILD, GIVES_WOOD, Cost

FIELD: Final = 10
HALF: Final = 1 << (FIELD - 1)
MASK: Final = (1 << FIELD) - 1
WILD: Final = 3 * FIELD
GUARD: Final = HALF | HALF << FIELD | HALF << 2 * FIELD
"""Units are counted in one integer, ten bits a resource; the guards turn a comparison of all into a subtraction."""

GIVES: Final[list[int]] = [
    GIVES_WOOD[look] | GIVES_FISH[look] << FIELD | GIVES_STONE[look] << 2 * FIELD | GIVES_WILD[look] << WILD
    for look in range(CARDS * 4)
]


def payments(looks: list[int], cost: Cost, wild: int = 0) -> list[int]:
    """Masks over `looks`; removing any one card of a mask leaves it short. `wild` units come on top."""
    need = packed(cost)
    given = wild << WILD
    if enough(given, need):
        return [0]
    found: list[int] = []
    if not looks or not enough(given + gives(looks), need):
        return found
    count = 1 << len(looks)
    totals = [given] * count
    good = [False] * count
    for mask in range(1, count):
        # A set is a smaller one, already judged, and the card of its lowest bit.
        rest = mask & (mask - 1)
        total = totals[rest] + GIVES[looks[(mask ^ rest).bit_length() - 1]]
        totals[mask] = total
        if contains(mask, good):
            good[mask] = True
        elif enough(total, need):
            good[mask] = True
            found.append(mask)
    return found


def contains(mask: int, good: list[bool]) -> bool:
    """Whether a card can be left out of a mask."""
    left = mask
    while left:
        # left ^ rest is the lowest bit of `left`: the card that is left out.
        rest = left & (left - 1)
        if good[mask ^ left ^ rest]:
            return True
        left = rest
    return False


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


def packed(cost: Cost) -> int:
    return cost[0] | cost[1] << FIELD | cost[2] << 2 * FIELD


def gives(looks: Sequence[int]) -> int:
    total = 0
    for look in looks:
        total += GIVES[look]
    return total


def covers(looks: Sequence[int], cost: Cost, wild: int = 0) -> bool:
    return enough(gives(looks) + (wild << WILD), packed(cost))


def shortfall(looks: Sequence[int], cost: Cost) -> int:
    """Units still missing."""
    total = gives(looks)
    return max(0, short(total + GUARD - packed(cost)) - (total >> WILD))


def irredundant(looks: Sequence[int], cost: Cost) -> bool:
    """Covers the cost, and would not without any one of its cards."""
    if not covers(looks, cost):
        return False
    total, need = gives(looks), packed(cost)
    return not any(enough(total - GIVES[look], need) for look in looks)


def times(cost: Cost, players: int) -> Cost:
    return cost[0] * players, cost[1] * players, cost[2] * players


def less(cost: Cost, resource: int) -> Cost:
    """The cost with one unit of a resource off."""
    wood, fish, stone = cost
    if resource == 0:
        return max(0, wood - 1), fish, stone
    if resource == 1:
        return wood, max(0, fish - 1), stone
    return wood, fish, max(0, stone - 1)
