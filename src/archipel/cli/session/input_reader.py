"""Lines typed by a person, or piped in, one after another; what is decided on is printed before it is asked."""

from __future__ import annotations

import sys
from contextlib import AbstractContextManager

from archipel.cli.drawing.scene_summary import folded
from archipel.cli.output import Output
from archipel.cli.session.choice_menu import menu
from archipel.cli.session.page import Page

FORGET = "\x1b[3J"
"""A terminal's lines that have scrolled away."""


class InputEnded(Exception):
    """Nothing more will be typed."""


class InputReader:
    """A terminal line by line."""

    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()
        self.legend: list[str] = []

    def present(self, output: Output, page: Page, *, whole: bool = False) -> None:
        """A page printed: the table, pictures of choices, the prompt and the choices by number."""
        for line in page.told(whole=whole).lines():
            output.line(line)
        self.explain(output, page)
        output.line()
        strip = page.strip(output.console.width)
        for line in strip.lines() if strip is not None else ():
            output.line(line)
        if page.prompt:
            output.line(page.prompt, "bold")
        numbered = [f"{number} {label}" for number, label in enumerate(page.labels, 1)]
        for line in menu(page.labels, output.console.width) if output.drawn else numbered:
            output.line(line)

    def glance(self, page: Page) -> None:
        """A page to look at while something is read; line by line it would only come between the lines."""

    def explain(self, output: Output, page: Page) -> None:
        """The legend of a drawing, where it says something that was not told before."""
        found = page.summary().legend() if output.drawn else []
        if set(found) - set(self.legend):
            self.legend = [*self.legend, *found]
            for line in folded(found, output.console.width):
                output.line(line, "dim")

    def read(self, output: Output, prompt: str) -> str:
        """The next line; a piped one is echoed, so that what was asked and what was answered stand together."""
        if self.interactive:
            try:
                return input(prompt).strip()
            except EOFError:
                raise InputEnded from None
        line = sys.stdin.readline()
        if not line:
            raise InputEnded
        output.line(prompt + line.strip())
        return line.strip()

    def wait(self, output: Output, prompt: str) -> None:
        """Until Enter is pressed, where somebody is there to press it."""
        if self.interactive:
            self.read(output, prompt)

    def think(self, output: Output, said: str) -> AbstractContextManager[object]:
        """A sign while somebody thinks, to be entered."""
        return output.console.status(said)

    def forget(self, output: Output) -> None:
        """What was shown leaves the screen, and what has scrolled away too."""
        if self.interactive:
            output.console.clear()
            output.console.file.write(FORGET)

    def close(self) -> None:
        """Nothing is asked any more."""
