"""Where the lines of a board run, and which of them cross."""

from __future__ import annotations

from itertools import combinations
from typing import Any

Spot = tuple[int, int]
Ends = tuple[int, int]


def spot_of(island: dict[str, Any]) -> Spot:
    return island["col"], island["row"]


def crossings(lines: dict[str, Ends], spots: list[Spot]) -> list[tuple[str, str]]:
    """Pairs of lines, by name, that share a point inside both."""
    return [
        (one, other)
        for (one, (a, b)), (other, (c, d)) in combinations(lines.items(), 2)
        if _cross(spots[a], spots[b], spots[c], spots[d])
    ]


def _cross(a: Spot, b: Spot, c: Spot, d: Spot) -> bool:
    """Whether the line from a to b and that from c to d run across each other."""
    if (a[1] == b[1]) == (c[1] == d[1]):
        return False
    if a[1] != b[1]:
        a, b, c, d = c, d, a, b
    return min(a[0], b[0]) < c[0] < max(a[0], b[0]) and min(c[1], d[1]) < a[1] < max(c[1], d[1])


def between(spot: Spot, one: Spot, other: Spot) -> bool:
    """On the straight line from one to another."""
    return all(min(a, b) <= here <= max(a, b) for here, a, b in zip(spot, one, other, strict=True))
