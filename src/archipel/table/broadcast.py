"""What a table tells, and to whom: frames, who is here and who is bot_turns, the curtain, the lobby."""

from __future__ import annotations

import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager

from archipel.core.game import Game
from archipel.core.text import text
from archipel.core.values import Seat
from archipel.table.audience import Audience, Outlet
from archipel.table.clocks import Ticking
from archipel.table.frames import Picture, line_events, picture, whole_log
from archipel.table.history import History, Line, Viewer
from archipel.table.refusal import blame, refuse
from archipel.table.rows import TableRow
from archipel.table.seating import Seating
from archipel.table.wire import Curtain, Frame, Lobby, Presence, Refused, Rematch, SeatStatus, Tell, WireEvent

logger = logging.getLogger("archipel.table")


class Showing:
    """The side of a table that faces its audience; `history` is there once everybody sits."""

    def __init__(self, row: TableRow, game: Game, seating: Seating) -> None:
        self.id = row.id
        self.row = row
        self.game = game
        self.seating = seating
        self.history: History | None = None
        self.now = time.time
        self.ticking = Ticking(row.clock, len(seating), ())
        self.audience = Audience(seating.seats_of)
        self.pictures: dict[Viewer, Picture] = {}
        self.told: list[SeatStatus] = []
        self.next = ""
        self.listed = row.listed

    def over(self) -> bool:
        return self.history is not None and (self.history.stopped or self.history.state.outcome() is not None)

    def acting(self) -> tuple[Seat, ...]:
        return self.history.to_act() if self.history else ()

    def status(self) -> list[SeatStatus]:
        return self.seating.status(self.audience.seats(), self.acting())

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

    def sees(self, outlet: Outlet, seat: Seat) -> bool:
        """Whether a page shows what that seat may know, now."""
        return not self.audience.hidden(outlet) and self.audience.viewer(outlet) == seat

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
        """Tell who is here and who is bot_turns, if that changed."""
        seats = self.status()
        if seats != self.told:
            self.told = seats
            for outlet in self.audience.outlets:
                if outlet is not besides:
                    self.audience.tell(outlet, self._presence(seats))

    def _publish(self, history: History, line: Line) -> None:
        """A frame to whoever sees another picture than before; to the others, who is thinking now."""
        seats, told = self.status(), self.told
        self.told = seats
        for viewer in self.audience.viewers():
            with self._shown(viewer):
                news = self._news(history, viewer, line)
                if news is None and seats != told:
                    news = self._presence(seats)
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

    def _presence(self, seats: list[SeatStatus]) -> Presence:
        now = self.now()
        return Presence(seats, self.ticking.told(now), int(self.ticking.until_start(now) * 1000))

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
            restart=now.restart,
            stopped=now.stopped,
            clock=self.ticking.told(self.now()),
            start=int(self.ticking.until_start(self.now()) * 1000),
            waiting=now.waiting,
            outcome=now.outcome,
            trophies=now.trophies,
            mode=self.row.mode,
            options=self.row.options,
            mine=self.seating.beside(viewer),
            hints=viewer is not None and self.row.advises(),
            day=self.row.day,
        )
