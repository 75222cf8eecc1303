"""A sheet of characters on which marks never run into each other."""

from __future__ import annotations

from collections.abc import Iterable

ACROSS = {0: "·", 1: "─", 2: "═"}
DOWN = {0: "┊", 1: "│", 2: "║"}
SPACED = 2

Cell = tuple[int, int]


class CharacterCanvas:
    """Strokes lie beneath marks; a mark keeps one free character on either side of it."""

    def __init__(self, width: int, height: int) -> None:
        self.width = width
        self.rows = [[" "] * width for _ in range(height)]
        self.taken: set[Cell] = set()

    def stroke(self, start: Cell, end: Cell, times: int) -> None:
        """A level or upright line, dotted where nothing is drawn yet; any other is left out."""
        (left, top), (right, bottom) = sorted((start, end))
        weight = min(times, max(ACROSS))
        if top == bottom:
            for column in range(left, right, 1 if times else SPACED):
                self.rows[top][column] = ACROSS[weight]
        elif left == right:
            for row in range(min(top, bottom), max(top, bottom)):
                self.rows[row][left] = DOWN[weight]

    def mark(self, said: str, places: Iterable[Cell]) -> None:
        """Centred on the first place with room for it, else in the row of the last."""
        column, row = 0, 0
        for column, row in places:
            if self.put(said, column, row):
                return
        for aside in range(1, self.width):
            if self.put(said, column + aside, row) or self.put(said, column - aside, row):
                return

    def put(self, said: str, column: int, row: int) -> bool:
        left = min(max(0, column - len(said) // 2), self.width - len(said))
        cells = [(place, row) for place in range(left, left + len(said))]
        if any((place, row) in self.taken for place in range(left - 1, left + len(said) + 1)):
            return False
        self.taken.update(cells)
        self.rows[row][left : left + len(said)] = said
        return True

    def lines(self) -> list[str]:
        return ["".join(row).rstrip() for row in self.rows]
