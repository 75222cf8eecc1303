"""Who is away from a table, and what follows from it: time stands still while nobody is here; a bot that was asked for
comes to the seat of who stays away."""

from __future__ import annotations

from archipel.core.values import Seat
from archipel.table.audience import Audience
from archipel.table.history import History
from archipel.table.match import Match
from archipel.table.refusal import refuse
from archipel.table.rows import Entry

GRACE = 5.0
"""Seconds that a page may take to be loaded again before time is said to stand still."""
MOST_PAUSES = 500


class Absence:
    """`away` are the people who play and are not here, `deserted` is since when nobody who plays is."""

    def __init__(self, match: Match, audience: Audience) -> None:
        self.match = match
        self.audience = audience
        self.away: set[Seat] = set()
        self.deserted: float | None = None

    def note(self) -> None:
        """Somebody has come or gone."""
        here = self.audience.seats()
        self.away = set(self.match.seating.players()) - here
        self.deserted = None if here else self.match.now() if self.deserted is None else self.deserted

    def note_since(self, history: History) -> None:
        """A log was read: where nobody is here, nobody is known to have been since its last line."""
        if self.deserted is not None and history.lines:
            self.deserted = min(self.deserted, history.lines[-1].at)

    def lines(self, grace: float = GRACE) -> list[Entry]:
        """What is to be written about who is here and who is not."""
        found = [Entry("wait", seat, "back") for seat in self.match.ticking.calls if seat not in self.away]
        if self.match.row.clock.kind == "live":
            found += self._clock_lines(grace)
        return found if found and not self.match.over() else []

    def _clock_lines(self, grace: float) -> list[Entry]:
        history, paused = self.match.history, self.match.ticking.paused
        if self.deserted is None:
            return [] if paused is None else [Entry("resume", -1)]
        gone = max(0.0, round(self.match.now(), 3) - self.deserted)
        if paused is not None or gone < grace or history is None or history.pauses >= MOST_PAUSES:
            return []
        return [Entry("pause", -1, str(int(gone * 1000)))]

    def answered(self) -> list[Entry]:
        """What becomes of the bots asked for whose time has come: they take the seats of who is still awaited; where
        nobody is left who asks, or nobody waits for that seat any more, none comes."""
        history, ticking = self.match.history, self.match.ticking
        if history is None:
            return []
        return [
            Entry("standin", seat, "away") if self.deserted is None and self._awaits(seat) else Entry("wait", seat)
            for seat in ticking.called(self.match.now())
        ]

    def check_call(self, seat: Seat) -> None:
        """Refused where no bot may be asked for in that seat."""
        if self.match.row.clock.kind == "days":
            raise refuse("server-call-days", status=409)
        if not self._awaits(seat):
            raise refuse("server-not-away", status=409)

    def _awaits(self, seat: Seat) -> bool:
        """Whether the table waits for somebody who is not here."""
        return seat in self.away and seat in self.match.awaited()
