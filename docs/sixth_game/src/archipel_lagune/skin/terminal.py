"""Lagune in letters: buoys by the sign of their seat, reefs, and the water where the tide is."""

from __future__ import annotations

from typing import Final

from archipel.core.ink import Ink
from archipel.core.scene import Piece
from archipel.core.text import seat_text, text

MARKS: Final = ("o", "x")
COLOURS: Final = ("#e2574c", "#3f8fd2")
REEF: Final = Ink("^", "", "#8a7f6a", (("^", text("ink-reef")),))
FOAM: Final = Ink("~", "#4fb3bf", legend=(("~", text("ink-tide")),))


def ink(piece: Piece, lang: str, packed: str) -> Ink | None:
    kind, _, seat = piece.face.partition("-")
    if kind == "buoy":
        mark = MARKS[int(seat)]
        return Ink(mark, "", COLOURS[int(seat)], ((mark, text("ink-buoy", seat=seat_text(int(seat)))),))
    return {"reef": REEF, "foam": FOAM}.get(kind)
