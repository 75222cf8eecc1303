"""What the table will not do, as one clear sentence."""

from __future__ import annotations

import traceback

from archipel.core.text import Text, text


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
    """What went wrong and where, without the values that were in play."""
    where = traceback.extract_tb(error.__traceback__)
    last = f" at {where[-1].name} line {where[-1].lineno}" if where else ""
    return f"{type(error).__name__}{last}"
