"""The load itself: people seated, then moves at a rate or one upon another, counted between two looks at the server."""

from __future__ import annotations

import asyncio
import gc
import random
from collections import Counter, deque
from collections.abc import Awaitable, Callable, Iterable, Sequence
from time import perf_counter, process_time
from typing import NamedTuple

from archipel.load.calls import Calls
from archipel.load.connection import Traffic, connect
from archipel.load.database import Database
from archipel.load.nodes import Node
from archipel.load.plan import Plan
from archipel.load.player import Player
from archipel.load.process import children_cpu_seconds, cpu_seconds, memory_kb
from archipel.load.report import Memory, Report, Usage, report, with_shares
from archipel.table.wire.messages import WIRE

AT_ONCE = 16
TABLES_OF_A_PERSON = 15


async def drive(plan: Plan, address: str, pid: int | None = None, look: Callable[[], None] = lambda: None) -> Report:
    """Load the server at an address. `pid` is its process, where that is known; `look` is called when moves begin to
    count and when they no longer do."""
    return await _drive(Driver(plan, [Node(address.rstrip("/"), pid)], look=look))


async def drive_nodes(plan: Plan, nodes: Sequence[Node], database: Database) -> Report:
    """Load servers that share a database: a table is opened at any of them, and each socket goes to any, by chance."""
    return await _drive(Driver(plan, nodes, database))


async def _drive(driver: Driver) -> Report:
    try:
        await driver.seat_all()
        return await driver.run()
    finally:
        await driver.leave()


class Opened(NamedTuple):
    """A table that waits for its people, and where it was opened: they sit down there too."""

    calls: Calls
    table: str


class Driver:
    """`waiting` are players whose turn it is, longest first; `owed` the moments at which moves were due that nobody
    could make yet."""

    def __init__(
        self,
        plan: Plan,
        nodes: Sequence[Node],
        database: Database | None = None,
        look: Callable[[], None] = lambda: None,
    ) -> None:
        self.plan = plan
        self.nodes = nodes
        self.database = database
        self.look = look
        self.calls = [Calls(node.address) for node in nodes]
        self.chance = random.Random(f"{plan.seed} calls")
        self.traffic = Traffic()
        self.people: list[str] = []
        self.tables: list[list[Player]] = []
        self.opened = 0
        self.memory = Memory()
        self.running = False
        self.stopped = asyncio.Event()
        self.failure: BaseException | None = None
        self.tasks: set[asyncio.Task[None]] = set()
        self.waiting: dict[Player, None] = {}
        self.owed: deque[float] = deque()
        self.waits: list[float] = []
        self.refusals: Counter[str] = Counter()
        self.games = 0

    async def seat_all(self) -> None:
        """Everybody at every table, each with a socket; the first table comes before the server's memory is read."""
        tables, seats = self.plan.tables, self.plan.seats
        for _ in range((tables + TABLES_OF_A_PERSON - 1) // TABLES_OF_A_PERSON * seats):
            self.people.append(await self.chance.choice(self.calls).guest())
        self.tables = [[] for _ in range(tables)]
        await self._seat(0, await self._open(0))
        one = self._memory()
        others = [await self._open(place) for place in range(1, tables)]
        for start in range(0, len(others), AT_ONCE):
            some = enumerate(others[start : start + AT_ONCE], start + 1)
            await asyncio.gather(*(self._seat(place, opened) for place, opened in some))
        self.memory = Memory(one, self._memory())

    async def run(self) -> Report:
        """Moves for as long as planned."""
        gc.freeze()
        self.look()
        before, self.running = self._usage(), True
        pace = asyncio.create_task(self._fall_due() if self.plan.rate else self._begin())
        try:
            async with asyncio.timeout(self.plan.seconds):
                await self.stopped.wait()
        except TimeoutError:
            pass
        finally:
            self.running = False
            pace.cancel()
        after = self._usage()
        self.look()
        if self.failure is not None:
            raise self.failure
        memory = Memory(self.memory.one, self.memory.seated, self._memory())
        counts = {"games": self.games, "owed": len(self.owed)}
        found = report(self.plan, (before, after), self.waits, memory, refusals=self.refusals, **counts)
        return with_shares(found, (before, after), durable=self.database.durable) if self.database else found

    async def leave(self) -> None:
        for task in self.tasks:
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        for players in self.tables:
            self._send_home(players)
        for calls in self.calls:
            await calls.close()

    # ---- what players tell

    def ready(self, player: Player) -> None:
        if not self.running or (self.plan.rate and not self.owed):
            self.waiting[player] = None
        elif player.play(self.owed[0] if self.owed else perf_counter()) and self.owed:
            self.owed.popleft()

    def acknowledged(self, seconds: float) -> None:
        if self.running:
            self.waits.append(seconds)
            if len(self.waits) == self.plan.moves:
                self.running = False
                self.stopped.set()

    def refused(self, why: str) -> None:
        if self.running:
            self.refusals[why] += 1

    def heard(self, kind: str) -> None:
        self.traffic.frames += kind == "frame"

    def over(self, player: Player) -> None:
        """The same people play again, at a new table."""
        place = next((at for at, players in enumerate(self.tables) if player in players), None)
        if place is not None:
            self.games += self.running
            self._send_home(self.tables[place])
            self.tables[place] = []
            self._do(self._replace(place))

    # ---- pace

    async def _begin(self) -> None:
        """One upon another: whoever waits acts, and then as soon as answered."""
        waiting, self.waiting = self.waiting, {}
        for player in waiting:
            self.ready(player)

    async def _fall_due(self) -> None:
        """At a rate, by chance as people do: each is made by whoever has waited longest."""
        chance, due = random.Random(f"{self.plan.seed} due"), perf_counter()
        while True:
            due += chance.expovariate(self.plan.rate)
            await asyncio.sleep(max(0.0, due - perf_counter()))
            self.owed.append(due)
            self._pay()

    def _pay(self) -> None:
        while self.waiting and self.owed:
            player = next(iter(self.waiting))
            del self.waiting[player]
            if player.due is None and player.page.awaited():
                self.ready(player)

    # ---- tables

    async def _open(self, place: int) -> Opened:
        calls = self.chance.choice(self.calls)
        return Opened(calls, await calls.open(self.plan, self._people(place)[0]))

    async def _seat(self, place: int, opened: Opened) -> None:
        people, plan, number = self._people(place), self.plan, self.opened
        self.opened += 1
        for cookie in people[1:]:
            await opened.calls.join(opened.table, cookie)
        players = [Player(self, random.Random(f"{plan.seed} {number} {seat}")) for seat in range(plan.seats)]
        self.tables[place] = players
        chance = random.Random(f"{plan.seed} {number} nodes")
        for player, cookie in zip(players, people, strict=True):
            node = chance.choice(self.nodes)
            address = f"ws{node.address.removeprefix('http')}/api/tables/{opened.table}/socket?wire={WIRE}"
            await connect(address, cookie, self.traffic, player, compress=plan.compress)

    async def _replace(self, place: int) -> None:
        await self._seat(place, await self._open(place))

    def _people(self, place: int) -> list[str]:
        first = place // TABLES_OF_A_PERSON * self.plan.seats
        return self.people[first : first + self.plan.seats]

    def _send_home(self, players: list[Player]) -> None:
        for player in players:
            self.waiting.pop(player, None)
            if player.connection is not None:
                player.connection.leave()

    def _do(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self.failure = error
            self.stopped.set()

    # ---- looks

    def _usage(self) -> Usage:
        traffic = self.traffic
        nodes = tuple(self._of_nodes(cpu_seconds))
        processors = (_sum(nodes), _sum(self._of_nodes(children_cpu_seconds)))
        counts = (traffic.messages, traffic.frames, traffic.told, traffic.travelled)
        database = self.database.cpu_seconds() if self.database else None
        return Usage(perf_counter(), process_time(), *processors, *counts, nodes=nodes, database=database)

    def _memory(self) -> float | None:
        return _sum(self._of_nodes(memory_kb))

    def _of_nodes(self, figure: Callable[[int], float | None]) -> list[float | None]:
        return [figure(node.pid) if node.pid else None for node in self.nodes]


def _sum(figures: Iterable[float | None]) -> float | None:
    """None where one of them is not known."""
    known = list(figures)
    return None if None in known else sum(figure for figure in known if figure is not None)
