"""Lines typed by a person, or piped in."""

from __future__ import annotations

import sys

from archipel.cli.output import Output


class InputEnded(Exception):
    """Nothing more will be typed."""


class InputReader:
    def __init__(self) -> None:
        self.interactive = sys.stdin.isatty() and sys.stdout.isatty()

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
