"""What the table will not do, as one clear sentence."""

from __future__ import annotations

import traceback
from pathlib import PurePath
from types import FrameType

from archipel.core.text import Text, text

FRAMES = 3


class Refusal(Exception):
    """Nothing has changed; `why` is for the person, `status` for HTTP, `stale` asks for a whole frame."""

    def __init__(self, why: Text, *, status: int = 400, stale: bool = False) -> None:
        super().__init__(why.key)
        self.why = why
        self.status = status
        self.stale = stale


def refuse(key: str, *, status: int = 400) -> Refusal:
    return Refusal(text(key), status=status)


def blame(error: BaseException) -> str:
    """What went wrong and in which three functions, the innermost first, without the values that were in play."""
    frames = list(traceback.walk_tb(error.__traceback__))[-FRAMES:]
    places = ", from ".join(f"{_file(frame)}:{line} {frame.f_code.co_name}" for frame, line in reversed(frames))
    return f"{type(error).__name__} at {places}" if places else type(error).__name__


def _file(frame: FrameType) -> str:
    """The file of a module from its package on: compiled modules name theirs from elsewhere than others do."""
    file = PurePath(frame.f_code.co_filename)
    depth = str(frame.f_globals.get("__name__", "")).count(".") + (2 if file.name == "__init__.py" else 1)
    return "/".join(file.parts[-depth:])
