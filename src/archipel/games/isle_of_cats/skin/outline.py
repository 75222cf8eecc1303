"""The closed outline of a set of cells, inset and rounded: what every tile, room and hull is cut from."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

Cell = tuple[int, int]
CELL = 100


def outline(cells: Sequence[Cell], inset: float, convex: float, concave: float) -> str:
    """A path around the cells; `convex` and `concave` are the radii of its corners."""
    following = edges(cells)
    found = []
    while following:
        found.append(rounded(corners(loop(following), inset, convex, concave)))
    return "".join(found)


def edges(cells: Sequence[Cell]) -> dict[Cell, list[Cell]]:
    """Clockwise unit edges between the cells and what is outside, by where they start."""
    inside = frozenset(cells)
    following: dict[Cell, list[Cell]] = {}
    for x, y in cells:
        for side, start, end in (
            ((x, y - 1), (x, y), (x + 1, y)),
            ((x + 1, y), (x + 1, y), (x + 1, y + 1)),
            ((x, y + 1), (x + 1, y + 1), (x, y + 1)),
            ((x - 1, y), (x, y + 1), (x, y)),
        ):
            if side not in inside:
                following.setdefault(start, []).append(end)
    return following


def loop(following: dict[Cell, list[Cell]]) -> list[Cell]:
    """One closed way along the edges, which are used up."""
    start = at = next(iter(following))
    points = []
    while True:
        points.append(at)
        ends = following[at]
        nearer = ends.pop(0)
        if not ends:
            del following[at]
        at = nearer
        if at == start:
            return points


Corner = tuple[float, float, Cell, Cell, float]


def corners(points: list[Cell], inset: float, convex: float, concave: float) -> list[Corner]:
    """True corners only: place, direction before, direction after, radius."""
    found: list[Corner] = []
    for k, (x, y) in enumerate(points):
        before, after = points[k - 1], points[(k + 1) % len(points)]
        a, b = (x - before[0], y - before[1]), (after[0] - x, after[1] - y)
        bend = a[0] * b[1] - a[1] * b[0]
        if bend:
            place = (x * CELL + inset * (-a[1] - b[1]), y * CELL + inset * (a[0] + b[0]))
            found.append((*place, a, b, convex if bend > 0 else concave))
    return found


def rounded(corner: list[Corner]) -> str:
    parts = []
    for k, (x, y, a, b, radius) in enumerate(corner):
        x0, y0, x1, y1 = *corner[k - 1][:2], *corner[(k + 1) % len(corner)][:2]
        r = min(radius, hypot(x1 - x, y1 - y) / 2, hypot(x0 - x, y0 - y) / 2)
        start = f"{short(x - a[0] * r)} {short(y - a[1] * r)}"
        parts.append(f"{'L' if k else 'M'}{start}Q{short(x)} {short(y)} {short(x + b[0] * r)} {short(y + b[1] * r)}")
    return "".join(parts) + "Z"


def short(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")
