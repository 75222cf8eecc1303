"""Where bots think and games are analysed: in a worker of its own, one job at a time."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any, TypeVar, cast, get_type_hints

import msgspec

from archipel.analysis import counsel
from archipel.analysis.ply_job import look
from archipel.bots import choose
from archipel.server.replay.try_job import weigh_try
from archipel.table.refusal import blame

J = TypeVar("J")
T = TypeVar("T")

WORKS: dict[str, Callable[[Any], Any]] = {work.__name__: work for work in (choose, counsel, look, weigh_try)}
"""Each takes one `job` and gives something back, both with a JSON form."""

logger = logging.getLogger("archipel.bots")


class WorkerThinker:
    """`think` hands the name of a work and its job over and waits for what comes of it, as JSON; `stop` ends the other
    worker, which begins anew when it is next needed. `waiting` are those that asked and have no answer yet, `wanted` is
    set while there are any, and `left` is when the last had one."""

    def __init__(self, think: Callable[[str, str], Awaitable[str]], stop: Callable[[], None], limit: float) -> None:
        self.think = think
        self.stop = stop
        self.limit = limit
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.wanted = asyncio.Event()
        self.left = float("-inf")

    async def ask(self, work: Callable[[J], T], job: J) -> T | None:
        self.waiting += 1
        self.wanted.set()
        try:
            return await self.think_about(work, job, self.limit)
        finally:
            self.waiting -= 1
            self.left = asyncio.get_running_loop().time()
            if not self.waiting:
                self.wanted.clear()

    async def think_about(self, work: Callable[[J], T], job: J, limit: float) -> T | None:
        """The same for work that others need not wait for."""
        name, told = work.__name__, msgspec.json.encode(job).decode()
        async with self.turn:
            try:
                async with asyncio.timeout(limit):
                    thought = await self.think(name, told)
            except TimeoutError:
                logger.warning("a bot was given up")
                self.stop()
                return None
            except asyncio.CancelledError:
                self.stop()
                raise
            except Exception as error:
                logger.error("a bot failed: %s", blame(error))
                return None
        return cast(T, msgspec.json.decode(thought, type=get_type_hints(work)["return"]))


def thought(name: str, job: str) -> str:
    """In the other worker: what a work makes of its job."""
    work = WORKS[name]
    return msgspec.json.encode(work(msgspec.json.decode(job, type=get_type_hints(work)["job"]))).decode()
