"""Where tables are printed: as wide as the terminal, or wide enough in a file or a pipe."""

from __future__ import annotations

from rich.console import Console

PIPED = 160


def table_console() -> Console:
    console = Console()
    return console if console.is_terminal else Console(width=PIPED)
