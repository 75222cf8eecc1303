"""Tiles in the hand, chips of the panels, and signs of the log."""

from __future__ import annotations

from typing import Final

from archipel.games.islet.skin.draw import EDGE, NESTS, RESOURCES, TERRAINS, circle, stroke, symbol
from archipel.games.islet.skin.shapes import FLAT_HEIGHT, rounded, trace
from archipel.kit.skin.svg import PAPER, path, use

TILE: Final = (0.0, 0.0, 200.0, FLAT_HEIGHT)
SIGN: Final = (0.0, 0.0, 40.0, 40.0)


def small() -> list[str]:
    return [*tiles(), *signs(), *backs()]


def tiles() -> list[str]:
    """The nine kinds as they lie in a hand."""
    found = []
    for terrain in TERRAINS:
        for nest in NESTS:
            parts = use(f"terrain-{terrain}-up", 0, 0, 200, 173.2) + use(f"nest-{nest}", 50, 64.5, 100)
            found.append(symbol(f"tile-{terrain}{nest}", TILE, parts))
    outline = trace(rounded("up", FLAT_HEIGHT))
    lit = path(outline, "none", stroke("var(--lit-edge,#8a5a00)", 20)) + path(
        outline, "none", stroke("var(--legal,#ffd166)", 14)
    )
    gap = path(outline, "none", f'stroke="{EDGE}" stroke-width="5" stroke-dasharray="12 10"')
    return [*found, symbol("tile-glow", TILE, lit), symbol("tile-gap", TILE, gap)]


def signs() -> list[str]:
    """Icons in a disc for the log and the stages, and the badge of the top bar."""
    found = [symbol("badge", TILE, use("tile-Wl", 0, 0, 200, 173.2))]
    for kind in RESOURCES:
        found.append(symbol(f"pip-{kind}", SIGN, circle(20, 20, 19, PAPER), use(f"ico-{kind}", 4, 4, 32)))
    found.append(symbol("drawer-supply", SIGN, use("bag", 2, 0, 36, 40)))
    found.append(symbol("event-place", SIGN, use("tile-back", 3, 5, 34, 29.4)))
    found.append(symbol("event-lay", SIGN, use("egg-toucan", 6, 2, 28, 36)))
    return found


def backs() -> list[str]:
    """So many tiles in another's hand."""
    found = []
    for count in range(5):
        places = [use("tile-back", 26 * k, 0, 46, 39.8) for k in range(count)]
        found.append(symbol(f"hand-{count}", (0, 0, 124, 40), *places))
    return found
