"""One process of a measurement: a store with its listener, which appends lines to tables of its own when told to."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from multiprocessing.connection import Connection
from time import monotonic, process_time
from typing import NamedTuple

from archipel.server.store.postgres import PostgresStore, appends
from archipel.server.store.postgres.appends import KEEP, Appends, Line
from archipel.server.store.postgres.news import News, listen
from archipel.table.lobby import new_id
from archipel.table.rows import Entry, Sitter, TableRow

ACTION = "place 3 41 2"
REST = 0.5
"""Seconds in which the last notices are heard."""
OPENING, TELLING = ", told AS (", 'SELECT "table" FROM kept, told'

Mark = tuple[str, int]
"""A table, and a line of its log."""


class Manner(NamedTuple):
    """`rate` is lines a second of one house; 0: the next line of a table as soon as the one before is durable. `begin`
    is by the monotonic clock, which all processes of a machine share."""

    told: bool
    rate: float
    seconds: float
    begin: float


class Heard(NamedTuple):
    """What a house did in one manner: when each line was asked for and durable, when it heard of each line of others,
    how many notices came, how many statements it took, and seconds of its processor."""

    asked: dict[Mark, float]
    durable: dict[Mark, float]
    heard: dict[Mark, float]
    notices: int
    statements: int
    cpu: float


def silent(statement: str) -> str:
    """The statement that keeps lines, without the part that tells of them."""
    before, _, rest = statement.partition(OPENING)
    assert rest.rstrip().endswith(TELLING)
    return f'{before} SELECT "table" FROM kept'


class Counted(Appends):
    statements = 0

    async def _keep(self, lines: Sequence[Line]) -> set[str]:
        self.statements += 1
        return await super()._keep(lines)


class House:
    def __init__(self, store: PostgresStore, seed: int) -> None:
        self.store = store
        self.appends = store.tables.appends = Counted(store.database)
        self.chance = random.Random(seed)
        self.lengths: dict[str, int] = {}
        self.asked: dict[Mark, float] = {}
        self.durable: dict[Mark, float] = {}
        self.heard: dict[Mark, float] = {}
        self.notices = 0

    async def open_tables(self, count: int) -> None:
        for _ in range(count):
            row = TableRow(new_id(), "any", 1, "any", {}, "0" * 32, (Sitter("person", "p"),), 1)
            await self.store.tables.create(row)
            self.lengths[row.id] = 0

    def hear(self, news: News) -> None:
        self.notices += 1
        if news.node != self.store.nodes.node:
            now = monotonic()
            self.heard.update(((table, line), now) for table, line in news.lines.items())

    async def act(self, manner: Manner) -> Heard:
        """All that was asked for is durable at the end; what is counted ends with the time."""
        self.asked, self.durable, self.heard, self.notices, self.appends.statements = {}, {}, {}, 0, 0
        await asyncio.sleep(manner.begin - monotonic())
        cpu, until = process_time(), manner.begin + manner.seconds
        with _statement(KEEP if manner.told else silent(KEEP)):
            await (self._at_a_rate(manner, until) if manner.rate else self._one_upon_another(until))
            cpu, statements = process_time() - cpu, self.appends.statements
            await self.appends.settle()
        await asyncio.sleep(REST)
        return Heard(self.asked, self.durable, self.heard, self.notices, statements, cpu)

    async def _at_a_rate(self, manner: Manner, until: float) -> None:
        """Due by chance, as people act, whether or not the database keeps up; each table in its turn."""
        due, tables, under_way = manner.begin, list(self.lengths), set[asyncio.Task[None]]()
        while (due := due + self.chance.expovariate(manner.rate)) < until:
            await asyncio.sleep(max(0.0, due - monotonic()))
            tables.append(tables.pop(0))
            task = asyncio.create_task(self._append(tables[-1], due))
            under_way.add(task)
            task.add_done_callback(under_way.discard)
        await asyncio.sleep(max(0.0, until - monotonic()))

    async def _one_upon_another(self, until: float) -> None:
        async def fill(table: str) -> None:
            await self._append(table, monotonic())
            while (now := monotonic()) < until:
                await self._append(table, now)

        await asyncio.gather(*(fill(table) for table in self.lengths))

    async def _append(self, table: str, asked: float) -> None:
        line = self.lengths[table]
        self.lengths[table] += 1
        self.asked[table, line] = asked
        await self.store.tables.append(table, line, Entry("act", 0, ACTION), self.store.now(), over=False)
        self.durable[table, line] = monotonic()


@contextmanager
def _statement(statement: str) -> Iterator[None]:
    """What keeps lines, for a while."""
    appends.KEEP = statement
    try:
        yield
    finally:
        appends.KEEP = KEEP


def work(address: str, tables: int, seed: int, line: Connection) -> None:
    asyncio.run(_work(address, tables, seed, line))


async def _work(address: str, tables: int, seed: int, line: Connection) -> None:
    """Until None comes instead of a manner."""
    store, loop = PostgresStore(address), asyncio.get_running_loop()
    await store.open()
    house = House(store, seed)
    await house.open_tables(tables)
    there = asyncio.Event()
    listening = asyncio.create_task(listen(address, store.nodes.node, house.hear, there.set))
    await there.wait()
    line.send(None)
    while (manner := await loop.run_in_executor(None, line.recv)) is not None:
        line.send(await house.act(manner))
    listening.cancel()
    await store.close()
