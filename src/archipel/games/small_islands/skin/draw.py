"""Symbols from parts: the few words of SVG that composed faces are made of."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#1f2d33"
COIN: Final = "#5a3d00"
LOOKS: Final = {
    "num": 'font-family="var(--text)" font-weight="700"',
    "name": 'font-family="var(--display)" font-weight="600"',
    "word": 'font-family="var(--text)" font-weight="600"',
}


def symbol(id: str, width: float, height: float, *parts: str, bleed: float = 0) -> str:
    """`bleed`: so much is shown beyond the box on every side."""
    box = f"{-bleed:g} {-bleed:g} {width + 2 * bleed:g} {height + 2 * bleed:g}"
    return f'<symbol id="{id}" viewBox="{box}">{"".join(parts)}</symbol>'


def halo(id: str, width: float, height: float, *parts: str) -> str:
    """A symbol that shines beyond its box."""
    return symbol(id, width, height, *parts).replace("<symbol ", '<symbol overflow="visible" ', 1)


def use(id: str, x: float, y: float, width: float, height: float = 0, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<use href="#{id}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"{more}/>'


def centred(id: str, x: float, y: float, size: float) -> str:
    return use(id, round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1))


def group(*parts: str, extra: str) -> str:
    return f"<g {extra}>{''.join(parts)}</g>"


def path(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{" " + extra if extra else ""}/>'


def box(x: float, y: float, width: float, height: float, radius: float, look: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {look}/>'


def write(x: float, y: float, said: object, size: float, look: str = "num", fill: str = INK, anchor: str = "") -> str:
    end = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" {LOOKS[look]}{end}>{escape(str(said))}</text>'


def coin(points: object, x: float, y: float, size: float) -> str:
    """Prestige points on their coin."""
    figure = size * (0.42 if len(str(points)) > 2 else 0.5)
    middle = x + size / 2
    return use("pp", x, y, size) + write(middle, y + size * 0.68, points, round(figure, 1), fill=COIN, anchor="middle")
