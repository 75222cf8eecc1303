"""Tiles as they lie on the board, from above and from the side: their edge, the top with its nest, and shadows."""

from __future__ import annotations

from typing import Final, NamedTuple

from archipel.games.islet.skin import shapes
from archipel.games.islet.skin.draw import NESTS, TERRAINS, symbol
from archipel.games.islet.skin.shapes import UP, WAYS, Outline, clipped, hull, middle, moved, rounded, trace, triangle
from archipel.kit.skin.svg import group, path, use


class Look(NamedTuple):
    """How the board is seen: the height of a row, where the foot of a tile lies, and what is added to names."""

    height: float
    squeeze: float
    drop: tuple[float, float]
    suffix: str

    @property
    def box(self) -> tuple[float, float, float, float]:
        return 0, 0, 200, self.height


FLAT: Final = Look(shapes.FLAT_HEIGHT, 1, (3, 4), "")
SIDE: Final = Look(shapes.HEIGHT, shapes.TILT, (-shapes.LIFT[0], -shapes.LIFT[1]), ".side")
LOOKS: Final = (FLAT, SIDE)
SIDES: Final = {"W": "#24618f", "S": "#b9674a", "C": "#6f2216"}
LIPS: Final = {"W": "#c4e4f3", "S": "#ffe0cf", "C": "#eaa08c"}
DEEPEST: Final = 6
TALLEST: Final = 9


def slabs() -> list[str]:
    found = []
    for look in LOOKS:
        for pointing in WAYS:
            for terrain in TERRAINS:
                found.append(
                    symbol(f"edge-{terrain}-{pointing}{look.suffix}", look.box, paper(terrain, pointing, look))
                )
                found += [top(terrain, nest, pointing, look) for nest in NESTS]
    return found


def paper(terrain: str, pointing: str, look: Look) -> str:
    """The edge of a tile and the light rim of its face; the face of the tile above covers the rest."""
    face = rounded(pointing, look.height)
    foot = moved(face, *look.drop)
    rim = moved(face, look.drop[0] * 0.22, look.drop[1] * 0.22)
    side = path(trace(hull(foot + face)), SIDES[terrain])
    return side + path(trace(hull(rim + face)), LIPS[terrain])


def top(terrain: str, nest: str, pointing: str, look: Look) -> str:
    """The tile that counts: terrain by colour and pattern, nest by shape."""
    squeezed = f"scale(1 {look.squeeze})"
    art = group(use(f"terrain-{terrain}-{pointing}", 0, 0, 200, 173.2), extra=f'transform="{squeezed}"')
    x, y = middle(0, 1 if pointing == UP else 0, look.height)
    y -= look.height if pointing == UP else 0
    built = group(use(f"nest-{nest}", -50, -50, 100), extra=f'transform="translate({x:g} {y:.1f}) {squeezed}"')
    id = f"top-{terrain}{nest}-{pointing}{look.suffix}"
    return symbol(id, look.box, paper(terrain, pointing, look), art, built)


def own(pointing: str, inset: float = 0, look: Look = SIDE) -> Outline:
    """A cell of this kind with the corner of its box at the origin."""
    y = 1 if pointing == UP else 0
    return moved(triangle(0, y, inset, look.height), 0, -y * look.height)


def near(pointing: str, dx: int, dy: int) -> Outline:
    """A cell beside it, in the same measure."""
    y = 1 if pointing == UP else 0
    return moved(triangle(dx, y + dy), 0, -y * shapes.HEIGHT)


def shadow(pointing: str, dx: int, dy: int, higher: int) -> Outline:
    """Where a pile beside this cell, `higher` tiles taller, darkens its face."""
    pile = near(pointing, dx, dy)
    return clipped(hull(pile + moved(pile, shapes.CAST[0] * higher, shapes.CAST[1] * higher)), own(pointing, 3.5))


def casting(pointing: str) -> list[tuple[int, int]]:
    """The places beside a cell from which a pile can darken it."""
    around = [(dx, dy) for dy in (-1, 0, 1) for dx in (-2, -1, 0, 1, 2) if dx or dy]
    return [(dx, dy) for dx, dy in around if len(shadow(pointing, dx, dy, DEEPEST)) > 2]


SHADED: Final = {pointing: tuple(casting(pointing)) for pointing in WAYS}


def shades() -> list[str]:
    """Shadows belong to the view from the side; from above the tiles show their edges only."""
    found = []
    for pointing in WAYS:
        for dx, dy in SHADED[pointing]:
            for higher in range(1, DEEPEST + 1):
                dark = shadow(pointing, dx, dy, higher)
                parts = [path(trace(dark), "#14232b", 'opacity=".3"')] if len(dark) > 2 else []
                id = f"shade-{pointing}-{dx}.{dy}-{higher}"
                found += [symbol(id, FLAT.box), symbol(f"{id}.side", SIDE.box, *parts)]
    return found


def on_the_sea() -> list[str]:
    """The shadow that a pile lays on the water."""
    found = []
    for pointing in WAYS:
        for height in range(1, TALLEST + 1):
            cell = moved(own(pointing), *SIDE.drop)
            dark = hull(cell + moved(cell, shapes.CAST[0] * height, shapes.CAST[1] * height))
            id = f"sea-shade-{pointing}-{height}"
            found += [symbol(id, FLAT.box), symbol(f"{id}.side", SIDE.box, path(trace(dark), "#1d5a68"))]
    return found
