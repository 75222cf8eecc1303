"""The bag: how many tiles of each kind are left; chance says which comes out."""

from __future__ import annotations

from typing import final

from archipel.core.rng import Rng


@final
class Bag:
    def __init__(self, counts: list[int], size: int) -> None:
        self.counts = counts
        self.size = size

    def clone(self) -> Bag:
        return Bag(self.counts.copy(), self.size)

    def draw(self, rng: Rng) -> int:
        """The kind of a random tile, taken out."""
        at = rng.below(self.size)
        kind = 0
        while at >= self.counts[kind]:
            at -= self.counts[kind]
            kind += 1
        self.counts[kind] -= 1
        self.size -= 1
        return kind

    def put_back(self, kind: int) -> None:
        self.counts[kind] += 1
        self.size += 1
