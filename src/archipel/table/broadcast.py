"""What a table tells, and to whom: frames, who is here and who is thinking, the curtain, the lobby."""

from __future__ import annotations

import logging
from collections.abc import Collection, Iterator
from contextlib import contextmanager

import msgspec

from archipel.core.text import Text, text
from archipel.core.values import Seat, View
from archipel.table.audience import Audience, Outlet, tell, tell_all
from archipel.table.finished.endings import last_view
from archipel.table.history import History
from archipel.table.log_line import Line, Viewer
from archipel.table.match import Match
from archipel.table.refusal import blame, refuse
from archipel.table.wire.frames import (
    ToldLog,
    line_events,
    picture,
    scene_for,
    seat_statuses,
    views_of,
    wire_calls,
    wire_clock,
)
from archipel.table.wire.messages import (
    WIRE,
    Cancelled,
    Curtain,
    Frame,
    LobbyMessage,
    Picture,
    Presence,
    Refused,
    Rematch,
    SeatStatus,
    TableFacts,
    Tell,
    WireEvent,
)
from archipel.table.wire.scene_changes import Known, Shown

logger = logging.getLogger("archipel.table")


class Broadcast:
    """The side of a table that faces its audience: `pictures` and `scenes` are what each viewer was last shown,
    `numbers` the last number each was given, for none is given twice; `told` what all were last told of the seats."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.audience = Audience(match.seating.seats_of)
        self.pictures: dict[Viewer, Picture] = {}
        self.scenes: dict[Viewer, Shown] = {}
        self.numbers: dict[Viewer, int] = {}
        self.told: list[SeatStatus] = []
        self.log: ToldLog | None = None

    def status(self, own: Collection[Seat] = (), told: list[SeatStatus] | None = None) -> list[SeatStatus]:
        """As everybody sees the seats; of their `own` people see whether anything is left for them to say. `told` is
        what everybody sees now, where that is known."""
        awaited = self.match.awaited()
        acting = [seat for seat in awaited if seat not in own or self.match.needs(seat)]
        if told is not None and len(acting) == len(awaited):
            return told
        return seat_statuses(self.match.seating, self.audience.seats(), acting)

    def attach(self, outlet: Outlet) -> None:
        """A page comes in, and is shown all it may see."""
        self.audience.outlets.append(outlet)
        try:
            if not self.audience.hidden(outlet):
                self._draw(self.audience.viewer(outlet))
            self.sync(outlet)
        except BaseException:
            self.audience.leave(outlet)
            raise

    def detach(self, outlet: Outlet) -> None:
        """A page leaves; what only it was shown is forgotten."""
        self.audience.leave(outlet)
        left = self.audience.viewers()
        self.pictures = {viewer: shown for viewer, shown in self.pictures.items() if viewer in left}
        self.scenes = {viewer: shown for viewer, shown in self.scenes.items() if viewer in left}
        if self.log is not None:
            self.log.keep(left)

    def sync(self, outlet: Outlet) -> None:
        """All that a page may be shown: nothing but its curtain where that is down, unless the game is over."""
        if self.audience.hidden(outlet) and self.match.over():
            self._lift(outlet, self.match.seating.seats_of(outlet.person)[0])
        tell(outlet, self._seen(outlet))
        if self.match.next:
            tell(outlet, Rematch(self.match.next))

    def _seen(self, outlet: Outlet) -> Tell:
        if self.match.history is None and self.match.ending is None:
            return self._lobby(outlet.person)
        if self.audience.hidden(outlet):
            mine = self.match.seating.seats_of(outlet.person)
            row = self.match.row
            return Curtain(self.match.game.id, row.id, row.mode, self.status(mine), mine, row.content)
        viewer = self.audience.viewer(outlet)
        if self.match.ending is not None:
            kept = last_view(self.match.ending, viewer)
            return self._frame(viewer, kept.picture(), kept.events, fresh=False)
        return self._whole(self.match.begun(), viewer)

    def viewer(self, outlet: Outlet) -> Viewer:
        """Whose choices are made at a page; refused while it is behind its curtain."""
        if self.match.history is not None and self.audience.hidden(outlet):
            raise refuse("server-curtain")
        return self.audience.viewer(outlet)

    def sees(self, outlet: Outlet, seat: Seat) -> bool:
        """Whether a page shows what that seat may know, now."""
        return not self.audience.hidden(outlet) and self.audience.viewer(outlet) == seat

    def lift(self, outlet: Outlet, seat: Seat) -> None:
        """Show a page at which several play one of their seats."""
        seats = self.match.seating.seats_of(outlet.person)
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
        self.match.listed = listed
        if self.match.history is None:
            self.tell_whole()

    def warn(self, why: Text) -> None:
        """Tell everybody here."""
        tell_all(self.audience.outlets, Refused(why))

    def dismiss(self, why: Text) -> None:
        """Tell everybody why they are to ask elsewhere, and let them go."""
        for outlet in list(self.audience.outlets):
            tell(outlet, Refused(why))
            outlet.let_go()

    def offer(self, next: str) -> None:
        """Tell everybody here, players and spectators, that the game is played again at another table."""
        self.match.next = next
        for outlet in self.audience.outlets:
            tell(outlet, Rematch(next))

    def cancel(self) -> None:
        """Tell everybody here that the table is called off."""
        self.match.cancelled = True
        tell_all(self.audience.outlets, Cancelled())

    def tell_presence(self, besides: Outlet | None = None) -> None:
        """Tell who is here and who is thinking, if that changed."""
        seats = self.status()
        if seats != self.told:
            self.told = seats
            for outlet in self.audience.outlets:
                if outlet is not besides:
                    tell(outlet, self._presence(self.match.seating.seats_of(outlet.person)))

    def tell_clock(self) -> None:
        """Tell everybody that time stands still, or goes on."""
        for outlet in self.audience.outlets:
            tell(outlet, self._presence(self.match.seating.seats_of(outlet.person)))

    def publish(self, history: History, line: Line) -> None:
        """A frame to whoever sees another picture than before; to the others, who is thinking now."""
        seats, told = self.status(), self.told
        self.told = seats
        known: Known = {}
        viewers = self.audience.viewers()
        views = views_of(history, [viewer for viewer in viewers if _concerns(line, viewer)])
        for viewer, outlets in viewers.items():
            with self._shown(viewer, outlets):
                news = self._news(history, viewer, line, known, views.get(viewer))
                if news is None and seats != told:
                    news = self._presence(self._own(viewer), seats)
                if news is not None:
                    tell_all(outlets, news)
        if seats != told or self.match.over():
            self._tell_hidden()

    def _news(self, history: History, viewer: Viewer, line: Line, known: Known, view: View | None) -> Tell | None:
        """Whoever was told nothing sees nothing else than before; the others are sent what differs."""
        before, scene = self.pictures.get(viewer), self.scenes.get(viewer)
        if before is None or scene is None:
            return self._whole(history, viewer)
        if not _concerns(line, viewer):
            return None
        self._draw(viewer, view)
        now, after = self.pictures[viewer], self.scenes[viewer]
        if now == before and after.digest == scene.digest:
            return None
        told = msgspec.structs.replace(now, change=after.since(scene, known), digest=after.digest)
        if line.back is not None:
            return self._frame(viewer, told, self._log(history).read(viewer), fresh=False)
        return self._frame(viewer, told, line_events(line, viewer, now.ply), fresh=True, seats=self.told)

    def tell_whole(self) -> None:
        self.told = self.status()
        if self.match.history is None:
            for outlet in self.audience.outlets:
                self.sync(outlet)
            return
        for viewer, outlets in self.audience.viewers().items():
            with self._shown(viewer, outlets):
                self._draw(viewer)
                tell_all(outlets, self._whole(self.match.history, viewer))
        self._tell_hidden()

    def _tell_hidden(self) -> None:
        """Who is to play, to pages behind their curtain; the end of the game lifts it."""
        for outlet in self.audience.outlets:
            if self.audience.hidden(outlet):
                self.sync(outlet)

    @contextmanager
    def _shown(self, viewer: Viewer, outlets: list[Outlet]) -> Iterator[None]:
        """What cannot be shown to one viewer is no reason not to show it to the others: it is true and kept."""
        try:
            yield
        except Exception as error:
            self.pictures.pop(viewer, None)
            self.scenes.pop(viewer, None)
            logger.error("table %s cannot be shown: %s", self.match.row.id, blame(error))
            tell_all(outlets, Refused(text("server-not-shown")))

    def _draw(self, viewer: Viewer, view: View | None = None) -> None:
        history = self.match.history
        if history is not None:
            shown = Shown(scene_for(history, viewer, view), self.scenes.get(viewer), self.numbers.get(viewer, 0))
            self.scenes[viewer], self.numbers[viewer] = shown, shown.last
            self.pictures[viewer] = picture(history, viewer)

    def _own(self, viewer: Viewer) -> tuple[Seat, ...]:
        """The seats played where a viewer looks on."""
        return self.match.seating.beside(viewer) or (() if viewer is None else (viewer,))

    def _presence(self, own: Collection[Seat], told: list[SeatStatus] | None = None) -> Presence:
        now = self.match.now()
        ticking = self.match.ticking
        start = int(ticking.until_start(now) * 1000)
        return Presence(self.status(own, told), wire_clock(ticking, now), start, wire_calls(ticking, now))

    def _lobby(self, person: str) -> LobbyMessage:
        host = person == self.match.row.host != ""
        return LobbyMessage(
            self.match.game.id,
            self.match.row.id,
            self.match.row.mode,
            self.status(),
            self.match.seating.seat_of(person),
            self.match.told_options(),
            place=next(iter(self.match.seating.free_for(person)), None),
            host=host,
            listed=self.match.listed,
            ready=host and self.match.ready(),
            clock=self.match.row.clock,
            hints=self.match.row.advises(),
            content=self.match.row.content,
        )

    def _whole(self, history: History, viewer: Viewer) -> Frame:
        if viewer not in self.pictures:
            self._draw(viewer)
        scene = self.scenes[viewer]
        shown = msgspec.structs.replace(self.pictures[viewer], scene=scene.whole(), digest=scene.digest)
        return self._frame(viewer, shown, self._log(history).read(viewer), fresh=False)

    def _log(self, history: History) -> ToldLog:
        if self.log is None or self.log.history is not history:
            self.log = ToldLog(history)
        return self.log

    def _frame(
        self,
        viewer: Viewer,
        now: Picture,
        events: list[WireEvent],
        *,
        fresh: bool,
        seats: list[SeatStatus] | None = None,
    ) -> Frame:
        match, at = self.match, self.match.now()
        return Frame(
            wire=WIRE,
            seat=viewer,
            picture=now,
            seats=self.status(self._own(viewer), seats),
            events=events,
            fresh=fresh,
            mine=match.seating.beside(viewer),
            clock=wire_clock(match.ticking, at),
            start=int(match.ticking.until_start(at) * 1000),
            calls=wire_calls(match.ticking, at),
            about=None if fresh else self._facts(viewer),
        )

    def _facts(self, viewer: Viewer) -> TableFacts:
        row = self.match.row
        hints = viewer is not None and row.advises()
        told = self.match.told_options()
        ladder = self.match.game.ladder(row.mode)
        return TableFacts(self.match.game.id, row.id, row.mode, told, hints, row.day, row.content, ladder)


def _concerns(line: Line, viewer: Viewer) -> bool:
    """Whether a viewer acted, or was told something."""
    return line.entry.seat == viewer or line.seen_by(viewer)
