"""Where a page has games analysed: in the worker of its bots, while no bot has to think."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import TypeVar

from archipel.worker.thinker import WorkerThinker

J = TypeVar("J")
T = TypeVar("T")

LONGEST = 900.0
"""Seconds that one job may take, on a phone too."""
PATIENCE = 2.0
"""Seconds that a bot waits for a job to come to its end."""
REST = 4.0
"""Seconds without a bot after which a game may be analysed: beginning anew takes the worker some seconds."""
OFTEN = 0.1


class PageAnalyst:
    """A job that a bot has waited for too long is given up, and begun anew after that."""

    def __init__(self, thinker: WorkerThinker) -> None:
        self.thinker = thinker

    async def ask(self, work: Callable[[J], T], job: J) -> T | None:
        while True:
            await self._rest()
            asked = asyncio.create_task(self.thinker.think_about(work, job, LONGEST))
            try:
                if await self._in_peace(asked):
                    return asked.result()
            finally:
                if not asked.done():
                    asked.cancel()
                    await asyncio.wait([asked])

    def stop(self) -> None:
        self.thinker.stop()

    async def _rest(self) -> None:
        now = asyncio.get_running_loop().time
        while self.thinker.waiting or now() - self.thinker.left < REST:
            await asyncio.sleep(OFTEN)

    async def _in_peace(self, asked: asyncio.Task[T | None]) -> bool:
        """Whether it came to its end before a bot had waited for too long."""
        called = asyncio.create_task(self.thinker.wanted.wait())
        try:
            await asyncio.wait((asked, called), return_when=asyncio.FIRST_COMPLETED)
            await asyncio.wait((asked,), timeout=PATIENCE)
        finally:
            called.cancel()
        return asked.done()
