"""A line of a table's log, read: what happened by it, and what it is to those who wait."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Literal

from archipel.core.state import State
from archipel.core.values import Event, Seat
from archipel.core.visibility import asked, seen, withheld
from archipel.table.rows import Entry

Viewer = Seat | None

PUBLIC = ("standin", "return", "stop", "goon", "rules", "void", "call", "wait")


class Line:
    """An entry of the log and what happened by it, at which second of the epoch.

    `backs` are the lines it takes back, oldest first; `before` and `acting` the seats for which the table waited before
    it and waits after it, those it only asks left out, `waiting` all in both; `starts`: all begin together after it;
    `left` is the time its seat had when it acted; `plies` are those of every viewer after it, of spectators first.

    `answer` is `yes` or `no` where it answers an invitation (yes: there are others who are asked too), `given` says
    that the table did so for the seat; `closes`: with it all have answered; `opens`: an invitation opens by it, `asks`:
    one is open after it.
    """

    __slots__ = (
        *("acting", "answer", "asks", "at", "backs", "before", "closes", "entry", "events", "given", "left", "opens"),
        *("plies", "secret", "starts", "undone", "waiting"),
    )

    def __init__(self, entry: Entry, events: Sequence[Event], *, secret: bool, backs: tuple[Line, ...] = ()) -> None:
        self.entry = entry
        self.events = tuple(events)
        self.secret = secret
        self.backs = backs
        self.undone = False
        self.plies: tuple[int, ...] = ()
        self.at = 0.0
        self.left = 0.0
        self.starts = False
        self.answer: Literal["", "yes", "no"] = ""
        self.given = False
        self.closes = False
        self.opens = False
        self.asks = False
        self.before: tuple[Seat, ...] = ()
        self.acting: tuple[Seat, ...] = ()
        self.waiting: tuple[Seat, ...] = ()

    def ply(self, viewer: Viewer) -> int:
        """That of a viewer after it."""
        return self.plies[0 if viewer is None else viewer + 1]

    @property
    def back(self) -> Line | None:
        """The first of the lines it takes back."""
        return self.backs[0] if self.backs else None

    def between(self, before: State, after: State) -> Line:
        """With the seats for which the table waits in both states."""
        self.before, self.acting = _decides(before), _decides(after)
        self.waiting = _same(tuple(seat for seat in before.to_act() if seat in after.to_act()))
        self.starts = together(after) and not together(before)
        self.asks = bool(asked(after))
        self.opens = self.asks and not asked(before)
        return self

    def answering(self, before: State, after: State) -> Line:
        """With what it is to an invitation of its seat, if there was one."""
        seat = self.entry.seat
        invitation = before.invitation(seat) if seat in before.to_act() else None
        if invitation is not None:
            others = len(before.awaited()) > 1
            self.answer = "no" if self.entry.action == str(invitation.decline) else "yes" if others else ""
            self.closes = not withheld(after, seat)
            self.opens = self.asks and self.closes
        return self

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether it counts in the viewer's ply: its own, or one of which it was told something."""
        if self.backs:
            return any(back.seen_by(viewer) for back in self.backs)
        if self.entry.kind == "standing":
            return False
        if self.entry.kind in PUBLIC or self.entry.seat == viewer:
            return True
        return any(event.seen_by(viewer) is not None for event in self.events)

    def seen_events(self, viewer: Viewer) -> list[Event]:
        return seen(self.events, viewer)


def _decides(state: State) -> tuple[Seat, ...]:
    """For whom the table waits, those it only asks left out."""
    return _same(tuple(seat for seat in state.to_act() if state.invitation(seat) is None))


@lru_cache(maxsize=1 << 8)
def _same(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """One for all that are equal: a log has three of them on every line."""
    return seats


def together(state: State) -> bool:
    """Whether whoever acts now is to begin at the same moment as the others."""
    return bool(state.steps) and state.steps[-1].together(state)
