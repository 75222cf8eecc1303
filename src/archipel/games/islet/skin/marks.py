"""What is laid over the board: level badges, lights, tags of gains and prices, arrows of the chain, foam."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.skin.draw import (
    INK,
    PAPER,
    RESOURCES,
    TERRAINS,
    box,
    circle,
    group,
    path,
    stroke,
    symbol,
    use,
    write,
)
from archipel.games.islet.skin.shapes import DOWN, UP, WAYS, Point, trace
from archipel.games.islet.skin.slabs import BOX, own
from archipel.games.islet.skin.speech import printed

ALTITUDES: Final = 5
HIGHEST_TAG: Final = 24
SCALLOPS: Final = (21, 27, 19, 25, 22, 28, 20)
LEGAL: Final = "var(--legal,#ffd166)"
CHOSEN: Final = "var(--chosen,#ff8c42)"
# Edges of a cell by the neighbour they face: beside it at the left, at the right, above or below.
ANGLES: Final = {UP: (-155, -25, 90), DOWN: (155, 25, -90)}
ACROSS: Final = {UP: ((-1, 0), (1, 0), (0, 1)), DOWN: ((-1, 0), (1, 0), (0, -1))}


def marks(lang: str) -> list[str]:
    return [*badges(), *lights(), *foam(), *arrows(), *tags(lang), *prices(), refuse()]


def badges() -> list[str]:
    """One disc an altitude; the number is written on it."""
    found = []
    for level in range(1, ALTITUDES + 1):
        disc = circle(20, 20, 18.5, f"var(--lv-{level})", 'stroke="#fff" stroke-width="3"')
        found.append(symbol(f"level-{level}", (0, 0, 40, 40), disc))
    return found


def lights() -> list[str]:
    found = []
    for pointing in WAYS:
        outline = trace(own(pointing, 6))
        glow = path(outline, "#ffd16638", stroke("var(--lit-edge,#8a5a00)", 13)) + path(
            outline, "none", stroke(LEGAL, 9)
        )
        found.append(symbol(f"lit-{pointing}", BOX, glow))
        found.append(symbol(f"placed-{pointing}", BOX, path(outline, "none", stroke(CHOSEN, 8))))
        region = stroke("var(--foam,#dff1ee)", 5, 'stroke-dasharray="1 10"')
        found.append(symbol(f"free-{pointing}", BOX, path(outline, "#ffffff26", region)))
        sea = stroke("#ffffff66", 3, 'stroke-dasharray="9 9"')
        found.append(symbol(f"sea-{pointing}", BOX, path(trace(own(pointing, 8)), "#ffffff12", sea)))
        threat = stroke("var(--tint,#fff)", 7, 'stroke-dasharray="14 9"')
        found.append(symbol(f"threat-{pointing}", BOX, path(outline, "#0000", threat)))
    return found


def edge(pointing: str, nth: int) -> tuple[Point, Point]:
    """The edge of a cell toward its nth neighbour."""
    a, b, c = own(pointing)
    if pointing == UP:
        return [(c, a), (a, b), (b, c)][nth]
    return [(c, a), (b, c), (a, b)][nth]


def foam() -> list[str]:
    """A scalloped shore along the edges that face the sea; one bit an edge."""
    found = []
    for pointing in WAYS:
        for mask in range(1, 8):
            parts = []
            for nth in range(3):
                if mask >> nth & 1:
                    (ax, ay), (bx, by) = edge(pointing, nth)
                    parts.append(
                        path(
                            f"M{ax:g} {ay:.1f}L{bx:g} {by:.1f}",
                            "none",
                            'stroke="var(--foam,#dff1ee)" stroke-width="30" stroke-linecap="round"',
                        )
                    )
                    for k, radius in enumerate(SCALLOPS):
                        part = (k + 0.5) / len(SCALLOPS)
                        parts.append(
                            f'<circle cx="{ax + (bx - ax) * part:.1f}" cy="{ay + (by - ay) * part:.1f}" r="{radius}"/>'
                        )
            found.append(symbol(f"foam-{pointing}-{mask}", BOX, group(*parts, extra='fill="var(--foam,#dff1ee)"')))
    return found


def arrows() -> list[str]:
    """From the tile just placed toward a neighbour, across the edge they share."""
    shaft = "M-30 0H6M-8 -14 8 0-8 14"
    both = path(shaft, "none", stroke(PAPER, 17)) + path(shaft, "none", stroke("#e8681c", 9))
    found = []
    for pointing in WAYS:
        for nth, (dx, dy) in enumerate(ACROSS[pointing]):
            (ax, ay), (bx, by) = edge(pointing, nth)
            angle = ANGLES[pointing][nth]
            placed = group(both, extra=f'transform="translate({(ax + bx) / 2:g} {(ay + by) / 2:.1f}) rotate({angle})"')
            found.append(symbol(f"arrow-{pointing}-{dx}.{dy}", BOX, placed))
    return found


def tags(lang: str) -> list[str]:
    """What a tile would earn here, and the level it would reach."""
    found = []
    for kind in (*RESOURCES, "none"):
        for level in range(1, HIGHEST_TAG + 1):
            icon = use(f"ico-{kind}", 10, 6, 38) if kind != "none" else path("M17 25h22", "none", stroke("#7b8688", 5))
            found.append(
                symbol(
                    f"yield-{kind}-{level}",
                    (0, 0, 124, 50),
                    slip(124),
                    icon,
                    write(84, 34, printed(lang, "face-level", level=level), 27, INK),
                )
            )
    return found


def slip(width: float) -> str:
    return box(2, 2, width - 4, 46, 23, PAPER, f'stroke="{LEGAL}" stroke-width="4"')


def prices() -> list[str]:
    """What a step costs: a terrain, or nothing."""
    found = [
        symbol(f"price-{kind}", (0, 0, 84, 50), slip(84), write(24, 34, "1", 29), use(f"ico-{kind}", 36, 6, 38))
        for kind in TERRAINS
    ]
    found.append(symbol("price-free", (0, 0, 50, 50), slip(50), path("M14 26l8 8 15-17", "none", stroke("#2f8f5b", 6))))
    lay = use("egg-toucan", 10, 6, 30, 38)
    found.append(symbol("price-lay", (0, 0, 50, 50), slip(50), lay))
    return found


def refuse() -> str:
    """Set on a thing just refused."""
    mark = group(use("refuse-mark", 8, 8, 34), extra='color="var(--bad,#b23a48)"')
    return symbol(
        "refuse", (0, 0, 50, 50), circle(25, 25, 23, PAPER, 'stroke="var(--bad,#b23a48)" stroke-width="3"'), mark
    )
