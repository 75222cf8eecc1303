"""Symbols from parts: the few words of SVG that composed faces are made of."""

from __future__ import annotations

from typing import Final

from archipel.kit.skin.svg import use

SUMI: Final = "var(--sumi,#1f2d33)"
WOOD: Final = "var(--wood-d,#6d4529)"
LEGAL: Final = "var(--legal,#ffd166)"
EDGE: Final = "var(--lit-edge,#8a5a00)"


def circle(x: float, y: float, radius: float, extra: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {extra}/>'


def stroke(colour: str, width: float, extra: str = "") -> str:
    return f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" {extra}'.rstrip()


def digit(number: int, x: float, y: float, width: float, colour: str = SUMI, extra: str = "") -> str:
    """A brushed digit by its top left corner."""
    return use(f"digit-{number}", x, y, width, width * 1.3, f'color="{colour}" {extra}'.rstrip())
