"""What cards are worth in a village under way, in thousandths of a point: numbers learned by playing."""

from __future__ import annotations

import json
from operator import getitem
from pathlib import Path
from typing import Final, final

from archipel.games.palm_island.bots.packs import AREAS, GUEST, STORED, Codes, buildings_in, stored_in
from archipel.games.palm_island.content.cards import BUILDINGS, ROUNDS

POINT: Final = 1000
MOST: Final = 5
"""Units of a resource that still count."""
FIELDS: Final = 11
"""Arrows of the eight kinds of building, then wood, fish and stone the village gives."""
NEAR: Final = 3
MIDDLE: Final = 7
KEPT: Final = 60_000
UNIT: Final = 250
"""A stored unit of a feat that nothing was learned of."""

LEARNED: Final[list[dict[str, list[int]]]] = json.loads(
    (Path(__file__).parent / "learned.json").read_text(encoding="utf-8")
)
"""A row a round. `ahead` and `behind`: a loose card before and behind the tracker; `soon`, `later`, `last`: a stored
card before it, by how soon it is lost; `kept`: a stored card behind it; `pairs`, `stock`: see below."""

Table = list[int]

PAIRS: Final[list[Table]] = [row["pairs"] for row in LEARNED]
STOCK: Final[list[Table]] = [row["stock"] for row in LEARNED]


@final
class Weights:
    """What the cards of an edition are worth, and what was found out so far."""

    def __init__(self, codes: Codes) -> None:
        self.codes = codes
        self.soon = [worths(codes, row, "ahead", "soon") for row in LEARNED]
        self.later = [worths(codes, row, "ahead", "later") for row in LEARNED]
        self.last = [worths(codes, row, "ahead", "last") for row in LEARNED]
        self.behind = [worths(codes, row, "behind", "kept") for row in LEARNED]
        self.laid: dict[tuple[int, int, int], list[Table]] = {}
        self.stocks: list[dict[bytes, int]] = [{} for _ in range(ROUNDS)]
        self.growths: list[dict[bytes, int]] = [{} for _ in range(ROUNDS)]

    def worth(self, ring: bytes, round: int, left: int) -> int:
        """What a ring promises, its tracker at `left`."""
        lying = lie(ring, self.tables(round, left, len(ring)))
        return lying + self.stock(stored_in(ring), round) + self.growth(buildings_in(ring), round)

    def points(self, buildings: bytes) -> int:
        """Stars of a village as it stands."""
        points = self.codes.points
        return sum([points[code] for code in buildings])

    def tables(self, round: int, left: int, size: int) -> list[Table]:
        """The table for each place of a ring."""
        key = round, left, size
        found = self.laid.get(key)
        if found is None:
            near, middle, far = self.soon[round - 1], self.later[round - 1], self.last[round - 1]
            found = [near if place < NEAR else middle if place < MIDDLE else far for place in range(left)]
            found += [self.behind[round - 1]] * (size - left)
            self.laid[key] = found
        return found

    def stock(self, stored: bytes, round: int) -> int:
        """What stored cards are worth together: units by resource, cards, and pairs of resources."""
        known = self.stocks[round - 1]
        found = known.get(stored)
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            found = known[stored] = stock_of(self.codes, stored, STOCK[round - 1])
        return found

    def growth(self, buildings: bytes, round: int) -> int:
        """What buildings are worth together."""
        known = self.growths[round - 1]
        found = known.get(buildings)
        if found is None:
            if len(known) >= KEPT:
                known.clear()
            found = known[buildings] = growth_of(self.codes, buildings, PAIRS[round - 1])
        return found


def worths(codes: Codes, row: dict[str, list[int]], loose: str, stored: str) -> Table:
    """Worths by byte; of feats that nothing was learned of, what they show."""
    found = [0] * 256
    for code in range(GUEST):
        found[code] = row[loose][code]
        found[STORED + code] = row[stored][code]
        if codes.edition.own and code >= len(BUILDINGS) * AREAS:
            held = codes.wood[code] + codes.fish[code] + codes.stone[code] + codes.wild[code]
            found[code] = codes.points[code] * POINT
            found[STORED + code] = found[code] + held * UNIT
    return found


def lie(ring: bytes, tables: list[Table]) -> int:
    """The worth of every card where it lies."""
    return sum(map(getitem, tables, ring))


def stock_of(codes: Codes, stored: bytes, weights: Table) -> int:
    plain = [code - STORED for code in stored]
    wood = min(MOST, sum([codes.wood[code] for code in plain]))
    fish = min(MOST, sum([codes.fish[code] for code in plain]))
    stone = min(MOST, sum([codes.stone[code] for code in plain]))
    each = weights[wood] + weights[6 + fish] + weights[12 + stone] + weights[18 + min(MOST, len(plain))]
    return each + (weights[24] * wood * fish + weights[25] * wood * stone + weights[26] * fish * stone) // 2


def growth_of(codes: Codes, buildings: bytes, weights: Table) -> int:
    fields = [0] * FIELDS
    for code in buildings:
        kind = code // AREAS
        if kind < FIELDS - 3:
            fields[kind] += codes.upgrades[code]
        fields[8] += codes.wood[code]
        fields[9] += codes.fish[code]
        fields[10] += codes.stone[code]
    total = 0
    pair = 0
    for first in range(FIELDS):
        for second in range(first, FIELDS):
            total += weights[pair] * fields[first] * fields[second]
            pair += 1
    return total // 10
