"""Symbols from parts: the few words of SVG that composed faces are made of."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

# Letters as in the actions: terrains W S C, nests b l f on a tile, B L F as cards.
TERRAINS: Final = "WSC"
NESTS: Final = "blf"
RESOURCES: Final = "WSCBLF"
PAIRS: Final = {"B": "WS", "L": "WC", "F": "SC"}
BIRDS: Final = ("toucan", "macaw", "cockatoo", "hummingbird")
INK: Final = "#1f2d33"
PAPER: Final = "#fbf6ea"
EDGE: Final = "#d8c79f"
DISPLAY: Final = 'font-family="var(--display,Georgia,serif)" font-weight="700"'
PLAIN: Final = 'font-family="var(--text,sans-serif)" font-weight="650"'


def symbol(id: str, box: tuple[float, float, float, float], *parts: str) -> str:
    view = " ".join(f"{number:g}" for number in box)
    return f'<symbol id="{id}" viewBox="{view}" overflow="visible">{"".join(parts)}</symbol>'


def use(id: str, x: float = 0, y: float = 0, width: float = 0, height: float = 0, extra: str = "") -> str:
    size = f' width="{width:g}" height="{height or width:g}"' if width else ""
    more = f" {extra}" if extra else ""
    return f'<use href="#{id}" x="{x:g}" y="{y:g}"{size}{more}/>'


def path(d: str, fill: str, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<path d="{d}" fill="{fill}"{more}/>'


def circle(x: float, y: float, radius: float, fill: str, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" fill="{fill}"{more}/>'


def box(x: float, y: float, width: float, height: float, round: float, fill: str, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{round:g}" fill="{fill}"{more}/>'


def group(*parts: str, extra: str) -> str:
    return f"<g {extra}>{''.join(parts)}</g>"


def write(
    x: float, y: float, said: object, size: float, fill: str = INK, look: str = DISPLAY, anchor: str = "middle"
) -> str:
    place = f'x="{x:g}" y="{y:g}" font-size="{size:g}"'
    return f'<text {place} fill="{fill}" text-anchor="{anchor}" {look}>{escape(str(said))}</text>'


def stroke(colour: str, width: float, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'stroke="{colour}" stroke-width="{width:g}" stroke-linejoin="round" stroke-linecap="round"{more}'
