"""Bots at the tables: they think in other processes, a table where somebody waits first."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
import time
from collections.abc import Collection, Sequence
from typing import Protocol

import msgspec

from archipel.bots import BotJob, choose
from archipel.core.values import Seat
from archipel.table.answer_timer import AGAIN, until_answer
from archipel.table.house import Meter, Thinker
from archipel.table.log_line import Viewer
from archipel.table.refusal import Refusal, blame
from archipel.table.standing import table_answers
from archipel.table.table import Table

PACE = {"easy": 4.5, "normal": 3.2, "strong": 2.2}
AT_WORK = (-1, 0)

logger = logging.getLogger("archipel.bots")


class TurnQueue(Protocol):
    """Tables in which a bot is to act, the most urgent first."""

    @property
    def asked(self) -> Collection[str]:
        """Tables that wait, or are thought about here."""

    def put(self, table: Table, urgent: int) -> None:
        """Whoever waits already moves up when more urgent."""

    async def take(self) -> Table: ...

    def done(self, table: Table, *, settled: bool) -> None:
        """Nothing is left to think about there, until something happens; or it could not be done."""


class OwnQueue:
    """The queue of a house that shares its tables with no other."""

    def __init__(self) -> None:
        self.queue: asyncio.PriorityQueue[tuple[int, int, Table]] = asyncio.PriorityQueue()
        self.asked: dict[str, tuple[int, int]] = {}
        self.turn = 0

    def put(self, table: Table, urgent: int) -> None:
        asked = self.asked.get(table.id)
        if asked is None or urgent < asked[0]:
            self.turn += 1
            self.asked[table.id] = (urgent, self.turn)
            self.queue.put_nowait((urgent, self.turn, table))

    async def take(self) -> Table:
        while True:
            urgent, turn, table = await self.queue.get()
            if self.asked.get(table.id) == (urgent, turn):
                self.asked[table.id] = AT_WORK
                return table

    def done(self, table: Table, *, settled: bool) -> None:
        """What could not be done rests until somebody wakes the table."""
        del self.asked[table.id]


class BotTurns:
    """Bots act where it is their turn, as many at once as there are thinkers."""

    def __init__(self, thinkers: Sequence[Thinker], meter: Meter, queue: TurnQueue | None = None) -> None:
        self.thinkers = thinkers
        self.meter = meter
        self.queue = queue or OwnQueue()
        self.tasks: list[asyncio.Task[None]] = []
        self.due: dict[str, asyncio.TimerHandle | asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Have the next bot of a table act, if it is one's turn.

        In a race against people a bot takes its time, as a person would.
        """
        if table.id in self.due:
            return
        pause = pace(table)
        if pause and table.id not in self.queue.asked:
            loop = asyncio.get_running_loop()
            self.due[table.id] = loop.call_later(pause, self._ring, table, _acts(table))
        elif not pause:
            self._ask(table)

    def busy(self, table: str) -> bool:
        """Whether one of its bots thinks, or is to."""
        return table in self.queue.asked or table in self.due

    def _ring(self, table: Table, acts: int) -> None:
        """Where a bot has acted meanwhile, in another house, the next takes its time too."""
        del self.due[table.id]
        if _acts(table) == acts:
            self._ask(table)
        else:
            self.wake(table)

    def _ask(self, table: Table) -> None:
        if next_bot(table) is not None:
            self.queue.put(table, urgency(table))

    def start(self) -> None:
        self.tasks = [asyncio.create_task(self._work(thinker)) for thinker in self.thinkers]

    async def stop(self) -> None:
        for alarm in self.due.values():
            alarm.cancel()
        for task in self.tasks:
            task.cancel()
        answering = [alarm for alarm in self.due.values() if isinstance(alarm, asyncio.Task)]
        await asyncio.gather(*self.tasks, *answering, return_exceptions=True)
        for thinker in self.thinkers:
            thinker.stop()

    async def _work(self, thinker: Thinker) -> None:
        while True:
            table = await self.queue.take()
            began = time.monotonic()
            try:
                settled = await self._decide(thinker, table)
            except Exception as error:
                logger.error("table %s: no bot could act: %s", table.id, blame(error))
                settled = False
            self.meter.bot(time.monotonic() - began)
            if settled is not None:
                self.queue.done(table, settled=settled)
            if settled:
                self.wake(table)

    async def _decide(self, thinker: Thinker, table: Table) -> bool | None:
        """Whether nothing is left to do: a bot has acted, none is to, or what it thought about was taken back
        meanwhile. None: it answers by and by."""
        seat = next_bot(table)
        if seat is None or table.match.history is None:
            return True
        if table.match.history.asking():
            await self._answer(thinker, table)
            return None
        ply = table.match.history.plies[seat]
        return await self._enter(table, seat, ply, await self._think(thinker, table, seat))

    async def _answer(self, thinker: Thinker, table: Table) -> None:
        """Every bot that is asked thinks; then all answer together, and meanwhile others may think here."""
        assert table.match.history is not None
        plies = table.match.history.plies.copy()
        thoughts = {seat: await self._think(thinker, table, seat) for seat in choosing_bots(table)}
        self.due[table.id] = asyncio.create_task(self._enter_together(table, plies, thoughts))

    async def _enter_together(self, table: Table, plies: dict[Viewer, int], thoughts: dict[Seat, str | None]) -> None:
        """At a time that tells nobody how many thought, nor for how long."""
        await table.house.sleep(until_answer(table.match))
        try:
            entered = [await self._enter(table, seat, plies[seat], action) for seat, action in thoughts.items()]
        except Exception as error:
            logger.error("table %s: no bot could answer: %s", table.id, blame(error))
            entered = [False]
        if not all(entered):
            await table.house.sleep(AGAIN)
        self.queue.done(table, settled=all(entered))
        del self.due[table.id]
        self.wake(table)

    async def _think(self, thinker: Thinker, table: Table, seat: Seat) -> str | None:
        assert table.match.history is not None
        record = msgspec.json.encode(table.match.history.record())
        return await thinker.ask(choose, BotJob(record, seat, table.match.seating.level(seat), secrets.randbits(64)))

    async def _enter(self, table: Table, seat: Seat, ply: int, thought: str | None) -> bool:
        for action in (thought, any_action(table, seat)):
            if action is None:
                continue
            try:
                await table.act(seat, ply, action, bot=True)
                return True
            except Refusal as refusal:
                if refusal.stale:
                    return True
                logger.warning("table %s: a bot's action was refused: %s", table.id, refusal.why.key)
        return False


def next_bot(table: Table) -> Seat | None:
    """The bot to think; in a race they take turns."""
    bots = choosing_bots(table)
    if not bots or table.match.history is None:
        return None
    return bots[len(table.match.history.lines) % len(bots)] if racing(table) else bots[0]


def _acts(table: Table) -> int:
    """How often bots have acted there."""
    lines = table.match.history.lines if table.match.history else []
    bots = table.match.seating.bots(range(len(table.match.seating)))
    return sum(line.entry.kind == "act" and line.entry.seat in bots for line in lines)


def choosing_bots(table: Table) -> list[Seat]:
    """Bots to act; where they are only asked, those that could say yes: for the others the table answers."""
    bots, history = table.match.seating.bots(table.match.acting()), table.match.history
    if history is None or not history.asking():
        return bots
    answered = [line.seat for line in table_answers(history, bots)]
    return [seat for seat in bots if seat not in answered]


def racing(table: Table) -> bool:
    """Several act at once, the order counts, and a person who is here is among them."""
    state = table.match.history.state if table.match.history else None
    if state is None or not state.steps or state.steps[-1].secret():
        return False
    acting = state.to_act()
    return len(acting) > 1 and bool(table.broadcast.audience.seats() & set(acting))


def pace(table: Table) -> float:
    """Seconds to let pass before the next bot's move."""
    bots = table.match.seating.bots(table.match.acting())
    pause = PACE[table.match.seating.level(bots[0])] / len(bots) if bots and racing(table) else 0.0
    return pause + table.match.ticking.until_start(table.match.now())


def any_action(table: Table, seat: Seat) -> str | None:
    """No, where the bot is only asked."""
    if table.match.history is None:
        return None
    state = table.match.history.state
    invitation, legal = state.invitation(seat), state.legal_actions(seat)
    return str(invitation.decline if invitation else random.choice(legal)) if legal else None


def urgency(table: Table) -> int:
    """0: a person waits; 1: a person is here; 2: nobody looks."""
    if table.people_wait():
        return 0
    return 1 if table.broadcast.audience else 2
