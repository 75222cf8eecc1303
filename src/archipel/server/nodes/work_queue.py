"""Work of one kind that any server may do: what is put there, and what this one takes."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any

from archipel.server.store.postgres.work import Job, PostgresWork, Wish
from archipel.table.store import StoreFailed

LOOK = 1.0
"""Seconds from one look at the work of others to the next, where nobody calls."""
AGAIN = 0.3
PATIENCE = 2.0
KEPT = 5000


class WorkQueue:
    """`said` is what was put there lately; a wish that is not newer or more urgent need not be told again. `held` is
    what was taken here and not yet ended; `in_doubt`: something may have been taken that nobody was told of."""

    def __init__(self, work: PostgresWork, kind: str) -> None:
        self.work = work
        self.kind = kind
        self.wishes: dict[str, Wish] = {}
        self.said: dict[str, Wish] = {}
        self.held: set[Job] = set()
        self.in_doubt = False
        self.rung = asyncio.Condition()
        self.writing: asyncio.Task[None] | None = None
        self.tasks: set[asyncio.Task[Any]] = set()

    def put(self, name: str, line: int, urgent: int = 0) -> None:
        before, wish = self.said.get(name), Wish(line, urgent)
        if before is not None and (before.line, -before.urgent) >= (wish.line, -wish.urgent):
            return
        self.wishes[name] = wish
        self.said.pop(name, None)
        self.said[name] = wish
        while len(self.said) > KEPT:
            del self.said[next(iter(self.said))]
        if self.writing is None or self.writing.done():
            self.writing = self._start(self._write())

    def ring(self) -> None:
        """There is something to take."""
        self._start(self._ring())

    async def take(self) -> tuple[str, int]:
        """Wait until there is work, of whoever put it there."""
        while True:
            try:
                if self.in_doubt:
                    await self.work.free(self.kind, [job.name for job in self.held])
                    self.in_doubt = False
                job = await self.work.take(self.kind)
            except StoreFailed:
                job, self.in_doubt = None, True
            if job is not None:
                self.held.add(job)
                return job
            try:
                async with asyncio.timeout(LOOK), self.rung:
                    await self.rung.wait()
            except TimeoutError:
                pass

    def end(self, job: tuple[str, int]) -> None:
        self._start(self._settle(Job(*job), None))

    def put_back(self, job: tuple[str, int], seconds: float) -> None:
        self._start(self._settle(Job(*job), seconds))

    async def stop(self) -> None:
        """What is under way is finished, unless nothing can be written; what this server held is for others as soon as
        it is gone."""
        if self.tasks:
            _, late = await asyncio.wait(self.tasks, timeout=PATIENCE)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _write(self) -> None:
        """Whatever is asked for meanwhile goes along; where nothing can be written, it is tried anew."""
        while self.wishes:
            wishes, self.wishes = self.wishes, {}
            try:
                await self.work.put(self.kind, wishes)
            except StoreFailed:
                self.wishes = {**wishes, **self.wishes}
                await asyncio.sleep(AGAIN)

    async def _settle(self, job: Job, later: float | None) -> None:
        """Ended, or put back; until it is written, for nobody else is given it."""
        while True:
            try:
                if later is None:
                    await self.work.end(self.kind, job)
                else:
                    await self.work.put_back(self.kind, job, later)
            except StoreFailed:
                await asyncio.sleep(AGAIN)
            else:
                self.held.discard(job)
                return

    async def _ring(self) -> None:
        async with self.rung:
            self.rung.notify_all()

    def _start(self, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task
