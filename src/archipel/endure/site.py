"""All that can be killed: nodes, workers, the database, and connections to it."""

from __future__ import annotations

import asyncio
import random
import signal
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory

from archipel.endure.database import Database, OwnDatabase
from archipel.endure.plan import Plan
from archipel.endure.supervised import Node, Supervised, Worker
from archipel.load.errors import LoadError

FAULTS = {"node": 8, "drain": 3, "worker": 3, "connections": 4, "database": 2}
"""Kinds of faults, and how often each comes."""
DOWN = 0.5
"""Seconds a killed database stays away at most."""


class Site:
    """Open between enter and exit; `done` counts the faults there have been."""

    def __init__(self, plan: Plan) -> None:
        self.chance = random.Random(f"{plan.seed} faults")
        self.folder = TemporaryDirectory(prefix="archipel-endure-")
        self.database = Database(plan.database) if plan.database else OwnDatabase()
        folder, numbers = Path(self.folder.name), range(1, max(plan.nodes, plan.workers) + 1)
        shared = {"ARCHIPEL_DATABASE": self.database.address, "ARCHIPEL_BOT_PROCESSES": "1"}
        served = {**shared, "ARCHIPEL_BOTS_HERE": "false" if plan.workers else "true"}
        self.nodes = [Node(number, served, folder, self.chance) for number in numbers[: plan.nodes]]
        self.workers = [Worker(number, shared, folder, self.chance) for number in numbers[: plan.workers]]
        self.reviving: asyncio.Task[None] | None = None
        self.sure = plan.sure
        self.kinds = plan.faults or tuple(FAULTS)
        self.done: Counter[str] = Counter()

    async def __aenter__(self) -> Site:
        try:
            await self.database.open()
            if not (self.database.here or self.sure):
                raise LoadError("that database is not on this machine; say --yes-this-server if you may play there")
            await self.nodes[0].open()
            await asyncio.gather(*(process.open() for process in [*self.nodes[1:], *self.workers]))
        except BaseException:
            await self.__aexit__()
            raise
        return self

    async def __aexit__(self, *_: object) -> None:
        if self.reviving is not None:
            await asyncio.gather(self.reviving, return_exceptions=True)
        await asyncio.gather(*(process.close() for process in [*self.nodes, *self.workers]))
        await self.database.close()
        self.folder.cleanup()

    def door(self, chance: random.Random, besides: Node | None = None) -> Node:
        """A node by chance, as a proxy chooses: one that is ready, and another than before, where there is one."""
        ready = [node for node in self.nodes if node.up.is_set()] or self.nodes
        return chance.choice([node for node in ready if node is not besides] or ready)

    async def all_up(self) -> None:
        if isinstance(self.database, OwnDatabase):
            await self.database.up.wait()
        for process in [*self.nodes, *self.workers]:
            await process.up.wait()

    def check(self) -> None:
        """LoadError where a process does not come back any more."""
        for process in [*self.nodes, *self.workers]:
            if process.supervisor is not None and process.supervisor.done() and not process.ending:
                process.supervisor.result()

    def fallen(self) -> int:
        return sum(process.fallen for process in [*self.nodes, *self.workers])

    async def strike(self) -> tuple[str, list[Node]]:
        """One fault by chance among those that can be now: its kind, and the nodes that feel it."""
        while True:
            kinds = [kind for kind in self.kinds if self._targets(kind)]
            if kinds:
                kind = self.chance.choices(kinds, [FAULTS[kind] for kind in kinds])[0]
                target = self.chance.choice(self._targets(kind))
                felt = await self._strike(kind, target)
                if felt is not None:
                    self.done[kind] += 1
                    return kind, felt
            self.check()
            await asyncio.sleep(0.05)

    def _targets(self, kind: str) -> Sequence[Supervised]:
        """Nodes that start are killed too, as long as another is up or starts; only who is ready is asked to stop."""
        living = [node for node in self.nodes if node.alive() and not node.expected]
        spare = len(self.nodes) == 1 or len(living) > 1
        if kind == "node":
            return living if spare else []
        if kind == "drain":
            return [node for node in living if node.up.is_set()] if spare else []
        if kind == "connections":
            return [node for node in living if node.up.is_set()]
        if kind == "database":
            return self.nodes if isinstance(self.database, OwnDatabase) and self.database.up.is_set() else []
        return [worker for worker in self.workers if worker.alive() and not worker.expected]

    async def _strike(self, kind: str, target: Supervised) -> list[Node] | None:
        """The nodes that feel it; None where nothing came of it."""
        if kind == "database":
            await self._kill_database()
            return self.nodes
        if kind == "connections":
            cut = await self.database.cut_off(target.name)
            return [node for node in self.nodes if node is target] if cut else None
        target.end(signal.SIGTERM if kind == "drain" else signal.SIGKILL)
        return [node for node in self.nodes if node is target]

    async def _kill_database(self) -> None:
        database = self.database
        assert isinstance(database, OwnDatabase)
        await database.kill(self.chance.choice([signal.SIGKILL, signal.SIGQUIT]))
        self.reviving = asyncio.create_task(self._revive(database))

    async def _revive(self, database: OwnDatabase) -> None:
        await asyncio.sleep(self.chance.uniform(0, DOWN))
        await database.start()
