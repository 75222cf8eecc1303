"""The choices of a page as a list one moves in: narrowed by what is typed, in columns, as much as there is room."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from rich.text import Text as Line

from archipel.cli.drawing.inks import GHOST

GAP = 3


class ChoiceList:
    """`labels` by number from 1; `number` is that pointed at, 0 where there is none."""

    def __init__(self, labels: Sequence[str]) -> None:
        self.labels = labels
        self.typed = ""
        self.at = 0

    @property
    def found(self) -> list[int]:
        """The numbers of choices that agree with what is typed: their number begins so, or they say it."""
        if self.typed.isdecimal():
            return [number for number in self._all() if str(number).startswith(self.typed)]
        words = bare(self.typed).split()
        return [number for number in self._all() if all(word in bare(self.labels[number - 1]) for word in words)]

    @property
    def number(self) -> int:
        found = self.found
        return found[min(self.at, len(found) - 1)] if found else 0

    def type(self, typed: str) -> None:
        self.typed, self.at = typed, 0

    def move(self, step: int) -> None:
        found = self.found
        if found:
            self.at = (min(self.at, len(found) - 1) + step) % len(found)

    def point(self, number: int) -> None:
        found = self.found
        if number in found:
            self.at = found.index(number)

    def lines(self, width: int, height: int) -> list[Line]:
        """In columns read downwards, those around the one pointed at; a last line says how many there are."""
        found = self.found
        if not found:
            return []
        widest = min(width, max(len(self.labels[number - 1]) for number in found) + 5 + GAP)
        columns = max(1, (width + GAP) // widest)
        rows = -(-len(found) // columns)
        here = min(self.at, len(found) - 1)
        top = min(max(0, here % rows - height // 2), max(0, rows - height))
        lines = []
        for row in range(top, min(rows, top + height)):
            line = Line()
            for place in range(row, len(found), rows):
                said = f"{found[place]:>3}  {self.labels[found[place] - 1]}"[: widest - 1].ljust(widest)
                line.append(said, GHOST if place == here else "")
            lines.append(line)
        if rows > height:
            lines[-1].append(f"  {top + 1}–{min(rows, top + height)}/{rows}", "dim")
        return lines

    def _all(self) -> range:
        return range(1, len(self.labels) + 1)


def bare(said: str) -> str:
    """Small letters without accents."""
    return "".join(c for c in unicodedata.normalize("NFKD", said.lower()) if not unicodedata.combining(c))
