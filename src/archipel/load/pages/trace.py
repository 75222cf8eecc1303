"""The tasks of a page's main thread, read off a trace of Chromium."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from archipel.load.errors import LoadError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CATEGORIES = ["disabled-by-default-devtools.timeline"]
MAIN = "CrRendererMain"
TASK = "RunTask"
PATIENCE = 30


class Task(NamedTuple):
    """Milliseconds: by the clock, and of the processor."""

    wall: float
    cpu: float


@contextmanager
def traced(browser: Browser, page: Page) -> Iterator[list[Task]]:
    """The list is filled when the block has ended."""
    tasks: list[Task] = []
    events: list[dict[str, Any]] = []
    complete: list[object] = []
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda told: complete.append(told))
    config = {"includedCategories": CATEGORIES, "excludedCategories": ["*"]}
    session.send("Tracing.start", {"traceConfig": config, "transferMode": "ReportEvents"})
    try:
        yield tasks
    finally:
        session.send("Tracing.end")
        until = monotonic() + PATIENCE
        while not complete and monotonic() < until:
            page.wait_for_timeout(20)
        session.detach()
    if not complete:
        raise LoadError(f"Chromium did not hand over its trace within {PATIENCE} s")
    tasks += main_tasks(events)


def main_tasks(events: Iterable[dict[str, Any]]) -> list[Task]:
    """Of the page that was busiest meanwhile, in their order."""
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
