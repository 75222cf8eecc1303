"""A live match: seats, people, bots and the log. The one place where things meet."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine, Iterator
from contextlib import contextmanager
from typing import Any, Literal, TypeVar

from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.scene import Progress
from archipel.core.state import State
from archipel.core.text import Text, text
from archipel.core.values import Options, Seat
from archipel.server import metrics
from archipel.server.audience import Audience, Outlet
from archipel.server.frames import Picture, line_events, picture, whole_log
from archipel.server.history import Change, History, Line, Viewer
from archipel.server.refusal import Refusal, blame, refuse
from archipel.server.seating import Seating
from archipel.server.store import Entry, Store, StoreFailed, TableRow, Taken, Won
from archipel.server.wire import Curtain, Frame, Lobby, Presence, Refused, Rematch, SeatStatus, Tell, Why, WireEvent

SLICE = 100

T = TypeVar("T")

logger = logging.getLogger("archipel.table")


class Table:
    """`wake` is called whenever a bot of this table may have something to do."""

    def __init__(
        self, row: TableRow, game: Game, options: Options, seating: Seating, store: Store, wake: Callable[[Table], None]
    ) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.options = options
        self.seating = seating
        self.store = store
        self.wake = wake
        self.history: History | None = None
        self.audience = Audience(seating.seats_of)
        self.pictures: dict[Viewer, Picture] = {}
        self.progressed: tuple[int, Progress | None] | None = None
        self.told: list[SeatStatus] = []
        self.next = ""
        self.listed = row.listed
        self.lock = asyncio.Lock()
        self.tasks: set[asyncio.Task[Any]] = set()

    async def open(self) -> None:
        """Read the log once everybody sits; a long one in slices, so that everybody else has a turn in between."""
        if self.seating.free():
            return
        history = History(self.game, self.options, len(self.seating), self.row.seed)
        entries = await self.store.log(self.id)
        for start in range(0, len(entries), SLICE):
            history.read(entries[start : start + SLICE])
            await asyncio.sleep(0)
        self.history = history
        self.progressed = None

    # ---- what anybody may ask

    def idle(self) -> bool:
        return not self.audience and not self.tasks

    def over(self) -> bool:
        return self.history is not None and self.history.state.outcome() is not None

    def acting(self) -> tuple[Seat, ...]:
        return self.history.state.to_act() if self.history else ()

    def status(self) -> list[SeatStatus]:
        return self.seating.status(self.audience.seats(), self.acting())

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
        self.tell_presence(besides=outlet)
        self.wake(self)

    def detach(self, outlet: Outlet) -> None:
        self.audience.leave(outlet)
        left = self.audience.viewers()
        self.pictures = {viewer: seen for viewer, seen in self.pictures.items() if viewer in left}
        self.tell_presence()

    def sync(self, outlet: Outlet) -> None:
        """All that a page may be shown: nothing but its curtain where that is down, unless the game is over."""
        if self.audience.hidden(outlet) and self.over():
            self._lift(outlet, self.seating.seats_of(outlet.person)[0])
        self.audience.tell(outlet, self._seen(outlet))
        if self.next:
            self.audience.tell(outlet, Rematch(self.next))

    def _seen(self, outlet: Outlet) -> Tell:
        if self.history is None:
            return self._lobby(outlet.person)
        if self.audience.hidden(outlet):
            mine = self.seating.seats_of(outlet.person)
            return Curtain(self.game.id, self.id, self.row.mode, self.status(), mine)
        return self._whole(self.history, self.audience.viewer(outlet))

    def viewer(self, outlet: Outlet) -> Viewer:
        """Whose choices are made at a page; refused while it is behind its curtain."""
        if self.history is not None and self.audience.hidden(outlet):
            raise refuse("server-curtain")
        return self.audience.viewer(outlet)

    def lift(self, outlet: Outlet, seat: Seat) -> None:
        """Show a page at which several play one of their seats."""
        seats = self.seating.seats_of(outlet.person)
        if seat not in seats or len(seats) < 2:
            raise refuse("server-not-your-seat", status=403)
        self._lift(outlet, seat)
        self.sync(outlet)

    def _lift(self, outlet: Outlet, seat: Seat) -> None:
        """The picture of a seat that nobody looked at is drawn anew."""
        self._draw(seat)
        self.audience.lifted[outlet] = seat

    def lower(self, outlet: Outlet) -> None:
        """Put a page at which several play behind its curtain."""
        self.audience.lifted.pop(outlet, None)
        self.sync(outlet)

    def show_listed(self, *, listed: bool) -> None:
        """Whether everybody finds the table on the start page while it waits."""
        self.listed = listed
        if self.history is None:
            self._tell_whole()

    def offer(self, next: str) -> None:
        """Tell everybody here, players and spectators, that the game is played again at another table."""
        self.next = next
        for outlet in self.audience.outlets:
            self.audience.tell(outlet, Rematch(next))

    def tell_presence(self, besides: Outlet | None = None) -> None:
        """Tell who is here and who is thinking, if that changed."""
        seats = self.status()
        if seats != self.told:
            self.told = seats
            for outlet in self.audience.outlets:
                if outlet is not besides:
                    self.audience.tell(outlet, Presence(seats))

    async def join(self, person: str) -> Seat:
        """The seat of a person, a free one taken if need be."""
        return await self._carry_out(self._join(person))

    # ---- play

    async def act(self, seat: Viewer, ply: int, action: str) -> None:
        await self._carry_out(self._enter("act", seat, ply, action))

    async def undo(self, seat: Viewer, ply: int) -> None:
        await self._carry_out(self._enter("undo", seat, ply))

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
            await self.store.sit(self.id, free[0], person)
        except Taken:
            raise refuse("server-table-full", status=409) from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        self.seating.sit(free[0], person)
        await self.open()
        self._tell_whole()
        self.wake(self)
        return free[0]

    async def _enter(self, kind: Literal["act", "undo"], seat: Viewer, ply: int, action: str = "") -> None:
        if seat is None:
            raise refuse("server-watching")
        if self.history is None:
            raise refuse("server-not-begun")
        if not self.history.answers(seat, ply):
            raise Refusal(text("server-stale"), stale=True)
        await self._keep(Entry(kind, seat, action))

    async def _keep(self, entry: Entry) -> None:
        """Prepare, make durable, then let it be true."""
        assert self.history is not None
        change = self._prepare(self.history, entry)
        over = change.state.outcome() is not None
        try:
            ply, now = len(self.history.lines), int(time.time())
            won = self._won(change.state) if over else []
            await self.store.append(self.id, ply, change.line.entry, now, over=over, won=won)
        except Taken:
            await self.open()
            self._tell_whole()
            raise Refusal(text("server-stale"), stale=True) from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        self.history.commit(change)
        metrics.ACTIONS.add(self.game.id)
        self._publish(self.history, change.line)
        self.wake(self)

    def _won(self, state: State) -> list[Won]:
        """What a game has earned for its one winner; nothing where it was forked."""
        outcome = state.outcome()
        if outcome is None or len(outcome.winners) != 1 or self.game.trophies is None or self.row.origin:
            return []
        person = self.seating.person(outcome.winners[0])
        if not person:
            return []
        return [Won(person, self.game.id, trophy) for trophy in self.game.trophies.earned(state)]

    def _prepare(self, history: History, entry: Entry) -> Change:
        try:
            return history.prepare(entry)
        except Refusal:
            raise
        except Exception as error:
            logger.error("table %s: the rules failed: %s", self.id, blame(error))
            raise refuse("server-broken", status=500) from None

    # ---- telling

    def _publish(self, history: History, line: Line) -> None:
        """A frame to whoever sees another picture than before; to the others, who is thinking now."""
        seats, told = self.status(), self.told
        self.told = seats
        for viewer in self.audience.viewers():
            with self._shown(viewer):
                news = self._news(history, viewer, line)
                if news is None and seats != told:
                    news = Presence(seats)
                if news is not None:
                    self.audience.tell_viewer(viewer, news)
        if seats != told or self.over():
            self._tell_hidden()

    def _news(self, history: History, viewer: Viewer, line: Line) -> Tell | None:
        before = self.pictures.get(viewer)
        self._draw(viewer)
        now = self.pictures[viewer]
        if now == before:
            return None
        if before is None or line.back is not None:
            return self._whole(history, viewer)
        return self._frame(viewer, now, line_events(line, viewer, now.ply), fresh=True)

    def _tell_whole(self) -> None:
        self.told = self.status()
        if self.history is None:
            for outlet in self.audience.outlets:
                self.sync(outlet)
            return
        for viewer in self.audience.viewers():
            with self._shown(viewer):
                self._draw(viewer)
                self.audience.tell_viewer(viewer, self._whole(self.history, viewer))
        self._tell_hidden()

    def _tell_hidden(self) -> None:
        """Who is to play, to pages behind their curtain; the end of the game lifts it."""
        for outlet in self.audience.outlets:
            if self.audience.hidden(outlet):
                self.sync(outlet)

    @contextmanager
    def _shown(self, viewer: Viewer) -> Iterator[None]:
        """What cannot be shown to one viewer is no reason not to show it to the others: it is true and kept."""
        try:
            yield
        except Exception as error:
            self.pictures.pop(viewer, None)
            logger.error("table %s cannot be shown: %s", self.id, blame(error))
            self.audience.tell_viewer(viewer, Refused(text("server-not-shown")))

    def _draw(self, viewer: Viewer) -> None:
        if self.history is not None:
            self.pictures[viewer] = picture(self.history, viewer)

    def _lobby(self, person: str) -> Lobby:
        return Lobby(
            self.game.id,
            self.id,
            self.row.mode,
            self.status(),
            self.seating.seat_of(person),
            self.row.options,
            free=bool(self.seating.free_for(person)),
            host=person == self.row.host != "",
            listed=self.listed,
        )

    def _whole(self, history: History, viewer: Viewer) -> Frame:
        if viewer not in self.pictures:
            self._draw(viewer)
        return self._frame(viewer, self.pictures[viewer], whole_log(history, viewer), fresh=False)

    def _frame(self, viewer: Viewer, now: Picture, events: list[WireEvent], *, fresh: bool) -> Frame:
        return Frame(
            ply=now.ply,
            seat=viewer,
            game=self.game.id,
            table=self.id,
            scene=now.scene,
            seats=self.status(),
            events=events,
            fresh=fresh,
            undo=now.undo,
            waiting=now.waiting,
            outcome=now.outcome,
            trophies=now.trophies,
            mode=self.row.mode,
            options=self.row.options,
            mine=self.seating.beside(viewer),
        )
