"""The trial itself: tables played through random nodes while faults come, then everything looked through."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from time import monotonic

from archipel.endure.match import Match
from archipel.endure.patience import at_most, first_failure
from archipel.endure.plan import Plan
from archipel.endure.programme import MOST, Setup, programme
from archipel.endure.report import Report, report
from archipel.endure.site import Site
from archipel.endure.supervised import Node
from archipel.endure.tally import Tally
from archipel.endure.verdict import Judge
from archipel.load.calls import Calls
from archipel.load.connection import Traffic

BURST = 0.3
"""How often a fault does not wait until something was acknowledged after the one before."""
STANDSTILL = 120.0
"""Seconds without an acknowledged act after which a table is stuck."""
LOOK = 5.0
HURRY = 0.05
PATIENCE = 120.0
AT_ONCE = 4

Tell = Callable[[int, int], None]


async def endure(plan: Plan, tell: Tell = lambda _, __: None) -> Report:
    """LoadError where that cannot be; `tell` hears how many faults there have been, of how many."""
    async with Site(plan) as site:
        trial = Trial(plan, site, tell)
        try:
            with first_failure():
                await trial.run()
            return await trial.look_through()
        finally:
            await trial.close()


class Trial:
    """`matches` are all there have been; `now` those in play, one a place."""

    def __init__(self, plan: Plan, site: Site, tell: Tell = lambda _, __: None) -> None:
        self.plan = plan
        self.site = site
        self.tell = tell
        self.tally = Tally()
        self.traffic = Traffic()
        self.thought = plan.thought
        self.calls: dict[Node, Calls] = {node: Calls(node.address) for node in site.nodes}
        self.stopped = False
        self.matches: list[Match] = []
        self.began = monotonic()

    async def run(self) -> None:
        """Until the time is over and every fault has come."""
        setups = programme(self.plan.games, random.Random(f"{self.plan.seed} games"))
        people = [[await self._guest() for _ in range(MOST)] for _ in range(self.plan.tables)]
        self.began = monotonic()
        async with asyncio.TaskGroup() as tasks:
            places = [tasks.create_task(self._play(setups, cookies)) for cookies in people]
            watch = tasks.create_task(self._watch())
            await self._strike()
            await self._recover()
            self.stopped = True
            await self._settle()
            watch.cancel()
            for place in places:
                place.cancel()

    async def look_through(self) -> Report:
        """Once everything is up again."""
        seconds = monotonic() - self.began
        async with at_most(PATIENCE, "not everything that was killed came back"):
            await self.site.all_up()
        judge = Judge(self.site.database, self.site.nodes, self.tally)
        room = asyncio.Semaphore(AT_ONCE)

        async def look(match: Match) -> None:
            async with room:
                await judge.look_through(match)

        begun = [match for match in self.matches if match.people]
        await asyncio.gather(*(look(match) for match in begun))
        return report(self.plan, self.site, self.tally, judge.verdict, tables=len(begun), seconds=seconds)

    async def close(self) -> None:
        for calls in self.calls.values():
            await calls.close()

    async def _guest(self) -> str:
        return await self.calls[self.site.nodes[0]].guest()

    async def _play(self, setups: Iterator[Setup], cookies: list[str]) -> None:
        """One match after another at one place."""
        while not self.stopped:
            chance = random.Random(f"{self.plan.seed} {len(self.matches)}")
            match = Match(self, next(setups), cookies, chance)
            self.matches.append(match)
            await match.play()

    async def _strike(self) -> None:
        """Faults at moments by chance, in no less than the time planned, most of them in the midst of play."""
        chance = random.Random(f"{self.plan.seed} moments")
        seconds = self.plan.minutes * 60
        moments = sorted(chance.uniform(0, seconds) for _ in range(self.plan.kills))
        for number, moment in enumerate(moments, 1):
            await asyncio.sleep(max(0.0, self.began + moment - monotonic()))
            if chance.random() > BURST:
                await self.tally.played.wait()
            self.tally.played.clear()
            kind, nodes = await self.site.strike()
            for match in self._in_play():
                match.feel(kind, nodes)
            self.tell(number, self.plan.kills)
        await asyncio.sleep(max(0.0, self.began + seconds - monotonic()))

    async def _recover(self) -> None:
        """Until everybody has played on since the last fault; whoever cannot is stuck."""
        while not all(match.going_on() for match in self._in_play()):
            await asyncio.sleep(HURRY)

    async def _watch(self) -> None:
        """Whoever sits at a table that stands still comes anew, as a person would load the page again."""
        while True:
            await asyncio.sleep(LOOK)
            self.site.check()
            for match in self._in_play():
                if monotonic() - match.moved > STANDSTILL:
                    self.tally.stuck += 1
                    self.tally.find(f"table {match.table} ({match.setup.game}) stood still")
                    match.reload()

    async def _settle(self) -> None:
        """Whatever is under way is answered, or lost."""
        async with at_most(PATIENCE, "an act was neither answered nor cut off"):
            while not all(match.settled() for match in self._in_play()):
                await asyncio.sleep(HURRY)

    def _in_play(self) -> list[Match]:
        return [match for match in self.matches if not match.ended.is_set()]
