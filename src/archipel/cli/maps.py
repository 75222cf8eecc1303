"""Drawings in letters: a grid cell by cell, and a map of things that lie at their own places."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from archipel.core.scene import Piece, Zone

WIDE = 64


def draw_grid(zone: Zone, marks: Sequence[tuple[Piece, str]], numbers: Mapping[str, int]) -> list[str]:
    """Rows of cells; a choice shows its number in brackets, a piece its mark, a free cell a dot."""
    cells: dict[tuple[int, int], str] = {}
    for piece, mark in marks:
        where = _cell(piece, zone)
        if mark and where is not None:
            cells[where] = f"[{numbers[piece.id]}]" if piece.id in numbers else mark
    for id, number in numbers.items():
        column, comma, row = id.removeprefix(f"{zone.id}/").partition(",")
        if id.startswith(f"{zone.id}/") and comma and column.isdigit() and row.isdigit():
            cells[int(column), int(row)] = f"[{number}]"
    width = max([2, *(len(mark) for mark in cells.values())])
    head = "    " + " ".join(str(column + 1).center(width) for column in range(zone.cols))
    rows = [
        f"{row + 1:>3} " + " ".join(cells.get((column, row), "·").center(width) for column in range(zone.cols))
        for row in range(zone.rows)
    ]
    return [head.rstrip(), *(row.rstrip() for row in rows)]


def draw_map(zone: Zone, marks: Sequence[tuple[Piece, str]], numbers: Mapping[str, int]) -> list[str]:
    """The marks of pieces where they lie, and the numbers of choices over them."""
    high = max(1, WIDE * zone.height // (2 * zone.width))
    canvas = [[" "] * (WIDE + 8) for _ in range(high + 1)]
    spots = {f"{zone.id}/{spot.id}": spot for spot in zone.spots}
    placed = [(piece.x, piece.y, mark) for piece, mark in marks if piece.id not in numbers]
    placed += [(spot.x, spot.y, "·") for id, spot in spots.items() if id not in numbers]
    placed += [(piece.x, piece.y, f"[{numbers[piece.id]}]") for piece, _ in marks if piece.id in numbers]
    placed += [(spot.x, spot.y, f"[{numbers[id]}]") for id, spot in spots.items() if id in numbers]
    for x, y, mark in placed:
        row = min(high, max(0, y * high // zone.height))
        column = min(WIDE, max(0, x * WIDE // zone.width - len(mark) // 2))
        canvas[row][column : column + len(mark)] = mark
    lines = ["".join(row).rstrip() for row in canvas]
    while lines and not lines[-1]:
        lines.pop()
    while lines and not lines[0]:
        lines.pop(0)
    return lines


def _cell(piece: Piece, zone: Zone) -> tuple[int, int] | None:
    """Where in the grid a piece lies: named by its place, or by the centre of its cell."""
    column, comma, row = piece.at.removeprefix(f"{zone.id}/").partition(",")
    if comma and column.isdigit() and row.isdigit():
        return int(column), int(row)
    return (piece.x // zone.cell, piece.y // zone.cell) if piece.at == zone.id and zone.cell else None
