"""The log of a table, read: the state it leads to, what each viewer saw of it, what may be taken back."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Iterable, Sequence
from copy import copy
from typing import NamedTuple

from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.rng import Quick
from archipel.core.state import IllegalAction, State
from archipel.core.text import Text, text
from archipel.core.values import Action, Event, Options, Outcome, Seat
from archipel.core.visibility import asked
from archipel.table.log_line import Line, Viewer
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Entry, LoggedEntry
from archipel.table.standing import Standing
from archipel.table.undo import NOTHING, Tail, tail_after, taken_along, targets

LINES = 4

logger = logging.getLogger("archipel.table")


class Change(NamedTuple):
    """What an entry would make of the history; nothing has happened until it is committed."""

    line: Line
    state: State
    tail: Tail


class History:
    """Every change is prepared on a copy, so that a viewer never sees what is not yet kept.

    Beyond `most` lines, LINES times the longest game, nothing is taken back any more: no log grows for ever.
    `tail` is what may still be taken back.
    `standing` is what each seat has told the table to answer for it, `told_standing` how often; `kinds` are those of
    the invitations there have been, `opened` the line by which the one now open did; `pauses` how often time
    stood still.
    """

    def __init__(self, game: Game, options: Options, seats: int, seed: str) -> None:
        self.game = game
        self.begun = Record.begin(game, options, seats, seed)
        self.state, self.opening = game.open(options, seats, seed)
        self.lines: list[Line] = []
        self.most = LINES * game.bound
        self.tail = NOTHING
        self.plies: dict[Viewer, int] = dict.fromkeys([None, *range(seats)], 0)
        self.stand_ins: set[Seat] = set()
        self.standing: dict[Seat, Standing] = dict.fromkeys(range(seats), Standing())
        self.told_standing: Counter[Seat] = Counter()
        self.kinds: set[str] = set()
        self.opened: Line | None = None
        self.stops: set[Seat] = set()
        self.stopped = False
        self.void = False
        self.pauses = 0

    def copy(self) -> History:
        """The same so far, to go on from by itself; nothing of what they share is ever taken back."""
        twin = copy(self)
        twin.lines, twin.plies = self.lines.copy(), self.plies.copy()
        twin.stand_ins, twin.stops = self.stand_ins.copy(), self.stops.copy()
        twin.standing, twin.told_standing, twin.kinds = (
            self.standing.copy(),
            self.told_standing.copy(),
            self.kinds.copy(),
        )
        return twin

    def read(self, entries: Iterable[Entry]) -> None:
        """A log of which nobody asks when it was written."""
        for entry in entries:
            self.commit(self.recall(LoggedEntry(entry, 0.0)))

    def recall(self, kept: LoggedEntry) -> Change:
        """The next line of our own log: every action of it was legal when it was kept."""
        change = self._recall(kept.entry) if kept.entry.kind == "act" else self._change(kept.entry, kept.at)
        change.line.at = kept.at
        return change

    def read_by_other_rules(self, lines: Iterable[LoggedEntry]) -> bool:
        """A log written under other rules than these, up to its first line that is not legal; whether there is none.

        Where a log does not fit, rules may fail in any way."""
        try:
            for entry, at in lines:
                self.commit(self._change(entry, at))
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
        change.line.plies = tuple(self.plies.values())
        for back in change.line.backs:
            back.undone = True
        self.lines.append(change.line)
        self.state, self.tail = change.state, change.tail
        self._note(change.line.entry)
        self._note_invitation(change.line)

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

    def awaited(self) -> tuple[Seat, ...]:
        """Whom everybody sees it wait for."""
        return () if self.stopped else self.state.awaited()

    def asking(self) -> bool:
        """Whether the table only asks whom it waits for, or some of them."""
        return not self.over() and bool(asked(self.state))

    def covered(self, seat: Seat) -> bool:
        """Whether the seat has told the table what to answer to what it is asked now; a bot in it answers itself."""
        invitation = self.state.invitation(seat)
        return invitation is not None and seat not in self.stand_ins and self.standing[seat].covers(invitation.kind)

    def objection(self, seat: Seat, action: Action) -> Text | None:
        """Why not. The reason is read off a twin, so it tells only what the seat may know."""
        why = self.state.objection(seat, action)
        if why is None or seat not in self.state.may_act():
            return why
        return self.state.determinize(seat, Quick(0)).objection(seat, action) or text("refused-not-offered")

    def may_undo(self, viewer: Viewer) -> bool:
        return self.to_take_back(viewer) > 0

    def to_take_back(self, viewer: Viewer) -> int:
        """How many actions of the viewer's may go back, one after another or at once."""
        return 0 if viewer is None or self._full() else len(self._mine(viewer))

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
            change = self._take_back(entry, self._mine(entry.seat)[-1:])
        elif entry.kind == "restart":
            change = self._take_back(entry, self._mine(entry.seat))
        else:
            line = Line(entry, [], secret=False).between(self.state, self.state)
            change = Change(line, self.state, self._tail_after(entry))
        change.line.at = at
        return change

    def _tail_after(self, entry: Entry) -> Tail:
        """Nothing of a seat is taken back across a change of who plays it, nothing at all across one of the rules."""
        if entry.kind == "rules":
            return NOTHING
        own = [place for place, line in enumerate(self.tail.lines) if line.entry.seat == entry.seat]
        if entry.kind not in ("standin", "return") or not own:
            return self.tail
        before, state = self.tail.up_to(own[-1])
        tail = NOTHING
        for place in range(len(before.lines), len(self.tail.lines)):
            line, ground, state = self.tail.lines[place], state, state.clone()
            self._repeat(state, line)
            tail = tail.longer(line, ground) if place > own[-1] else NOTHING
        return tail

    def _repeat(self, state: State, line: Line) -> None:
        state.apply(line.entry.seat, self.game.actions.parse(line.entry.action))

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
        elif entry.kind == "pause":
            self.pauses += 1
        elif entry.kind == "standing":
            self.standing[entry.seat] = self.standing[entry.seat].after(entry.action)
            self.told_standing[entry.seat] += 1
        if entry.kind == "standin":
            self._turn_comes(entry.seat)

    def _note_invitation(self, line: Line) -> None:
        """What is asked from here on; whoever wanted not to be asked before their turn is to be asked once it comes."""
        if line.opens or (line.asks and self.opened is None):
            self.opened = line
            self.kinds |= {invitation.kind for seat in asked(self.state) if (invitation := self.state.invitation(seat))}
        elif not line.asks:
            self.opened = None
        for seat in line.acting:
            self._turn_comes(seat)

    def _turn_comes(self, seat: Seat) -> None:
        if self.standing[seat].turn:
            self.standing[seat] = self.standing[seat].after("ask")

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
        line = Line(entry, events, secret=before.steps[-1].secret()).between(before, state).answering(before, state)
        line.given = line.answer == "no" and self.covered(entry.seat)
        return Change(line, state, tail_after(self.tail, line, before, state))

    def _take_back(self, entry: Entry, places: list[int]) -> Change:
        if not places:
            raise refuse("server-no-undo")
        lines = self.tail.lines
        places = sorted([*places, *taken_along(lines, places[0])])
        tail, state = self.tail.up_to(places[0])
        for place in range(len(tail.lines), len(lines)):
            if place in places:
                continue
            before, state = state, state.clone()
            try:
                self._repeat(state, lines[place])
            except IllegalAction:
                # Whoever takes back was told nothing of it, and it has lost its ground.
                places.append(place)
                state = before
                continue
            tail = tail.longer(lines[place], before)
        backs = tuple(lines[place] for place in sorted(places))
        line = Line(self._naming(entry, backs), [], secret=backs[0].secret, backs=backs).between(self.state, state)
        return Change(line, state, tail)

    def _naming(self, entry: Entry, backs: Sequence[Line]) -> Entry:
        """With the numbers of the lines it takes back, where they are more than the one that everybody can tell."""
        numbers = [number for number, line in enumerate(self.lines) if line in backs]
        return Entry(entry.kind, entry.seat, " ".join(map(str, numbers)) if len(backs) > 1 else "")

    def _full(self) -> bool:
        return len(self.lines) - self.told_standing.total() - 2 * self.pauses >= self.most

    def _mine(self, viewer: Viewer) -> list[int]:
        """Where in the tail the actions are that the viewer may take back, oldest first."""
        if self.over():
            return []
        covered = [seat for seat in self.told_standing if self.covered(seat)]
        return targets(self.tail.lines, viewer, covered)[::-1]
