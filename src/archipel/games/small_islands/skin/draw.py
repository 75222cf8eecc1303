"""Symbols from parts: the few words of SVG that composed faces are made of."""

from __future__ import annotations

from typing import Final

from archipel.kit.skin.svg import Pen, use

COIN: Final = "#5a3d00"
write: Final = Pen(
    {
        "num": 'font-family="var(--text)" font-weight="700"',
        "name": 'font-family="var(--display)" font-weight="600"',
        "word": 'font-family="var(--text)" font-weight="600"',
    }
).write


def centred(id: str, x: float, y: float, size: float) -> str:
    return use(id, round(x - size / 2, 1), round(y - size / 2, 1), round(size, 1))


def box(x: float, y: float, width: float, height: float, radius: float, look: str) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{radius:g}" {look}/>'


def coin(points: object, x: float, y: float, size: float) -> str:
    """Prestige points on their coin."""
    figure = size * (0.42 if len(str(points)) > 2 else 0.5)
    middle = x + size / 2
    return use("pp", x, y, size) + write(middle, y + size * 0.68, points, round(figure, 1), fill=COIN, anchor="middle")
