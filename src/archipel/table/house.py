"""What a table is given by whoever houses it: a server, a terminal, a page that plays without a server."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Any, Protocol, TypeVar

from archipel.table.neighbours import Alone, Neighbours
from archipel.table.rows import Profile
from archipel.table.store import Store

J = TypeVar("J")
T = TypeVar("T")


class People(Protocol):
    """Who is behind an id."""

    async def find(self, person: str) -> Profile | None: ...

    def name(self, person: str) -> str:
        """The name of a person lately found; empty for anybody else."""


class Runner(Protocol):
    """Carries slow work out where it holds nobody up."""

    async def __call__(self, work: Callable[..., T], *args: Any) -> T: ...


class Thinker(Protocol):
    """A place where one job at a time is thought about, a bot's choice or another; nothing comes back where it took too
    long or failed."""

    async def ask(self, work: Callable[[J], T], job: J) -> T | None: ...

    def stop(self) -> None: ...


class Meter(Protocol):
    """Counts what happens, for whoever runs the house."""

    def action(self, game: str) -> None: ...

    def refusal(self, key: str) -> None: ...

    def answer(self, seconds: float) -> None: ...

    def bot(self, seconds: float) -> None: ...


class House:
    """`now` is in seconds of the epoch, `sleep` lets some pass."""

    def __init__(
        self,
        store: Store,
        people: People,
        *,
        run: Runner,
        meter: Meter,
        now: Callable[[], float] = time.time,
        sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
        neighbours: Neighbours | None = None,
    ) -> None:
        self.store = store
        self.people = people
        self.run = run
        self.meter = meter
        self.now = now
        self.sleep = sleep
        self.neighbours = neighbours or Alone()
