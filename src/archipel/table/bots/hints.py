"""Hints at a table: a strong bot thinks about the asker's own outlook, in a process of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from archipel.bots import Advice, BotJob, counsel
from archipel.core.text import text
from archipel.core.values import Seat
from archipel.table.audience import Outlet, tell
from archipel.table.history import History
from archipel.table.house import Thinker
from archipel.table.log_line import Viewer
from archipel.table.refusal import Refusal, refuse
from archipel.table.table import Table
from archipel.table.wire.messages import Hinted, Refused

LEVEL = "strong"
WAITING = 8


class Hints:
    """One asker after another; nobody twice at once, nor more often than is `allowed`."""

    def __init__(self, thinker: Thinker, allowed: Callable[[str], bool]) -> None:
        self.thinker = thinker
        self.allowed = allowed
        self.turn = asyncio.Lock()
        self.asked: dict[str, asyncio.Task[None]] = {}

    def ask(self, table: Table, seat: Viewer, ply: int, asker: Outlet) -> None:
        """Have an answer sent to the page that asked; refused where there is none to be had."""
        if seat is None:
            raise refuse("server-watching")
        if not table.match.row.advises():
            raise refuse("server-no-hints", status=403)
        if table.match.history is None or seat not in table.match.history.state.may_act():
            raise refuse("server-hint-later")
        if not table.match.history.answers(seat, ply):
            raise Refusal(text("server-stale"), stale=True)
        if asker.person in self.asked or len(self.asked) >= WAITING or not self.allowed(asker.person):
            raise refuse("server-too-fast", status=429)
        job = BotJob(msgspec.json.encode(table.match.history.record()), seat, LEVEL, secrets.randbits(64))
        task = asyncio.create_task(self._answer(table, job, ply, asker))
        self.asked[asker.person] = task
        task.add_done_callback(lambda _: self.asked.pop(asker.person, None))

    async def stop(self) -> None:
        for task in self.asked.values():
            task.cancel()
        await asyncio.gather(*self.asked.values(), return_exceptions=True)
        self.thinker.stop()

    async def _answer(self, table: Table, job: BotJob, ply: int, asker: Outlet) -> None:
        """Said as long as it still stands, whatever others have done meanwhile; not behind a curtain."""
        async with self.turn:
            advice: Advice | None = await self.thinker.ask(counsel, job)
        history = table.match.history
        if advice is None:
            tell(asker, Refused(text("server-hint-failed")))
        elif history is not None and table.broadcast.sees(asker, job.seat) and _stands(history, job.seat, ply, advice):
            tell(asker, Hinted(history.plies[job.seat], advice.action, advice.why))
        else:
            tell(asker, Hinted(ply, ""))


def _stands(history: History, seat: Seat, ply: int, advice: Advice) -> bool:
    action = history.game.actions.parse(advice.action)
    return history.answers(seat, ply) and history.objection(seat, action) is None
