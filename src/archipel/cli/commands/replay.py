"""The command `replay`: a record told from its first line to its score sheet, or looked at ply by ply."""

from __future__ import annotations

from pathlib import Path

from archipel.cli.session.recorded_game import RecordedGame
from archipel.cli.session.replay_session import ReplaySession
from archipel.cli.terminal import Manner


def replay_file(
    file: Path,
    lang: str,
    *,
    step: bool = False,
    ply: int | None = None,
    seat: int = 0,
    content: Path | None = None,
    manner: Manner = "plain",
) -> None:
    """BrokenRecord before anything is told where the record does not play to its last action."""
    recorded = RecordedGame(file, lang, seat, content, manner if step or manner != "screen" else "lines")
    recorded.tell_rules()
    if step:
        try:
            ReplaySession(recorded, ply or 0).run()
        finally:
            recorded.reader.close()
    elif ply is not None:
        recorded.show(recorded.at(ply))
    else:
        recorded.tell()
