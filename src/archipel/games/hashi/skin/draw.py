"""Symbols from parts: the few words of SVG that composed faces are made of."""

from __future__ import annotations

from typing import Final

SUMI: Final = "var(--sumi,#1f2d33)"
WOOD: Final = "var(--wood-d,#6d4529)"
LEGAL: Final = "var(--legal,#ffd166)"
EDGE: Final = "var(--lit-edge,#8a5a00)"


def symbol(id: str, width: float, height: float, *parts: str, left: float = 0, top: float = 0) -> str:
    box = f"{left:g} {top:g} {width:g} {height:g}"
    return f'<symbol id="{id}" viewBox="{box}" overflow="visible">{"".join(parts)}</symbol>'


def use(id: str, x: float, y: float, width: float, height: float, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<use href="#{id}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}"{more}/>'


def group(*parts: str, extra: str) -> str:
    return f"<g {extra}>{''.join(parts)}</g>"


def path(d: str, extra: str) -> str:
    return f'<path fill="none" d="{d}" {extra}/>'


def circle(x: float, y: float, radius: float, extra: str) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{radius:g}" {extra}/>'


def stroke(colour: str, width: float, extra: str = "") -> str:
    return f'stroke="{colour}" stroke-width="{width:g}" stroke-linecap="round" {extra}'.rstrip()


def digit(number: int, x: float, y: float, width: float, colour: str = SUMI, extra: str = "") -> str:
    """A brushed digit by its top left corner."""
    return use(f"digit-{number}", x, y, width, width * 1.3, f'color="{colour}" {extra}'.rstrip())
