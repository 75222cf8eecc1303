"""Hashi in letters: islands by number, `5=4` where 4 is written on 5, coloured as their flag, green once finished."""

from __future__ import annotations

from typing import Final

from archipel.core.ink import Ink
from archipel.core.scene import Piece

FLAGS: Final = {"red": "#ff7b6b", "blue": "#6fb4ff", "none": "#e8d9a8"}
DONE: Final = "#2f6d3a"
LOST: Final = "#808080"
BRIDGE: Final = Ink(colour="#d8a85f")


def ink(piece: Piece, lang: str, packed: str) -> Ink | None:
    if piece.label is None:
        return None
    if piece.id.startswith("line-"):
        return BRIDGE
    if "flag" not in piece.label.args:
        return None
    args = piece.label.args
    state, number = args.get("state"), args.get("number", 0)
    mark = f"{args['island']}={number}" if number else str(args["island"])
    if state == "lost":
        return Ink(mark, LOST)
    return Ink(mark, FLAGS[str(args["flag"])], DONE if state == "done" else "")
