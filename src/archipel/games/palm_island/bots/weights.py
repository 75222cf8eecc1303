"""What cards are worth in a village under way, in thousandths of a point: numbers learned by playing."""

from __future__ import annotations

import json
from operator import getitem
from pathlib import Path
from typing import Final

from archipel.games.palm_island.bots.packs import AREAS, GUEST, LOOKS, POINTS, STORED, UPGRADES, buildings_in, stored_in
from archipel.games.palm_island.content.cards import GIVES_FISH, GIVES_STONE, GIVES_WILD, GIVES_WOOD, ROUNDS

POINT: Final = 1000
MOST: Final = 5
"""Units of a resource that still count."""
FIELDS: Final = 11
"""Arrows of the eight kinds of building, then wood, fish and stone the village gives."""
NEAR: Final = 3
MIDDLE: Final = 7
KEPT: Final = 60_000

LEARNED: Final[list[dict[str, list[int]]]] = json.loads(
    (Path(__file__).parent / "learned.json").read_text(encoding="utf-8")
)
"""A row a round. `ahead` and `behind`: a loose card before and behind the tracker; `soon`, `later`, `last`: a stored
card before it, by how soon it is lost; `kept`: a stored card behind it; `pairs`, `stock`: see below."""

Table = list[int]


def table(row: dict[str, list[int]], loose: str, stored: str) -> Table:
    """Worths by byte."""
    worths = [0] * 256
    for code in range(GUEST):
        worths[code] = row[loose][code]
        worths[STORED + code] = row[stored][code]
    return worths


SOON: Final[list[Table]] = [table(row, "ahead", "soon") for row in LEARNED]
LATER: Final[list[Table]] = [table(row, "ahead", "later") for row in LEARNED]
LAST: Final[list[Table]] = [table(row, "ahead", "last") for row in LEARNED]
BEHIND: Final[list[Table]] = [table(row, "behind", "kept") for row in LEARNED]
PAIRS: Final[list[Table]] = [row["pairs"] for row in LEARNED]
STOCK: Final[list[Table]] = [row["stock"] for row in LEARNED]

WOOD: Final[list[int]] = [GIVES_WOOD[looks[0]] if looks else 0 for looks in LOOKS]
FISH: Final[list[int]] = [GIVES_FISH[looks[0]] if looks else 0 for looks in LOOKS]
STONE: Final[list[int]] = [GIVES_STONE[looks[0]] if looks else 0 for looks in LOOKS]
WILD: Final[list[int]] = [GIVES_WILD[looks[0]] if looks else 0 for looks in LOOKS]

_tables: dict[tuple[int, int, int], list[Table]] = {}
_stocks: list[dict[bytes, int]] = [{} for _ in range(ROUNDS)]
_growths: list[dict[bytes, int]] = [{} for _ in range(ROUNDS)]


def worth(ring: bytes, round: int, left: int) -> int:
    """What a ring promises, its tracker at `left`."""
    return lie(ring, tables(round, left, len(ring))) + stock(stored_in(ring), round) + growth(buildings_in(ring), round)


def points(buildings: bytes) -> int:
    """Stars of a village as it stands."""
    return sum([POINTS[code] for code in buildings])


def lie(ring: bytes, tables: list[Table]) -> int:
    """The worth of every card where it lies."""
    return sum(map(getitem, tables, ring))


def tables(round: int, left: int, size: int) -> list[Table]:
    """The table for each place of a ring."""
    key = round, left, size
    found = _tables.get(key)
    if found is None:
        at = round - 1
        found = [SOON[at] if place < NEAR else LATER[at] if place < MIDDLE else LAST[at] for place in range(left)]
        found += [BEHIND[at]] * (size - left)
        _tables[key] = found
    return found


def stock(stored: bytes, round: int) -> int:
    """What stored cards are worth together: units by resource, cards, and pairs of resources."""
    known = _stocks[round - 1]
    found = known.get(stored)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[stored] = stock_of(stored, STOCK[round - 1])
    return found


def stock_of(stored: bytes, weights: Table) -> int:
    plain = [code - STORED for code in stored]
    wood = min(MOST, sum([WOOD[code] for code in plain]))
    fish = min(MOST, sum([FISH[code] for code in plain]))
    stone = min(MOST, sum([STONE[code] for code in plain]))
    each = weights[wood] + weights[6 + fish] + weights[12 + stone] + weights[18 + min(MOST, len(plain))]
    return each + (weights[24] * wood * fish + weights[25] * wood * stone + weights[26] * fish * stone) // 2


def growth(buildings: bytes, round: int) -> int:
    """What buildings are worth together."""
    known = _growths[round - 1]
    found = known.get(buildings)
    if found is None:
        if len(known) >= KEPT:
            known.clear()
        found = known[buildings] = growth_of(buildings, PAIRS[round - 1])
    return found


def growth_of(buildings: bytes, weights: Table) -> int:
    fields = [0] * FIELDS
    for code in buildings:
        kind = code // AREAS
        if kind < FIELDS - 3:
            fields[kind] += UPGRADES[code]
        fields[8] += WOOD[code]
        fields[9] += FISH[code]
        fields[10] += STONE[code]
    total = 0
    pair = 0
    for first in range(FIELDS):
        for second in range(first, FIELDS):
            total += weights[pair] * fields[first] * fields[second]
            pair += 1
    return total // 10
