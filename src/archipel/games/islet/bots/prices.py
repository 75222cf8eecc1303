"""What cards are worth to a bird, in thousandths of an egg, and the ways of paying for an egg that cost it least."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.content.parts import LIMIT, MADE_OF, TERRAINS
from archipel.games.islet.paying import LAY_COSTS, PLAIN_LAY_COSTS
from archipel.games.islet.purse import TYPES, count, covers, one, size

EGG: Final = 1000
PAYABLE: Final = 880
UNREACHED: Final = 600
NEST: Final = 150
TERRAIN: Final = 75
CLOSE: Final = (0, 0, 60, 60)
WAYS: Final = 2
MOST_KEPT: Final = 200_000


@final
class Prices:
    """`lays` are by nest the costs of an egg, the lightest first, and of equals those that leave terrains."""

    def __init__(self, costs: list[list[int]]) -> None:
        self.lays = [lightest_first(nest) for nest in costs]
        self.worths: dict[int, int] = {}
        self.ways: dict[int, list[int]] = {}

    def worth(self, purse: int) -> int:
        """Eggs that the cards could pay, one after the other, each with a step to get there, and what is left over."""
        found = self.worths.get(purse, -1)
        if found < 0:
            found = loose(purse)
            for nest in range(TERRAINS, TYPES):
                for cost in self.lays[nest]:
                    if covers(purse, cost):
                        found = max(found, self.lay_and_step(purse - cost))
                        break
            if len(self.worths) > MOST_KEPT:
                self.worths.clear()
            self.worths[purse] = found
        return found

    def lay_and_step(self, left: int) -> int:
        terrain = most_of(left)
        if not count(left, terrain):
            return UNREACHED + self.worth(left)
        return PAYABLE + self.worth(left - one(terrain))

    def best_ways(self, purse: int, nest: int) -> list[int]:
        """A few costs of an egg that leave the most."""
        # Every type is less than TYPES: a purse and a nest are one number.
        key = purse * TYPES + nest
        found = self.ways.get(key)
        if found is None:
            ranked = [(-self.worth(purse - cost), cost) for cost in self.lays[nest] if covers(purse, cost)]
            ranked.sort()
            found = [cost for _, cost in ranked[:WAYS]]
            if len(self.ways) > MOST_KEPT:
                self.ways.clear()
            self.ways[key] = found
        return found

    def kept(self, raw: int, guaranteed: int) -> int:
        """The raw cards that are left of too many."""
        for _ in range(size(raw) - LIMIT):
            best = -1
            chosen = raw
            for type in range(TYPES):
                if count(raw, type):
                    left = self.worth(raw - one(type) + guaranteed)
                    if left > best:
                        best, chosen = left, raw - one(type)
            raw = chosen
        return raw


def lightest_first(costs: list[int]) -> list[int]:
    ranked = []
    for cost in costs:
        terrains = sum([count(cost, type) for type in range(TERRAINS)])
        ranked.append((2 * size(cost) - terrains, terrains, cost))
    ranked.sort()
    return [cost for _, _, cost in ranked]


def most_of(purse: int) -> int:
    """The terrain of which there are most cards."""
    plenty = 0
    for type in range(1, TERRAINS):
        if count(purse, type) > count(purse, plenty):
            plenty = type
    return plenty


def loose(purse: int) -> int:
    """Cards that do not pay for an egg yet, the more the nearer they are to it."""
    total = 0
    closest = 0
    for nest in range(TERRAINS, TYPES):
        first, second = MADE_OF[nest]
        held = count(purse, nest)
        total += held * NEST
        closest = max(closest, held + min(count(purse, first), count(purse, second)))
    for type in range(TERRAINS):
        total += count(purse, type) * TERRAIN
    return total + CLOSE[min(closest, 3)]


NESTED: Final = Prices(LAY_COSTS)
PLAIN: Final = Prices(PLAIN_LAY_COSTS)
