"""What `arena`, `selfplay` and `ladder` share: who meets at which table, where they play, a bar that tells how far."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Executor
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.arena import CannotPlay, workers
from archipel.cli.errors import CommandError
from archipel.cli.table_setup import TableSetup, set_up_table
from archipel.core.catalog import game as find_game
from archipel.words import words


def seat_bots(
    name: str, mode: str, bots: str, seats: int, options: Sequence[str], lang: str
) -> tuple[TableSetup, list[str]]:
    """The table, and the bots that were named; as many seats as bots where nobody says how many."""
    line = [level.strip() for level in bots.split(",") if level.strip()]
    if not line:
        raise CommandError("name at least one bot")
    takes = find_game(name).mode(mode).seats if mode else find_game(name).seats
    return set_up_table(name, mode, seats, min(len(line), max(takes)), options, lang), line


@contextmanager
def refused_in(lang: str) -> Iterator[None]:
    """What cannot be played or read is said in a language."""
    try:
        yield
    except CannotPlay as error:
        raise CommandError(words(lang).say(error.why)) from None


@contextmanager
def at_work(
    about: str, count: int, scheduler: str, *, matches: int, done: int = 0
) -> Iterator[tuple[Executor, Callable[[], None]]]:
    """An executor, and a progress bar on stderr that moves on when it is told."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        workers(count, scheduler) as executor,
        Progress(*columns, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress,
    ):
        task = progress.add_task(about, total=matches, completed=done)
        yield executor, lambda: progress.advance(task)
