"""The tasks of a page's main thread, read off a trace of Chromium."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from typing import Any, NamedTuple

import msgspec

CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline"]
MAIN = "CrRendererMain"
TASK = "RunTask"


class Task(NamedTuple):
    """Milliseconds: by the clock, and of the processor."""

    wall: float
    cpu: float


def main_tasks(trace: bytes) -> list[Task]:
    """Of the page that was busiest meanwhile, in their order."""
    events = msgspec.json.decode(trace)["traceEvents"]
    mains = {_thread(event) for event in events if _names_main(event)}
    by_thread: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
    for event in events:
        if event.get("name") == TASK and event.get("ph") == "X" and _thread(event) in mains:
            by_thread[_thread(event)].append(event)
    busiest: list[dict[str, Any]] = max(by_thread.values(), key=_spent, default=[])
    ordered = sorted(busiest, key=lambda event: float(event["ts"]))
    return [Task(event["dur"] / 1000, event.get("tdur", event["dur"]) / 1000) for event in ordered]


def _names_main(event: dict[str, Any]) -> bool:
    return event.get("name") == "thread_name" and event.get("args", {}).get("name") == MAIN


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _spent(events: Iterable[dict[str, Any]]) -> float:
    return sum(float(event["dur"]) for event in events)
