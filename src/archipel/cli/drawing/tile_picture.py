"""A board of square tiles in letters: every tile as its small picture, what lies on it, and what may be touched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.inks import GHOST, LIT, Inks, style_of
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.shapes import art_picture
from archipel.core.ink import Ink
from archipel.core.scene import Piece, Spot, Zone, cell_of
from archipel.words import letters

WIDE, HIGH = 7, 3
LEFT = 4

Cell = tuple[int, int]


def tile_picture(zone: Zone, pieces: Sequence[Piece], marks: Mapping[str, str], inks: Inks, lights: Lights) -> Canvas:
    """The part of the board on which something lies or may be laid, seven by three characters a cell."""
    lit = {cell[1:]: id for id in lights.numbers if (cell := cell_of(id)) is not None and cell[0] == zone.id}
    looks = [(piece, ink) for piece in pieces if (ink := inks.of(piece) or _plain(piece, marks)) is not None]
    cells = [*lit, *(_under(zone, piece) for piece, ink in looks)]
    if not cells:
        return Canvas()
    sheet = _Sheet(zone, min(x for x, _ in cells), min(y for _, y in cells))
    sheet.axes(max(x for x, _ in cells), max(y for _, y in cells))
    for piece, ink in sorted(looks, key=lambda look: look[0].layer):
        sheet.thing(piece, ink)
    for at, id in lit.items():
        sheet.free(at, lights.number(id).strip(), id)
    things: list[tuple[str, Piece | Spot]] = [(piece.id, piece) for piece in pieces]
    things += [(f"{zone.id}/{spot.id}", spot) for spot in zone.spots]
    for id, thing in things:
        if id in lights.numbers:
            sheet.canvas.anchors[id] = sheet.point(thing)
            sheet.tag(thing, lights.number(id).strip(), GHOST if id == lights.picked else LIT)
    ghost = lights.ghost
    if ghost is not None and ghost.zone == zone.id:
        sheet.over((ghost.x, ghost.y), inks.of(ghost.piece))
    return sheet.canvas


def _plain(piece: Piece, marks: Mapping[str, str]) -> Ink | None:
    return Ink(marks[piece.id]) if piece.id in marks else None


def _under(zone: Zone, thing: Piece | Spot) -> Cell:
    return thing.x // zone.cell, thing.y // zone.cell


class _Sheet:
    """Characters of a board whose upper left cell is at `west`, `north`."""

    def __init__(self, zone: Zone, west: int, north: int) -> None:
        self.zone = zone
        self.west = west
        self.north = north
        self.canvas = Canvas()
        self.canvas.margin = LEFT, 1

    def corner(self, cell: Cell) -> Cell:
        return LEFT + (cell[0] - self.west) * WIDE, 1 + (cell[1] - self.north) * HIGH

    def point(self, thing: Piece | Spot) -> Cell:
        """Where a thing's centre is drawn."""
        unit = self.zone.cell
        x, y = self.corner(_under(self.zone, thing))
        return x + thing.x % unit * WIDE // unit, y + thing.y % unit * HIGH // unit

    def axes(self, east: int, south: int) -> None:
        west, north = self.zone.origin or (0, 0)
        for x in range(self.west, east + 1):
            self.canvas.put(self.corner((x, 0))[0] + WIDE // 2, 0, letters(x - west + 1), "dim")
        for y in range(self.north, south + 1):
            self.canvas.put(0, self.corner((0, y))[1] + 1, f"{y - north + 1:>3}", "dim")

    def thing(self, piece: Piece, ink: Ink) -> None:
        if ink.art:
            self.canvas.lay(art_picture(ink), *self.corner(_under(self.zone, piece)))
        elif ink.mark:
            x, y = self.point(piece)
            self.canvas.put(x - len(ink.mark) // 2, y, ink.mark, style_of(ink))

    def free(self, cell: Cell, said: str, id: str) -> None:
        """A cell to lay something on."""
        x, y = self.corner(cell)
        self.canvas.anchors[id] = x + WIDE // 2, y + HIGH // 2
        for nth, row in enumerate(("┌     ┐", "       ", "└     ┘")):
            self.canvas.put(x, y + nth, row)
        self.canvas.put(x + (WIDE - len(said)) // 2, y + 1, said, LIT)

    def tag(self, thing: Piece | Spot, said: str, style: str) -> None:
        x, y = self.point(thing)
        self.canvas.put(x - len(said) // 2, y, said, style)

    def over(self, cell: Cell, ink: Ink | None) -> None:
        x, y = self.corner(cell)
        if ink is not None and ink.art:
            self.canvas.lay(art_picture(ink), x, y)
        for row in range(HIGH):
            self.canvas.put(x, y + row, "▐" if row != 1 else "█", "#ffd84d")
            self.canvas.put(x + WIDE - 1, y + row, "▌" if row != 1 else "█", "#ffd84d")
