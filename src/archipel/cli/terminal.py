"""The terminal a command speaks through: in full screen where it can be, else line by line."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Literal

from archipel.cli.drawing.inks import Inks
from archipel.cli.output import Output, wide_console
from archipel.cli.session.input_reader import InputReader
from archipel.words import Words

Manner = Literal["screen", "lines", "plain", "words"]


def manner(*, plain: bool, words: bool) -> Manner:
    """What was asked for: words where boards are to be told, plain lines, else the screen."""
    return "words" if words else "plain" if plain else "screen"


def open_terminal(inks: Inks, words: Words, names: Sequence[str], manner: Manner) -> tuple[Output, InputReader]:
    """Where things are told, and where answers come from."""
    if manner == "screen" and has_screen():
        from archipel.cli.screen.full_screen import FullScreen, ScreenOutput

        shown = ScreenOutput(words, names, wide_console(), inks)
        return shown, FullScreen(shown)
    output = Output(words, names, wide_console(plain=manner in ("plain", "words")), inks)
    output.drawn = manner != "words"
    return output, InputReader()


def has_screen() -> bool:
    """Both ends are a terminal that can place a cursor, and its keys can be read one by one."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()) or os.environ.get("TERM", "dumb") in ("dumb", "unknown", ""):
        return False
    try:
        import termios  # noqa: F401
    except ImportError:
        return False
    return True
