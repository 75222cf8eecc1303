"""The symbols of a game's sheet: how large they are, and what a document has to carry to draw some of them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from archipel.core.game import Game
from archipel.server.content.sheet_lines import SVG, part_source, sheet_parts
from archipel.server.content.skins import own_sheet, sheet

NAMED = re.compile(r"""(?:href="#|url\(#)([^")]+)""")


class Size(NamedTuple):
    w: float
    h: float


class Box(NamedTuple):
    """The viewBox of a symbol."""

    x: float
    y: float
    w: float
    h: float


class Faces:
    """`boxes` by the name of the symbol; `parts` is everything that has a name and can be referred to."""

    def __init__(self, source: bytes) -> None:
        self.boxes: dict[str, Box] = {}
        self.parts: dict[str, ElementTree.Element] = {}
        for part in sheet_parts(ElementTree.fromstring(source)):
            name = part.get("id", "")
            self.parts[name] = part
            if part.tag == f"{{{SVG}}}symbol":
                self.boxes[name] = _box(part.get("viewBox", ""))

    def size(self, face: str) -> Size | None:
        box = self.boxes.get(face)
        return Size(box.w, box.h) if box is not None else None

    def carried(self, used: Iterable[str]) -> str:
        """The source of these symbols and of all they refer to, each once."""
        found: dict[str, str] = {}
        waiting = sorted(set(used))
        while waiting:
            name = waiting.pop()
            if name in self.parts and name not in found:
                found[name] = part_source(self.parts[name])
                waiting += NAMED.findall(found[name])
        return "\n".join(found[name] for name in sorted(found))


def _box(said: str) -> Box:
    numbers = [float(number) for number in re.split(r"[\s,]+", said.strip()) if number]
    return Box(*numbers) if len(numbers) == 4 else Box(0, 0, 100, 100)


@lru_cache(maxsize=16)
def faces(game: Game, lang: str, content: str = "") -> Faces:
    return Faces((own_sheet(game, lang, content) if content else sheet(game, lang)).body)
