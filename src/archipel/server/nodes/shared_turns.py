"""Tables in which a bot is to act, of all servers together: any of them thinks, one at each table."""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable

from archipel.server.nodes.work_queue import WorkQueue
from archipel.server.store.postgres.work import Job
from archipel.table.bots.bot_turns import next_bot
from archipel.table.refusal import Refusal, blame
from archipel.table.table import Table

LATER = 5.0
"""Seconds until what could not be done is tried again."""
SOON = 0.5
"""And what another server may be able to do."""
ELSEWHERE = 503
"""The status of what another server may know."""

logger = logging.getLogger("archipel.nodes")


class SharedTurns:
    """`jobs` are what this server thinks about, by table."""

    def __init__(self, queue: WorkQueue) -> None:
        self.queue = queue
        self.find: Callable[[str], Awaitable[Table]] | None = None
        self.jobs: dict[str, Job] = {}

    @property
    def asked(self) -> set[str]:
        return {*self.jobs, *self.queue.wishes}

    def put(self, table: Table, urgent: int) -> None:
        if table.id not in self.jobs and table.match.history is not None:
            self.queue.put(table.id, len(table.match.history.lines), urgent)

    async def take(self) -> Table:
        while True:
            job = Job(*await self.queue.take())
            table = await self._open(job)
            if table is not None:
                self.jobs[table.id] = job
                return table

    def done(self, table: Table, *, settled: bool) -> None:
        job = self.jobs.pop(table.id, None)
        if job is None:
            return
        if settled:
            self.queue.end(job)
        else:
            self.queue.put_back(job, LATER)

    async def _open(self, job: Job) -> Table | None:
        """The table of a job, if it stands at that line; else whoever wrote the next has asked anew. One that cannot be
        read here is for others."""
        assert self.find is not None
        try:
            table = await self.find(job.name)
            if table.match.history is None and table.match.ending is None:
                await table.renew()
            elif table.match.history is not None and len(table.match.history.lines) < job.line:
                await table.catch_up()
        except Refusal as refusal:
            if refusal.why.key == "server-no-table":
                self.queue.end(job)
            else:
                self.queue.put_back(job, SOON if refusal.status == ELSEWHERE else LATER)
            return None
        except Exception as error:
            logger.error("table %s: no bot can think about it here: %s", job.name, blame(error))
            self.queue.put_back(job, LATER)
            return None
        history = table.match.history
        if history is not None and len(history.lines) == job.line:
            return table
        if not table.match.over() and (history is None or len(history.lines) < job.line):
            self.queue.put_back(job, LATER)
            return None
        self.queue.end(job)
        if next_bot(table) is not None:
            self.put(table, 1)
        return None
