"""Points and outlines of the board: triangles seen from above at a tilt, and the paper edges of a pile."""

from __future__ import annotations

from typing import Final

Point = tuple[float, float]
Outline = list[Point]

SIDE: Final = 200.0
FLAT_HEIGHT: Final = 173.2
TILT: Final = 0.84
HEIGHT: Final = FLAT_HEIGHT * TILT
LIFT: Final = (-7.0, -17.0)
CAST: Final = (13.0, 11.0)
UP, DOWN = "up", "down"
WAYS: Final = (UP, DOWN)


def way(x: int, y: int) -> str:
    """Which way a cell points."""
    return UP if (x + y) % 2 else DOWN


def triangle(x: int, y: int, inset: float = 0, height: float = HEIGHT) -> Outline:
    """The corners of a cell, drawn in by `inset` from each edge."""
    left, top = x * SIDE / 2, y * height
    if way(x, y) == UP:
        corners = [(left + SIDE / 2, top), (left + SIDE, top + height), (left, top + height)]
    else:
        corners = [(left, top), (left + SIDE, top), (left + SIDE / 2, top + height)]
    scale = 1 - 2 * inset / 115.5
    cx, cy = middle(x, y, height)
    return [(cx + (px - cx) * scale, cy + (py - cy) * scale) for px, py in corners]


def middle(x: int, y: int, height: float = HEIGHT) -> Point:
    """The centre of gravity of a cell."""
    return x * SIDE / 2 + SIDE / 2, y * height + height * (2 / 3 if way(x, y) == UP else 1 / 3)


def rounded(pointing: str, height: float = HEIGHT) -> Outline:
    """A tile: the triangle of cell (0, 1) or (0, 0) in its own box, with soft corners."""
    y = 1 if pointing == UP else 0
    corners = [(px, py - y * height) for px, py in triangle(0, y, 2.2, height)]
    found: Outline = []
    for nth, corner in enumerate(corners):
        before, after = corners[nth - 1], corners[(nth + 1) % 3]
        start, end = _toward(corner, before, 13), _toward(corner, after, 13)
        found += [_bend(start, corner, end, step / 4) for step in range(5)]
    return found


def moved(outline: Outline, dx: float, dy: float) -> Outline:
    return [(x + dx, y + dy) for x, y in outline]


def hull(points: Outline) -> Outline:
    """The convex outline around points, clockwise on the screen."""
    ordered = sorted(points)
    return _chain(ordered) + _chain(ordered[::-1])


def clipped(subject: Outline, window: Outline) -> Outline:
    """The part of a convex outline that lies inside another, clockwise one."""
    found = subject
    for nth, start in enumerate(window):
        end = window[(nth + 1) % len(window)]
        found = _cut(found, start, end)
    return found


def trace(outline: Outline) -> str:
    """The outline as the `d` of a path."""
    return "M" + "L".join(f"{x:.1f} {y:.1f}".replace(".0", "") for x, y in outline) + "Z"


def _toward(start: Point, end: Point, far: float) -> Point:
    dx, dy = end[0] - start[0], end[1] - start[1]
    part = far / (dx * dx + dy * dy) ** 0.5
    return start[0] + dx * part, start[1] + dy * part


def _bend(start: Point, corner: Point, end: Point, t: float) -> Point:
    a, b, c = (1 - t) * (1 - t), 2 * t * (1 - t), t * t
    return a * start[0] + b * corner[0] + c * end[0], a * start[1] + b * corner[1] + c * end[1]


def _chain(points: Outline) -> Outline:
    found: Outline = []
    for point in points:
        while len(found) > 1 and _side(found[-2], found[-1], point) <= 0:
            found.pop()
        found.append(point)
    return found[:-1]


def _side(start: Point, end: Point, point: Point) -> float:
    """Positive where a point lies to the right of a line as the screen shows it."""
    return (end[0] - start[0]) * (point[1] - start[1]) - (end[1] - start[1]) * (point[0] - start[0])


def _cut(outline: Outline, start: Point, end: Point) -> Outline:
    found: Outline = []
    for nth, point in enumerate(outline):
        before = outline[nth - 1]
        was, now = _side(start, end, before), _side(start, end, point)
        if (was >= 0) != (now >= 0):
            part = was / (was - now)
            found.append((before[0] + (point[0] - before[0]) * part, before[1] + (point[1] - before[1]) * part))
        if now >= 0:
            found.append(point)
    return found
