"""Every chain an Explore can lay, and what it yields."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.board import EGG, KIND, LEVEL, WHOSE
from archipel.games.islet.content.parts import GAIN, TERRAIN
from archipel.games.islet.grid import neighbours
from archipel.games.islet.purse import count, one

LONGEST: Final = 4


@final
class Chainlet:
    """Tiles and the cells they go to, in order; `gains` is the purse of what they and those before them yield."""

    def __init__(self, cells: list[int], kinds: list[int], gains: int) -> None:
        self.cells = cells
        self.kinds = kinds
        self.gains = gains
        self.value = 0

    def laid_on(self, tops: dict[int, int]) -> dict[int, int]:
        """The islets with the chain on them."""
        after = tops.copy()
        for number, cell in enumerate(self.cells):
            after[cell] = ((tops.get(cell, 0) >> LEVEL) + 1) << LEVEL | self.kinds[number]
        return after


@final
class Chains:
    """`blocked` are cells with a bird on them, `most` is how many tiles may still be placed."""

    def __init__(self, tops: dict[int, int], blocked: list[int], piles: int, most: int) -> None:
        self.tops = tops
        self.blocked = blocked
        self.piles = piles
        self.most = min(most, LONGEST)
        self.found: list[Chainlet] = []

    def begin(self, shore: list[int], hand: list[int]) -> list[Chainlet]:
        """All that begin in the sea."""
        for cell in shore:
            self._try(Chainlet([], [], 0), cell, 0, hand)
        return self.found

    def go_on(self, last: int, hand: list[int], gains: int) -> list[Chainlet]:
        """All that go on from a tile, the one that stops there first."""
        start = Chainlet([], [], gains)
        self.found.append(start)
        self._climb(start, last, self.tops[last] >> LEVEL, hand)
        return self.found

    def _climb(self, chain: Chainlet, last: int, level: int, hand: list[int]) -> None:
        if not hand or len(chain.cells) >= self.most:
            return
        for near in neighbours(last):
            top = self.tops.get(near, 0)
            if top and top >> LEVEL >= level and not top >> EGG & WHOSE and near not in self.blocked:
                self._try(chain, near, top, hand)

    def _try(self, chain: Chainlet, cell: int, top: int, hand: list[int]) -> None:
        if len(chain.cells) >= self.most:
            return
        tried = 0
        for number, kind in enumerate(hand):
            if tried >> kind & 1:
                continue
            tried |= 1 << kind
            terrain = TERRAIN[kind]
            gain = GAIN[terrain][TERRAIN[top & KIND]] if top else terrain
            gains = chain.gains
            if count(gains, gain) < count(self.piles, gain):
                gains += one(gain)
            longer = Chainlet([*chain.cells, cell], [*chain.kinds, kind], gains)
            self.found.append(longer)
            self._climb(longer, cell, (top >> LEVEL) + 1, hand[:number] + hand[number + 1 :])
