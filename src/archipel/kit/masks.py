"""Numbered things as the bits of one int: what lies face down in no order, what is held, what is reached."""

from __future__ import annotations

from archipel.core.rng import Rng


def bits(mask: int) -> list[int]:
    """The numbers in a mask, lowest first."""
    found: list[int] = []
    while mask:
        found.append((mask & -mask).bit_length() - 1)
        mask &= mask - 1
    return found


def mask_of(numbers: list[int]) -> int:
    mask = 0
    for number in numbers:
        mask |= 1 << number
    return mask


def pick(mask: int, rng: Rng) -> int:
    """One of the numbers in a mask, each equally likely."""
    return nth(mask, rng.below(mask.bit_count()))


def nth(mask: int, number: int) -> int:
    """The number in a mask with so many below it."""
    for _ in range(number):
        mask &= mask - 1
    return (mask & -mask).bit_length() - 1


def largest_group(members: int, near: list[int]) -> int:
    """How many there are in the largest group of members that are near each other, directly or through others."""
    best = 0
    while members:
        group = joined(members & -members, members, near)
        members &= ~group
        best = max(best, group.bit_count())
    return best


def joined(start: int, members: int, near: list[int]) -> int:
    """The members that can be reached from some, those included; `near` is by number the mask of its neighbours."""
    group = edge = start
    while edge:
        found = near[(edge & -edge).bit_length() - 1] & members & ~group
        group |= found
        edge = edge & (edge - 1) | found
    return group
