"""The best Move: a beam over eggs, each a way to a tile, a payment, and a guaranteed resource for it."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.board import LEVEL
from archipel.games.islet.bots.asked import Asked
from archipel.games.islet.bots.land import AT_SEA, Land
from archipel.games.islet.bots.prices import EGG, Prices
from archipel.games.islet.bots.reach import Reach, Way
from archipel.games.islet.content.parts import ALIKE, TERRAINS
from archipel.games.islet.grid import ISLET
from archipel.games.islet.paying import tipping
from archipel.games.islet.purse import TYPES, count, one, size

HEIGHT: Final = 4
CHOICE: Final = 25
GAINS: Final = 3
LASTING: Final = 25
GIVEN: Final = 2
ALL_LAID: Final = 20 * EGG


@final
class Stand:
    """A bird in a Move: `eggs` were laid in it, on the cells `laid`; `cards` is a mask of those still open. `first`
    is the stand after the first egg, reached by its way and paid by its cost."""

    def __init__(
        self, region: int, raw: int, ready: int, tipped: int, free: int, eggs: int, laid: list[int], cards: int
    ) -> None:
        self.region = region
        self.raw = raw
        self.ready = ready
        self.tipped = tipped
        self.free = free
        self.eggs = eggs
        self.laid = laid
        self.cards = cards
        self.fresh = 0
        self.heights = 0
        self.value = 0
        self.first: Stand | None = None
        self.way: Way | None = None
        self.cost = 0

    def eggs_left(self) -> int:
        return self.free + size(self.ready) + size(self.tipped)


@final
class Walk:
    """`asked` are the cards of a lone game; `share`: what is left over counts so many parts of a hundred; `eggs` is how
    many are laid at most."""

    def __init__(
        self, land: Land, prices: Prices, piles: int, asked: Asked | None, width: int, share: int, eggs: int
    ) -> None:
        self.land = land
        self.reach = Reach(land)
        self.prices = prices
        self.piles = piles
        self.asked = asked
        self.width = width
        self.share = share
        self.eggs = eggs
        self.seen: dict[tuple[int, int, int, int, int], bool] = {}
        self.found: list[Stand] = []

    def again(self) -> Walk:
        """Another Move over the same land."""
        return Walk(self.land, self.prices, self.piles, self.asked, self.width, self.share, self.eggs)

    def search(self, root: Stand) -> Stand:
        """The best stand to end with; the root: no egg is worth it."""
        self.judge(root)
        best = root
        layer = [root]
        while layer and layer[0].eggs < self.eggs:
            self.found = []
            for stand in layer:
                if stand.eggs_left():
                    if self.asked is not None:
                        best = self.travel(stand, best)
                    self.grow(stand)
            ranked = [(-stand.value, number) for number, stand in enumerate(self.found)]
            ranked.sort()
            layer = [self.found[number] for _, number in ranked[: self.width]]
            if layer and layer[0].value > best.value:
                best = layer[0]
        return best

    def travel(self, stand: Stand, best: Stand) -> Stand:
        """The better of a stand and what it becomes by a way to the other islet."""
        land = self.land
        islet = land.cells[stand.region][0] // ISLET
        for way in self.reach.ways(stand.region, stand.raw + stand.ready):
            if land.cells[way.region][0] // ISLET != islet:
                tip = tipping(way.cost, stand.ready)
                raw, ready, tipped = stand.raw - way.cost + tip, stand.ready - tip, stand.tipped + tip
                after = Stand(way.region, raw, ready, tipped, stand.free, stand.eggs, stand.laid, stand.cards)
                after.fresh = stand.fresh
                after.heights = stand.heights
                after.way = way
                after.first = stand.first if stand.first is not None else after
                self.judge(after)
                if after.value > best.value:
                    best = after
        return best

    def grow(self, stand: Stand) -> None:
        purse = stand.raw + stand.ready
        for way in self.reach.ways(stand.region, purse):
            left = purse - way.cost
            spots = self.land.spots[way.region]
            for nest in range(TYPES - TERRAINS):
                if spots[nest]:
                    costs = self.prices.best_ways(left, nest + TERRAINS)
                    if costs:
                        self.lay_at(stand, way, spots[nest], costs)

    def lay_at(self, stand: Stand, way: Way, cells: list[int], costs: list[int]) -> None:
        for cell in cells:
            if cell in stand.laid:
                continue
            if self.asked is None:
                for cost in costs:
                    self.lay(stand, way, cell, cost, 0)
                return
            cards = self.asked.met.get(cell, 0) & stand.cards
            # Card by card, each as its bit: the lowest one of a mask is what it has in common with its negative.
            while cards:
                card = cards & -cards
                cards ^= card
                for cost in costs:
                    self.lay(stand, way, cell, cost, card)

    def lay(self, stand: Stand, way: Way, cell: int, cost: int, card: int) -> None:
        total = way.cost + cost
        tip = tipping(total, stand.ready)
        raw, ready, tipped = stand.raw - total + tip, stand.ready - tip, stand.tipped + tip
        # Thirteen cards are thirteen bits: the region lies above them.
        key = (way.region << 16 | stand.cards ^ card, raw, ready, tipped, stand.free)
        if key in self.seen:
            return
        self.seen[key] = True
        after = Stand(way.region, raw, ready, tipped, stand.free, stand.eggs + 1, [*stand.laid, cell], 0)
        after.cards = stand.cards ^ card
        if self.asked is not None:
            after.fresh = self.asked.refilled(after.cards, stand.fresh, cell // ISLET)
        after.heights = stand.heights + (self.land.tops[cell] >> LEVEL)
        after.first = stand.first
        after.way = way
        after.cost = cost
        if stand.free >= 2:
            self.gain(after)
        elif stand.free:
            self.keep(after, ready, tipped, 0)
        else:
            self.give_up(after)

    def gain(self, stand: Stand) -> None:
        ranked = []
        held = stand.ready + stand.tipped
        for type in range(TYPES):
            if count(held, type) < ALIKE and count(self.piles, type):
                now = self.ahead(stand, stand.raw + stand.ready + one(type))
                later = self.ahead(stand, stand.raw + held + one(type))
                if self.asked is not None:
                    later += later // 4 + (LASTING if type >= TERRAINS else 0)
                ranked.append((-now - later, type))
        ranked.sort()
        for _, type in ranked[:GAINS]:
            self.keep(stand, stand.ready + one(type), stand.tipped, stand.free - 2)

    def give_up(self, stand: Stand) -> None:
        ranked = []
        for type in range(TYPES):
            ready, tipped = stand.ready, stand.tipped
            if count(tipped, type):
                tipped -= one(type)
            elif count(ready, type):
                ready -= one(type)
            else:
                continue
            worth = self.ahead(stand, stand.raw + ready) + self.ahead(stand, stand.raw + ready + tipped)
            ranked.append((-worth, ready, tipped))
        ranked.sort()
        for _, ready, tipped in ranked[:GIVEN]:
            self.keep(stand, ready, tipped, 0)

    def keep(self, stand: Stand, ready: int, tipped: int, free: int) -> None:
        after = Stand(stand.region, stand.raw, ready, tipped, free, stand.eggs, stand.laid, stand.cards)
        after.fresh = stand.fresh
        after.heights = stand.heights
        after.way = stand.way
        after.cost = stand.cost
        after.first = stand.first if stand.first is not None else after
        self.judge(after)
        self.found.append(after)

    def judge(self, stand: Stand) -> None:
        value = stand.eggs * EGG
        if self.asked is None:
            value += stand.heights * HEIGHT
        if not stand.eggs_left():
            stand.value = value + ALL_LAID
            return
        stand.value = value + self.ahead(stand, stand.raw + stand.ready + stand.tipped)

    def ahead(self, stand: Stand, purse: int) -> int:
        """What cards are worth to a bird in its place."""
        if self.asked is not None:
            return self.asked.progress(stand.cards, stand.fresh, self.land, stand.region, purse)
        total = self.prices.worth(purse)
        if stand.region != AT_SEA:
            for cells in self.land.spots[stand.region]:
                if cells:
                    total += CHOICE
        return total * self.share // 100
