"""The command `analyse`: what decided a recorded game, told in words, written as JSON, drawn as a picture."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.analysis import Analysis, PlyResult, analyse
from archipel.analysis.analyse import Jobs
from archipel.analysis.values import Depth
from archipel.arena import workers
from archipel.cli.commands.analysis_picture import check_picture, write_picture
from archipel.cli.commands.matches import refused_in
from archipel.cli.content_file import read_record
from archipel.cli.errors import CommandError
from archipel.cli.output import Output, wide_console
from archipel.cli.session.analysis_report import AnalysisReport
from archipel.core.record import Record, replay
from archipel.core.values import Seat
from archipel.words import words


def analyse_file(
    file: Path,
    lang: str,
    *,
    depth: Depth,
    seat: int,
    count: int,
    out: Path | None,
    content: Path | None,
    picture: Path | None = None,
) -> None:
    """BrokenRecord before anything is found where the record does not play; a file is written whole, or not at all."""
    record = read_record(file, content, lang)
    end = replay(record)
    said = words(lang, record.game)
    names = [said.key("seat-number", number=number) for number in range(1, record.seats + 1)]
    output = Output(said, names, wide_console())
    seats = _seats(output, record, seat)
    if not record.actions:
        raise CommandError(output.key("terminal-analyse-empty"))
    if picture is not None:
        check_picture(picture, end, output)
    with refused_in(lang), _at_work(output, depth, count, len(record.actions) + 1) as (executor, tell):
        found = analyse(record, depth=depth, executor=executor, progress=tell)
    if out is not None:
        write_whole(out, found)
    if picture is not None:
        write_picture(picture, found, record, output)
    AnalysisReport(output, record, found).tell(seats)


def write_whole(out: Path, found: Analysis) -> None:
    """Beside its place first: who is interrupted leaves no half of a file."""
    beside = out.with_name(f".{out.name}.{os.getpid()}")
    try:
        beside.write_bytes(found.to_json() + b"\n")
        beside.replace(out)
    finally:
        beside.unlink(missing_ok=True)


def _seats(output: Output, record: Record, number: int) -> list[Seat]:
    """Whose choices are told: one seat's, or everybody's."""
    if not 0 <= number <= record.seats:
        raise CommandError(output.key("terminal-analyse-no-seat", seats=str(record.seats), number=str(number)))
    return [number - 1] if number else list(range(record.seats))


class _Bar:
    """Moves on with every ply."""

    def __init__(self, progress: Progress, title: str, total: int) -> None:
        self.progress = progress
        self.task = progress.add_task(title, total=total)

    def __call__(self, result: PlyResult, done: int, total: int) -> None:
        self.progress.update(self.task, completed=done)


@contextmanager
def _at_work(output: Output, depth: Depth, count: int, total: int) -> Iterator[tuple[Jobs | None, _Bar]]:
    """A first look is taken here, a deep one by as many processes; a bar on stderr tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        bar = _Bar(progress, output.key(f"terminal-analyse-{depth}"), total)
        if depth == "quick":
            yield None, bar
            return
        with workers(count) as executor:
            yield executor, bar
