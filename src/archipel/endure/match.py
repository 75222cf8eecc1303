"""One table, from its opening to its end: who plays there, and what each of them was shown."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable
from functools import partial
from time import monotonic
from typing import NamedTuple, Protocol, TypeVar

from archipel.endure.kept_table import Moment
from archipel.endure.patience import at_most
from archipel.endure.person import Person
from archipel.endure.programme import Setup
from archipel.endure.site import Site
from archipel.endure.supervised import Node
from archipel.endure.tally import Tally
from archipel.load.calls import Calls
from archipel.load.connection import Traffic
from archipel.load.errors import LoadError
from archipel.table.log_line import Viewer

T = TypeVar("T")

PATIENCE = 180.0
AGAIN = 0.3


class Manner(Protocol):
    """How all of them play."""

    site: Site
    tally: Tally
    calls: dict[Node, Calls]
    traffic: Traffic
    thought: float
    stopped: bool


class Blow(NamedTuple):
    """A fault that a table has felt, and when."""

    kind: str
    at: float


class Match:
    """`seen` is the digest of what each seat was shown, by its ply; `blow` the last fault since which nothing was
    acknowledged, `moved` when something was, `acts` how often."""

    def __init__(self, manner: Manner, setup: Setup, cookies: list[str], chance: random.Random) -> None:
        self.manner = manner
        self.setup = setup
        self.cookies = cookies[: setup.people()]
        self.chance = chance
        self.thought = manner.thought
        self.traffic = manner.traffic
        self.table = ""
        self.people: list[Person] = []
        self.seen: dict[Moment, str] = {}
        self.blow: Blow | None = None
        self.moved = monotonic()
        self.acts = 0
        self.done: set[Person] = set()
        self.ended = asyncio.Event()

    async def play(self) -> None:
        """Until everybody has seen the end, or all are told to stop."""
        self.table = await self._ask(partial(Calls.open_table, wish=self.setup.wish(), host=self.cookies[0]))
        seats = [0]
        for cookie in self.cookies[1:]:
            seats.append(await self._ask(partial(Calls.join, table=self.table, cookie=cookie)))
        self.people = [
            Person(self, seat, cookie, random.Random(self.chance.random()))
            for seat, cookie in zip(seats, self.cookies, strict=True)
        ]
        self.moved = monotonic()
        async with asyncio.TaskGroup() as tasks:
            stays = [tasks.create_task(person.stay()) for person in self.people]
            try:
                await self.ended.wait()
            finally:
                for person, stay in zip(self.people, stays, strict=True):
                    person.leave()
                    stay.cancel()

    async def _ask(self, call: Callable[[Calls], Awaitable[T]]) -> T:
        """Through one node after another until one answers."""
        async with at_most(PATIENCE, "no node opens a table, or seats anybody"):
            while True:
                try:
                    return await call(self.manner.calls[self.door(None)])
                except LoadError as error:
                    self.manner.tally.complaints[str(error).rpartition(": ")[2]] += 1
                await asyncio.sleep(AGAIN)

    def going_on(self) -> bool:
        """Whether something was acknowledged since the last fault that was felt here."""
        return self.acts > 0 and self.blow is None

    def settled(self) -> bool:
        """Whether nobody waits for an answer."""
        return all(person.under_way is None for person in self.people)

    def reload(self) -> None:
        """Everybody's socket is given up for another."""
        self.moved, self.blow, self.acts = monotonic(), None, self.acts + 1
        for person in self.people:
            if person.connection is not None:
                person.connection.leave()
            person.lost()

    def feel(self, kind: str, nodes: list[Node]) -> None:
        """A fault at some nodes is felt by whoever is there, that of a worker where bots play."""
        there = any(person.node in nodes for person in self.people) or (kind == "worker" and bool(self.setup.bots))
        if self.blow is None and there:
            self.blow = Blow(kind, monotonic())

    # ---- what people tell

    def playing(self) -> bool:
        return not self.manner.stopped

    def door(self, besides: Node | None) -> Node:
        return self.manner.site.door(self.chance, besides)

    def saw(self, person: Person, viewer: Viewer, ply: int, digest: str) -> None:
        tally, node = self.manner.tally, person.node.name if person.node else ""
        tally.frames += 1
        if viewer != person.seat:
            tally.differ(f"table {self.table}: {node} shows seat {person.seat} the page of {viewer} at ply {ply}")
        elif self.seen.setdefault((viewer, ply), digest) != digest:
            tally.differ(f"table {self.table}: {node} shows seat {viewer} another scene than before at ply {ply}")

    def astray(self, person: Person) -> None:
        self.manner.tally.astray += 1

    def acknowledged(self, person: Person) -> None:
        tally, before, self.moved = self.manner.tally, self.moved, monotonic()
        if self.blow is not None:
            tally.recoveries.append((self.blow.kind, self.moved - self.blow.at))
        elif self.acts:
            tally.gaps.append(self.moved - before)
        self.acts += 1
        self.blow = None
        tally.played.set()

    def refused(self, why: str) -> None:
        self.manner.tally.refusals[why] += 1

    def back(self, seconds: float) -> None:
        self.manner.tally.returns.append(seconds)

    def over(self, person: Person) -> None:
        self.done.add(person)
        if len(self.done) == len(self.people) and not self.ended.is_set():
            self.manner.tally.games += 1
            self.ended.set()
