"""A terminal in full screen: the table, the choices and what is typed in one frame, redrawn after each key."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from contextlib import AbstractContextManager, nullcontext

from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from archipel.cli.drawing.ascii_letters import ascii_only, speaks_unicode
from archipel.cli.drawing.inks import Inks
from archipel.cli.output import Output
from archipel.cli.screen.choice_list import ChoiceList
from archipel.cli.screen.frame import Frame, Shown
from archipel.cli.screen.keys import Keys
from archipel.cli.screen.pager import Pager
from archipel.cli.session.input_reader import InputEnded, InputReader
from archipel.cli.session.page import Page
from archipel.cli.session.typed_command import command
from archipel.core.values import Event
from archipel.words import Words

KEPT = 400
HOME, REST, CLEAR = "\x1b[H", "\x1b[K", "\x1b[J"
STEPS = {"up": (0, -1), "down": (0, 1), "left": (-1, 0), "right": (1, 0)}


class ScreenOutput(Output):
    """What is told becomes news of the screen while it is open; before and after it is printed. `answers` are those
    lines that no event told, since the last key."""

    def __init__(self, words: Words, names: Sequence[str], console: Console, inks: Inks) -> None:
        super().__init__(words, names, console, inks)
        self.open = False
        self.news: list[str] = []
        self.read = 0
        self.answers: list[str] = []

    def line(self, line: str | Line = "", style: str = "") -> None:
        if not self.open:
            super().line(line, style)
            return
        said = line if isinstance(line, str) else line.plain
        rows = [row.strip() for row in said.split("\n") if row.strip()]
        self.news += rows
        self.answers += rows
        if len(self.news) > KEPT:
            self.read = max(0, self.read - (len(self.news) - KEPT))
            del self.news[:-KEPT]

    def log(self, events: Sequence[Event]) -> None:
        before = list(self.answers)
        super().log(events)
        self.answers = before

    def table(self, table: Table) -> None:
        if not self.open:
            super().table(table)
            return
        with self.console.capture() as captured:
            self.console.print(table)
        self.line(Line.from_ansi(captured.get()).plain)


class FullScreen(InputReader):
    """Keys in, frames out; every answer is a line, as one would type it."""

    def __init__(self, output: ScreenOutput) -> None:
        super().__init__()
        self.output = output
        self.page: Page | None = None
        self.list = ChoiceList(())
        self.anchors: dict[str, tuple[int, int]] = {}
        self.keys: Keys | None = None
        output.open = True

    def present(self, output: Output, page: Page, *, whole: bool = False) -> None:
        self.page = page
        self.list = ChoiceList(page.labels)
        if whole:
            self.scroll(list(page.told(whole=True).lines()))

    def glance(self, page: Page) -> None:
        self.page, self.list = page, ChoiceList(())

    def read(self, output: Output, prompt: str) -> str:
        """The line that keys come to; what was told at length is shown page by page first."""
        keys = self.opened()
        self.list.type("")
        answers, self.output.answers = self.output.answers, []
        if self.draw(prompt).hidden and len(answers) > 1:
            self.scroll(answers)
        while True:
            self.draw(prompt)
            line = self.take(keys.next())
            if line is not None:
                self.output.read = len(self.output.news)
                return line.strip()

    def wait(self, output: Output, prompt: str) -> None:
        self.read(output, prompt)

    def think(self, output: Output, said: str) -> AbstractContextManager[object]:
        self.opened()
        self.list = ChoiceList(())
        self.draw(said)
        return nullcontext()

    def forget(self, output: Output) -> None:
        """Another person will read: the table and the news are gone."""
        self.page, self.list = None, ChoiceList(())
        self.output.news.clear()
        self.output.read = 0

    def close(self) -> None:
        """The terminal as it was."""
        if self.keys is not None:
            self.keys.close()
            self.keys = None
            self.output.console.set_alt_screen(False)
            self.output.console.show_cursor(True)
        self.output.open = False

    def opened(self) -> Keys:
        if self.keys is None:
            self.keys = Keys(sys.stdin.fileno())
            self.output.console.set_alt_screen(True)
            self.output.console.show_cursor(False)
        return self.keys

    @property
    def size(self) -> tuple[int, int]:
        return self.output.console.size.width, self.output.console.size.height

    def draw(self, prompt: str) -> Frame:
        news = [(said, nth >= self.output.read) for nth, said in enumerate(self.output.news)]
        keyed = self.page is not None and bool(self.page.keys)
        keys = "screen-keys" if self.list.labels else "screen-keys-replay" if keyed else "screen-keys-none"
        shown = Shown(self.page, self.list, news, prompt, self.list.typed, self.output.key(keys))
        frame = Frame(shown, *self.size)
        self.paint(frame.lines())
        self.anchors = frame.anchors
        return frame

    def paint(self, lines: Sequence[Line]) -> None:
        """Lines over what is there, without a flicker in between."""
        console = self.output.console
        rows = []
        for line in lines:
            shown = line if speaks_unicode(console.encoding) else ascii_only(line)
            with console.capture() as captured:
                console.print(shown, end="", no_wrap=True, overflow="crop", highlight=False, markup=False)
            rows.append(captured.get())
        console.file.write(HOME + f"{REST}\r\n".join(rows) + REST + CLEAR)
        console.file.flush()

    def scroll(self, lines: Sequence[str | Line]) -> None:
        """Something long, page by page, until it is closed."""
        keys = self.opened()
        pager = Pager(lines, self.output.key("screen-keys-pages"))
        while True:
            self.paint(pager.frame(*self.size))
            if not pager.take(keys.next(), self.size[1]):
                return

    def take(self, key: str) -> str | None:
        """What a key does; the line it finishes, if it does."""
        if self.page is not None and key in self.page.keys and not self.list.typed:
            return self.page.keys[key]
        if key == "enter":
            return self.answer()
        if key == "hung up" or (key == "end of input" and not self.list.typed):
            raise InputEnded
        if key == "f1":
            return "?"
        if key == "escape":
            return self.step_back()
        if key in ("page up", "page down"):
            self.scroll(self.output.news)
        elif key in STEPS:
            self.move(key)
        elif key in ("tab", "shift tab"):
            self.list.move(1 if key == "tab" else -1)
        elif key in ("erase", "clear"):
            self.list.type(self.list.typed[:-1] if key == "erase" else "")
        elif len(key) == 1:
            self.list.type(self.list.typed + key)
        return None

    def step_back(self) -> str | None:
        if self.list.typed:
            self.list.type("")
            return None
        return "back"

    def move(self, key: str) -> None:
        """Towards the next place on the board in that direction, where choices lie there; else along the list."""
        page = self.page
        choice = page.picked(self.list.number) if page is not None else None
        here = self.anchors.get(choice.target) if choice is not None else None
        if page is None or here is None:
            self.list.move(1 if key in ("down", "right") else -1)
            return
        found = [number for number in self.list.found if number <= len(page.offered)]
        places = [(number, at) for number in found if (at := self.anchors.get(page.offered[number - 1].target))]
        ahead = [(away, number) for number, at in places if (away := _away(here, at, STEPS[key])) is not None]
        if ahead:
            self.list.point(min(ahead)[1])
        elif len(places) < len(found) or len(places) < LONE:
            self.list.move(1 if key in ("down", "right") else -1)

    def answer(self) -> str:
        """A command, an action, a number or a place as it was typed; else the choice pointed at."""
        typed = self.list.typed.strip()
        offered = self.page.offered if self.page is not None else ()
        exact = {choice.place.lower() for choice in offered} | {str(g.action) for c in offered for g in c.gestures}
        if typed and (command(typed, self.output.words)[0] or typed.isdecimal() or typed.lower() in exact):
            return typed
        return str(self.list.number) if self.list.number else typed


LONE = 2


def _away(here: tuple[int, int], there: tuple[int, int], step: tuple[int, int]) -> int | None:
    """How far a place lies in a direction, what is aside counted twice; None: not in that direction."""
    x, y = there[0] - here[0], 2 * (there[1] - here[1])
    along, aside = (x * step[0], abs(y)) if step[0] else (y * step[1], abs(x))
    return along + 2 * aside if along > 0 else None
