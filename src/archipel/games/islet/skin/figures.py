"""What stands on the board: birds with their foot, eggs with their middle at the centre of the face; and the sea."""

from __future__ import annotations

from archipel.games.islet.content.parts import BIRDS
from archipel.games.islet.skin.draw import circle, stroke, symbol
from archipel.games.islet.skin.shapes import DOWN, UP
from archipel.kit.skin.svg import PAPER, group, path, use

FEET = {UP: (-58.0, -140.0), DOWN: (-42.0, -126.0)}
# Two on one tile stand a little smaller, beside each other, and leave its middle free, and the corner of its height.
PAIRED = {UP: ((-98.0, -96.0), (4.0, -96.0)), DOWN: ((-74.0, -142.0), (-2.0, -106.0))}


def figures() -> list[str]:
    found = []
    for bird in BIRDS:
        for pointing, (x, y) in FEET.items():
            standing = use(f"bird-{bird}", x, y, 112, 133)
            found.append(symbol(f"pawn-{bird}-{pointing}", (-70, -145, 140, 290), standing))
            for nth, (left, top) in enumerate(PAIRED[pointing]):
                beside = use(f"bird-{bird}", left, top, 94, 112)
                found.append(symbol(f"pawn-{bird}-{pointing}-{nth}", (-90, -160, 180, 320), beside))
        found.append(symbol(f"nested-{bird}", (-30, -56, 60, 112), use(f"egg-{bird}", -27, -52, 54, 68)))
        ghost = group(use(f"egg-{bird}", -20, -27, 40, 51), extra='opacity=".85"')
        found.append(symbol(f"nest-egg-{bird}", (-36, -36, 72, 72), disc(), ghost))
    return [*found, sea(), bag_glow()]


def disc() -> str:
    """Where an egg may be laid now."""
    ring = stroke("var(--legal,#ffd166)", 5, 'stroke-dasharray="11 7"')
    return circle(0, 0, 33, PAPER, 'opacity=".92"') + circle(0, 0, 33, "none", ring)


def sea() -> str:
    """A stretch of open water, to be repeated."""
    places = ((60, 70, 0.9), (420, 40, 1.0), (250, 190, 0.7), (520, 300, 0.8), (90, 390, 1.0), (360, 440, 0.8))
    waves = [use("swell", x, y, 110 * k, 28 * k) for x, y, k in places]
    return symbol("chart", (0, 0, 640, 520), group(*waves, extra='color="#8fc6c4" opacity=".4"'))


def bag_glow() -> str:
    edge = path(
        "M30 10C8 48 2 70 6 90 12 108 88 108 94 90 98 70 92 48 70 10Z", "none", stroke("var(--legal,#ffd166)", 14)
    )
    return symbol("bag-glow", (0, 0, 100, 110), edge)
