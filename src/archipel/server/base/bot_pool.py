"""Where slow work goes, so that it never holds people up: processes in which bots think, and threads."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from archipel.table.refusal import blame

J = TypeVar("J")
T = TypeVar("T")

LEAST = 19
"""The priority of work for which nobody waits at a table: it has what others leave."""

logger = logging.getLogger("archipel.bots")


async def in_a_thread(work: Callable[..., T], *args: Any) -> T:
    return await asyncio.to_thread(work, *args)


def bot_pool(processes: int, limit: float) -> list[BotProcess]:
    """So many processes; 0: one fewer than cores."""
    return [BotProcess(limit) for _ in range(processes or max(1, (os.cpu_count() or 2) - 1))]


class BotProcess:
    """One process that thinks about one job at a time, started when first needed; `niceness` is how far it stands back
    for others."""

    def __init__(self, limit: float, *, niceness: int = 0) -> None:
        self.limit = limit
        self.niceness = niceness
        self.pool: ProcessPoolExecutor | None = None

    async def ask(self, work: Callable[[J], T], job: J) -> T | None:
        """What the work makes of a job; None if nothing came in time. Whoever asked and does not wait any longer leaves
        nothing behind that the next would have to wait for."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle_in, initargs=(self.niceness,))
        try:
            async with asyncio.timeout(self.limit):
                return await asyncio.wrap_future(self.pool.submit(work, job))
        except (TimeoutError, BrokenProcessPool) as error:
            logger.warning("a bot was given up: %s", type(error).__name__)
            self.stop()
        except asyncio.CancelledError:
            self.stop()
            raise
        except Exception as error:
            logger.error("a bot failed: %s", blame(error))
        return None

    def stop(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def _settle_in(niceness: int) -> None:
    """In the thinking process: leave when the server is gone, whatever way it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if niceness and hasattr(os, "nice"):
        os.nice(niceness)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_leave_after, args=(server,), daemon=True).start()


def _leave_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)
