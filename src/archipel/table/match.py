"""What is true at a table now: what was agreed, who sits there, what was played, whose time runs."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from typing import Any

import msgspec

from archipel.core.content_names import named
from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.scene import Progress
from archipel.core.state import State
from archipel.core.text import Text
from archipel.core.values import Options, Outcome, Seat
from archipel.table.clocks import Ticking, read_time
from archipel.table.finished.endings import kept_record, last_view
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.refusal import refuse
from archipel.table.rows import Clock, Ending, Result, TableRow, Won
from archipel.table.seating import Seating


class Match:
    """`history` is there once everybody sits; `next` is the table at which it is played again; `cancelled`: nobody will
    ever play here.

    `ending` takes the place of a history that the rules of today cannot read any more."""

    def __init__(self, row: TableRow, game: Game, seating: Seating, now: Callable[[], float]) -> None:
        self.row = row
        self.game = game
        self.seating = seating
        self.now = now
        self.history: History | None = None
        self.ending: Ending | None = None
        self.ticking = Ticking(row.clock, len(seating), ())
        self.next = ""
        self.cancelled = False
        self.listed = row.listed
        self.known_progress: tuple[int, Progress | None] | None = None

    @property
    def options(self) -> Options:
        return msgspec.convert(self.row.options, self.game.options)

    def told_options(self) -> dict[str, Any]:
        """What was agreed, as everybody is told of it: components of one's own by their digest."""
        return named(self.game.content, self.row.options)

    def new_history(self) -> History:
        """Nothing played yet."""
        return History(self.game, self.options, len(self.seating), self.row.seed)

    def ready(self) -> bool:
        """Whether those who sit here could play without the seats that are free."""
        count = len(self.seating) - len(self.seating.free())
        if not any(mode.id == self.row.mode and count in mode.seats for mode in self.game.modes):
            return False
        return self.game.check is None or self.game.check(self.options, count) is None

    def begin(self, history: History) -> None:
        """Everybody sits, and this was played so far."""
        self.history = history
        self.ticking = read_time(self.row.clock, history, self.seating.players())
        self.seating.stand_ins, self.seating.stops = history.stand_ins, history.stops
        self.known_progress = None

    def end(self, ending: Ending, stand_ins: set[Seat]) -> None:
        """The game is over, and nothing is left of it but how it ended."""
        self.ending = ending
        self.ticking = Ticking(Clock(), len(self.seating), ())
        self.seating.stand_ins = stand_ins

    def check_not_cancelled(self) -> None:
        if self.cancelled:
            raise refuse("server-no-table", status=404)

    def waits(self) -> None:
        """Refusal unless somebody is still awaited here."""
        self.check_not_cancelled()
        if self.history is not None or self.ending is not None:
            raise refuse("server-begun", status=409)

    def begun(self) -> History:
        """What was played; refused where somebody is still awaited, or the rules have changed since."""
        if self.ending is not None:
            raise refuse("server-other-rules", status=409)
        if self.history is None:
            raise refuse("server-not-begun")
        return self.history

    def over(self) -> bool:
        return self.ending is not None or (self.history is not None and self.history.over())

    def outcome(self) -> Outcome | None:
        """How the game ended; nothing where nothing was decided, or nobody knows any more."""
        if self.ending is not None:
            return last_view(self.ending, None).outcome if self.ending.views else None
        return self.history.outcome() if self.history else None

    def acting(self) -> tuple[Seat, ...]:
        """Whom the table waits for; who has answered an invitation is told to nobody else: see `awaited`."""
        return self.history.to_act() if self.history else ()

    def awaited(self) -> tuple[Seat, ...]:
        """Whom everybody sees it wait for."""
        return self.history.awaited() if self.history else ()

    def needs(self, seat: Seat) -> bool:
        """Whether it waits for somebody in that seat to say something: not where the table answers for it."""
        return self.history is not None and seat in self.acting() and not self.history.covered(seat)

    def needed(self) -> tuple[Seat, ...]:
        """Seats of which the person is to say something."""
        return tuple(seat for seat in self.acting() if self.needs(seat) and seat not in self.seating.stand_ins)

    def sealed(self) -> bool:
        """Whether nobody but those who sit here may see anything of it yet."""
        return self.now() < self.row.sealed_until

    def admit(self, person: str) -> None:
        """Refusal where somebody who does not sit here may not look yet, or there is nothing left to look at."""
        self.check_not_cancelled()
        if self.sealed() and self.seating.seat_of(person) is None:
            raise refuse("server-sealed", status=403)
        if self.ending is not None and not self.ending.views:
            raise refuse("server-rules-lost", status=410)

    def progress(self) -> Progress | None:
        """How far the game is, as a spectator sees it; without the gestures, and once at each line of the log."""
        if self.history is None:
            return None
        now = len(self.history.lines)
        if self.known_progress is None or self.known_progress[0] != now:
            scene = self.game.scene(self.history.state.view(None), ())
            self.known_progress = now, scene.progress
        return self.known_progress[1]

    def record(self) -> Record:
        if self.sealed():
            raise refuse("server-sealed", status=403)
        if not self.over():
            raise refuse("server-record-later", status=409)
        record = self.begun().record() if self.ending is None else kept_record(self.ending)
        if record is None:
            raise refuse("server-record-lost", status=410)
        return with_rules(record, self.row.rules) if self.row.over else record

    def won(self, state: State) -> list[Won]:
        """What a finished game has earned for its one winner; nothing where it was forked, or played with components
        of somebody's own."""
        outcome, trophies = state.outcome(), self.game.trophies
        if outcome is None or len(outcome.winners) != 1 or trophies is None or self.row.origin or self.row.content:
            return []
        winner = outcome.winners[0]
        person = "" if winner in self.seating.stand_ins else self.seating.person(winner)
        return [Won(person, self.game.id, trophy) for trophy in trophies.earned(state)] if person else []


def with_rules(record: Record, rules: int) -> Record:
    """A record by whatever rules it was read, with those by which it was played."""
    return msgspec.structs.replace(record, rules=rules)


def results(outcome: Outcome | None, stand_ins: Collection[Seat]) -> list[Result]:
    """What every seat had at the end; nothing where it was stopped before anything was decided. Whoever left it to a
    bot has not won."""
    if outcome is None:
        return []
    won = [seat for seat in outcome.winners if seat not in stand_ins]
    return [Result(seat, score.total, seat in won, outcome.rank) for seat, score in enumerate(outcome.scores)]


def why_not(history: History | None, seat: Viewer, action: str, path: Sequence[str], turn: int) -> Text | None:
    """What stands against a choice, told as an action or as the things touched; nothing for a spectator, or where no
    choice is meant."""
    if seat is None or history is None:
        return None
    game = history.game
    try:
        if action:
            return history.objection(seat, game.actions.parse(action))
        meant = game.intent(history.state.view(seat), path, turn) if game.intent else None
        return history.objection(seat, meant) if meant else None
    except (ValueError, LookupError):
        return None
