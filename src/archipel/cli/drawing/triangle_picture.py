"""Triangles in letters: those with something on them and those that may be touched, each two or three lines high."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.inks import GHOST, LIT, Inks, readable, style_of
from archipel.cli.drawing.lights import Lights
from archipel.core.ink import Ink
from archipel.core.scene import Piece, Zone, cell_of
from archipel.words import letters

LEFT = 4
EDGE = "#5b7f93"

Cell = tuple[int, int]


class Scale(NamedTuple):
    """How many columns lie between two triangles, and how many lines a triangle has."""

    pitch: int
    lines: int


SMALL, LARGE = Scale(4, 2), Scale(6, 3)


class Triangle(NamedTuple):
    """What a cell shows: the topmost tile, how high, what stands on it."""

    ink: Ink
    level: int
    over: tuple[Ink, ...]


def triangle_picture(
    zone: Zone, pieces: Sequence[Piece], marks: Mapping[str, str], inks: Inks, lights: Lights, scale: Scale
) -> Canvas:
    shown = _shown(pieces, marks, inks)
    lit = {cell[1:]: id for id in lights.numbers if (cell := cell_of(id)) is not None and cell[0] == zone.id}
    ghost = lights.ghost
    aimed = (ghost.x, ghost.y) if ghost is not None and ghost.zone == zone.id else None
    cells = [*shown, *lit]
    if not cells:
        return Canvas()
    west, north = min(x for x, _ in cells), min(y for _, y in cells)
    sheet = Canvas()
    _axes(sheet, zone, cells, scale)
    sheet.margin = LEFT, 1
    for x, y in dict.fromkeys(cells):
        said = lights.number(lit[x, y]).strip() if (x, y) in lit else ""
        corner = LEFT + (x - west) * scale.pitch, 1 + (y - north) * scale.lines
        if said:
            sheet.anchors[lit[x, y]] = corner[0] + scale.pitch, corner[1] + scale.lines // 2
        _triangle(sheet, corner, (x + y) % 2 == 1, shown.get((x, y)), said, scale, (x, y) == aimed)
    return sheet


def _shown(pieces: Sequence[Piece], marks: Mapping[str, str], inks: Inks) -> dict[Cell, Triangle]:
    """By cell the ink of its topmost tile, and those of what stands on it."""
    found: dict[Cell, Triangle] = {}
    for piece in sorted(pieces, key=lambda piece: (piece.layer, piece.level)):
        ink = inks.of(piece) or (Ink(marks[piece.id]) if piece.id in marks else None)
        if ink is None:
            continue
        at = piece.x, piece.y
        below = found.get(at)
        if below is None or (ink.ground and piece.level >= below.level):
            found[at] = Triangle(ink, piece.level, below.over if below is not None else ())
        else:
            found[at] = below._replace(over=(*below.over, ink))
    return found


def _axes(sheet: Canvas, zone: Zone, cells: Sequence[Cell], scale: Scale) -> None:
    west, north = zone.origin or (0, 0)
    left, top = min(x for x, _ in cells), min(y for _, y in cells)
    for x in range(left, max(x for x, _ in cells) + 1):
        sheet.put(LEFT + (x - left) * scale.pitch + scale.pitch - 1, 0, letters(x - west + 1), "dim")
    for y in range(top, max(y for _, y in cells) + 1):
        sheet.put(0, 1 + (y - top) * scale.lines + scale.lines // 2, f"{y - north + 1:>3}", "dim")


def _triangle(
    sheet: Canvas, corner: Cell, up: bool, shown: Triangle | None, number: str, scale: Scale, aimed: bool
) -> None:
    """Rows of 2, 6 (and 10) characters about the middle, the widest below where it points up."""
    ground = shown.ink.ground if shown is not None else ""
    edge = f"{ground}" if ground else EDGE
    inside = GHOST if aimed else f"{readable(ground)} on {ground}" if ground else ""
    for line in range(scale.lines):
        wide = 2 + 4 * (line if up else scale.lines - 1 - line)
        x, y = corner[0] + scale.pitch - wide // 2, corner[1] + line
        ends = ("/", "\\") if up else ("\\", "/")
        sheet.put(x, y, ends[0], edge)
        sheet.put(x + 1, y, " " * (wide - 2), inside)
        sheet.put(x + wide - 1, y, ends[1], edge)
    widest = scale.lines - 1 if up else 0
    x = corner[0] + 1 + (scale.pitch - (1 + 2 * (scale.lines - 1)))
    _inside(sheet, x, corner[1] + widest, shown, number, 4 * (scale.lines - 1), inside)


def _inside(sheet: Canvas, x: int, y: int, shown: Triangle | None, number: str, room: int, style: str) -> None:
    """What stands there or its number, then the tile and its height, as far as there is room."""
    parts: list[tuple[str, str]] = [(number, LIT)] if number else []
    if shown is not None:
        parts += [(ink.mark, style_of(Ink(ground=ink.colour))) for ink in shown.over if ink.mark]
        parts += [(mark, style) for mark in shown.ink.mark]
        height = str(shown.level) if shown.level else ""
        while parts and sum(len(said) for said, _ in parts) + len(height) > room:
            parts.pop()
        parts += [(height, f"bold {style}")]
    wide = sum(len(said) for said, _ in parts)
    x += (room - wide) // 2
    for said, look in parts:
        sheet.put(x, y, said, look)
        x += len(said)
