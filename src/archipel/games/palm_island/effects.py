"""What a villager or an ability can do: a closed set of kinds, each with its figures."""

from __future__ import annotations

from typing import Any, Final, final

from archipel.games.palm_island.content.cards import BUILDINGS, Cost

DISCOUNT: Final = 0
ROOM: Final = 1
PER_ARROWS: Final = 2
PER_CARD: Final = 3
PER_UNITS: Final = 4
POINTS: Final = 5
TYPES: Final = ("discount", "store_limit", "vp_per_upgrades", "vp_per_card", "vp_per_stored_units", "vp_flat")

RESOURCES: Final = ("wood", "fish", "stone", "any")
ANY: Final = 3
VERBS: Final = ("store", "rotate", "flip", "recruit")


@final
class Effect:
    """`kind` is one of the six. A discount takes `units` of resource `of` off a price of one of `verbs`; a limit is
    `units` cards; points are `units`, for every `per`, `most` at most; `buildings` count with `least` arrows."""

    def __init__(self, row: dict[str, Any]) -> None:
        self.kind = TYPES.index(row["type"])
        self.units: int = row.get("units", row.get("value", row.get("vp", 0)))
        self.of = RESOURCES.index(row.get("of", "any"))
        self.verbs: tuple[str, ...] = tuple(row.get("on", VERBS))
        self.per: int = row.get("per", 1)
        self.most: int = row.get("max_vp", 999)
        self.least: int = row.get("min_upgrades", 0)
        self.buildings: tuple[int, ...] = tuple(BUILDINGS.index(key) for key in row.get("types", ()))

    def is_active(self) -> bool:
        return self.kind in (DISCOUNT, ROOM)

    def lowers(self, verb: str) -> bool:
        """Whether it may take something off the price of an action."""
        return self.kind == DISCOUNT and verb in self.verbs

    def off(self, cost: Cost) -> Cost:
        """A price without the units of the one resource it is about."""
        wood, fish, stone = cost
        if self.of == 0:
            return max(0, wood - self.units), fish, stone
        if self.of == 1:
            return wood, max(0, fish - self.units), stone
        return (wood, fish, max(0, stone - self.units)) if self.of == 2 else cost

    def wild(self) -> int:
        """Units of any kind that it takes off."""
        return self.units if self.of == ANY else 0

    def serves(self, cost: Cost) -> bool:
        return sum(cost) > 0 if self.of == ANY else cost[self.of] > 0
