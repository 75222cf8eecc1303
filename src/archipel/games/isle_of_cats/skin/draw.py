"""Symbols from parts: the words of SVG that tiles, boats and cards are composed of. A cell is 100 units wide."""

from __future__ import annotations

from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#1f2d33"
PAPER: Final = "#fbf6ea"
QUIET: Final = "#4c5b60"
LOOKS: Final = {
    "num": 'font-family="var(--display)" font-weight="700"',
    "name": 'font-family="var(--display)" font-weight="620" letter-spacing="-.01em"',
    "plain": 'font-family="var(--text)" font-weight="500"',
    "word": 'font-family="var(--text)" font-weight="700"',
}


def symbol(id: str, width: float, height: float, *parts: str) -> str:
    return f'<symbol id="{id}" viewBox="0 0 {width:g} {height:g}">{"".join(parts)}</symbol>'


def halo(id: str, width: float, height: float, *parts: str) -> str:
    """A symbol that may reach beyond its box."""
    return symbol(id, width, height, *parts).replace("<symbol ", '<symbol overflow="visible" ', 1)


def use(id: str, x: float, y: float, width: float, height: float = 0, extra: str = "") -> str:
    more = f" {extra}" if extra else ""
    return f'<use href="#{id}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height or width:g}"{more}/>'


def centred(id: str, x: float, y: float, size: float, turn: float = 0) -> str:
    """A square sprite about its middle."""
    pose = f"translate({x:g} {y:g})" + (f" rotate({turn:g})" if turn else "")
    return use(id, -size / 2, -size / 2, size, extra=f'transform="{pose}"')


def group(*parts: str, extra: str) -> str:
    return f"<g {extra}>{''.join(parts)}</g>"


def path(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{" " + extra if extra else ""}/>'


def write(x: float, y: float, said: object, size: float, look: str = "num", fill: str = INK, anchor: str = "") -> str:
    end = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" {LOOKS[look]}{end}>{escape(str(said))}</text>'


def middle(x: float, y: float, said: object, size: float, look: str = "num", fill: str = INK) -> str:
    return write(x, y, said, size, look, fill, "middle")


NARROW: Final = "iljtf.,;:!'’|()[] I1"
WIDE: Final = "mwMWœæ@%"


def length(said: str, size: float) -> float:
    """About how wide a sentence is, in the units of its size."""
    ems = sum(0.29 if c in NARROW else 0.82 if c in WIDE else 0.63 if c.isupper() else 0.515 for c in said)
    return ems * size


def broken(said: str, size: float, width: float) -> list[str]:
    """A sentence in lines no wider than `width`; no-break spaces hold."""
    rows = [""]
    for word in said.split(" "):
        longer = f"{rows[-1]} {word}".strip()
        if rows[-1] and length(longer, size) > width:
            rows.append(word)
        else:
            rows[-1] = longer
    return rows
