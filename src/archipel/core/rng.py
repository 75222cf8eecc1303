"""Randomness that lives in the state and is the same on every Python and platform."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from mypy_extensions import mypyc_attr

T = TypeVar("T")

WORD = 1 << 64
MASK = WORD - 1
HEXADECIMAL = frozenset("0123456789abcdefABCDEF")


@mypyc_attr(allow_interpreted_subclasses=True)
class Rng:
    """Four ways to ask chance; `draws` counts how often it was asked."""

    def __init__(self) -> None:
        self.draws = 0

    def word(self) -> int:
        """The next 64 bits."""
        raise NotImplementedError

    def clone(self) -> Rng:
        raise NotImplementedError

    def below(self, bound: int) -> int:
        """A whole number from 0 to bound - 1, every one equally likely."""
        assert bound > 0
        limit = WORD - WORD % bound
        while True:
            word = self.word()
            if word < limit:
                return word % bound

    def choose(self, items: Sequence[T]) -> T:
        return items[self.below(len(items))]

    def shuffle(self, items: list[T]) -> None:
        for last in range(len(items) - 1, 0, -1):
            other = self.below(last + 1)
            items[last], items[other] = items[other], items[last]

    def fork(self) -> Quick:
        """A quick generator seeded from this one."""
        return Quick(self.word())


class Dealt(Rng):
    """BLAKE2b in counter mode: nobody can compute the next card from those seen."""

    def __init__(self, key: bytes, draws: int = 0) -> None:
        super().__init__()
        self.key = key
        self.draws = draws

    def word(self) -> int:
        block = blake2b(self.draws.to_bytes(8, "little"), digest_size=8, key=self.key).digest()
        self.draws += 1
        return int.from_bytes(block, "little")

    def clone(self) -> Rng:
        return Dealt(self.key, self.draws)


class Quick(Rng):
    """One integer (splitmix64): for search and random play, never for a dealt game."""

    def __init__(self, seed: int, draws: int = 0) -> None:
        super().__init__()
        self.seed = seed & MASK
        self.draws = draws

    def word(self) -> int:
        self.draws += 1
        self.seed = (self.seed + 0x9E3779B97F4A7C15) & MASK
        mixed = self.seed
        mixed = ((mixed ^ (mixed >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        mixed = ((mixed ^ (mixed >> 27)) * 0x94D049BB133111EB) & MASK
        return mixed ^ (mixed >> 31)

    def clone(self) -> Rng:
        return Quick(self.seed, self.draws)


def seed_key(seed: int | str) -> bytes:
    """The 16-byte key of a seed: a whole number, or 32 hexadecimal digits as records hold it."""
    if isinstance(seed, str):
        if len(seed) != 32 or not set(seed) <= HEXADECIMAL:
            raise ValueError(f"a seed is 32 hexadecimal digits, not {seed[:40]!r}")
        return bytes.fromhex(seed)
    return blake2b(str(seed).encode(), digest_size=16, person=b"archipel-seed").digest()
