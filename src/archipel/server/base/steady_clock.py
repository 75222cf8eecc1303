"""The time of tables: it never steps, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_clock(not_before: float = 0.0) -> Callable[[], float]:
    """Seconds of the epoch as they were at the start, or as late as something was kept already; from then on counted.

    Where the machine's clock was ahead once and is right again, tables go on from the time they had."""
    began, start = _counted(), max(time.time(), not_before)
    return lambda: start + _counted() - began


class SharedClock:
    """Seconds of the epoch by a clock that others go by too: counted here from one time that is told to the next.

    It never steps back; `ahead` is by how much tables are ahead of it, because it was set back once."""

    def __init__(self, told: float, ahead: float = 0.0) -> None:
        self.ahead = ahead
        self.base = told + ahead - _counted()
        self.latest = told + ahead

    def __call__(self) -> float:
        self.latest = max(self.latest, self.base + _counted())
        return self.latest

    def hear(self, told: float, waited: float) -> None:
        """The time as it is told, so many seconds after it was asked for."""
        base = told + self.ahead + waited / 2 - _counted()
        if abs(base - self.base) > waited / 2:
            self.base = base


def _counted() -> float:
    """Seconds of a count that is never set; it goes on while the machine sleeps where it can."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
