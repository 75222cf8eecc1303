"""A grid in letters: the cells there are, rooms with their walls, pieces over them, and what may be touched."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.inks import GHOST, LIT, Inks, style_of
from archipel.cli.drawing.lights import Lights
from archipel.cli.drawing.shapes import posed
from archipel.core.ink import Ink
from archipel.core.scene import Piece, Zone, cell_of
from archipel.words import letters

PITCH = 3
LEFT = 4
EMPTY = Ink("·")

Cell = tuple[int, int]


class Look(NamedTuple):
    """What a cell shows, and whose it is: cells of one owner are drawn as one."""

    mark: str
    style: str
    owner: str


def grid_picture(zone: Zone, pieces: Sequence[Piece], marks: Mapping[str, str], inks: Inks, lights: Lights) -> Canvas:
    """Columns by letters, rows by numbers; `marks` are those of pieces their game gives no look."""
    grounds = _grounds(zone, inks)
    looks = {cell: Look(ink.mark, style_of(ink), "") for cell, ink in grounds.items()}
    for piece in sorted(pieces, key=lambda piece: piece.layer):
        looks |= _cover(piece, zone, marks, inks, grounds)
    looks |= _lit(zone, lights, looks)
    sheet = Canvas()
    _axes(sheet, zone)
    sheet.margin = LEFT, 1
    rooms = _rooms(zone)
    for (x, y), look in looks.items():
        _cell(sheet, x, y, look, looks, rooms)
    for id in lights.numbers:
        at = _named(id, zone)
        if at is not None:
            sheet.anchors[id] = LEFT + PITCH * at[0], at[1] + 1
    return sheet


def _grounds(zone: Zone, inks: Inks) -> dict[Cell, Ink]:
    """The cells there are: those of its areas, else all of them."""
    if not zone.areas:
        return {(x, y): EMPTY for y in range(zone.rows) for x in range(zone.cols)}
    found = {}
    for area in zone.areas:
        ink = inks.ground(zone, area)
        found.update(dict.fromkeys(zip(area.cells[::2], area.cells[1::2], strict=True), ink))
    return found


def _rooms(zone: Zone) -> dict[Cell, str]:
    return {cell: area.id for area in zone.areas for cell in zip(area.cells[::2], area.cells[1::2], strict=True)}


def _cover(
    piece: Piece, zone: Zone, marks: Mapping[str, str], inks: Inks, grounds: Mapping[Cell, Ink]
) -> dict[Cell, Look]:
    """The cells a piece covers, or those it prints its marks on: the floor is seen beneath these."""
    at = (piece.x, piece.y) if piece.at == zone.id else _named(piece.at, zone)
    ink = inks.of(piece) or (Ink(marks[piece.id]) if piece.id in marks else None)
    if ink is None or at is None:
        return {}
    if ink.cells:
        printed = {(at[0] + x, at[1] + y): inner for x, y, inner in ink.cells}
        return {cell: Look(inner.mark, _over(inner, grounds.get(cell)), "") for cell, inner in printed.items()}
    look = Look(ink.mark, style_of(ink), piece.id)
    return {(at[0] + x, at[1] + y): look for x, y in posed(piece.shape, piece.turn)}


def _over(ink: Ink, floor: Ink | None) -> str:
    ground = ink.ground or (floor.ground if floor is not None else "")
    return style_of(Ink(colour=ink.colour, ground=ground))


def _lit(zone: Zone, lights: Lights, looks: Mapping[Cell, Look]) -> dict[Cell, Look]:
    """What may be touched, by its number; where many may be, by the light alone."""
    found = {}
    for id in lights.numbers:
        at = _named(id, zone)
        if at is not None:
            under = looks[at].mark if lights.many and at in looks else lights.number(id)
            found[at] = Look(under.ljust(2), LIT, id)
    ghost = lights.ghost
    if ghost is not None and ghost.zone == zone.id:
        look = Look("##", GHOST, "ghost")
        found |= {(ghost.x + x, ghost.y + y): look for x, y in posed(ghost.piece.shape, ghost.piece.turn)}
    return found


def _axes(sheet: Canvas, zone: Zone) -> None:
    west, north = zone.origin or (0, 0)
    for x in range(zone.cols):
        sheet.put(LEFT + PITCH * x, 0, letters(x - west + 1), "dim")
    for y in range(zone.rows):
        sheet.put(0, y + 1, f"{y - north + 1:>2}", "dim")


def _cell(sheet: Canvas, x: int, y: int, look: Look, looks: Mapping[Cell, Look], rooms: Mapping[Cell, str]) -> None:
    """A gap and two characters; the gap is part of what lies on both sides of it, a wall, or nothing."""
    left, here = looks.get((x - 1, y)), rooms.get((x, y), "")
    at = LEFT + PITCH * x
    mark = look.mark * 2 if look.owner and len(look.mark) == 1 else look.mark.ljust(2)
    sheet.put(at, y + 1, mark[:2], look.style)
    if left is not None and look.owner and left.owner == look.owner:
        sheet.put(at - 1, y + 1, mark[:1], look.style)
    elif rooms and rooms.get((x - 1, y), "") != here:
        sheet.put(at - 1, y + 1, "│")
    elif left is not None and not look.owner and not left.owner:
        sheet.put(at - 1, y + 1, " ", look.style)
    if rooms and here and (x + 1, y) not in rooms:
        sheet.put(at + 2, y + 1, "│")


def _named(id: str, zone: Zone) -> Cell | None:
    found = cell_of(id)
    return found[1:] if found is not None and found[0] == zone.id else None
