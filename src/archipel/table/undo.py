"""What may be taken back of a log: its tail, the lines since something was revealed that cannot be forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from archipel.core.state import State
from archipel.core.values import Seat
from archipel.core.visibility import undoable
from archipel.table.log_line import Line, Viewer


class Tail(NamedTuple):
    """Lines that may still be taken back, and the states before every STEP-th of them: from there they are repeated."""

    lines: list[Line]
    grounds: list[State]

    def longer(self, line: Line, before: State) -> Tail:
        grounds = self.grounds if len(self.lines) % STEP else [*self.grounds, before]
        return Tail([*self.lines, line], grounds)

    def up_to(self, place: int) -> tuple[Tail, State]:
        """Its lines up to the last ground before one of them, and that state."""
        ground = place // STEP
        return Tail(self.lines[: ground * STEP], self.grounds[:ground]), self.grounds[ground]


STEP = 16
NOTHING = Tail([], [])


def tail_after(tail: Tail, line: Line, before: State, after: State) -> Tail:
    """With one more action; nothing is left where it revealed something, or where an invitation was taken up."""
    longer = tail.longer(line, before)
    if not undoable(after, before.rng.draws, line.events) or (line.closes and _taken_up(longer.lines)):
        return NOTHING
    return longer


def targets(tail: Sequence[Line], viewer: Viewer, covered: Sequence[Seat]) -> list[int]:
    """Where in the tail the viewer's own actions are, latest first, as far as only secret actions of others came
    after, and those of which the viewer was told nothing: what may be taken back never tells of them.

    Who declined an invitation that has closed is not in the way, and does not get that back by itself; while it is open
    an answer is taken back, unless the table gave it for one of the `covered`.
    """
    places: list[int] = []
    open_ = True
    for place in reversed(range(len(tail))):
        line = tail[place]
        open_ = open_ and bool(line.answer) and not line.closes
        if line.answer and (not open_ or viewer in covered):
            continue
        if line.entry.seat == viewer:
            places.append(place)
        elif not line.secret and line.seen_by(viewer):
            break
    return places


def taken_along(tail: Sequence[Line], first: int) -> list[int]:
    """Answers to invitations that would not have opened but for an action; those to the same one as an answer stay."""
    if tail[first].answer:
        return []
    return [place for place in range(first + 1, len(tail)) if tail[place].answer]


def _taken_up(tail: list[Line]) -> bool:
    """Whether somebody said yes to the invitation that the last line closes."""
    closing = tail[-1]
    for line in reversed(tail):
        if not line.answer or (line.closes and line is not closing):
            return False
        if line.answer == "yes":
            return True
    return False
