"""Cards of a hand, a deck or a bag are the bits of one int: | adds some, ^ takes some that are there."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, final

from archipel.core.rng import Rng
from archipel.games.isle_of_cats.content.cards import KIND, NUMBERS


def _by_byte(first: int) -> list[tuple[int, ...]]:
    """The cards from `first` on that a byte stands for, lowest first, by its value."""
    found: list[tuple[int, ...]] = [()]
    for value in range(1, 256):
        # The lowest bit, then the cards of what is left without it, which came before.
        found.append((first + (value & -value).bit_length() - 1, *found[value & (value - 1)]))
    return found


KEPT: Final = 1 << 12
BYTES: Final = NUMBERS // 8
CARDS: Final[list[list[tuple[int, ...]]]] = [_by_byte(8 * place) for place in range(BYTES)]


def numbers_of(mask: int) -> list[int]:
    """The cards of a mask, lowest first."""
    found: list[int] = []
    if not mask:
        return found
    for place, value in enumerate(mask.to_bytes(BYTES, "little")):
        if value:
            found += CARDS[place][value]
    return found


@lru_cache(maxsize=KEPT)
def kinds_of(mask: int) -> tuple[str, ...]:
    """The kinds of the cards of a mask, each as often as it is there."""
    return tuple([KIND[card] for card in numbers_of(mask)])


def size(mask: int) -> int:
    return mask.bit_count()


def lowest(mask: int) -> int:
    """The bit of the lowest card."""
    # The two share that bit alone: all above it are turned over, all below are 0.
    return mask & -mask


def draw(mask: int, count: int, rng: Rng) -> int:
    """Some cards of a mask by chance, as a mask; all of them where there are too few."""
    return Dealer(mask, rng).deal(count) if count else 0


@final
class Dealer:
    """Deals the cards of a mask by chance."""

    def __init__(self, mask: int, rng: Rng) -> None:
        self.mask = mask
        self.cards = numbers_of(mask)
        self.rng = rng

    def deal(self, count: int) -> int:
        """Some cards as a mask; all that are left where there are too few."""
        cards = self.cards
        taken = 0
        for _ in range(min(count, len(cards))):
            place = self.rng.below(len(cards))
            taken |= 1 << cards[place]
            cards[place] = cards[-1]
            cards.pop()
        self.mask ^= taken
        return taken
