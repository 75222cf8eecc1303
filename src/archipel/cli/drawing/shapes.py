"""Shapes of cells in their poses, and pictures of them."""

from __future__ import annotations

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.inks import Inks, style_of
from archipel.core.ink import Ink
from archipel.core.scene import Piece

MIRRORED = 4
ONE = 2
Cells = list[tuple[int, int]]


def posed(shape: tuple[int, ...], turn: int) -> Cells:
    """The cells of a shape in a pose, from the upper left of its box: mirrored first from 4 on, then turned."""
    cells = list(zip(shape[::2], shape[1::2], strict=True)) or [(0, 0)]
    if turn >= MIRRORED:
        right = max(x for x, _ in cells)
        cells = [(right - x, y) for x, y in cells]
    for _ in range(turn % MIRRORED):
        low = max(y for _, y in cells)
        cells = [(low - y, x) for x, y in cells]
    return cells


def piece_picture(piece: Piece, inks: Inks) -> Canvas | None:
    """A piece by itself: its larger picture, else its cells; None where it has neither."""
    ink = inks.of(piece)
    if ink is not None and ink.art:
        return art_picture(ink)
    return shape_picture(piece.shape, piece.turn, ink or Ink("#")) if len(piece.shape) > ONE else None


def shape_picture(shape: tuple[int, ...], turn: int, ink: Ink) -> Canvas:
    """Two characters a cell."""
    sheet = Canvas()
    for x, y in posed(shape, turn):
        sheet.put(2 * x, y, (ink.mark[:1] or "#") * 2, style_of(ink))
    return sheet


def art_picture(ink: Ink) -> Canvas:
    """A larger picture, every character in its own colours."""
    sheet = Canvas()
    paints = {character: style_of(Ink(colour=colour, ground=ground)) for character, colour, ground in ink.paints}
    for y, row in enumerate(ink.art):
        for x, character in enumerate(row):
            if character != " " or " " in paints:
                sheet.put(x, y, character, paints.get(character, ""))
    return sheet
