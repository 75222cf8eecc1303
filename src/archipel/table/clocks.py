"""Time at a table: what each seat has left, read off the log and nothing else."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from archipel.core.values import Seat
from archipel.table.history import History
from archipel.table.log_line import Line
from archipel.table.refusal import refuse
from archipel.table.rows import Clock

COUNTDOWN = 3.0
DAY = 24 * 3600
LIVE = range(5, 3 * 3600 + 1)
INCREMENTS = range(301)
DAYS = range(1, 15)
ROUNDED = 0.001
ANSWER = 30.0
"""Seconds to answer an invitation where time is live; by days, as many as for a turn."""
CALLED = 60.0
"""Seconds that a person who is away has to come back, once those present ask for a bot in their seat."""


def agreed(clock: Clock) -> Clock:
    """The clock, if a table may have it."""
    if clock.kind == "none":
        return Clock()
    if clock.kind == "live" and clock.seconds in LIVE and clock.increment in INCREMENTS:
        return clock
    if clock.kind == "days" and clock.seconds % DAY == 0 and clock.seconds // DAY in DAYS and not clock.increment:
        return clock
    raise refuse("server-bad-clock")


class Ticking:
    """Seconds left for each seat at the time `since`; those of `running` count down from then on.

    Time runs for the `players` for whom the table waits, all of them where several act at once; never for who merely
    may act, for a bot, or for a seat that one stands in for. It runs for nobody who is only asked: what is answered to
    an invitation, and by whom, is not to be read off a clock. `asked` is when the one that is open opened. `calls` are
    the seats for which those present ask for a bot, and when it comes; `paused` since when nobody who plays is here and
    no live time runs; `start` is when all begin, where that was counted down.
    """

    def __init__(self, clock: Clock, seats: int, players: Iterable[Seat]) -> None:
        self.clock = clock
        self.players = frozenset(players)
        self.left = [float(clock.seconds)] * seats
        self.since = self.start = 0.0
        self.running: tuple[Seat, ...] = ()
        self.stood: frozenset[Seat] = frozenset()
        self.asked: float | None = None
        self.calls: dict[Seat, float] = {}
        self.paused: float | None = None

    def after(self, line: Line, *, ended: bool) -> Ticking:
        """Time once a line is written."""
        then = Ticking(self.clock, len(self.left), self.players)
        then.left = self.left_at(line.at - unattended(line))
        then.start = line.at + COUNTDOWN if line.starts else self.start
        then.since = max(line.at, self.since, then.start)
        then.stood, then.paused = self.stood, self.paused
        then._carry_out(line)
        if not ended:
            then.calls = _calls(self.calls, line)
        if not ended and self.clock.kind != "none":
            if line.asks:
                then.asked = line.at if line.opens or self.asked is None else self.asked + self._stood_still(line)
            then.running = () if then.paused is not None else then._runs_for(line.acting)
        return then

    def _runs_for(self, acting: Iterable[Seat]) -> tuple[Seat, ...]:
        return tuple(seat for seat in acting if seat in self.players and seat not in self.stood)

    def _stood_still(self, line: Line) -> float:
        """How long it was paused before time goes on with this line."""
        return line.at - self.paused if self.paused is not None and line.entry.kind == "resume" else 0.0

    def _carry_out(self, line: Line) -> None:
        seat = line.entry.seat
        if line.entry.kind == "act":
            line.left = self.left[seat]
            if turned(line) and seat not in self.stood:
                self._rest(seat)
        elif line.backs:
            self.left[seat] = min(self.left[seat], *(back.left for back in line.backs if back.entry.seat == seat))
        elif line.entry.kind == "standin":
            self.stood |= {seat}
        elif line.entry.kind == "return":
            self.stood -= {seat}
            self.left[seat] = max(self.left[seat], self.anew())
        elif line.entry.kind == "pause":
            self.paused = line.at - unattended(line)
        elif line.entry.kind == "resume":
            self.paused = None

    def _rest(self, seat: Seat) -> None:
        """A turn is over: more time, or all of it again."""
        if self.clock.kind == "days":
            self.left[seat] = float(self.clock.seconds)
        else:
            self.left[seat] += self.clock.increment

    def anew(self) -> float:
        """What somebody who comes back has at least."""
        if self.clock.kind == "days":
            return float(self.clock.seconds)
        return max(self.clock.seconds / 4, float(self.clock.increment))

    def left_at(self, now: float) -> list[float]:
        passed = max(0.0, now - self.since)
        return [max(0.0, left - passed) if seat in self.running else left for seat, left in enumerate(self.left)]

    def due(self) -> float | None:
        """When somebody's time runs out if nothing happens."""
        if self.paused is not None:
            return None
        ends = [*(self.since + self.left[seat] for seat in self.running), *self.calls.values()]
        return min([*ends, *([] if self.asked is None else [self.asked + self._to_answer()])], default=None)

    def to_answer(self, now: float) -> float | None:
        """Seconds left to answer the invitation that is open; None where there is none, or no clock."""
        at = now if self.paused is None else self.paused
        return None if self.asked is None else max(0.0, self.asked + self._to_answer() - at)

    def _to_answer(self) -> float:
        return float(self.clock.seconds) if self.clock.kind == "days" else ANSWER

    def out(self, now: float) -> list[Seat]:
        """Seats without time."""
        return [seat for seat in self.running if self.since + self.left[seat] <= now]

    def called(self, now: float) -> list[Seat]:
        """Seats to which a bot that was asked for comes now."""
        return [seat for seat, comes in self.calls.items() if comes <= now]

    def until_start(self, now: float) -> float:
        """Seconds to count down before all begin."""
        left = self.start - now
        return left if left > ROUNDED else 0.0


def read_time(clock: Clock, history: History, players: Iterable[Seat]) -> Ticking:
    """Time after a whole log."""
    time = Ticking(clock, history.begun.seats, players)
    for line in history.lines:
        time = time.after(line, ended=False)
    if history.over():
        time.running, time.calls = (), {}
    return time


def unattended(line: Line) -> float:
    """Seconds before a pause for which nobody who plays was here already."""
    return int(line.entry.action or 0) / 1000 if line.entry.kind == "pause" else 0.0


def _calls(calls: Mapping[Seat, float], line: Line) -> dict[Seat, float]:
    """Those asked for once a line is written; when everybody has gone, nobody asks any more."""
    if line.entry.kind == "pause":
        return {}
    if line.entry.kind == "call":
        return {**calls, line.entry.seat: line.at + CALLED}
    ended = line.entry.seat if line.entry.kind in ("wait", "standin") else None
    return {seat: comes for seat, comes in calls.items() if seat != ended}


def turned(line: Line) -> bool:
    """Whether it ended its seat's turn: the table waits for it no more, or for somebody new beside it."""
    seat, before = line.entry.seat, line.before
    return seat in before and (seat not in line.acting or _newcomer(before, line.acting))


def _newcomer(before: Collection[Seat], after: Iterable[Seat]) -> bool:
    return any(seat not in before for seat in after)
