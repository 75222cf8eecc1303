"""Whoever else uses the machine: how many of its threads would run, beside those of what is measured."""

from __future__ import annotations

import os
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from archipel.load.process import PROC, children

EACH = 0.1
"""Seconds from one look to the next."""


class Others:
    """`counts` are those that run or wait for a core, at moments of the time that is measured."""

    def __init__(self, ours: Sequence[int]) -> None:
        self.ours = ours
        self.counts: list[int] = []

    def last(self, seconds: float) -> list[int]:
        return self.counts[-round(seconds / EACH) :]

    def look(self) -> None:
        running = int((PROC / "loadavg").read_text().split()[3].partition("/")[0])
        known = sum(_running(pid) for first in self.ours for pid in (first, *children(first)))
        self.counts.append(max(0, running - known - _running(os.getpid())))


@contextmanager
def watching(ours: Sequence[int]) -> Iterator[Others]:
    """Look again and again, in a thread of this process, which is ours too."""
    others, ended = Others(ours), threading.Event()

    def work() -> None:
        while not ended.wait(EACH):
            others.look()

    thread = threading.Thread(target=work)
    thread.start()
    try:
        yield others
    finally:
        ended.set()
        thread.join()


def _running(pid: int) -> int:
    """Threads of a process that run, or wait for nothing but a core."""
    return sum(_state(file) == "R" for file in (PROC / str(pid) / "task").glob("*/stat"))


def _state(file: Path) -> str:
    try:
        return file.read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""
