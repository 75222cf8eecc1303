"""One frame of the full screen: the table above, news beside or below it, the question and its choices at the foot."""

from __future__ import annotations

from collections.abc import Sequence
from textwrap import wrap
from typing import NamedTuple

from rich.text import Text as Line

from archipel.cli.drawing.canvas import Canvas
from archipel.cli.drawing.scene_summary import BETWEEN, SceneSummary, bound, folded
from archipel.cli.screen.choice_list import ChoiceList
from archipel.cli.session.page import Page

BESIDE = 34
LEAST_NEWS = 2
TOLD = 5
"""Lines kept for what is told below a board."""
GAP = 2


class Shown(NamedTuple):
    """What a frame is made of; `news` are lines with whether they are new, `typed` what stands at the prompt."""

    page: Page | None
    list: ChoiceList
    news: Sequence[tuple[str, bool]]
    prompt: str
    typed: str
    keys: str


class Frame:
    """Lines for a window of some size, never more than it has; `hidden` is how many unread ones found no room."""

    def __init__(self, shown: Shown, width: int, height: int) -> None:
        self.shown = shown
        self.width = width
        self.height = height
        self.anchors: dict[str, tuple[int, int]] = {}
        self.hidden = 0

    def lines(self) -> list[Line]:
        foot = self.foot()
        room = max(0, self.height - len(foot))
        body = self.body(room)[:room]
        body += [Line()] * (room - len(body))
        whole = (body + foot)[-self.height :]
        for line in whole:
            line.truncate(self.width)
        return whole

    def foot(self) -> list[Line]:
        """The question, pictures of the choices, the choices, what is typed, and the keys."""
        shown, page = self.shown, self.shown.page
        lines = [Line("─" * self.width, "dim")]
        if page is not None and page.prompt:
            lines += [Line(part, "bold") for part in wrap(page.prompt, self.width)[:2]]
        strip = page.strip(self.width) if page is not None else None
        if strip is not None and strip.height <= self.height // 4:
            lines += strip.lines()
        lines += shown.list.lines(self.width, max(3, self.height // 5))
        lines.append(Line.assemble((shown.prompt, "bold"), shown.typed, ("▏", "blink")))
        lines.append(Line(shown.keys, "dim"))
        return lines

    def body(self, room: int) -> list[Line]:
        page = self.shown.page
        if page is None:
            return self.news(self.width, room)
        summary = page.summary(self.shown.list.number)
        head = [Line(BETWEEN.join([*summary.scores(), *summary.head()]), "bold reverse")]
        head[0].pad_right(self.width - head[0].cell_len)
        sheet = summary.board(self.width, room - 1)
        self.anchors = sheet.anchors
        if self.width - sheet.width >= BESIDE + GAP:
            return head + self.beside(summary, sheet, room - 1)
        sheet = summary.board(self.width, room - 1 - TOLD)
        self.anchors = sheet.anchors
        return head + self.below(summary, sheet, room - 1)

    def beside(self, summary: SceneSummary, sheet: Canvas, room: int) -> list[Line]:
        """The board at the left; at its right what is told, and the news under it."""
        aside = self.width - sheet.width - GAP
        told = [Line(row) for group in summary.notes() for part in group for row in wrap(bound(part), aside)]
        told = told[: max(0, room - LEAST_NEWS - 1)]
        told.append(Line("─" * aside, "dim"))
        told += self.news(aside, room - len(told))
        board = self.view(sheet, sheet.width, room)
        legend = [Line(row, "dim") for row in folded(summary.legend(), sheet.width)]
        board += legend[: max(0, room - len(board))]
        rows = []
        for nth in range(max(len(told), len(board))):
            left = board[nth] if nth < len(board) else Line()
            left.pad_right(sheet.width + GAP - left.cell_len)
            rows.append(left.append_text(told[nth]) if nth < len(told) else left)
        return rows

    def below(self, summary: SceneSummary, sheet: Canvas, room: int) -> list[Line]:
        """The board, then what is told and the news, as far as there is room."""
        groups = summary.notes()
        told = [Line(row) for group in [*groups[-1:], *groups[:-1]] for row in folded(group, self.width)]
        unread = min(LEAST_NEWS, sum(new for _, new in self.shown.news))
        board = self.view(sheet, self.width, min(sheet.height, max(room - unread, room // 2)))
        left = room - len(board)
        news = min(len(self.shown.news), max(LEAST_NEWS, left // 2), left)
        legend = [Line(row, "dim") for row in folded(summary.legend(), self.width)]
        if left - news > len(told):
            board += legend[: left - news - len(told)]
        told = told[: max(0, room - len(board) - news)]
        return [*board, *told, *self.news(self.width, room - len(board) - len(told))]

    def view(self, sheet: Canvas, width: int, height: int) -> list[Line]:
        """The part of a board around what is pointed at, where it is larger than its place."""
        if sheet.width <= width and sheet.height <= height:
            return sheet.lines()
        x, y = self.focus(sheet)
        left = min(max(0, x - width // 2), max(0, sheet.width - width))
        top = min(max(0, y - height // 2), max(0, sheet.height - height))
        return sheet.window(left, top, width, height)

    def focus(self, sheet: Canvas) -> tuple[int, int]:
        page = self.shown.page
        choice = page.picked(self.shown.list.number) if page is not None else None
        if choice is not None and choice.target in sheet.anchors:
            return sheet.anchors[choice.target]
        places = list(sheet.anchors.values()) or [(sheet.width // 2, sheet.height // 2)]
        return sum(x for x, _ in places) // len(places), sum(y for _, y in places) // len(places)

    def news(self, width: int, room: int) -> list[Line]:
        """The latest lines, what has not been read yet brighter."""
        rows = [(row, new) for said, new in self.shown.news for row in wrap(bound(said), width)]
        self.hidden = max(0, sum(new for _, new in rows) - max(0, room))
        return [Line(row, "" if new else "dim") for row, new in rows[-room:]] if room > 0 else []
