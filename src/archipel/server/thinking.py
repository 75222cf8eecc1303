"""Bots at the tables: they think in other processes, a table where somebody waits first."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import secrets
import signal
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

import msgspec

from archipel.bots import BotJob, choose
from archipel.core.values import Seat
from archipel.server.refusal import Refusal, blame
from archipel.server.table import Table

LIMIT = 15.0

logger = logging.getLogger("archipel.bots")


class Thinking:
    """Every table in which a bot is to act, in the order in which people need them."""

    def __init__(self, *, limit: float = LIMIT) -> None:
        self.lanes = [Lane(limit) for _ in range(max(1, (os.cpu_count() or 2) - 1))]
        self.queue: asyncio.PriorityQueue[tuple[int, int, Table]] = asyncio.PriorityQueue()
        self.asked: set[str] = set()
        self.turn = 0
        self.tasks: list[asyncio.Task[None]] = []

    def wake(self, table: Table) -> None:
        """Have the next bot of a table act, if it is one's turn; a table is in the queue once."""
        if table.id not in self.asked and next_bot(table) is not None:
            self.asked.add(table.id)
            self.turn += 1
            self.queue.put_nowait((urgency(table), self.turn, table))

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._work(lane)) for lane in self.lanes]

    async def stop(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for lane in self.lanes:
            lane.stop()

    async def _work(self, lane: Lane) -> None:
        while True:
            _, _, table = await self.queue.get()
            try:
                acted = await self._decide(lane, table)
            except Exception as error:
                logger.error("table %s: no bot could act: %s", table.id, blame(error))
                acted = False
            self.asked.discard(table.id)
            if acted:
                self.wake(table)

    async def _decide(self, lane: Lane, table: Table) -> bool:
        """Whether a bot has acted; if nothing can be kept the table rests until somebody wakes it."""
        seat = next_bot(table)
        if seat is None or table.history is None:
            return False
        record = msgspec.json.encode(table.history.record())
        job = BotJob(record, seat, table.seating.level(seat), secrets.randbits(64))
        for action in (await lane.think(job), any_action(table, seat)):
            if action is None:
                continue
            try:
                await table.act_for_bot(seat, action)
                return True
            except Refusal as refusal:
                logger.warning("table %s: a bot's action was refused: %s", table.id, refusal.why.key)
        return False


class Lane:
    """One process that thinks about one decision at a time, started when first needed."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.pool: ProcessPoolExecutor | None = None

    async def think(self, job: BotJob) -> str | None:
        """The text form of an action; None if none came in time."""
        if self.pool is None:
            spawn = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(1, mp_context=spawn, initializer=_settle_in)
        try:
            return await asyncio.wait_for(asyncio.wrap_future(self.pool.submit(choose, job)), self.limit)
        except (TimeoutError, BrokenProcessPool) as error:
            logger.warning("a bot was given up: %s", type(error).__name__)
            self.stop()
        except Exception as error:
            logger.error("a bot failed: %s", blame(error))
        return None

    def stop(self) -> None:
        if self.pool is not None:
            pool, self.pool = self.pool, None
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False, cancel_futures=True)


def next_bot(table: Table) -> Seat | None:
    bots = table.seating.bots(table.acting())
    return bots[0] if bots else None


def any_action(table: Table, seat: Seat) -> str | None:
    legal = table.history.state.legal_actions(seat) if table.history else ()
    return str(random.choice(legal)) if legal else None


def urgency(table: Table) -> int:
    """0: a person waits; 1: a person is here; 2: nobody looks."""
    if table.people_wait():
        return 0
    return 1 if table.audience else 2


def _settle_in() -> None:
    """In the thinking process: leave when the server is gone, whatever way it went."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    server = multiprocessing.parent_process()
    assert server is not None
    threading.Thread(target=_leave_after, args=(server,), daemon=True).start()


def _leave_after(server: multiprocessing.process.BaseProcess) -> None:
    server.join()
    os._exit(0)
