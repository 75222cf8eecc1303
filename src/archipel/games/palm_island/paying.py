"""Ways to pay: every set of stored cards that covers a cost and holds no useless card."""

from __future__ import annotations

from collections.abc import Sequence

from archipel.games.palm_island.content.cards import GIVES_FISH, GIVES_STONE, GIVES_WILD, GIVES_WOOD, Cost


def payments(looks: list[int], cost: Cost, wild: int = 0) -> list[int]:
    """Masks over `looks`; removing any one card of a mask leaves it short. `wild` units come on top."""
    wood, fish, stone = cost
    count = 1 << len(looks)
    woods = [0] * count
    fishes = [0] * count
    stones = [0] * count
    wilds = [wild] * count
    enough = [False] * count
    found: list[int] = []
    for mask in range(count):
        if mask:
            rest = mask & (mask - 1)
            look = looks[(mask ^ rest).bit_length() - 1]
            woods[mask] = woods[rest] + GIVES_WOOD[look]
            fishes[mask] = fishes[rest] + GIVES_FISH[look]
            stones[mask] = stones[rest] + GIVES_STONE[look]
            wilds[mask] = wilds[rest] + GIVES_WILD[look]
        short = 0
        if woods[mask] < wood:
            short += wood - woods[mask]
        if fishes[mask] < fish:
            short += fish - fishes[mask]
        if stones[mask] < stone:
            short += stone - stones[mask]
        if short <= wilds[mask]:
            enough[mask] = True
            if _needs_all(mask, enough):
                found.append(mask)
    return found


def _needs_all(mask: int, enough: list[bool]) -> bool:
    left = mask
    while left:
        bit = left & -left
        if enough[mask ^ bit]:
            return False
        left ^= bit
    return True


def covers(looks: Sequence[int], cost: Cost, wild: int = 0) -> bool:
    return shortfall(looks, cost, wild) <= 0


def shortfall(looks: Sequence[int], cost: Cost, wild: int = 0) -> int:
    """Units still missing; below zero: wild units to spare."""
    wood, fish, stone = cost
    for look in looks:
        wood -= GIVES_WOOD[look]
        fish -= GIVES_FISH[look]
        stone -= GIVES_STONE[look]
        wild += GIVES_WILD[look]
    return (wood if wood > 0 else 0) + (fish if fish > 0 else 0) + (stone if stone > 0 else 0) - wild


def irredundant(looks: Sequence[int], cost: Cost) -> bool:
    """Covers the cost, and would not without any one of its cards."""
    if not covers(looks, cost):
        return False
    return not any(covers([*looks[:k], *looks[k + 1 :]], cost) for k in range(len(looks)))


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
