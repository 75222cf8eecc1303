"""What is laid over the board: level badges, lights, tags of gains and prices, arrows of the chain, foam."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.skin.draw import RESOURCES, TERRAINS, box, circle, stroke, symbol, write
from archipel.games.islet.skin.shapes import DOWN, UP, WAYS, Point, trace
from archipel.games.islet.skin.slabs import LOOKS, Look, own
from archipel.kit.skin.svg import INK, PAPER, group, path, use

Box = tuple[float, float, float, float]
ALTITUDES: Final = 5
PALE: Final = 3
"""Higher altitudes are dark: numbers on them are white."""
TAG: Final = (-48.0, -24.0, 96.0, 48.0)
PRICE: Final = (-38.0, -24.0, 76.0, 48.0)
FREE: Final = (-24.0, -24.0, 48.0, 48.0)
HIGHEST_TAG: Final = 24
SCALLOPS: Final = (21, 27, 19, 25, 22, 28, 20)
LEGAL: Final = "var(--legal,#ffd166)"
CHOSEN: Final = "var(--chosen,#ff8c42)"
# Edges of a cell by the neighbour they face: beside it at the left, at the right, above or below.
ANGLES: Final = {UP: (-155, -25, 90), DOWN: (155, 25, -90)}
ACROSS: Final = {UP: ((-1, 0), (1, 0), (0, 1)), DOWN: ((-1, 0), (1, 0), (0, -1))}


def marks() -> list[str]:
    return [*badges(), *lights(), *foam(), *arrows(), *tags(), *prices(), refuse()]


def badges() -> list[str]:
    """One disc an altitude; the number is written on it."""
    found = []
    for level in range(1, ALTITUDES + 1):
        disc = circle(20, 20, 18.5, f"var(--lv-{level})", 'stroke="#fff" stroke-width="3"')
        found.append(symbol(f"level-{level}", (0, 0, 40, 40), disc))
    return found


def lights() -> list[str]:
    """The border of a cell: a tile was placed there this turn, a seat could lay there, a card is met there."""
    found = []
    for look in LOOKS:
        for pointing in WAYS:
            outline = trace(own(pointing, 6, look))
            placed = path(outline, "none", stroke(CHOSEN, 8))
            could = path(outline, "none", stroke("#14232b", 11)) + path(
                outline, "var(--mark,#fff)", stroke("var(--mark,#fff)", 8, 'stroke-dasharray="17 13" fill-opacity=".3"')
            )
            met = path(outline, "#ffd16640", stroke("var(--lit-edge,#8a5a00)", 12)) + path(
                outline, "none", stroke(LEGAL, 8)
            )
            for name, drawn in (("placed", placed), ("could", could), ("met", met)):
                found.append(symbol(f"{name}-{pointing}{look.suffix}", look.box, drawn))
    return found


def edge(pointing: str, nth: int, look: Look) -> tuple[Point, Point]:
    """The edge of a cell toward its nth neighbour."""
    a, b, c = own(pointing, 0, look)
    if pointing == UP:
        return [(c, a), (a, b), (b, c)][nth]
    return [(c, a), (b, c), (a, b)][nth]


def foam() -> list[str]:
    """A scalloped shore at the foot of the tiles, along the edges that face the sea; one bit an edge."""
    found = []
    for look in LOOKS:
        for pointing in WAYS:
            for mask in range(1, 8):
                edges = [edge(pointing, nth, look) for nth in range(3) if mask >> nth & 1]
                down = f'fill="var(--foam,#dff1ee)" transform="translate({look.drop[0]:g} {look.drop[1]:g})"'
                drawn = group(*(surf(*ends) for ends in edges), extra=down)
                found.append(symbol(f"foam-{pointing}-{mask}{look.suffix}", look.box, drawn))
    return found


def surf(start: Point, end: Point) -> str:
    (ax, ay), (bx, by) = start, end
    band = path(f"M{ax:g} {ay:.1f}L{bx:g} {by:.1f}", "none", stroke("var(--foam,#dff1ee)", 30))
    for nth, radius in enumerate(SCALLOPS):
        part = (nth + 0.5) / len(SCALLOPS)
        band += f'<circle cx="{ax + (bx - ax) * part:.1f}" cy="{ay + (by - ay) * part:.1f}" r="{radius}"/>'
    return band


def arrows() -> list[str]:
    """From the tile just placed toward a neighbour, across the edge they share."""
    shaft = "M-30 0H6M-8 -14 8 0-8 14"
    both = path(shaft, "none", stroke(PAPER, 17)) + path(shaft, "none", stroke("#e8681c", 9))
    found = []
    for look in LOOKS:
        for pointing in WAYS:
            for nth, (dx, dy) in enumerate(ACROSS[pointing]):
                (ax, ay), (bx, by) = edge(pointing, nth, look)
                turn = f"translate({(ax + bx) / 2:g} {(ay + by) / 2:.1f}) rotate({ANGLES[pointing][nth]})"
                placed = group(both, extra=f'transform="{turn}"')
                found.append(symbol(f"arrow-{pointing}-{dx}.{dy}{look.suffix}", look.box, placed))
    return found


def tags() -> list[str]:
    """What a tile would earn here, and the level it would reach."""
    found = []
    for kind in (*RESOURCES, "none"):
        icon = use(f"ico-{kind}", -43, -20, 40) if kind != "none" else path("M-35 0h22", "none", stroke("#7b8688", 5))
        found.append(symbol(f"tag-{kind}", TAG, slip(TAG), icon))
    for level in range(1, HIGHEST_TAG + 1):
        high = min(level, ALTITUDES)
        disc = circle(23, 0, 20, f"var(--lv-{high})", 'stroke="#d8c79f" stroke-width="2"')
        number = write(23, 10, level, 29, "#fff" if high > PALE else INK)
        found.append(symbol(f"tag-level-{level}", TAG, disc, number))
    parts = [(kind, level) for kind in (*RESOURCES, "none") for level in range(1, HIGHEST_TAG + 1)]
    return [
        *found,
        *[symbol(f"yield-{kind}-{n}", TAG, over(f"tag-{kind}"), over(f"tag-level-{n}")) for kind, n in parts],
    ]


def over(face: str) -> str:
    left, top, width, height = TAG
    return use(face, left, top, width, height)


def slip(size: Box) -> str:
    """Paper for a tag."""
    left, top, width, height = size
    return box(left + 2, top + 2, width - 4, height - 4, height / 2 - 2, PAPER, f'stroke="{LEGAL}" stroke-width="4"')


def prices() -> list[str]:
    """What a step costs: a terrain, or nothing."""
    found = []
    for kind in TERRAINS:
        price = write(-19, 10, "1", 29) + use(f"ico-{kind}", -8, -19, 38)
        found.append(symbol(f"price-{kind}", PRICE, slip(PRICE), price))
    tick = path("M-12 1l8 9 16-19", "none", stroke("#2f8f5b", 6))
    return [*found, symbol("price-free", FREE, slip(FREE), tick)]


def refuse() -> str:
    """Set on a thing just refused."""
    mark = group(use("refuse-mark", 8, 8, 34), extra='color="var(--bad,#b23a48)"')
    return symbol(
        "refuse", (0, 0, 50, 50), circle(25, 25, 23, PAPER, 'stroke="var(--bad,#b23a48)" stroke-width="3"'), mark
    )
