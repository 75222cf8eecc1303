"""What the pieces of a map say of themselves: their short names, the numbers they carry, what they join."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from archipel.core.scene import Piece

ENDING = re.compile(r"\d[\d,-]*$|[^-]*$")
DIGIT = re.compile(r"\bdigit-(\d+)$")


class Link(NamedTuple):
    """A piece named after the two others it joins, and how often it joins them."""

    id: str
    one: Piece
    other: Piece
    times: int


def links(pieces: Sequence[Piece]) -> dict[str, Link]:
    named: dict[str, Piece] = {}
    for piece in pieces:
        if piece.label is not None:
            named.setdefault(ending(piece.id), piece)
    found = {}
    for name, piece in named.items():
        one, dash, other = name.partition("-")
        if dash and one != other and one in named and other in named:
            found[piece.id] = Link(piece.id, named[one], named[other], carried(piece))
    return found


def ending(id: str) -> str:
    """The part of an id that tells it from its like: `isle-5` is 5, `line-1-2` is 1-2."""
    found = ENDING.search(id)
    return found[0] if found else ""


def carried(piece: Piece) -> int:
    """The digit of its face, or the first number its label says after those of its name; 0: none."""
    digit = DIGIT.search(piece.face)
    if digit:
        return int(digit[1])
    own = [int(number) for number in re.findall(r"\d+", ending(piece.id))]
    for value in piece.label.args.values() if piece.label is not None else ():
        if isinstance(value, int) and value in own:
            own.remove(value)
        elif isinstance(value, int):
            return value
    return 0
