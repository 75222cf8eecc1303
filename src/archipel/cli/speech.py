"""Texts said aloud in a terminal: one language, the names of the seats, and who is reading."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from archipel.core.text import Text
from archipel.core.values import Event, Seat
from archipel.words import Words


class Speech:
    """`viewer` is the seat that reads; None: everybody may read everything."""

    def __init__(self, words: Words, names: Sequence[str], console: Console) -> None:
        self.words = words
        self.names = list(names)
        self.console = console
        self.viewer: Seat | None = None

    def text(self, said: Text) -> str:
        """The sentence, with the number of the rule it cites."""
        sentence = self.words.say(said, self.names, self.viewer)
        return f"{sentence} {self.key('terminal-rule', rule=said.rule)}" if said.rule else sentence

    def key(self, key: str, **args: int | str | Text) -> str:
        return self.words.say(Text(key, args), self.names, self.viewer)

    def line(self, line: str = "", style: str = "") -> None:
        self.console.print(line, style=style or None, markup=False, highlight=False, soft_wrap=True)

    def tell(self, key: str, **args: int | str | Text) -> None:
        self.line(self.key(key, **args))

    def log(self, events: Sequence[Event]) -> None:
        """The lines of events that have one."""
        for event in events:
            said = event.text()
            if said is not None:
                self.line(f"  · {self.text(said)}", "dim")
