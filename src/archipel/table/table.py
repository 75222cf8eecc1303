"""A live match: seats, people, bots and the log. The one place where things meet."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from typing import Any, Literal, TypeVar

from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.scene import Progress
from archipel.core.state import State
from archipel.core.text import Text, text
from archipel.core.values import Options, Seat
from archipel.server.base import metrics
from archipel.table.audience import Outlet
from archipel.table.broadcast import Showing
from archipel.table.clocks import read_time
from archipel.table.history import Change, History, Viewer
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Entry, TableRow, Won
from archipel.table.seating import Seating
from archipel.table.stand_ins import back, standin, stop
from archipel.table.store import Store, StoreFailed, Taken
from archipel.table.wire import Why

SLICE = 100
PATIENCE = 120.0

T = TypeVar("T")

logger = logging.getLogger("archipel.table")


class Table(Showing):
    """`wake` is called whenever a bot of this table may have something to do."""

    def __init__(
        self, row: TableRow, game: Game, options: Options, seating: Seating, store: Store, wake: Callable[[Table], None]
    ) -> None:
        super().__init__(row, game, seating)
        self.options = options
        self.store = store
        self.wake = wake
        self.progressed: tuple[int, Progress | None] | None = None
        self.away: dict[Seat, float] = {}
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Read the log once everybody sits; a long one in slices, so that everybody else has a turn in between."""
        if self.seating.free():
            return
        history = History(self.game, self.options, len(self.seating), self.row.seed)
        entries, times = await self.store.tables.log(self.id), await self.store.tables.times(self.id)
        for start in range(0, len(entries), SLICE):
            history.read(entries[start : start + SLICE], times[start : start + SLICE])
            await asyncio.sleep(0)
        self.ticking = read_time(self.row.clock, history, self.seating.players())
        self.history, self.seating.stand_ins, self.seating.stops = history, history.stand_ins, history.stops
        self.progressed = None
        self._note_absence()
        if not entries and self.row.clock.kind != "none" and not self.over():
            await self._begin()

    async def _begin(self) -> None:
        """Let time run; whoever opens the table next does so where it cannot be kept now."""
        with suppress(Refusal):
            await self._keep(Entry("begin", -1))

    # ---- what anybody may ask

    def idle(self) -> bool:
        return not self.audience and not self.tasks

    def missing(self) -> set[Seat]:
        """Seats for which time runs at a live table, and whose people are not here."""
        return set(self.ticking.running) - self.audience.seats() if self.row.clock.kind == "live" else set()

    def progress(self) -> Progress | None:
        """How far the game is, as a spectator sees it; without the gestures, and once at each line of the log."""
        if self.history is None:
            return None
        now = len(self.history.lines)
        if self.progressed is None or self.progressed[0] != now:
            scene = self.game.scene(self.history.state.view(None), ())
            self.progressed = now, scene.progress
        return self.progressed[1]

    def record(self) -> Record:
        if self.sealed():
            raise refuse("server-sealed", status=403)
        if self.history is None or not self.over():
            raise refuse("server-record-later", status=409)
        return self.history.record()

    def sealed(self) -> bool:
        """Whether nobody but those who sit here may see anything of it yet."""
        return time.time() < self.row.sealed_until

    def admit(self, person: str) -> None:
        """Refusal where somebody who does not sit here may not look yet."""
        if self.sealed() and self.seating.seat_of(person) is None:
            raise refuse("server-sealed", status=403)

    def why(self, seat: Viewer, ask: Why) -> Text | None:
        """What stands against a choice; nothing for a spectator, or for a path that means nothing."""
        if seat is None or self.history is None:
            return None
        try:
            if ask.action:
                return self.history.objection(seat, self.game.actions.parse(ask.action))
            intent = self.game.intent
            action = intent(self.history.state.view(seat), ask.path, ask.turn) if intent else None
            return self.history.objection(seat, action) if action else None
        except (ValueError, LookupError):
            return None

    def people_wait(self) -> bool:
        """Whether somebody is here who can do nothing until others have acted."""
        acting = set(self.acting())
        return any(not seats & acting for seats in self.audience.people())

    # ---- people coming and going

    def attach(self, outlet: Outlet) -> None:
        self.admit(outlet.person)
        self.audience.outlets.append(outlet)
        try:
            if not self.audience.hidden(outlet):
                self._draw(self.audience.viewer(outlet))
            self.sync(outlet)
        except BaseException:
            self.audience.leave(outlet)
            raise
        self._note_absence()
        self.tell_presence(besides=outlet)
        self.wake(self)

    def detach(self, outlet: Outlet) -> None:
        self.audience.leave(outlet)
        left = self.audience.viewers()
        gone = [viewer for viewer in self.pictures if viewer not in left]
        for viewer in gone:
            del self.pictures[viewer]
        self._note_absence()
        if gone and self.history is not None:
            self.history.forget(gone)
        self.tell_presence()

    def _note_absence(self) -> None:
        """Since when each person who plays has not been here."""
        missing = set(self.seating.players()) - self.audience.seats()
        self.away = {seat: self.away.get(seat, self.now()) for seat in missing}

    async def join(self, person: str) -> Seat:
        """The seat of a person, a free one taken if need be."""
        return await self._carry_out(self._join(person))

    # ---- play

    async def act(self, seat: Viewer, ply: int, action: str, *, bot: bool = False) -> None:
        await self._carry_out(self._enter("act", seat, ply, action, bot=bot))

    async def undo(self, seat: Viewer, ply: int) -> None:
        await self._carry_out(self._enter("undo", seat, ply))

    async def restart(self, seat: Viewer, ply: int) -> None:
        """Take a whole turn back."""
        await self._carry_out(self._enter("restart", seat, ply))

    # ---- who plays

    async def leave(self, person: str) -> None:
        """Bots play on in the seats of a person."""
        for seat in self._seats(person):
            await self.stand_in(seat, "left")

    async def call(self, person: str, seat: Seat) -> None:
        """A player has a bot play for somebody the table waits for, who has been away for a while."""
        self._seats(person)
        away = self.away.get(seat)
        if seat not in self.acting() or away is None or self.now() - away < PATIENCE:
            raise refuse("server-not-away", status=409)
        await self.stand_in(seat, "away")

    async def stand_in(self, seat: Seat, why: str) -> None:
        """A bot takes a seat; one that is out of time only if it still is when its turn to be looked at comes.

        Nobody else plays somebody's one try at the deal of a day."""
        if self.row.day:
            return
        await self._carry_out(self._note(partial(self._standin, seat=seat, why=why)))

    async def retake(self, person: str) -> None:
        """A person takes seats back from bots."""
        mine = [seat for seat in self._seats(person) if seat in self.seating.stand_ins]
        if not mine:
            raise refuse("server-not-stood-in")
        for seat in mine:
            await self._carry_out(self._note(partial(back, seat=seat)))

    async def stop(self, person: str, *, agree: bool) -> None:
        """A person would stop the game here, or play on after all; it stops when everybody would."""
        players = self.seating.players()
        for seat in self._seats(person):
            await self._carry_out(self._note(partial(stop, seat=seat, players=players, agree=agree)))

    def _seats(self, person: str) -> tuple[Seat, ...]:
        seats = self.seating.seats_of(person)
        if not seats:
            raise refuse("server-watching")
        return seats

    def _standin(self, history: History, seat: Seat, why: str) -> Entry | None:
        if why == "time" and seat not in self.ticking.out(self.now()):
            return None
        return standin(history, seat, why)

    # ---- how it is kept

    async def _carry_out(self, work: Coroutine[Any, Any, T]) -> T:
        """One thing after another, each finished even if whoever asked for it leaves."""

        async def alone() -> T:
            async with self.lock:
                return await work

        task = asyncio.create_task(alone())
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)
        return await asyncio.shield(task)

    async def _join(self, person: str) -> Seat:
        seat = self.seating.seat_of(person)
        if seat is not None:
            return seat
        free = self.seating.free_for(person)
        if not free:
            raise refuse("server-table-full", status=409)
        try:
            await self.store.tables.sit(self.id, free[0], person)
        except Taken:
            raise refuse("server-table-full", status=409) from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        self.seating.sit(free[0], person)
        await self.open()
        self._tell_whole()
        self.wake(self)
        return free[0]

    async def _note(self, line: Callable[[History], Entry | None]) -> None:
        if self.history is None:
            raise refuse("server-not-begun")
        entry = line(self.history)
        if entry is not None:
            await self._keep(entry)

    async def _enter(
        self, kind: Literal["act", "undo", "restart"], seat: Viewer, ply: int, action: str = "", *, bot: bool = False
    ) -> None:
        if seat is None:
            raise refuse("server-watching")
        if self.history is None:
            raise refuse("server-not-begun")
        if not self.history.answers(seat, ply) or (bot and not self.seating.bots([seat])):
            raise Refusal(text("server-stale"), stale=True)
        if not bot and seat in self.history.stand_ins:
            raise refuse("server-stood-in")
        if self.ticking.until_start(self.now()):
            raise refuse("server-not-yet")
        await self._keep(Entry(kind, seat, action))

    async def _keep(self, entry: Entry) -> None:
        """Prepare, make durable, then let it be true."""
        assert self.history is not None
        now = round(self.now(), 3)
        change = self._prepare(self.history, entry, now)
        over = change.state.outcome() is not None or (entry.kind, entry.action) == ("stop", "all")
        ticking = self.ticking.after(change.line, ended=over)
        try:
            ply, won = len(self.history.lines), self._won(change.state) if over else []
            due = ticking.due()
            await self.store.tables.append(self.id, ply, change.line.entry, now, over=over, won=won, due=due)
        except Taken:
            await self.open()
            self._tell_whole()
            raise Refusal(text("server-stale"), stale=True) from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        self.history.commit(change)
        self.ticking = ticking
        metrics.ACTIONS.add(self.game.id)
        self._publish(self.history, change.line)
        self.wake(self)

    def _won(self, state: State) -> list[Won]:
        """What a game has earned for its one winner; nothing where it was forked."""
        outcome = state.outcome()
        if outcome is None or len(outcome.winners) != 1 or self.game.trophies is None or self.row.origin:
            return []
        person = self.seating.person(outcome.winners[0]) if outcome.winners[0] not in self.seating.stand_ins else ""
        if not person:
            return []
        return [Won(person, self.game.id, trophy) for trophy in self.game.trophies.earned(state)]

    def _prepare(self, history: History, entry: Entry, at: float) -> Change:
        try:
            return history.prepare(entry, at)
        except Refusal:
            raise
        except Exception as error:
            logger.error("table %s: the rules failed: %s", self.id, blame(error))
            raise refuse("server-broken", status=500) from None
