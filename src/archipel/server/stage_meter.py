"""Where a move's time goes: functions on its way, each counted under a stage, in CPU time of the thread they run in."""

from __future__ import annotations

import sys
import time
from collections.abc import Awaitable, Callable, Generator
from functools import reduce, wraps
from importlib import import_module
from inspect import iscoroutinefunction
from threading import local
from typing import Any

import msgspec

from archipel.core.catalog import games

# A stage has the time of its functions but for that of others called within.
STAGES = {
    "receive": ("archipel.server.web.sockets.visits.Visit.hear",),
    "decode": ("archipel.table.dispatch.read",),
    "apply": (
        "archipel.table.history.History.answers",
        "archipel.table.history.History.prepare",
        "archipel.table.history.History.commit",
    ),
    "append": (
        "archipel.server.store.sqlite.tables.SqliteTables.append",
        "archipel.server.store.sqlite.writer.Writer._commit",
    ),
    "view": tuple(f"archipel.table.wire.frames.{name}" for name in ("picture", "scene_for", "views_of")),
    "scene": (),
    "pack": ("archipel.table.wire.scene_changes.Shown.__init__",),
    "compare": ("archipel.table.broadcast.Broadcast._news", "archipel.table.wire.scene_changes.Shown.since"),
    "frame": (
        "archipel.table.broadcast.Broadcast.status",
        "archipel.table.broadcast.Broadcast._frame",
        "archipel.table.wire.frames.line_events",
    ),
    "encode": ("archipel.table.audience.tell_all", "archipel.table.audience.tell"),
    "send": ("archipel.server.web.sockets.visits.DirectOutlet.send",),
}
REST = "rest"


class Spent(msgspec.Struct):
    """CPU seconds of a process so far, and of each stage."""

    cpu: float
    stages: dict[str, float]


class Meter:
    """Stages that are entered and left; the time between counts for the innermost."""

    def __init__(self) -> None:
        self.threads: list[dict[str, float]] = []
        self.here = local()

    def install(self) -> None:
        """Count from now on, in this process, until it ends."""
        for stage, names in STAGES.items():
            for name in names:
                self._replace(stage, name)
        for game in games().values():
            game.scene = self.timed("scene", game.scene)

    def read(self) -> Spent:
        spent = dict.fromkeys(STAGES, 0.0)
        for thread in self.threads:
            for stage, seconds in list(thread.items()):
                spent[stage] += seconds
        return Spent(time.process_time(), spent)

    def timed(self, stage: str, function: Callable[..., Any]) -> Callable[..., Any]:
        """The same function, counted; of one that waits, only its steps."""
        if iscoroutinefunction(function):

            @wraps(function)
            async def stepped(*args: Any, **named: Any) -> Any:
                return await _Steps(self, stage, function(*args, **named))

            return stepped

        @wraps(function)
        def called(*args: Any, **named: Any) -> Any:
            self.enter(stage)
            try:
                return function(*args, **named)
            finally:
                self.leave()

        return called

    def enter(self, stage: str) -> None:
        here = self.here
        if not hasattr(here, "stack"):
            here.stack, here.spent, here.since = [], {}, 0.0
            self.threads.append(here.spent)
        self._count()
        here.stack.append(stage)

    def leave(self) -> None:
        self._count()
        self.here.stack.pop()

    def _count(self) -> None:
        """What passed since the last change belongs to the innermost stage."""
        here, now = self.here, time.thread_time()
        if here.stack:
            here.spent[here.stack[-1]] = here.spent.get(here.stack[-1], 0.0) + now - here.since
        here.since = now

    def _replace(self, stage: str, name: str) -> None:
        """A function of ours, wherever a module has it by name; a method, in its class."""
        owner, function = _find(name)
        timed = self.timed(stage, function)
        if isinstance(owner, type):
            setattr(owner, function.__name__, timed)
            return
        for module in [module for name, module in sys.modules.items() if name.startswith("archipel.")]:
            if getattr(module, function.__name__, None) is function:
                setattr(module, function.__name__, timed)


class _Steps:
    """What waits, run step by step; what others do meanwhile is not counted."""

    def __init__(self, meter: Meter, stage: str, work: Awaitable[Any]) -> None:
        self.meter = meter
        self.stage = stage
        self.work = work

    def __await__(self) -> Generator[Any, None, Any]:
        steps = self.work.__await__()
        error: BaseException | None = None
        while True:
            self.meter.enter(self.stage)
            try:
                waited = next(steps) if error is None else steps.throw(error)
            except StopIteration as end:
                return end.value
            finally:
                self.meter.leave()
            error = None
            try:
                yield waited
            except BaseException as thrown:
                error = thrown


def _find(name: str) -> tuple[Any, Callable[..., Any]]:
    """Who has a function, and the function, by a dotted name."""
    parts = name.split(".")
    path = [number for number, part in enumerate(parts) if part[0].isupper()] or [len(parts) - 1]
    module = import_module(".".join(parts[: path[0]]))
    owner = reduce(getattr, parts[path[0] : -1], module)
    return owner, getattr(owner, parts[-1])
