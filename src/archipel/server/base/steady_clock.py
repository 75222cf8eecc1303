"""The time of tables: it never steps, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable


def steady_clock(not_before: float = 0.0) -> Callable[[], float]:
    """Seconds of the epoch as they were at the start, or as late as something was kept already; from then on counted.

    Where the machine's clock was ahead once and is right again, tables go on from the time they had."""
    began, start = _counted(), max(time.time(), not_before)
    return lambda: start + _counted() - began


def _counted() -> float:
    """Seconds of a count that is never set; it goes on while the machine sleeps where it can."""
    return time.clock_gettime(time.CLOCK_BOOTTIME) if hasattr(time, "CLOCK_BOOTTIME") else time.monotonic()
