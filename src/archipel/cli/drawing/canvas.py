"""A sheet of characters in colours, as large as what is put on it."""

from __future__ import annotations

from collections.abc import Iterable

from rich.text import Text as Line

EMPTY = (" ", "")

Place = tuple[int, int]


class Canvas:
    """Characters by column and row; what is put later lies over what was put before. `anchors` are the places of things
    that may be touched; `margin` are the columns and rows at its left and top that name the others."""

    def __init__(self) -> None:
        self.cells: dict[Place, tuple[str, str]] = {}
        self.anchors: dict[str, Place] = {}
        self.margin: Place = 0, 0

    @property
    def width(self) -> int:
        return max((x for x, _ in self.cells), default=-1) + 1

    @property
    def height(self) -> int:
        return max((y for _, y in self.cells), default=-1) + 1

    def put(self, x: int, y: int, said: str, style: str = "") -> None:
        for nth, character in enumerate(said):
            self.cells[x + nth, y] = character, style

    def lay(self, other: Canvas, x: int, y: int) -> None:
        """Another sheet over this one, its corner at a place."""
        for (column, row), cell in other.cells.items():
            self.cells[x + column, y + row] = cell
        for id, (column, row) in other.anchors.items():
            self.anchors[id] = x + column, y + row

    def lines(self) -> list[Line]:
        return self.window(0, 0, self.width, self.height)

    def window(self, x: int, y: int, width: int, height: int) -> list[Line]:
        """A part of the sheet; lines end where nothing more is on them."""
        left, top = self.margin if x or y else (0, 0)
        rows = [*range(top), *range(y + top, y + height)]
        names = [self._line(row, 0, left) for row in rows]
        shown = [self._line(row, x + left, x + width) for row in rows]
        for name, line in zip(names, shown, strict=True):
            name.pad_right(left - len(name))
            name.append_text(line)
        return names if left else shown

    def _line(self, row: int, start: int, end: int) -> Line:
        line = Line()
        last = max((x for x in range(start, end) if self.cells.get((x, row), EMPTY) != EMPTY), default=start - 1)
        for x in range(start, last + 1):
            character, style = self.cells.get((x, row), EMPTY)
            line.append(character, style or None)
        return line


def beside(sheets: Iterable[Canvas], width: int, gap: int = 2) -> Canvas:
    """Sheets in rows from left to right, each row as high as its highest."""
    whole = Canvas()
    sheets = list(sheets)
    whole.margin = sheets[0].margin if len(sheets) == 1 else whole.margin
    x = y = low = 0
    for sheet in sheets:
        if x and x + sheet.width > width:
            x, y = 0, low + 1
        whole.lay(sheet, x, y)
        x, low = x + sheet.width + gap, max(low, y + sheet.height)
    return whole


def written(lines: Iterable[str | Line]) -> Canvas:
    """Lines of text as a sheet."""
    sheet = Canvas()
    for y, line in enumerate(lines):
        if isinstance(line, str):
            sheet.put(0, y, line)
            continue
        sheet.put(0, y, line.plain)
        for span in line.spans:
            sheet.put(span.start, y, line.plain[span.start : span.end], str(span.style))
    return sheet
