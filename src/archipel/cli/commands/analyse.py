"""The command `analyse`: what decided a recorded game, told in words, written as JSON, drawn as a picture."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from archipel.analysis import Analysis, PlyResult, analyse
from archipel.analysis.analyse import Jobs
from archipel.analysis.picture import draw
from archipel.analysis.ply_job import key_of
from archipel.analysis.values import Depth
from archipel.arena import workers
from archipel.cli.commands.matches import refused_in
from archipel.cli.content_file import read_record
from archipel.cli.errors import CommandError
from archipel.cli.kept_plies import KeptPlies
from archipel.cli.output import Output, wide_console
from archipel.cli.session.analysis_report import AnalysisReport
from archipel.cli.whole_file import can_be_written, write_whole
from archipel.core.catalog import games
from archipel.core.record import Record, replay
from archipel.core.state import State
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
    """Refused before anything is found where the record does not play or a file cannot be; each is written whole, or
    not at all. What is found is kept ply by ply, and not computed again."""
    record = read_record(file, content, lang)
    if record.game in games() and record.rules != (today := games()[record.game].rules):
        raise CommandError(words(lang).key("terminal-analyse-rules", made=record.rules, today=today))
    end = replay(record)
    said = words(lang, record.game)
    names = [said.key("seat-number", number=number) for number in range(1, record.seats + 1)]
    output = Output(said, names, wide_console())
    seats = _seats(output, record, seat)
    if not record.actions:
        raise CommandError(output.key("terminal-analyse-empty"))
    if picture is not None:
        check_picture(picture, end, output)
    taken = {file.resolve()}
    for target in (out, picture):
        if target is None:
            continue
        if target.resolve() in taken:
            raise CommandError(output.key("terminal-analyse-twice", file=str(target)))
        if not can_be_written(target):
            raise CommandError(output.key("terminal-analyse-no-write", file=str(target)))
        taken.add(target.resolve())
    found = _found(output, record, depth, count)
    failed = list(_write(found, record, output, out, picture))
    AnalysisReport(output, record, found).tell(seats)
    if failed:
        raise CommandError(output.key("terminal-analyse-no-write", file=str(failed[0])))


def _write(found: Analysis, record: Record, output: Output, out: Path | None, picture: Path | None) -> Iterator[Path]:
    """What could not be written."""
    if out is not None and not write_whole(out, found.to_json() + b"\n"):
        yield out
    if picture is not None:
        drawn = draw(found, record, output.names, output.words.language)
        if not write_whole(picture, drawn.encode()):
            yield picture


def _found(output: Output, record: Record, depth: Depth, count: int) -> Analysis:
    """Gone on with where it was stopped; whoever stops it is told how far it came."""
    kept = KeptPlies(key_of(record, depth))
    before = kept.read()
    done, total = len({one.ply for one in before}), len(record.actions) + 1
    try:
        with refused_in(output.words.language), _at_work(output, depth, count, total) as (executor, show):

            def keep(result: PlyResult, so_many: int, total: int) -> None:
                nonlocal done
                kept.add(result)
                done = so_many
                show(so_many)

            try:
                return analyse(record, depth=depth, executor=executor, progress=keep, kept=before)
            except KeyboardInterrupt:
                key = "terminal-analyse-stopped" if kept.works else "terminal-analyse-stopped-lost"
                print(output.key(key, done=done, total=total), file=sys.stderr)
                raise
    finally:
        kept.forget_oldest()


def check_picture(target: Path, end: State, output: Output) -> None:
    """CommandError where it would be no SVG, or there is nothing to draw."""
    if target.suffix.lower() != ".svg":
        raise CommandError(output.key("terminal-bench-svg", file=str(target)))
    if end.outcome() is None:
        raise CommandError(output.key("picture-unfinished"))


def _seats(output: Output, record: Record, number: int) -> list[Seat]:
    """Whose choices are told: one seat's, or everybody's."""
    if not 0 <= number <= record.seats:
        raise CommandError(output.key("terminal-analyse-no-seat", seats=str(record.seats), number=str(number)))
    return [number - 1] if number else list(range(record.seats))


@contextmanager
def _at_work(
    output: Output, depth: Depth, count: int, total: int
) -> Iterator[tuple[Jobs | None, Callable[[int], None]]]:
    """A first look is taken here, a deep one by as many processes; a bar on stderr tells how far it is."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    console = Console(stderr=True)
    with Progress(*columns, console=console, transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task(output.key(f"terminal-analyse-{depth}"), total=total)
        with nullcontext() if depth == "quick" else workers(count) as executor:
            yield executor, lambda done: progress.update(task, completed=done)
