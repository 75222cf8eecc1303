"""Symbols from parts: the few words of SVG that composed faces are made of."""

from __future__ import annotations

from typing import Final

from archipel.kit.skin.svg import INK, halo
from archipel.kit.skin.svg import write as svg_write

# Letters as in the actions: terrains W S C, nests b l f on a tile, B L F as cards.
TERRAINS: Final = "WSC"
NESTS: Final = "blf"
RESOURCES: Final = "WSCBLF"
PAIRS: Final = {"B": "WS", "L": "WC", "F": "SC"}
EDGE: Final = "#d8c79f"
DISPLAY: Final = 'font-family="var(--display,Georgia,serif)" font-weight="700"'
PLAIN: Final = 'font-family="var(--text,sans-serif)" font-weight="650"'


def symbol(id: str, box: tuple[float, float, float, float], *parts: str) -> str:
    left, top, width, height = box
    return halo(id, width, height, *parts, left=left, top=top)


def write(
    x: float, y: float, said: object, size: float, fill: str = INK, look: str = DISPLAY, anchor: str = "middle"
) -> str:
    return svg_write(x, y, said, size, look, fill, anchor)


def circle(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{more}/>'


def box(x: float, y: float, width: float, height: float, round: float, fill: str, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{fill}"{more}/>'


def stroke(colour: str, width: float, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"{more}'
