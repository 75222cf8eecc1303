"""A sheet with an owner's own words in it draws and does nothing else: no script, no link, nothing fetched."""

from __future__ import annotations

import re
from xml.etree import ElementTree

CALLED = re.compile(r"(url\(#|\b(?:translate|rotate|scale|skewX|skewY|matrix|rgba?|hsla?|var)\()")
"""What an attribute may call: a thing of the sheet itself, a motion, a colour."""
SVG = "{http://www.w3.org/2000/svg}"
DRAWS = frozenset(
    (
        *("svg", "defs", "symbol", "g", "use", "title", "desc", "text", "tspan"),
        *("path", "rect", "circle", "ellipse", "line", "polyline", "polygon"),
        *("clipPath", "mask", "pattern", "linearGradient", "radialGradient", "stop"),
    )
)


class UnsafeSheet(ValueError):
    """The message names what does not belong in a sheet."""


def check_sheet(source: bytes) -> None:
    """UnsafeSheet where it is no XML, or has an element, an attribute or an address that does more than draw."""
    try:
        root = ElementTree.fromstring(source, ElementTree.XMLParser(target=ElementTree.TreeBuilder(insert_pis=True)))
    except ElementTree.ParseError as error:
        raise UnsafeSheet(str(error)) from None
    for element in root.iter():
        if not isinstance(element.tag, str) or element.tag.removeprefix(SVG) not in DRAWS:
            raise UnsafeSheet(str(element.tag))
        for name, value in element.attrib.items():
            if not _draws(name.rpartition("}")[2].lower(), value):
                raise UnsafeSheet(name)


def _draws(name: str, value: str) -> bool:
    if name == "style" or name.startswith("on"):
        return False
    if name in ("href", "src"):
        return value.startswith("#")
    return "\\" not in value and CALLED.sub("", value).count("(") == 0
