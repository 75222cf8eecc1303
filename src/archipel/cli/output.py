"""What is printed: sentences in one language with the names of the seats, tables, and JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console

from archipel.core.text import Text
from archipel.core.values import Event, Seat
from archipel.words import Words

PIPED = 160


class Output:
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


def wide_console() -> Console:
    """As wide as the terminal; in a file or a pipe wide enough for tables."""
    console = Console()
    return console if console.is_terminal else Console(width=PIPED)


def print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())
