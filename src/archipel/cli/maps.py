"""Drawings in letters: a grid cell by cell, and a map of things that lie at their own places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.scene import Piece, Zone

WIDE = 64
FEW = 8
GAP = 3


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
    """The marks of pieces where they lie, and the numbers of choices over them."""
    high = max(1, WIDE * zone.height // (2 * zone.width))
    canvas = [[" "] * (WIDE + 8) for _ in range(high + 1)]
    things = [(piece.id, piece.x, piece.y, marks[piece.id]) for piece in pieces if piece.id in marks]
    things += [(f"{zone.id}/{spot.id}", spot.x, spot.y, "·") for spot in zone.spots]
    for id, x, y, mark in sorted(things, key=lambda thing: thing[0] in numbers):
        drawn = f"[{numbers[id]}]" if id in numbers else mark
        row = min(high, max(0, y * high // zone.height))
        column = min(WIDE, max(0, x * WIDE // zone.width - len(drawn) // 2))
        canvas[row][column : column + len(drawn)] = drawn
    lines = ["".join(row).rstrip() for row in canvas]
    return [line for line in lines if line]


def side_by_side(lines: Sequence[str], width: int) -> list[str]:
    """Short lists as they are; long ones in as many columns as fit, read downwards."""
    if len(lines) <= FEW:
        return list(lines)
    widest = max(len(line) for line in lines) + GAP
    columns = max(1, (width + GAP) // widest)
    rows = -(-len(lines) // columns)
    return ["".join(line.ljust(widest) for line in lines[row::rows]).rstrip() for row in range(rows)]


def _cell(piece: Piece, zone: Zone) -> tuple[int, int] | None:
    """Where in the grid a piece lies: named by its place, or by its column and row."""
    return (piece.x, piece.y) if piece.at == zone.id else _named(piece.at, zone)


def _named(id: str, zone: Zone) -> tuple[int, int] | None:
    column, comma, row = id.removeprefix(f"{zone.id}/").partition(",")
    inside = id.startswith(f"{zone.id}/") and comma and column.isdigit() and row.isdigit()
    return (int(column), int(row)) if inside else None
