"""A live match: what people and bots may do there, and how it is carried out. The one place where things meet."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Literal, TypeVar

from archipel.core.text import text
from archipel.core.values import Seat
from archipel.table.absence import Absence
from archipel.table.answer_timer import AnswerTimer
from archipel.table.audience import Outlet
from archipel.table.broadcast import Broadcast
from archipel.table.clocks import Ticking
from archipel.table.finished.endings import ending_of
from archipel.table.history import Change, History
from archipel.table.house import House
from archipel.table.log_line import Viewer
from archipel.table.match import Match
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Ending, Entry, LoggedEntry, Sitter, TableRow
from archipel.table.seating import Seating
from archipel.table.stand_ins import back, call, standin, stop, wait
from archipel.table.standing import Answer, silent_answers, stand
from archipel.table.store import StoreFailed, Taken

SLICE = 100
TRIES = 5

T = TypeVar("T")

logger = logging.getLogger("archipel.table")


def _nothing(_: object) -> None:
    """Nobody is to be told."""


class Table:
    """Commands, one after another; `wake` is called whenever a bot of this table may have something to do, `heard`
    when something happened here in another house. `behind`: more is in the log than was read; `gone`: this house can
    no longer serve it."""

    def __init__(
        self, match: Match, house: House, wake: Callable[[Table], None], heard: Callable[[Table], None] = _nothing
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
        if not history.lines and self.match.row.clock.kind != "none" and not self.match.over():
            await self._begin()
        self.answer_timer.look()

    async def _begin(self) -> None:
        """Let time run; whoever opens the table next does so where it cannot be kept now."""
        with suppress(Refusal):
            await self._keep(Entry("begin", -1))

    async def go_on_by_newer_rules(self, history: History) -> None:
        """A game in play, every line of which is still legal, and everybody is told."""
        await self.begin(history)
        await self._keep(Entry("rules", -1, f"{self.match.row.rules} {self.match.game.rules}"))
        await self._keep_absence(0.0)

    # ---- what anybody may ask

    def idle(self) -> bool:
        return not self.broadcast.audience and not self.tasks and not self.answer_timer.waits()

    def people_wait(self) -> bool:
        """Whether somebody is here who can do nothing until others have acted."""
        acting = set(self.match.acting())
        return any(not seats & acting for seats in self.broadcast.audience.people())

    # ---- people coming and going

    def attach(self, outlet: Outlet) -> None:
        self.match.admit(outlet.person)
        self.broadcast.attach(outlet)
        self._note_presence(besides=outlet)
        if self.behind:
            self._start(self._read_on())
        if self.absence.lines():
            self._start(self.note_absence())
        self.answer_timer.look()
        self.wake(self)

    def detach(self, outlet: Outlet) -> None:
        self.broadcast.detach(outlet)
        self._note_presence()

    def _note_presence(self, besides: Outlet | None = None) -> None:
        """Somebody has come or gone, or sits here now: everybody is told, in other houses too."""
        self.absence.note()
        self.broadcast.tell_presence(besides)
        sits = self.match.seating.seat_of
        here = frozenset(one.person for one in self.broadcast.audience.outlets if sits(one.person) is not None)
        if here != self.shown:
            self.shown = here
            self.house.neighbours.show(self.id, here)

    async def note_absence(self) -> None:
        """Time stands still, or goes on; no bot comes to who is here again. What cannot be kept now is tried anew."""
        with suppress(Refusal):
            await self.enter_all(self.absence.lines)

    async def _keep_absence(self, grace: float) -> None:
        with suppress(Refusal):
            for entry in self.absence.lines(grace):
                await self._keep(entry)

    async def join(self, person: str) -> Seat:
        """The seat of a person, a free one taken if need be."""
        return await self._carry_out(self._join(person))

    async def reseat(self, change: Callable[[Seating], Sequence[Sitter]]) -> None:
        """Others sit at a table that waits; it begins once nobody is awaited any more."""
        await self._carry_out(self._reseat(change))

    async def cancel(self) -> None:
        """A table that waits is called off, and everybody here is told."""
        await self._carry_out(self._cancel())

    # ---- play

    async def act(self, seat: Viewer, ply: int, action: str, *, bot: bool = False) -> None:
        await self._carry_out(self._enter("act", seat, ply, action, bot=bot))

    async def undo(self, seat: Viewer, ply: int) -> None:
        await self._carry_out(self._enter("undo", seat, ply))

    async def restart(self, seat: Viewer, ply: int) -> None:
        """Take a whole turn back."""
        await self._carry_out(self._enter("restart", seat, ply))

    async def stand(self, seat: Viewer, answer: Answer, kind: str) -> None:
        """From here on the table answers so for a seat that is only asked, until it is told otherwise."""
        if seat is None:
            raise refuse("server-watching")
        await self._carry_out(self._note(partial(stand, seat=seat, answer=answer, kind=kind)))

    async def end_invitation(self) -> None:
        """Whoever was asked and has let the time pass has declined."""
        await self.enter_all(self._silent)

    def _silent(self) -> list[Entry]:
        match = self.match
        if match.history is None or match.ticking.to_answer(match.now()) != 0:
            return []
        return silent_answers(match.history, match.seating.bots(match.acting()))

    # ---- who plays

    async def leave(self, person: str) -> None:
        """Bots play on in the seats of a person."""
        for seat in self._seats(person):
            await self.stand_in(seat, "left")

    async def call(self, person: str, seat: Seat) -> None:
        """A player asks for a bot in the seat of somebody the table waits for and who is away."""
        self._seats(person)
        self.absence.check_call(seat)
        await self._carry_out(self._note(partial(call, seat=seat, calls=self.match.ticking.calls)))

    async def wait(self, person: str, seat: Seat) -> None:
        """A player would rather wait for somebody than have a bot."""
        self._seats(person)
        await self._carry_out(self._note(partial(wait, seat=seat, calls=self.match.ticking.calls)))

    async def expire(self) -> None:
        """Somebody's time is out, an invitation is over, or a bot that was asked for comes; nothing of that at a live
        table where nobody is."""
        await self._carry_out(self._keep_absence(0.0))
        for seat in self.match.ticking.out(self.match.now()):
            await self.stand_in(seat, "time")
        await self.enter_all(self.absence.answered)
        await self.end_invitation()

    async def stand_in(self, seat: Seat, why: str) -> None:
        """A bot takes a seat; one that is out of time only if it still is when its turn to be looked at comes.

        Nobody else plays somebody's one try at the deal of a day."""
        if self.match.row.day:
            return
        await self._carry_out(self._note(partial(self._standin, seat=seat, why=why)))

    async def retake(self, person: str) -> None:
        """A person takes seats back from bots."""
        mine = [seat for seat in self._seats(person) if seat in self.match.seating.stand_ins]
        if not mine or self.match.over():
            raise refuse("server-not-stood-in")
        for seat in mine:
            await self._carry_out(self._note(partial(back, seat=seat)))

    async def stop(self, person: str, *, agree: bool) -> None:
        """A person would stop the game here, or play on after all; it stops when everybody would."""
        players = self.match.seating.players()
        for seat in self._seats(person):
            await self._carry_out(self._note(partial(stop, seat=seat, players=players, agree=agree)))

    def _seats(self, person: str) -> tuple[Seat, ...]:
        seats = self.match.seating.seats_of(person)
        if not seats:
            raise refuse("server-watching")
        return seats

    def _standin(self, history: History, seat: Seat, why: str) -> Entry | None:
        if why == "time" and seat not in self.match.ticking.out(self.match.now()):
            return None
        return standin(history, seat, why)

    # ---- what happens in other houses

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

    async def renew(self, row: TableRow, next: str) -> None:
        """What was agreed, and who sits here, as it is kept now."""
        await self._carry_out(self._renew(row, next))

    def meet(self, elsewhere: frozenset[str]) -> None:
        """Who looks on in other houses now."""
        if elsewhere != self.broadcast.audience.elsewhere:
            self.broadcast.audience.elsewhere = elsewhere
            self._note_presence()

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

    async def _renew(self, row: TableRow, next: str) -> None:
        match, before = self.match, (self.match.seating.sitters, self.match.listed)
        if row.rules > match.game.rules and not row.over:
            self.leave_to_others()
            return
        match.row, match.seating.host, match.listed = row, row.host, row.listed
        if [*row.sitters] != match.seating.sitters:
            match.seating.reseat(row.sitters)
            for sitter in row.sitters:
                match.seating.learn(sitter.person)
        if match.history is None and match.ending is None and before != (match.seating.sitters, match.listed):
            await self._seated()
        self._note_presence()
        if next != match.next:
            self.broadcast.offer(next)

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

    async def _join(self, person: str) -> Seat:
        seat = self.match.seating.seat_of(person)
        if seat is not None:
            return seat
        if self.match.ending is not None:
            raise refuse("server-rules-lost", status=410)
        free = self.match.seating.free_for(person)
        if not free:
            raise refuse("server-table-full", status=409)
        try:
            await self.house.store.tables.sit(self.id, free[0], person)
        except Taken:
            raise refuse("server-table-full", status=409) from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        self.match.seating.sit(free[0], person)
        await self._seated()
        return free[0]

    async def _reseat(self, change: Callable[[Seating], Sequence[Sitter]]) -> None:
        self.match.waits()
        before, after = self.match.seating.sitters, list(change(self.match.seating))
        if after == before:
            return
        await self._kept(self.house.store.tables.reseat(self.id, before, after))
        self.match.seating.reseat(after)
        await self._seated()

    async def _seated(self) -> None:
        """Others sit here than before: it begins where nobody is awaited any more."""
        await self.open()
        self.broadcast.tell_whole()
        self._note_presence()
        self.wake(self)

    async def _cancel(self) -> None:
        self.match.waits()
        await self._kept(self.house.store.tables.drop(self.id))
        self.broadcast.cancel()

    async def _kept(self, write: Coroutine[Any, Any, None]) -> None:
        """Refusal where a table that waits was not as we knew it, or nothing could be kept."""
        try:
            await write
        except Taken:
            raise refuse("server-begun", status=409) from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

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
