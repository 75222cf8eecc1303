"""A live match: what people and bots may do there, and how it is carried out. The one place where things meet."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Sequence
from contextlib import suppress
from functools import partial
from typing import Any

from archipel.core.values import Seat
from archipel.table.audience import Outlet
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.logged_table import LoggedTable
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Entry, Sitter, TableRow
from archipel.table.seating import Seating
from archipel.table.stand_ins import back, call, standin, stop, wait
from archipel.table.standing import Answer, silent_answers, stand
from archipel.table.store import StoreFailed, Taken

TRIES = 10


class Table(LoggedTable):
    """Commands, one after another."""

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

    async def renew(self) -> None:
        """What was agreed, and who sits here, as it is kept now."""
        await self._carry_out(self._look_again())

    def meet(self, elsewhere: frozenset[str]) -> None:
        """Who looks on in other houses now."""
        if elsewhere != self.broadcast.audience.elsewhere:
            self.broadcast.audience.elsewhere = elsewhere
            self._note_presence()

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

    async def _join(self, person: str) -> Seat:
        """Where others were quicker in another house, the next seat that is free."""
        for _ in range(TRIES):
            seat = self.match.seating.seat_of(person)
            if seat is not None:
                return seat
            if self.match.ending is not None:
                raise refuse("server-rules-lost", status=410)
            free = self.match.seating.free_for(person)
            if not free:
                break
            try:
                await self.house.store.tables.sit(self.id, free[0], person)
            except Taken:
                await self._look_again()
                continue
            except StoreFailed:
                raise refuse("server-not-kept", status=503) from None
            self.match.seating.sit(free[0], person)
            await self._seated()
            return free[0]
        raise refuse("server-table-full", status=409)

    async def _reseat(self, change: Callable[[Seating], Sequence[Sitter]]) -> None:
        for _ in range(TRIES):
            self.match.waits()
            before, after = self.match.seating.sitters, list(change(self.match.seating))
            if after == before:
                return
            try:
                await self.house.store.tables.reseat(self.id, before, after)
            except Taken:
                await self._look_again()
                continue
            except StoreFailed:
                raise refuse("server-not-kept", status=503) from None
            self.match.seating.reseat(after)
            await self._seated()
            return
        raise refuse("server-begun", status=409)

    async def _look_again(self) -> None:
        """Others sit here than we knew, it is played again elsewhere, or it was called off."""
        tables = self.house.store.tables
        try:
            row = await tables.find(self.id)
            next = await tables.rematch_of(self.id) if row and row.over else ""
            for sitter in row.sitters if row else ():
                if sitter.person:
                    await self.house.people.find(sitter.person)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None
        if row is not None:
            await self._renew(row, next)
        elif not self.match.cancelled:
            self.broadcast.cancel()
        self.match.check_not_cancelled()

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
