"""The shore of one land of a tile, drawn from its sides and corners: 100 units a side, y to the south.

Neighbours agree on where a coast crosses their common side, so a seam never breaks whatever the bumps between.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, hypot, pi, sin
from typing import Final
from zlib import crc32

RING: Final = ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
CROSS: Final = 21
REACH: Final = 28
OUT: Final = 16

Point = tuple[float, float]


class Middle:
    """Where a land has its middle, and how far it goes from there towards a sea side."""

    def __init__(self, x: float, y: float, reach: float) -> None:
        self.x = x
        self.y = y
        self.reach = reach


def middle_of(land: Sequence[bool], alone: bool) -> Middle:
    """A land that shares its tile with another keeps to its own side."""
    if alone:
        return Middle(50, 50, REACH)
    x, y = lean(land)
    return Middle(50 + 30 * x, 50 + 30 * y, 13)


def lean(land: Sequence[bool]) -> Point:
    """The way to the mean of the land sides; none where they balance."""
    arms = [k for k in range(0, 8, 2) if land[k]]
    x, y = sum(sin(k * pi / 4) for k in arms), -sum(cos(k * pi / 4) for k in arms)
    size = hypot(x, y)
    return (0.0, 0.0) if size < 0.1 else (x / size, y / size)


def shore(land: Sequence[bool], seed: str, middle: Middle, inset: float = 0) -> str:
    """The closed outline of a land, shrunk by `inset`."""
    if not any(land):
        return _closed([_knot(middle, k, middle.reach - 7 - inset * 0.9, seed) for k in range(8)])
    starts = [i for i in range(0, 8, 2) if land[i] and not land[i - 1]]
    if not starts:
        return f"M{-OUT} {-OUT}H{100 + OUT}V{100 + OUT}H{-OUT}Z"
    parts = []
    for nth, side in enumerate(starts):
        entry, out = _on_side(side, CROSS + inset)
        points, last = [_shift(entry, out, OUT)], side
        while land[(last + 1) % 8]:
            points.append(_corner((last + 1) % 8))
            last = (last + 2) % 8
        leave, away = _on_side(last, 100 - CROSS - inset)
        points += [_shift(leave, away, OUT), leave]
        parts.append(("L" if nth else "M") + "L".join(map(_xy, points)))
        following = starts[(nth + 1) % len(starts)]
        parts.append(_coast(leave, away, last, following, seed, middle, inset))
    return "".join(parts) + "Z"


def _coast(leave: Point, away: Point, last: int, following: int, seed: str, middle: Middle, inset: float) -> str:
    """A smooth shore to the next run of land, both ends met at a right angle, round the sea sides between."""
    back, outward = _on_side(following, CROSS + inset)
    gap = (following - last) % 8 or 8
    if gap == 2:
        bow = (CROSS + inset) * 0.78
        return f"C{_xy(_shift(leave, away, -bow))} {_xy(_shift(back, outward, -bow))} {_xy(back)}"
    between = [(last + k) % 8 for k in range(2, gap - 1)]
    reach = middle.reach - inset
    knots = [leave, *(_knot(middle, k, reach * (1.13 if k % 2 else 1), seed) for k in between), back]
    slopes = [(-away[0], -away[1])]
    slopes += [(q[0] - p[0], q[1] - p[1]) for p, q in zip(knots, knots[2:], strict=False)]
    slopes += [outward]
    return "".join(_cubic(knots[i], knots[i + 1], slopes[i], slopes[i + 1]) for i in range(len(knots) - 1))


def _closed(knots: Sequence[Point]) -> str:
    count = len(knots)
    ends = [(knots[i - 1], knots[(i + 1) % count]) for i in range(count)]
    slopes = [(q[0] - p[0], q[1] - p[1]) for p, q in ends]
    curves = [_cubic(knots[i], knots[(i + 1) % count], slopes[i], slopes[(i + 1) % count]) for i in range(count)]
    return f"M{_xy(knots[0])}{''.join(curves)}Z"


def _cubic(p: Point, q: Point, s: Point, t: Point) -> str:
    third = hypot(q[0] - p[0], q[1] - p[1]) / 3
    ahead, behind = third / (hypot(*s) or 1), third / (hypot(*t) or 1)
    return f"C{_xy(_shift(p, s, ahead))} {_xy(_shift(q, t, -behind))} {_xy(q)}"


def _knot(middle: Middle, k: int, radius: float, seed: str) -> Point:
    bump = crc32(f"{seed}{k}".encode()) % 1000 / 1000 * 6 - 3.4
    bump *= middle.reach / REACH
    return middle.x + (radius + bump) * sin(k * pi / 4), middle.y - (radius + bump) * cos(k * pi / 4)


def _on_side(side: int, t: float) -> tuple[Point, Point]:
    """The point at t clockwise along a side, and the way out of the tile there."""
    if side == 0:
        return (t, 0), (0, -1)
    if side == 2:
        return (100, t), (1, 0)
    return ((100 - t, 100), (0, 1)) if side == 4 else ((0, 100 - t), (-1, 0))


def _corner(k: int) -> Point:
    return (100 + OUT if k in (1, 3) else -OUT, 100 + OUT if k in (3, 5) else -OUT)


def _shift(point: Point, way: Point, by: float) -> Point:
    return point[0] + way[0] * by, point[1] + way[1] * by


def _xy(point: Point) -> str:
    return f"{point[0]:.1f} {point[1]:.1f}"
