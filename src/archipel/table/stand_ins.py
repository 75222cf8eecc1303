"""Lines of the log about who plays for whom and whether to play on; None where there is nothing to write any more."""

from __future__ import annotations

from collections.abc import Collection, Iterable

from archipel.core.values import Seat
from archipel.table.history import History
from archipel.table.rows import Entry


def standin(history: History, seat: Seat, why: str) -> Entry | None:
    """A bot plays for the seat."""
    return None if history.over() or seat in history.stand_ins else Entry("standin", seat, why)


def back(history: History, seat: Seat) -> Entry | None:
    """Its person takes the seat back; not once the game is over, for then whoever played it played it."""
    return Entry("return", seat) if seat in history.stand_ins and not history.over() else None


def call(history: History, seat: Seat, calls: Collection[Seat]) -> Entry | None:
    """Those present ask for a bot in the seat of somebody who is away."""
    return None if history.over() or seat in calls or seat in history.stand_ins else Entry("call", seat)


def wait(history: History, seat: Seat, calls: Collection[Seat]) -> Entry | None:
    """They wait for that person after all."""
    return Entry("wait", seat) if seat in calls and not history.over() else None


def stood_in(log: Iterable[Entry]) -> set[Seat]:
    """The seats that a bot plays after a whole log."""
    seats: set[Seat] = set()
    for entry in log:
        if entry.kind == "standin":
            seats.add(entry.seat)
        elif entry.kind == "return":
            seats.discard(entry.seat)
    return seats


def stop(history: History, seat: Seat, players: Iterable[Seat], agree: bool) -> Entry | None:
    """The seat's person would stop here, or not any more; the last of the players to agree stops the game."""
    if history.over() or agree == (seat in history.stops):
        return None
    if not agree:
        return Entry("goon", seat)
    others = [other for other in players if other != seat and other not in history.stand_ins]
    return Entry("stop", seat, "all" if all(other in history.stops for other in others) else "")
