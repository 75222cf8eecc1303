"""Tiles as they lie on the board: a slab of paper with its edge, the tile on top with its nest, and shadows."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.skin.draw import NESTS, TERRAINS, group, path, symbol, use
from archipel.games.islet.skin.shapes import (
    CAST,
    DOWN,
    HEIGHT,
    LIFT,
    TILT,
    UP,
    WAYS,
    Outline,
    clipped,
    hull,
    middle,
    moved,
    rounded,
    trace,
    triangle,
)

BOX: Final = (0.0, 0.0, 200.0, HEIGHT)
SIDES: Final = {"W": "#24618f", "S": "#b9674a", "C": "#6f2216"}
LIPS: Final = {"W": "#c4e4f3", "S": "#ffe0cf", "C": "#eaa08c"}
DEEPEST: Final = 6
TALLEST: Final = 9


def slabs() -> list[str]:
    found = []
    for pointing in WAYS:
        for terrain in TERRAINS:
            found.append(symbol(f"edge-{terrain}-{pointing}", BOX, paper(terrain, pointing)))
            found += [top(terrain, nest, pointing) for nest in NESTS]
    return found


def paper(terrain: str, pointing: str) -> str:
    """The edge of a tile and the light rim of its face; the face of the tile above covers the rest."""
    tile = rounded(pointing)
    face = moved(tile, *LIFT)
    rim = moved(tile, LIFT[0] * 0.78, LIFT[1] * 0.78)
    side = path(trace(hull(tile + face)), SIDES[terrain])
    return side + path(trace(hull(rim + face)), LIPS[terrain])


def top(terrain: str, nest: str, pointing: str) -> str:
    """The tile that counts: terrain by colour and pattern, nest by shape."""
    art = group(use(f"terrain-{terrain}-{pointing}", 0, 0, 200, 173.2), extra=f'transform="{raised()}"')
    x, y = middle(0, 1 if pointing == UP else 0)
    y -= HEIGHT if pointing == UP else 0
    place = f"translate({x + LIFT[0]:g} {y + LIFT[1]:.1f}) scale(1 {TILT})"
    built = group(use(f"nest-{nest}", -50, -50, 100), extra=f'transform="{place}"')
    return symbol(f"top-{terrain}{nest}-{pointing}", BOX, paper(terrain, pointing), art, built)


def raised() -> str:
    return f"matrix(1 0 0 {TILT} {LIFT[0]:g} {LIFT[1]:g})"


def own(pointing: str, inset: float = 0) -> Outline:
    """A cell of this kind with the corner of its box at the origin."""
    y = 1 if pointing == UP else 0
    return moved(triangle(0, y, inset), 0, -y * HEIGHT)


def near(pointing: str, dx: int, dy: int) -> Outline:
    """A cell beside it, in the same measure."""
    y = 1 if pointing == UP else 0
    return moved(triangle(dx, y + dy), 0, -y * HEIGHT)


def shadow(pointing: str, dx: int, dy: int, higher: int) -> Outline:
    """Where a pile beside this cell, `higher` tiles taller, darkens its face."""
    pile = near(pointing, dx, dy)
    return clipped(hull(pile + moved(pile, CAST[0] * higher, CAST[1] * higher)), own(pointing, 3.5))


def casting(pointing: str) -> list[tuple[int, int]]:
    """The places beside a cell from which a pile can darken it."""
    around = [(dx, dy) for dy in (-1, 0, 1) for dx in (-2, -1, 0, 1, 2) if dx or dy]
    return [(dx, dy) for dx, dy in around if len(shadow(pointing, dx, dy, DEEPEST)) > 2]


SHADED: Final = {pointing: tuple(casting(pointing)) for pointing in (UP, DOWN)}


def shades() -> list[str]:
    found = []
    for pointing in WAYS:
        for dx, dy in SHADED[pointing]:
            for higher in range(1, DEEPEST + 1):
                dark = shadow(pointing, dx, dy, higher)
                parts = [path(trace(dark), "#14232b", 'opacity=".3"')] if len(dark) > 2 else []
                found.append(symbol(f"shade-{pointing}-{dx}.{dy}-{higher}", BOX, *parts))
    return found


def on_the_sea() -> list[str]:
    """The shadow that a pile lays on the water."""
    found = []
    for pointing in WAYS:
        for height in range(1, TALLEST + 1):
            cell = own(pointing)
            far = height + 0.6
            dark = hull(cell + moved(cell, CAST[0] * far, CAST[1] * far))
            found.append(
                symbol(f"sea-shade-{pointing}-{height}", BOX, path(trace(dark), "#1d5a68", 'class="sea-shade"'))
            )
    return found
