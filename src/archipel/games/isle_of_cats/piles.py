"""Cards of a hand, a deck or a bag are the bits of one int."""

from __future__ import annotations

from archipel.core.rng import Rng


def numbers_of(mask: int) -> list[int]:
    """The cards of a mask, lowest first."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def size(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The bit of the lowest card."""
    return mask & -mask


def draw(mask: int, count: int, rng: Rng) -> int:
    """Some cards of a mask by chance, as a mask; all of them where there are too few."""
    cards = numbers_of(mask)
    left = len(cards)
    taken = 0
    for _ in range(min(count, left)):
        place = rng.below(left)
        left -= 1
        taken |= 1 << cards[place]
        cards[place] = cards[left]
    return taken
