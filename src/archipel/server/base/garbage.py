"""Garbage is looked for among what is young; what has lived is put aside until nobody plays, so that nobody waits."""

from __future__ import annotations

import asyncio
import gc
import time
from typing import Any

from archipel.server.base import metrics

# What goes counts against what is new: where new things take the place of old ones, as scenes do, the young would grow
# beyond any number of them. A move reaches so few before it lets the old ones go; the rest is a matter of time.
YOUNG, MIDDLE = 150, 3
OFTEN, QUIET, DAY = 0.1, 60.0, 86400.0


def watch_garbage() -> None:
    """Whatever is loaded by now stays: to look through it would stop everybody for a tenth of a second."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, MIDDLE)
    gc.callbacks.append(Collections().note)
    loop = asyncio.get_running_loop()
    loop.call_later(OFTEN, _often)
    loop.call_later(QUIET, _when_quiet, _asked(), 0)


class Collections:
    """Each is timed; what any but the quickest found alive is put aside."""

    def __init__(self) -> None:
        self.began = 0.0

    def note(self, phase: str, about: dict[str, Any]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
            return
        metrics.COLLECTIONS.add(time.perf_counter() - self.began)
        if about["generation"]:
            gc.freeze()


def _often() -> None:
    """What is young is looked through while it is little."""
    gc.collect(1)
    asyncio.get_running_loop().call_later(OFTEN, _often)


def _asked() -> int:
    """How much was asked of the server so far."""
    return metrics.ACTIONS.by.total() + metrics.CALLS.by.total() + sum(metrics.ANSWERS.within)


def _when_quiet(asked: int, put_off: int) -> None:
    """Where nobody has asked for anything in a while, everything is looked through; once a day at the latest."""
    now = _asked()
    quiet = now == asked or put_off * QUIET >= DAY
    if quiet:
        gc.unfreeze()
        gc.collect()
    asyncio.get_running_loop().call_later(QUIET, _when_quiet, now, 0 if quiet else put_off + 1)
