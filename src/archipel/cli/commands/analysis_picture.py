"""The picture of `analyse`: its place looked at before anything is analysed, drawn once there is something to draw."""

from __future__ import annotations

import os
from pathlib import Path

from archipel.analysis import Analysis
from archipel.analysis.picture import draw
from archipel.cli.errors import CommandError
from archipel.cli.output import Output
from archipel.core.record import Record
from archipel.core.state import State


def check_picture(target: Path, end: State, output: Output) -> None:
    """CommandError where nothing could be written there, or there is nothing to draw."""
    if target.suffix.lower() != ".svg":
        raise CommandError(output.key("terminal-bench-svg", file=str(target)))
    if target.is_dir() or not os.access(target if target.exists() else target.parent, os.W_OK):
        raise CommandError(output.key("terminal-bench-unwritable", file=str(target)))
    if end.outcome() is None:
        raise CommandError(output.key("picture-unfinished"))


def write_picture(target: Path, found: Analysis, record: Record, output: Output) -> None:
    try:
        target.write_text(draw(found, record, output.names, output.words.language), encoding="utf-8")
    except OSError:
        raise CommandError(output.key("terminal-bench-unwritable", file=str(target))) from None
