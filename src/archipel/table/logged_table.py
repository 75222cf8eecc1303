"""The log of a live match: line after line is prepared, made durable, then true; and what others have written."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from typing import Any, Literal, TypeVar

from archipel.core.text import text
from archipel.table.absence import Absence
from archipel.table.answer_timer import AnswerTimer
from archipel.table.broadcast import Broadcast
from archipel.table.clocks import Ticking
from archipel.table.finished.endings import ending_of
from archipel.table.history import Change, History
from archipel.table.house import House
from archipel.table.log_line import Viewer
from archipel.table.match import Match
from archipel.table.neighbours import Alone
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Ending, Entry, LoggedEntry
from archipel.table.store import StoreFailed, Taken

SLICE = 100
TRIES = 20

T = TypeVar("T")

logger = logging.getLogger("archipel.table")


def _nothing(_: object) -> None:
    """Nobody is to be told."""


class LoggedTable:
    """One thing after another; `wake` is called whenever a bot of this table may have something to do, `heard` when
    something happened here in another house. `behind`: more is in the log than was read; `gone`: this house can no
    longer serve it."""

    def __init__(
        self, match: Match, house: House, wake: Callable[[Any], None], heard: Callable[[Any], None] = _nothing
    ) -> None:
        self.id = match.row.id
        self.match = match
        self.house = house
        self.wake = wake
        self.heard = heard
        self.behind = self.gone = False
        self.shown: frozenset[str] = frozenset()
        self.broadcast = Broadcast(match)
        self.absence = Absence(match, self.broadcast.audience)
        self.answer_timer = AnswerTimer(self)
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Read the log once everybody sits; a long one in slices, so that everybody else has a turn in between."""
        match, tables = self.match, self.house.store.tables
        if match.seating.free():
            return
        history = match.new_history()
        lines = (await tables.lines_after({self.id: 0})).get(self.id, [])
        for number, line in enumerate(lines, 1):
            history.commit(history.recall(line))
            if not number % SLICE:
                await asyncio.sleep(0)
        await self.begin(history)
        if lines:
            await self._keep_absence(0.0)

    async def begin(self, history: History) -> None:
        """Everybody sits and this was played; where nothing was, time begins to run."""
        self.match.begin(history)
        self.absence.note()
        self.absence.note_since(history)
        if not history.lines and not self.match.over():
            await self._begin()
        self.answer_timer.look()

    async def _begin(self) -> None:
        """Let time run, and tell other houses by which rules; whoever opens the table next does so where it cannot be
        kept now."""
        row, rules = self.match.row, self.match.game.rules
        with suppress(Refusal):
            if row.rules != rules and not isinstance(self.house.neighbours, Alone):
                await self._keep(Entry("rules", -1, f"{row.rules} {rules}"))
            if row.clock.kind != "none":
                await self._keep(Entry("begin", -1))

    async def go_on_by_newer_rules(self, history: History) -> None:
        """A game in play, every line of which is still legal, and everybody is told."""
        await self.begin(history)
        await self._keep(Entry("rules", -1, f"{self.match.row.rules} {self.match.game.rules}"))
        await self._keep_absence(0.0)

    async def _keep_absence(self, grace: float) -> None:
        with suppress(Refusal):
            for entry in self.absence.lines(grace):
                await self._keep(entry)

    # ---- what others have written

    async def catch_up(self) -> None:
        """Read on in the log; refused where that cannot be."""
        await self._carry_out(self._catch_up())

    async def _read_on(self) -> None:
        """What cannot be read now is read when the next line comes."""
        with suppress(Refusal):
            await self.catch_up()

    async def hear(self, since: int, lines: Sequence[LoggedEntry]) -> None:
        """Lines of the log from a number on: those that are known already are passed over."""
        await self._carry_out(self._hear(since, lines))

    def leave_to_others(self) -> None:
        """The rest is played by newer rules than this house knows: its pages are to ask elsewhere."""
        self.gone = True
        self.broadcast.dismiss(text("server-newer-rules"))

    async def _catch_up(self) -> None:
        since = len(self.match.history.lines) if self.match.history is not None else 0
        try:
            found = await self.house.store.tables.lines_after({self.id: since})
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        await self._hear(since, found.get(self.id, []))

    async def _hear(self, since: int, lines: Sequence[LoggedEntry]) -> None:
        history = self.match.history
        if history is None or self.gone or since > len(history.lines):
            return
        self.behind = False
        for kept in lines[len(history.lines) - since :]:
            if self._newer(kept.entry):
                self.leave_to_others()
                return
            change = history.recall(kept)
            self._publish(history, change, self._then(change)[1])
        self.heard(self)

    def _newer(self, entry: Entry) -> bool:
        return entry.kind in ("rules", "void") and int(entry.action.split()[-1]) > self.match.game.rules

    # ---- how it is kept

    async def _carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """One thing after another, each finished even if whoever asked for it leaves."""

        async def alone() -> T:
            async with self.lock:
                return await work

        return await asyncio.shield(self._start(alone()))

    def _start(self, work: Coroutine[Any, Any, T]) -> asyncio.Task[T]:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return task

    async def enter_all(self, entries: Callable[[], list[Entry]]) -> None:
        """Keep lines that are found once it is their turn, with nothing in between."""

        async def enter() -> None:
            for entry in entries():
                await self._keep(entry)

        await self._carry_out(enter())

    async def _note(self, line: Callable[[History], Entry | None]) -> None:
        entry = line(self.match.begun())
        if entry is not None:
            await self._keep(entry)

    async def _enter(
        self, kind: Literal["act", "undo", "restart"], seat: Viewer, ply: int, action: str = "", *, bot: bool = False
    ) -> None:
        match = self.match
        if seat is None:
            raise refuse("server-watching")
        history = match.begun()
        for _ in range(TRIES):
            if not history.answers(seat, ply) or (bot and not match.seating.bots([seat])):
                break
            if not bot and seat in history.stand_ins:
                raise refuse("server-stood-in")
            if match.ticking.until_start(match.now()):
                raise refuse("server-not-yet")
            try:
                return await self._keep(Entry(kind, seat, action))
            except Refusal as refusal:
                if not refusal.stale:
                    raise
        raise Refusal(text("server-stale"), stale=True)

    async def _keep(self, entry: Entry) -> None:
        """Prepare, make durable, then let it be true; stale where somebody else was first."""
        if self.gone:
            raise refuse("server-newer-rules", status=503)
        match, history, now = self.match, self.match.begun(), round(self.match.now(), 3)
        change = self._prepare(history, entry, now)
        over, ticking = self._then(change)
        won = match.won(change.state) if over else []
        ending = self._ending(history, change) if over else None
        try:
            await self.house.store.tables.append(
                self.id,
                len(history.lines),
                change.line.entry,
                now,
                over=over,
                won=won,
                due=ticking.due(),
                rules=match.game.rules,
                ending=ending,
            )
        except Taken:
            await self._catch_up()
            raise Refusal(text("server-stale"), stale=True) from None
        except StoreFailed:
            self.behind = True
            raise refuse("server-not-kept", status=503) from None
        self._publish(history, change, ticking)
        self.house.meter.action(match.game.id)
        self.wake(self)

    def _then(self, change: Change) -> tuple[bool, Ticking]:
        """Whether the game is over once this is true, and how time runs."""
        entry = change.line.entry
        over = change.state.outcome() is not None or (entry.kind, entry.action) == ("stop", "all")
        return over, self.match.ticking.after(change.line, ended=over)

    def _publish(self, history: History, change: Change, ticking: Ticking) -> None:
        """It is true, and everybody is told."""
        history.commit(change)
        self.match.ticking = ticking
        self.broadcast.publish(history, change.line)
        if change.line.entry.kind in ("pause", "resume"):
            self.broadcast.tell_clock()
        self.answer_timer.look()

    def _prepare(self, history: History, entry: Entry, at: float) -> Change:
        try:
            return history.prepare(entry, at)
        except Refusal:
            raise
        except Exception as error:
            logger.error("table %s: the rules failed: %s", self.id, blame(error))
            raise refuse("server-broken", status=500) from None

    def _ending(self, history: History, change: Change) -> Ending:
        """How the game ends with this; read off a copy, for nothing is true yet."""
        ended = history.copy()
        ended.commit(change)
        return ending_of(ended, ended.record())
