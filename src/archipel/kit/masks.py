"""Numbered things as the bits of one int: what lies face down in no order, what is held."""

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
