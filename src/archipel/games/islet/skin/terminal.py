"""Islet in letters: terrain by sign and colour, the nest beside it, eggs and birds by the letters of their birds."""

from __future__ import annotations

from functools import cache
from typing import Final

from archipel.core.ink import Ink
from archipel.core.scene import Piece
from archipel.core.text import text
from archipel.games.islet.content.parts import BIRDS

TERRAIN: Final = {"W": ("≈", "#2f7fb5"), "S": ("∴", "#d9bf77"), "C": ("■", "#b0603c")}
NEST: Final = {"b": "Y", "l": "♠", "f": "✿"}
FEATHERS: Final = ("#f2b233", "#e2574c", "#4f9be0", "#7bc47f")
"""By seat, the colour of a bird."""


def ink(piece: Piece, lang: str, packed: str) -> Ink | None:
    return _ink(piece.face)


@cache
def _ink(face: str) -> Ink | None:
    kind, _, rest = face.partition("-")
    if kind in ("top", "tile") and rest[:1] in TERRAIN:
        sign, ground = TERRAIN[rest[0]]
        nest = NEST[rest[1]]
        legend = (sign, text(f"resource-{rest[0]}")), (nest, text(f"ink-nest-{rest[1]}"))
        return Ink(sign + nest, "", ground, legend)
    if kind in ("pawn", "nested"):
        return _bird(kind, rest.partition("-")[0])
    return None


def _bird(kind: str, bird: str) -> Ink:
    """A bird is a capital, its egg the small letter: A for that of the first seat."""
    seat = BIRDS.index(bird)
    mark = chr(ord("A" if kind == "pawn" else "a") + seat)
    return Ink(mark, FEATHERS[seat], legend=((mark, text(f"ink-{kind}", bird=text(f"bird-{bird}"))),))
