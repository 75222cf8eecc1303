"""Hints at a table: a strong bot thinks about the asker's own outlook, in a process of its own."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable

import msgspec

from archipel.analysis import Advice, counsel
from archipel.bots import BotJob
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


class Question(msgspec.Struct, frozen=True):
    """What somebody wants to know: at which table, for which seat, at which of its plies."""

    table: Table
    seat: Seat
    ply: int
    asker: Outlet


class Hints:
    """One asker after another, nobody more often than is `allowed`. Whoever asks anew after a move no longer wants the
    earlier answer; everybody has an answer, or a word why there is none, within `limit` seconds."""

    def __init__(self, thinker: Thinker, allowed: Callable[[str], bool], limit: float) -> None:
        self.thinker = thinker
        self.allowed = allowed
        self.limit = limit
        self.turn = asyncio.Lock()
        self.asked: dict[str, asyncio.Task[None]] = {}
        self.questions: dict[str, Question] = {}

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
        question, before = Question(table, seat, ply, asker), self.questions.get(asker.person)
        if question == before or not self.allowed(asker.person):
            raise refuse("server-too-fast", status=429)
        if before is None and len(self.questions) >= WAITING:
            raise refuse("server-hint-busy", status=429)
        self._begin(question)

    def _begin(self, question: Question) -> None:
        person = question.asker.person
        self.questions[person] = question
        task = self.asked[person] = asyncio.create_task(self._answer(question))
        task.add_done_callback(lambda done: self._end(person, question, done))

    def _end(self, person: str, question: Question, task: asyncio.Task[None]) -> None:
        if self.questions.get(person) is question:
            del self.questions[person]
        if self.asked.get(person) is task:
            del self.asked[person]

    async def stop(self) -> None:
        tasks = list(self.asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.thinker.stop()

    async def _answer(self, question: Question) -> None:
        try:
            async with asyncio.timeout(self.limit):
                told = await self._told(question)
        except TimeoutError:
            told = Refused(text("server-hint-failed"))
        if told is not None:
            tell(question.asker, told)

    async def _told(self, question: Question) -> Hinted | Refused | None:
        """Where others have done what speaks against the advice, another is thought of; not behind a curtain; nothing
        for whoever has asked anew."""
        async with self.turn:
            while self._is_wanted(question):
                history = question.table.match.history
                if history is None or not history.answers(question.seat, question.ply) or not self._sees(question):
                    return Hinted(question.ply, "")
                if question.seat not in history.state.may_act():
                    return Refused(text("server-hint-later"))
                advice = await self.thinker.ask(counsel, _job(history, question.seat))
                if advice is None:
                    return Refused(text("server-hint-failed"))
                if self._sees(question) and _stands(history, question.seat, question.ply, advice):
                    return Hinted(history.plies[question.seat], advice.action, advice.why)
        return None

    def _is_wanted(self, question: Question) -> bool:
        return self.questions.get(question.asker.person) is question

    def _sees(self, question: Question) -> bool:
        return question.table.broadcast.sees(question.asker, question.seat)


def _job(history: History, seat: Seat) -> BotJob:
    return BotJob(msgspec.json.encode(history.record()), seat, LEVEL, secrets.randbits(64))


def _stands(history: History, seat: Seat, ply: int, advice: Advice) -> bool:
    action = history.game.actions.parse(advice.action)
    return history.answers(seat, ply) and history.objection(seat, action) is None
