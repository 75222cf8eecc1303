"""The log of a table, read: the state it leads to, what each viewer saw of it, what may be taken back."""

from __future__ import annotations

import logging
from collections.abc import Iterable
from copy import copy
from typing import NamedTuple

from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.state import IllegalAction, State
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Options, Outcome, Seat
from archipel.core.visibility import seen, undoable
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Entry

Viewer = Seat | None

LINES = 4
PUBLIC = ("standin", "return", "stop", "goon", "rules", "void")

logger = logging.getLogger("archipel.table")


class Line:
    """An entry of the log and what happened by it, at which second of the epoch.

    `backs` are the lines it takes back, oldest first; `before` and `acting` the seats for which the table waited before
    it and waits after it, `waiting` those in both; `starts`: all begin together after it; `left` is the time its seat
    had when it acted; `plies` are those of every viewer after it.
    """

    def __init__(self, entry: Entry, events: list[Event], *, secret: bool, backs: tuple[Line, ...] = ()) -> None:
        self.entry = entry
        self.events = events
        self.secret = secret
        self.backs = backs
        self.undone = False
        self.plies: dict[Viewer, int] = {}
        self.at = 0.0
        self.left = 0.0
        self.starts = False
        self.before: tuple[Seat, ...] = ()
        self.acting: tuple[Seat, ...] = ()
        self.waiting: tuple[Seat, ...] = ()

    @property
    def back(self) -> Line | None:
        """The first of the lines it takes back."""
        return self.backs[0] if self.backs else None

    def between(self, before: State, after: State) -> Line:
        """With the seats for which the table waits in both states."""
        self.before, self.acting = before.to_act(), after.to_act()
        self.waiting = tuple(seat for seat in self.before if seat in self.acting)
        self.starts = together(after) and not together(before)
        return self

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether it counts in the viewer's ply: its own, or one of which it was told something."""
        if self.backs:
            return any(back.seen_by(viewer) for back in self.backs)
        if self.entry.kind in PUBLIC or self.entry.seat == viewer:
            return True
        return any(event.seen_by(viewer) is not None for event in self.events)

    def seen_events(self, viewer: Viewer) -> list[Event]:
        return seen(self.events, viewer)


def together(state: State) -> bool:
    """Whether whoever acts now is to begin at the same moment as the others."""
    return bool(state.steps) and state.steps[-1].together(state)


class Held(NamedTuple):
    """A line that may still be taken back, and the state before it."""

    line: Line
    before: State


class Change(NamedTuple):
    """What an entry would make of the history; nothing has happened until it is committed."""

    line: Line
    state: State
    tail: list[Held]


class History:
    """Every change is prepared on a copy, so that a viewer never sees what is not yet kept.

    Beyond `most` lines, LINES times the longest game, nothing is taken back any more: no log grows for ever.
    """

    def __init__(self, game: Game, options: Options, seats: int, seed: str) -> None:
        self.game = game
        self.begun = Record.begin(game, options, seats, seed)
        self.state, self.opening = game.open(options, seats, seed)
        self.lines: list[Line] = []
        self.most = LINES * game.bound
        self.tail: list[Held] = []
        self.plies: dict[Viewer, int] = dict.fromkeys([None, *range(seats)], 0)
        self.stand_ins: set[Seat] = set()
        self.stops: set[Seat] = set()
        self.stopped = False
        self.void = False

    def copy(self) -> History:
        """The same so far, to go on from by itself; nothing of what they share is ever taken back."""
        twin = copy(self)
        twin.lines, twin.plies = self.lines.copy(), self.plies.copy()
        twin.stand_ins, twin.stops = self.stand_ins.copy(), self.stops.copy()
        return twin

    def read(self, entries: Iterable[Entry], times: Iterable[float] = ()) -> None:
        """Our own log: every action of it was legal when it was kept."""
        clock = iter(times)
        for entry in entries:
            change = self._recall(entry) if entry.kind == "act" else self._change(entry, 0.0)
            change.line.at = next(clock, 0.0)
            self.commit(change)

    def read_by_other_rules(self, entries: Iterable[Entry], times: Iterable[float]) -> bool:
        """A log written under other rules than these, up to its first line that is not legal; whether there is none.

        Where a log does not fit, rules may fail in any way."""
        clock = iter(times)
        try:
            for entry in entries:
                self.commit(self._change(entry, next(clock, 0.0)))
        except Exception as error:
            logger.info("a log of %s is not legal by other rules: %s", self.game.id, blame(error))
            return False
        return True

    def prepare(self, entry: Entry, at: float = 0.0) -> Change:
        """Refusal where the rules or the table stand against it."""
        if self.stopped:
            raise refuse("server-stopped")
        if entry.kind in ("undo", "restart") and self._full():
            raise refuse("server-undo-spent")
        return self._change(entry, at)

    def commit(self, change: Change) -> None:
        for viewer in self.plies:
            self.plies[viewer] += change.line.seen_by(viewer)
        change.line.plies = self.plies.copy()
        for back in change.line.backs:
            back.undone = True
        self.lines.append(change.line)
        self.state, self.tail = change.state, change.tail
        self._note(change.line.entry)

    def outcome(self) -> Outcome | None:
        """How the game ended, by its rules or because the players agreed to stop where that decides it; never where
        newer rules have ended it."""
        if self.void:
            return None
        return self.state.settled() if self.stopped else self.state.outcome()

    def over(self) -> bool:
        """Whether the game has ended, by its rules or because the players agreed to stop."""
        return self.stopped or self.state.outcome() is not None

    def to_act(self) -> tuple[Seat, ...]:
        """Whom the table waits for; nobody where the players agreed to stop."""
        return () if self.stopped else self.state.to_act()

    def objection(self, seat: Seat, action: Action) -> Text | None:
        """Why not. The reason is read off a twin, so it tells only what the seat may know."""
        why = self.state.objection(seat, action)
        if why is None or seat not in self.state.may_act():
            return why
        return self.state.determinize(seat, Quick(0)).objection(seat, action) or text("refused-not-offered")

    def may_undo(self, viewer: Viewer) -> bool:
        return not self._full() and bool(self._mine(viewer, 1))

    def to_restart(self, viewer: Viewer) -> int:
        """How many actions go back at once where the turn is restarted; none where there is but one."""
        count = 0 if self._full() else len(self._mine(viewer))
        return count if count > 1 else 0

    def answers(self, seat: Seat, ply: int) -> bool:
        """Whether a choice made at that ply still stands: since then only others acted, and the table waited for this
        seat all the while. If it has become illegal the rules say why."""
        behind = self.plies[seat] - ply
        if behind < 0:
            return False
        for line in reversed(self.lines):
            if not behind:
                break
            if line.seen_by(seat):
                behind -= 1
                if line.entry.seat == seat or seat not in line.waiting:
                    return False
        return not behind

    def record(self) -> Record:
        """The log with what was taken back left out."""
        acts = [
            (line.entry.seat, line.entry.action) for line in self.lines if line.entry.kind == "act" and not line.undone
        ]
        begun = self.begun
        return Record(begun.game, begun.rules, begun.options, begun.seats, begun.seed, acts)

    def _change(self, entry: Entry, at: float) -> Change:
        if entry.kind == "act":
            change = self._act(entry.seat, entry.action)
        elif entry.kind == "undo":
            change = self._take_back(entry, self._mine(entry.seat, 1))
        elif entry.kind == "restart":
            change = self._take_back(entry, self._mine(entry.seat))
        else:
            line = Line(entry, [], secret=False).between(self.state, self.state)
            change = Change(line, self.state, self._tail_after(entry))
        change.line.at = at
        return change

    def _tail_after(self, entry: Entry) -> list[Held]:
        """Nothing of a seat is taken back across a change of who plays it, nothing at all across one of the rules."""
        if entry.kind == "rules":
            return []
        if entry.kind not in ("standin", "return"):
            return self.tail
        own = [place for place, held in enumerate(self.tail) if held.line.entry.seat == entry.seat]
        return self.tail[own[-1] + 1 :] if own else self.tail

    def _note(self, entry: Entry) -> None:
        if entry.kind == "standin":
            self.stand_ins.add(entry.seat)
            self.stops.discard(entry.seat)
        elif entry.kind == "return" and not self.over():
            self.stand_ins.discard(entry.seat)
        elif entry.kind == "stop":
            self.stops.add(entry.seat)
            self.stopped = entry.action == "all"
        elif entry.kind == "goon":
            self.stops.discard(entry.seat)
        elif entry.kind == "void":
            self.stopped = self.void = True

    def _act(self, seat: Seat, words: str) -> Change:
        try:
            action = self.game.actions.parse(words)
        except ValueError:
            raise refuse("server-no-such-action") from None
        state = self.state.clone()
        try:
            events = state.apply(seat, action)
        except IllegalAction:
            raise Refusal(self.objection(seat, action) or text("refused-not-offered")) from None
        return self._acted(Entry("act", seat, str(action)), state, events)

    def _recall(self, entry: Entry) -> Change:
        state = self.state.clone()
        events = state.heard(state.advance, entry.seat, self.game.actions.parse(entry.action))
        return self._acted(entry, state, events)

    def _acted(self, entry: Entry, state: State, events: list[Event]) -> Change:
        before = self.state
        line = Line(entry, events, secret=before.steps[-1].secret()).between(before, state)
        held = undoable(state, before.rng.draws, events)
        return Change(line, state, [*self.tail, Held(line, before)] if held else [])

    def _take_back(self, entry: Entry, places: list[int]) -> Change:
        if not places:
            raise refuse("server-no-undo")
        first = places[0]
        state, tail = self.tail[first].before, self.tail[:first]
        for place, held in enumerate(self.tail[first:], start=first):
            if place in places:
                continue
            before, state = state, state.clone()
            try:
                state.apply(held.line.entry.seat, self.game.actions.parse(held.line.entry.action))
            except IllegalAction:
                raise refuse("server-no-undo") from None
            tail.append(Held(held.line, before))
        backs = tuple(self.tail[place].line for place in places)
        line = Line(entry, [], secret=backs[0].secret, backs=backs).between(self.state, state)
        return Change(line, state, tail)

    def _full(self) -> bool:
        return len(self.lines) >= self.most

    def _mine(self, viewer: Viewer, most: int | None = None) -> list[int]:
        """Where in the tail the viewer's last actions are, oldest first, as far as only secret actions of others came
        after them."""
        places: list[int] = []
        if self.over():
            return places
        for place in reversed(range(len(self.tail))):
            line = self.tail[place].line
            if line.entry.seat == viewer:
                places.insert(0, place)
            elif not line.secret:
                break
            if len(places) == most:
                break
        return places
