"""Missions and rewards over the counts of an island, eight bits a kind in one int."""

from __future__ import annotations

from typing import Final, final

LOTUS: Final = 0
FRUIT: Final = 8
LEAF: Final = 16
TEMPLE: Final = 24
PORT: Final = 32
SPOT: Final = 40
TILE: Final = 48
ONE_TILE: Final = 1 << TILE
GUARD: Final = 0x80808080808080
MOST: Final = 100
"""More of a kind than all tiles of a content may carry together."""

UNIT: Final[list[int]] = [0, 1 << LOTUS, 1 << FRUIT, 1 << LEAF, 1 << TEMPLE, 1 << PORT, 1 << SPOT]
FIELDS: Final = {"lotus": LOTUS, "fruit": FRUIT, "leaf": LEAF, "temple": TEMPLE, "port": PORT}

AT_LEAST: Final = 0
MORE_THAN: Final = 1
EQUAL_ANY_TWO: Final = 2
EQUAL_WITH: Final = 3
COMPLETE: Final = 4
TILES_BETWEEN: Final = 5
HOUSES_OF_OTHERS: Final = 6
MISSIONS: Final = (
    "at_least", "more_than", "equal_any_two", "equal_with", "complete", "tiles_between", "houses_of_others_at_least",
)  # fmt: skip

PER_ICON: Final = 0
SMALLEST: Final = 1
FLAT: Final = 2
SIZE_STEPS: Final = 3
DISCOVERY: Final = 4
CHOSEN: Final = 5
HOUSE_SPOTS: Final = 6
PER_TILE: Final = 7
REWARDS: Final = (
    "per_icon", "smallest_present", "flat", "size_steps", "discovery", "chosen_resource", "house_spots", "per_tile",
)  # fmt: skip


def count(counts: int, field: int) -> int:
    # The eighth bit of a kind is its guard.
    return counts >> field & 127


@final
class Mission:
    """`need` are counts to reach; `one` and `two` the fields compared, or the least and the most."""

    def __init__(self, kind: int, need: int, one: int, two: int) -> None:
        self.kind = kind
        self.need = need
        self.one = one
        self.two = two

    def meets(self, counts: int, others: int, complete: bool) -> bool:
        """Whether an island satisfies it; `others` are houses of other colours there."""
        kind = self.kind
        if kind == AT_LEAST:
            # Every kind has a guard bit above it: the difference borrows it exactly where there is too little.
            return ((counts | GUARD) - self.need) & GUARD == GUARD
        if kind == MORE_THAN:
            return count(counts, self.one) > count(counts, self.two)
        if kind == EQUAL_ANY_TWO:
            lotus, fruit, leaf = count(counts, LOTUS), count(counts, FRUIT), count(counts, LEAF)
            return (lotus > 0 and lotus in (fruit, leaf)) or (fruit > 0 and fruit == leaf)
        if kind == EQUAL_WITH:
            named = count(counts, self.one)
            if not named:
                return False
            return any(field != self.one and count(counts, field) == named for field in (LOTUS, FRUIT, LEAF))
        if kind == COMPLETE:
            return complete
        if kind == TILES_BETWEEN:
            return self.one <= count(counts, TILE) <= self.two
        return others >= self.one


@final
class Reward:
    """`per` are PP for each unit: lotus, fruit, leaf, temple, port, or one figure for the kinds that have one."""

    def __init__(self, kind: int, flat: int, per: list[int], steps: list[int]) -> None:
        self.kind = kind
        self.flat = flat
        self.per = per
        self.steps = steps

    def pays(self, counts: int) -> int:
        """The PP of an island; discovery tokens are no PP yet."""
        kind = self.kind
        if kind == PER_ICON:
            points = self.flat
            for at in range(5):
                if self.per[at]:
                    points += self.per[at] * count(counts, at * 8)
            return points
        if kind == SMALLEST:
            return self.flat + self.per[0] * _rarest(counts)
        if kind == FLAT:
            return self.flat
        if kind == SIZE_STEPS:
            return self._step(count(counts, TILE))
        if kind == CHOSEN:
            best = max(count(counts, LOTUS), count(counts, FRUIT), count(counts, LEAF))
            return self.flat + self.per[0] * best + self.per[1] * (count(counts, PORT) // 2)
        if kind == HOUSE_SPOTS:
            return self.flat + self.per[0] * count(counts, SPOT)
        if kind == PER_TILE:
            return self.flat + self.per[0] * count(counts, TILE)
        return 0

    def _step(self, size: int) -> int:
        points = 0
        for at in range(0, len(self.steps), 2):
            if size >= self.steps[at]:
                points = self.steps[at + 1]
        return points


def _rarest(counts: int) -> int:
    """The number of the rarest resource that is there; 0 where none is."""
    rarest = 0
    for field in (LOTUS, FRUIT, LEAF):
        units = count(counts, field)
        if units and (not rarest or units < rarest):
            rarest = units
    return rarest
