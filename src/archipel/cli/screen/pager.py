"""Something longer than the window, page by page."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap

from rich.text import Text as Line

CLOSING = ("escape", "enter", "q", "end of input", "hung up")


class Pager:
    def __init__(self, lines: Sequence[str | Line], keys: str) -> None:
        self.told = lines
        self.keys = keys
        self.top = 0

    def frame(self, width: int, height: int) -> list[Line]:
        """The lines from `top` on, and which keys there are."""
        rows = self.rows(width)
        self.top = max(0, min(self.top, len(rows) - height + 1))
        shown = rows[self.top : self.top + height - 1]
        shown += [Line()] * (height - 1 - len(shown))
        last = min(len(rows), self.top + height - 1)
        shown.append(Line(f"{self.keys}  {last}/{len(rows)}", "dim"))
        for line in shown:
            line.truncate(width)
        return shown

    def rows(self, width: int) -> list[Line]:
        found: list[Line] = []
        for line in self.told:
            if isinstance(line, Line):
                found.append(line.copy())
            else:
                parts = [row for part in line.split("\n") for row in wrap(part, width) or [""]]
                found += [Line(row) for row in parts]
        return found

    def take(self, key: str, height: int) -> bool:
        """Whether it stays open."""
        page = max(1, height - 2)
        self.top += {"down": 1, "up": -1, "page down": page, " ": page, "page up": -page}.get(key, 0)
        self.top = 0 if key == "home" else self.top
        return key not in CLOSING
