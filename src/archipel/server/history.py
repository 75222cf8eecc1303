"""The log of a table, read: the state it leads to, what each viewer saw of it, what may be taken back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.state import IllegalAction, State
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Options, Seat
from archipel.server.refusal import Refusal, refuse
from archipel.server.store import Entry

Viewer = Seat | None


class Line:
    """An entry of the log and what happened by it; `back` is the line that an undo takes back."""

    def __init__(self, entry: Entry, events: list[Event], *, secret: bool, back: Line | None = None) -> None:
        self.entry = entry
        self.events = events
        self.secret = secret
        self.back = back
        self.undone = False

    def seen_by(self, viewer: Viewer) -> bool:
        """Whether it counts in the viewer's ply: its own, or one of which it was told something."""
        if self.back is not None:
            return self.back.seen_by(viewer)
        return self.entry.seat == viewer or any(event.seen_by(viewer) is not None for event in self.events)

    def seen_events(self, viewer: Viewer) -> list[Event]:
        return seen(self.events, viewer)


def seen(events: Iterable[Event], viewer: Viewer) -> list[Event]:
    told = (event.seen_by(viewer) for event in events)
    return [event for event in told if event is not None]


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
    """Every change is prepared on a copy, so that a viewer never sees what is not yet kept."""

    def __init__(self, game: Game, options: Options, seats: int, seed: str) -> None:
        self.game = game
        self.begun = Record.begin(game, options, seats, seed)
        self.state, self.opening = game.open(options, seats, seed)
        self.lines: list[Line] = []
        self.tail: list[Held] = []
        self.plies: dict[Viewer, int] = dict.fromkeys([None, *range(seats)], 0)

    def read(self, entries: Iterable[Entry]) -> None:
        for entry in entries:
            self.commit(self.prepare(entry))

    def prepare(self, entry: Entry) -> Change:
        """Refusal where the rules or the table stand against it."""
        return self._undo(entry.seat) if entry.kind == "undo" else self._act(entry.seat, entry.action)

    def commit(self, change: Change) -> None:
        for viewer in self.plies:
            self.plies[viewer] += change.line.seen_by(viewer)
        if change.line.back is not None:
            change.line.back.undone = True
        self.lines.append(change.line)
        self.state, self.tail = change.state, change.tail

    def objection(self, seat: Seat, action: Action) -> Text | None:
        """Why not. The reason is read off a twin, so it tells only what the seat may know."""
        why = self.state.objection(seat, action)
        if why is None or seat not in self.state.may_act():
            return why
        return self.state.determinize(seat, Quick(0)).objection(seat, action) or text("refused-not-offered")

    def may_undo(self, viewer: Viewer) -> bool:
        return self._last(viewer) is not None

    def answers(self, seat: Seat, ply: int) -> bool:
        """Whether a choice made at that ply still stands: since then only secret entries of others, telling nothing."""
        behind = self.plies[seat] - ply
        if behind < 0:
            return False
        held = {id(held.line) for held in self.tail}
        for line in reversed(self.lines):
            if not behind:
                break
            if line.seen_by(seat):
                behind -= 1
                origin = line.back or line
                harmless = line.secret and (origin.undone or id(origin) in held)
                if origin.entry.seat == seat or not harmless:
                    return False
        return not behind

    def record(self) -> Record:
        """The log with what was taken back left out."""
        acts = [(line.entry.seat, line.entry.action) for line in self.lines if not line.back and not line.undone]
        begun = self.begun
        return Record(begun.game, begun.rules, begun.options, begun.seats, begun.seed, acts)

    def _act(self, seat: Seat, words: str) -> Change:
        try:
            action = self.game.actions.parse(words)
        except ValueError:
            raise refuse("server-no-such-action") from None
        why = self.objection(seat, action)
        if why is not None:
            raise Refusal(why)
        before = self.state
        state = before.clone()
        secret = before.steps[-1].secret()
        line = Line(Entry("act", seat, str(action)), state.apply(seat, action), secret=secret)
        final = state.rng.draws != before.rng.draws or any(event.reveals for event in line.events)
        return Change(line, state, [] if final else [*self.tail, Held(line, before)])

    def _undo(self, seat: Seat) -> Change:
        last = self._last(seat)
        if last is None:
            raise refuse("server-no-undo")
        back, state = self.tail[last]
        tail = self.tail[:last]
        for held in self.tail[last + 1 :]:
            before, state = state, state.clone()
            try:
                state.apply(held.line.entry.seat, self.game.actions.parse(held.line.entry.action))
            except IllegalAction:
                raise refuse("server-no-undo") from None
            tail.append(Held(held.line, before))
        return Change(Line(Entry("undo", seat), [], secret=back.secret, back=back), state, tail)

    def _last(self, viewer: Viewer) -> int | None:
        """Where in the tail the viewer's last action is, if only secret actions of others came after it."""
        if self.state.outcome() is not None:
            return None
        for place in reversed(range(len(self.tail))):
            line = self.tail[place].line
            if line.entry.seat == viewer:
                return place
            if not line.secret:
                return None
        return None
