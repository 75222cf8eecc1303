"""A sheet with one thing a line, symbols and what they refer to, so that a page takes the few it shows."""

from __future__ import annotations

import re
from collections.abc import Iterator
from xml.etree import ElementTree

SVG = "http://www.w3.org/2000/svg"
SPACED = frozenset(f"{{{SVG}}}{tag}" for tag in ("text", "tspan", "title", "desc", "style"))
BROKEN = re.compile(r"\s*\n\s*")

ElementTree.register_namespace("", SVG)


def in_lines(source: bytes) -> bytes:
    """The same sheet, each part on a line of its own between the first and the last."""
    lines = (part_source(part) for part in sheet_parts(ElementTree.fromstring(source)))
    return "\n".join([f'<svg xmlns="{SVG}">', *lines, "</svg>\n"]).encode()


def sheet_parts(root: ElementTree.Element) -> Iterator[ElementTree.Element]:
    """What stands in a sheet by itself, out of its `defs`."""
    for part in root:
        yield from part if part.tag == f"{{{SVG}}}defs" else [part]


def part_source(part: ElementTree.Element) -> str:
    """On one line, in the namespace of what is around it."""
    part.tail = None
    for element in part.iter():
        element.text = _tight(element.text, element.tag)
        for child in element:
            child.tail = _tight(child.tail, element.tag)
    return ElementTree.tostring(part, encoding="unicode").replace(f' xmlns="{SVG}"', "", 1)


def _tight(text: str | None, inside: str) -> str | None:
    """Space that is drawn stays, without its line breaks."""
    return BROKEN.sub(" ", text) if text and (inside in SPACED or text.strip()) else None
