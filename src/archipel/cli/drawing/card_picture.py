"""A card in a box: its name on the edge, its picture, then what may be touched on it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from textwrap import wrap

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.inks import GHOST, LIT, Inks, style_of
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.shapes import art_picture
from archipel.cli.output import Output
from archipel.core.scene import Piece, Zone


def card_picture(zone: Zone, pieces: Sequence[Piece], output: Output, lights: Lights, width: int) -> Canvas:
    """As wide as it is given; a thing that may be touched has its number before it."""
    sheet = Canvas()
    inside = width - 4
    y = 1
    for piece in pieces:
        ink = output.inks.of(piece)
        if ink is not None and ink.art:
            sheet.lay(art_picture(ink), 2, y)
            y += len(ink.art)
            continue
        for nth, row in enumerate(_told(piece, output, output.inks, lights, inside)):
            style = GHOST if piece.id == lights.picked else LIT if piece.id in lights.numbers and not nth else ""
            number = f"[{lights.numbers[piece.id]}]" if piece.id in lights.numbers and not nth else ""
            sheet.put(2, y, row, style_of(ink) if ink is not None else "")
            sheet.put(2, y, number, style)
            if number:
                sheet.anchors[piece.id] = 2, y
            y += 1
    _frame(sheet, output.text(zone.label), width, y)
    return sheet


def _told(piece: Piece, output: Output, inks: Inks, lights: Lights, width: int) -> Iterator[str]:
    """The short mark its game gives it, else its label, over as many lines as it needs."""
    ink = inks.of(piece)
    said = ink.mark if ink is not None else ""
    if not said:
        label = piece.label or piece.words
        said = output.text(label) if label is not None else ""
    if said:
        before = f"[{lights.numbers[piece.id]}] " if piece.id in lights.numbers else ""
        yield from wrap(before + said, width)


def _frame(sheet: Canvas, title: str, width: int, height: int) -> None:
    shown = f" {title} "[: width - 4]
    sheet.put(0, 0, "┌─" + shown + "─" * (width - 3 - len(shown)) + "┐", "dim")
    sheet.put(2, 0, shown, "bold")
    for y in range(1, height):
        sheet.put(0, y, "│", "dim")
        sheet.put(width - 1, y, "│", "dim")
    sheet.put(0, height, "└" + "─" * (width - 2) + "┘", "dim")
