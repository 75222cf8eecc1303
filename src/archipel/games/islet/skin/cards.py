"""Resource cards, the same under an egg, and eggs in a row."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.content.parts import BIRDS
from archipel.games.islet.skin.draw import EDGE, PAIRS, RESOURCES, TERRAINS, box, circle, stroke, symbol
from archipel.kit.skin.svg import PAPER, group, path, use

CARD: Final = (0.0, 0.0, 80.0, 110.0)
GROUNDS: Final = {
    "W": "#347fb4",
    "S": "#f5b598",
    "C": "#86291b",
    "B": "#e9d7b4",
    "L": "#d5e4bd",
    "F": "#f6d8e2",
}


def cards() -> list[str]:
    found = [symbol(f"card-{kind}", CARD, card(kind)) for kind in RESOURCES]
    found.append(symbol("card-glow", CARD, glow(0, 0, 80, 110, 10)))
    for kind in RESOURCES:
        for bird in BIRDS:
            found.append(symbol(f"sure-{kind}-{bird}", (0, 0, 80, 120), use(f"card-{kind}"), upright(bird)))
            faded = group(use(f"card-{kind}"), extra='opacity=".5"')
            found.append(symbol(f"spent-{kind}-{bird}", (0, 0, 80, 120), faded, tipped(bird)))
    found.append(symbol("sure-glow", (0, 0, 80, 120), glow(0, 0, 80, 110, 10)))
    return found


def card(kind: str) -> str:
    ground = box(1, 1, 78, 108, 9, PAPER, f'stroke="{EDGE}" stroke-width="1.5"')
    ground += box(7, 7, 66, 96, 5, GROUNDS[kind])
    return ground + (terrain(kind) if kind in TERRAINS else nest(kind))


def terrain(kind: str) -> str:
    return pattern(kind) + circle(40, 55, 26, PAPER) + use(f"ico-{kind}", 20, 35, 40)


def pattern(kind: str) -> str:
    """Waves, dots or cracks: a terrain is never told by its colour alone."""
    if kind == "W":
        rows = "".join(f"M11 {y}q3.6 -5.1 7.2 0" + "t7.2 0" * 7 for y in range(20, 104, 13))
        return path(rows, "none", stroke("#9fd3ec", 3))
    if kind == "S":
        spots = [(15 + 12.5 * k + 6.2 * (row % 2), 16 + 11 * row) for row in range(8) for k in range(5 - row % 2)]
        return path("".join(f"M{x - 2.4:g} {y}a2.4 2.4 0 1 0 4.8 0a2.4 2.4 0 1 0 -4.8 0" for x, y in spots), "#cf7a55")
    return use("cracks", 0, 0, 80, 110)


def nest(kind: str) -> str:
    """A nest with the pair of terrains it is worth."""
    one, other = PAIRS[kind][0], PAIRS[kind][1]
    pair = use(f"ico-{one}", 18, 79, 17) + use(f"ico-{other}", 45, 79, 17)
    plus = path("M37.5 87.5h5M40 85v5", "none", stroke("#7b8688", 1.8))
    return use(f"nest-{kind.lower()}", 8, 9, 64) + box(12, 76, 56, 23, 11, PAPER) + pair + plus


def upright(bird: str) -> str:
    return use(f"egg-{bird}", 18, 60, 44, 56)


def tipped(bird: str) -> str:
    return use(f"tipped-{bird}", 8, 66, 64, 49)


def glow(x: float, y: float, width: float, height: float, round: float) -> str:
    """What lies under a thing that may be touched."""
    edge = stroke("var(--lit-edge,#8a5a00)", 10)
    band = stroke("var(--legal,#ffd166)", 7)
    return box(x, y, width, height, round, "none", edge) + box(x, y, width, height, round, "none", band)


def eggs() -> list[str]:
    """An egg tipped over, and a seat's eggs in a row: laid, on cards (on a bar), free (pale)."""
    found = []
    for bird in BIRDS:
        turn = 'transform="rotate(-82 38 38)translate(8 2)scale(.94)"'
        found.append(symbol(f"tipped-{bird}", (0, 0, 84, 64), group(use(f"egg-{bird}", 0, 0, 60, 76), extra=turn)))
        for state in ("laid", "card", "free"):
            found.append(symbol(f"{state}-{bird}", (0, 0, 60, 90), *standing(bird, state)))
    return found


def standing(bird: str, state: str) -> tuple[str, ...]:
    egg = use(f"egg-{bird}", 0, 0, 60, 76)
    if state == "free":
        return (group(egg, extra='opacity="var(--pale,.34)"'),)
    if state == "card":
        return egg, box(6, 80, 48, 9, 4.5, "var(--ink-3,#7b8688)")
    return (egg,)


def nothing() -> list[str]:
    """The back of a day or night card, and the place of a card that is not there."""
    dashes = f'stroke="{EDGE}" stroke-width="3" stroke-dasharray="8 7"'
    return [symbol("card-none", CARD, box(3, 3, 74, 104, 9, "none", dashes))]
