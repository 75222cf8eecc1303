"""What one player has: the bird, tiles in hand, resources, eggs."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.purse import count, size
from archipel.games.islet.values import BirdView

SEA: Final = -1


@final
class Bird:
    """`raw`, `ready` and `tipped` are purses: cards, and guaranteed resources whose egg stands or lies. `levels` are
    those under the eggs laid, in the order they were laid. `view` is how it was last shown, `told` what it was of."""

    def __init__(
        self, at: int, hand: list[int], raw: int, ready: int, tipped: int, free: int, levels: list[int]
    ) -> None:
        self.at = at
        self.hand = hand
        self.raw = raw
        self.ready = ready
        self.tipped = tipped
        self.free = free
        self.levels = levels
        self.view: BirdView | None = None
        self.told: object = None

    def clone(self) -> Bird:
        return Bird(self.at, self.hand.copy(), self.raw, self.ready, self.tipped, self.free, self.levels.copy())

    def eggs_left(self) -> int:
        """Free ones and those on cards."""
        return self.free + size(self.ready) + size(self.tipped)

    def guaranteed(self, type: int) -> int:
        return count(self.ready, type) + count(self.tipped, type)

    def kinds(self) -> list[int]:
        """The kinds of tiles in hand, each once."""
        found: list[int] = []
        for kind in self.hand:
            if kind not in found:
                found.append(kind)
        return found

    def stand_eggs_up(self) -> None:
        self.ready += self.tipped
        self.tipped = 0

    def facts(self) -> object:
        return self.at, tuple(self.hand), self.raw, self.ready, self.tipped, self.free, tuple(self.levels)
