"""The few words of SVG that composed faces are made of; `extra` are further attributes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from xml.sax.saxutils import escape

INK: Final = "#1f2d33"
PAPER: Final = "#fbf6ea"


def symbol(id: str, width: float, height: float, *parts: str, left: float = 0, top: float = 0) -> str:
    """A face; what reaches beyond its box is cut off."""
    return f'<symbol id="{id}" viewBox="{left:g} {top:g} {width:g} {height:g}">{"".join(parts)}</symbol>'


def halo(id: str, width: float, height: float, *parts: str, left: float = 0, top: float = 0) -> str:
    """A face that may reach beyond its box."""
    box = f"{left:g} {top:g} {width:g} {height:g}"
    return f'<symbol id="{id}" viewBox="{box}" overflow="visible">{"".join(parts)}</symbol>'


def use(id: str, x: float = 0, y: float = 0, width: float = 0, height: float = 0, extra: str = "") -> str:
    """Another face by its top left corner; square where only its width is told, as large as it is where neither."""
    size = f' width="{width:g}" height="{height or width:g}"' if width else ""
    return f'<use href="#{id}" x="{x:g}" y="{y:g}"{size}{_more(extra)}/>'


def group(*parts: str, extra: str) -> str:
    return f"<g {extra}>{''.join(parts)}</g>"


def path(d: str, fill: str, extra: str = "") -> str:
    return f'<path d="{d}" fill="{fill}"{_more(extra)}/>'


def write(x: float, y: float, said: object, size: float, look: str, fill: str = INK, anchor: str = "") -> str:
    """Words on a line; `look` are the attributes of their letters."""
    end = f' text-anchor="{anchor}"' if anchor else ""
    return f'<text x="{x:g}" y="{y:g}" font-size="{size:g}" fill="{fill}" {look}{end}>{escape(str(said))}</text>'


class Pen:
    """Writes in the looks of a game, each the attributes of its letters by its name."""

    def __init__(self, looks: Mapping[str, str]) -> None:
        self.looks = looks

    def write(
        self, x: float, y: float, said: object, size: float, look: str = "num", fill: str = INK, anchor: str = ""
    ) -> str:
        return write(x, y, said, size, self.looks[look], fill, anchor)


def _more(extra: str) -> str:
    return f" {extra}" if extra else ""
