"""The command `move`: the data of a server from a folder into a PostgreSQL database, or back."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.cli.errors import CommandError
from archipel.server.store.move.house import CannotMove, Differs
from archipel.server.store.move.places import places
from archipel.server.store.server_store import NO_DRIVER
from archipel.words import Words, words

if TYPE_CHECKING:
    from archipel.server.store.move.mover import Step

DIFFERENT = 1


def move(source: str, target: str, lang: str) -> int:
    said = words(lang)
    try:
        between = places(source, target)
        try:
            from archipel.server.store.move.mover import move
        except ImportError:
            raise CannotMove("server-no-database", why=NO_DRIVER) from None
        with _progress(said) as tell:
            holds = move(between, tell)
    except Differs as error:
        print(f"archipel: {said.key(error.key, **error.named)}", file=sys.stderr)
        return DIFFERENT
    except CannotMove as error:
        raise CommandError(said.key(error.key, **error.named)) from None
    print(said.key("server-moved", tables=holds.tables, people=holds.people, lines=holds.lines))
    return 0


@contextmanager
def _progress(said: Words) -> Iterator[Callable[[Step], None]]:
    """A bar on a terminal; elsewhere a line for each table that is done."""
    console = Console(stderr=True)
    if not console.is_interactive:
        yield lambda step: _line(step, said)
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task("", total=None)

        def tell(step: Step) -> None:
            about = said.key(f"server-move-{step.stage}", table=step.table)
            progress.update(task, description=about, completed=step.done, total=step.rows)

        yield tell


def _line(step: Step, said: Words) -> None:
    if step.done >= step.rows:
        done = said.key(f"server-move-{step.stage}-done", table=step.table, rows=step.done)
        print(done, file=sys.stderr, flush=True)
