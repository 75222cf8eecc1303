"""The tasks of a page's main thread, read off a trace of Chromium."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from time import monotonic
from typing import TYPE_CHECKING, Any, NamedTuple

from archipel.load.errors import LoadError

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

CATEGORIES = ("disabled-by-default-devtools.timeline",)
INPUT = ("devtools.timeline",)
MAIN = "CrRendererMain"
TASK = "RunTask"
DISPATCH = "EventDispatch"
PRESS, CLICK, PAINT = "pointerdown", "click", "Commit"
PATIENCE = 30


class Task(NamedTuple):
    """Milliseconds: by the clock, and of the processor; with `INPUT`, which of PRESS, CLICK, PAINT is in it."""

    wall: float
    cpu: float
    did: frozenset[str] = frozenset()


@contextmanager
def traced(browser: Browser, page: Page, more: tuple[str, ...] = ()) -> Iterator[list[Task]]:
    """The list is filled when the block has ended; `more` categories are traced."""
    tasks: list[Task] = []
    events: list[dict[str, Any]] = []
    complete: list[object] = []
    session = browser.new_browser_cdp_session()
    session.on("Tracing.dataCollected", lambda told: events.extend(told["value"]))
    session.on("Tracing.tracingComplete", lambda told: complete.append(told))
    config = {"includedCategories": [*CATEGORIES, *more], "excludedCategories": ["*"]}
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


def main_tasks(events: Sequence[dict[str, Any]]) -> list[Task]:
    """Of the page that was busiest meanwhile, in their order."""
    mains = {_thread(event) for event in events if _names_main(event)}
    by_thread: dict[tuple[int, int], list[dict[str, Any]]] = defaultdict(list)
    for event in events:
        if event.get("name") == TASK and event.get("ph") == "X" and _thread(event) in mains:
            by_thread[_thread(event)].append(event)
    busiest: list[dict[str, Any]] = max(by_thread.values(), key=_spent, default=[])
    ordered = sorted(busiest, key=lambda event: float(event["ts"]))
    told = [event for event in events if busiest and _thread(event) == _thread(busiest[0]) and _told(event)]
    return [Task(event["dur"] / 1000, event.get("tdur", event["dur"]) / 1000, _done(event, told)) for event in ordered]


def answer_cpu(tasks: Sequence[Task]) -> float | None:
    """Milliseconds of the processor from the task that hears a press to the one that paints what came of the click.
    None: no press was seen."""
    pressed = next((at for at, task in enumerate(tasks) if PRESS in task.did), None)
    if pressed is None:
        return None
    clicked = next((at for at, task in enumerate(tasks) if CLICK in task.did and at >= pressed), pressed)
    painted = next((at for at, task in enumerate(tasks) if PAINT in task.did and at >= clicked), clicked)
    return sum(task.cpu for task in tasks[pressed : painted + 1])


def _told(event: dict[str, Any]) -> str:
    """Which of the three an event is; empty: none."""
    name = event.get("name", "")
    if name == DISPATCH:
        name = event["args"].get("data", {}).get("type", "")
    return name if name in (PRESS, CLICK, PAINT) else ""


def _done(task: dict[str, Any], told: Iterable[dict[str, Any]]) -> frozenset[str]:
    return frozenset(_told(event) for event in told if task["ts"] <= event["ts"] < task["ts"] + task["dur"])


def _names_main(event: dict[str, Any]) -> bool:
    return event.get("name") == "thread_name" and event.get("args", {}).get("name") == MAIN


def _thread(event: dict[str, Any]) -> tuple[int, int]:
    return event["pid"], event["tid"]


def _spent(events: Iterable[dict[str, Any]]) -> float:
    return sum(float(event["dur"]) for event in events)
