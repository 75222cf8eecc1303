"""The command `picture`: a position of a record as an SVG file."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.session.recorded_game import RecordedGame


def picture_file(
    file: Path, lang: str, *, ply: int | None, seat: int, out: Path | None, content: Path | None = None
) -> Path:
    """Where the picture of a ply, else of the last, was written."""
    recorded = RecordedGame(file, lang, seat, content)
    return recorded.draw(len(recorded.record.actions) if ply is None else recorded.at(ply), out)
