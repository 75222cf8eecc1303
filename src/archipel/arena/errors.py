"""What matches or files of games cannot be: a text, and the same as one sentence."""

from __future__ import annotations

from typing import Any

from archipel.core.text import Text
from archipel.words import words


class CannotPlay(Exception):
    """Matches that cannot be played here or there; `why` is said in any language, the message is English."""

    def __init__(self, key: str, **named: Any) -> None:
        super().__init__(words("en").key(key, **named))
        self.why = Text(key, named)


class BrokenGames(CannotPlay, ValueError):
    """A file of games that cannot be read, or is not the one it should be."""
