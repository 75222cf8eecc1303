"""What is printed: sentences in one language with the names of the seats, drawings, tables, and JSON."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from rich.console import Console
from rich.table import Table
from rich.text import Text as Line

from archipel.cli.drawing.ascii_letters import ascii_only, speaks_unicode
from archipel.cli.drawing.inks import Inks
from archipel.core.text import Text
from archipel.core.values import Event, Seat
from archipel.words import Words

PIPED = 160


class Output:
    """`viewer` is the seat that reads; None: everybody may read everything. `inks` are the looks of a game's things;
    `drawn`: boards are drawn, not told in words alone."""

    def __init__(self, words: Words, names: Sequence[str], console: Console, inks: Inks | None = None) -> None:
        self.words = words
        self.names = list(names)
        self.console = console
        self.inks = inks or Inks()
        self.viewer: Seat | None = None
        self.drawn = True

    def text(self, said: Text) -> str:
        """The sentence, with the number of the rule it cites."""
        sentence = self.words.say(said, self.names, self.viewer)
        return f"{sentence} {self.key('terminal-rule', rule=said.rule)}" if said.rule else sentence

    def key(self, key: str, **args: int | str | Text) -> str:
        return self.words.say(Text(key, args), self.names, self.viewer)

    def line(self, line: str | Line = "", style: str = "") -> None:
        self.console.print(self.spelled(line), style=style or None, markup=False, highlight=False, soft_wrap=True)

    def spelled(self, line: str | Line) -> str | Line:
        """In letters that the console has."""
        return line if speaks_unicode(self.console.encoding) else ascii_only(line)

    def table(self, table: Table) -> None:
        self.console.print(table)

    def tell(self, key: str, **args: int | str | Text) -> None:
        self.line(self.key(key, **args))

    def log(self, events: Sequence[Event]) -> None:
        """The lines of events that have one."""
        for event in events:
            said = event.text()
            if said is not None:
                self.line(f"  · {self.text(said)}", "dim")


def wide_console(*, plain: bool = False) -> Console:
    """As wide as the terminal; in a file or a pipe wide enough for tables. Plain: without colours."""
    console = Console(no_color=True) if plain else Console()
    return console if console.is_terminal else Console(width=PIPED, no_color=plain or None)


def print_json(value: object) -> None:
    print(msgspec.json.format(msgspec.json.encode(value), indent=1).decode())
