"""Where a bird can go with the cards it holds, and what each way costs."""

from __future__ import annotations

from typing import Final, final

from archipel.games.islet.bots.land import Land
from archipel.games.islet.paying import TERRAIN_COSTS
from archipel.games.islet.purse import WIDTH, covers

LABELS: Final = 4
STEPS: Final = 3


@final
class Way:
    """A region, what it costs to be there, and how to begin: the next region and what it costs. `hop` is the region
    itself where the bird is there already."""

    def __init__(self, region: int, cost: int, hop: int, fare: int) -> None:
        self.region = region
        self.cost = cost
        self.hop = hop
        self.fare = fare


@final
class Reach:
    def __init__(self, land: Land) -> None:
        self.land = land
        self.known: dict[int, list[Way]] = {}

    def ways(self, region: int, purse: int) -> list[Way]:
        """Of each region a few thrifty ways to get there."""
        # The sea is region -1: one more makes it a number above the purse.
        key = (region + 1) << WIDTH | purse
        found = self.known.get(key)
        if found is None:
            found = self.known[key] = self._explore(region, purse)
        return found

    def _explore(self, region: int, purse: int) -> list[Way]:
        land = self.land
        edge = [Way(region, 0, region, 0)]
        found = edge.copy() if region >= 0 else []
        labels: dict[int, list[int]] = {region: [0]}
        for _ in range(STEPS):
            ahead: list[Way] = []
            for way in edge:
                for other in land.ways_out(way.region):
                    for fare in TERRAIN_COSTS[land.terrains[other]]:
                        cost = way.cost + fare
                        if covers(purse, cost) and fits(labels, other, cost):
                            first = way.cost == 0
                            ahead.append(Way(other, cost, other if first else way.hop, fare if first else way.fare))
            if not ahead:
                break
            found += ahead
            edge = ahead
        return found


def fits(labels: dict[int, list[int]], region: int, cost: int) -> bool:
    """Whether no way known costs as little of every card; then it becomes known."""
    known = labels.get(region)
    if known is None:
        labels[region] = [cost]
        return True
    if len(known) >= LABELS:
        return False
    for other in known:
        if covers(cost, other):
            return False
    known.append(cost)
    return True
