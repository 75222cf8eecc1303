"""Drawings in letters: a grid cell by cell, and a map of things that lie at their own places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.cli.drawing.character_canvas import CharacterCanvas
from archipel.cli.drawing.piece_links import links
from archipel.core.scene import Piece, Spot, Zone

WIDE = 64


def draw_grid(zone: Zone, pieces: Sequence[Piece], marks: Mapping[str, str], numbers: Mapping[str, int]) -> list[str]:
    """Rows of cells; a choice shows its number in brackets, a piece its mark, a free cell a dot."""
    cells: dict[tuple[int, int], str] = {}
    for piece in pieces:
        where = _cell(piece, zone)
        if piece.id in marks and where is not None:
            cells[where] = f"[{numbers[piece.id]}]" if piece.id in numbers else marks[piece.id]
    for id, number in numbers.items():
        where = _named(id, zone)
        if where is not None:
            cells[where] = f"[{number}]"
    width = max([2, *(len(mark) for mark in cells.values())])
    head = "    " + " ".join(str(column + 1).center(width) for column in range(zone.cols))
    rows = [
        f"{row + 1:>3} " + " ".join(cells.get((column, row), "·").center(width) for column in range(zone.cols))
        for row in range(zone.rows)
    ]
    return [head.rstrip(), *(row.rstrip() for row in rows)]


def draw_map(zone: Zone, pieces: Sequence[Piece], marks: Mapping[str, str], numbers: Mapping[str, int]) -> list[str]:
    """The marks of pieces where they lie, lines where a piece joins two others, and the numbers of choices."""
    joined = links(pieces)
    rows = _rows(zone, [piece.y for piece in pieces if piece.id in marks] + [spot.y for spot in zone.spots])
    canvas = CharacterCanvas(WIDE + 8, max(rows.values(), default=0) + 1)

    def at(thing: Piece | Spot) -> tuple[int, int]:
        return min(WIDE, max(0, thing.x * WIDE // zone.width)), rows[thing.y]

    for link in sorted(joined.values(), key=lambda link: link.times):
        canvas.stroke(at(link.one), at(link.other), link.times)
    things: list[tuple[str, Piece | Spot, str]] = [(piece.id, piece, marks.get(piece.id, "")) for piece in pieces]
    things = [thing for thing in things if thing[2] and thing[0] not in joined]
    things += [(f"{zone.id}/{spot.id}", spot, "·") for spot in zone.spots]
    for id, thing, mark in sorted(things, key=lambda thing: thing[0] not in numbers):
        if id in numbers or mark != "·" or at(thing) not in canvas.taken:
            canvas.mark(f"[{numbers[id]}]" if id in numbers else mark, [at(thing)])
    for link in joined.values():
        if link.id in numbers:
            canvas.mark(f"[{numbers[link.id]}]", _between(at(link.one), at(link.other)))
    return [line for line in canvas.lines() if line]


def _rows(zone: Zone, heights: Sequence[int]) -> dict[int, int]:
    """The row of every height that something lies at; rows that would be empty are left out."""
    high = max(1, WIDE * zone.height // (2 * zone.width))
    fine = {y: min(high, max(0, y * high // zone.height)) for y in heights}
    order = sorted(set(fine.values()))
    return {y: order.index(row) for y, row in fine.items()}


def _between(one: tuple[int, int], other: tuple[int, int]) -> list[tuple[int, int]]:
    """The places of a line from its middle outwards."""
    steps = max(abs(other[0] - one[0]), abs(other[1] - one[1]), 1)
    inner = sorted(range(1, steps), key=lambda step: abs(2 * step - steps)) or [0]
    return [
        (one[0] + (other[0] - one[0]) * step // steps, one[1] + (other[1] - one[1]) * step // steps) for step in inner
    ]


def _cell(piece: Piece, zone: Zone) -> tuple[int, int] | None:
    """Where in the grid a piece lies: named by its place, or by its column and row."""
    return (piece.x, piece.y) if piece.at == zone.id else _named(piece.at, zone)


def _named(id: str, zone: Zone) -> tuple[int, int] | None:
    column, comma, row = id.removeprefix(f"{zone.id}/").partition(",")
    inside = id.startswith(f"{zone.id}/") and comma and column.isdigit() and row.isdigit()
    return (int(column), int(row)) if inside else None
