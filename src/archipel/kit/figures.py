"""Figures in few words: faces in a row, faces on a piece of a board, a window on a zone of a scene."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from msgspec.structs import replace

from archipel.core.figure import Figure, FigurePart
from archipel.core.scene import Piece, ScenePart, Zone
from archipel.core.text import text

NAME = "figure"
ABOVE = 99

Put = tuple[str, int, int] | tuple[str, int, int, int]
"""A face, where its middle is, and the quarter turns it has made."""


def row(*faces: str, tint: str = "") -> Figure:
    """A figure that is one line of faces."""
    return Figure((line(*faces, tint=tint),))


def line(*faces: str, tint: str = "") -> FigurePart:
    """Faces one after another, their middles on a level."""
    zone = Zone(NAME, "row", text("rules-title"))
    return FigurePart(zone, tuple(Piece(f"{nth}", NAME, face, tint=tint) for nth, face in enumerate(faces)))


def board(width: int, height: int, *put: Put) -> FigurePart:
    """Faces where they lie on so much of a board."""
    zone = Zone(NAME, "spots", text("rules-title"), width=width, height=height)
    return FigurePart(zone, tuple(_piece(nth, *one) for nth, one in enumerate(put)))


def seen(drawn: Iterable[ScenePart], signs: Sequence[Put] = (), window: Sequence[float] = ()) -> FigurePart:
    """The first zone of some parts of a scene with all their pieces, and signs upon it."""
    parts = list(drawn)
    zone = next(zone for part in parts for zone in part.zones)
    pieces = [piece for part in parts for piece in part.pieces]
    marks = [replace(_piece(nth, *one), at=zone.id, layer=ABOVE) for nth, one in enumerate(signs)]
    return FigurePart(zone, (*pieces, *marks), tuple(window))


def _piece(nth: int, face: str, x: int, y: int, turn: int = 0) -> Piece:
    return Piece(f"put-{nth}", NAME, face, x=x, y=y, turn=turn, layer=nth)
