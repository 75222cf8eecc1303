"""What would come of a choice, tried on a twin: whether it can be taken back, whether it ends the turn.

The twin agrees with all the seat may know and with nothing else, so that a mark tells no secret; where it depends on
what is hidden it is the seat's best guess.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from archipel.core.rng import Quick
from archipel.core.state import State
from archipel.core.values import Seat
from archipel.core.visibility import undoable
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.wire.messages import Marked, Marks

MOST = 48
AT_ONCE = 64


class Mark(NamedTuple):
    final: bool
    ends: bool


def marked(history: History, viewer: Viewer, ask: Marks) -> Marked:
    """The marks of choices of the seat, as many as are answered at once; those that are none are left out."""
    answer = Marked(ask.ply, [])
    if viewer is None or ask.ply != history.plies[viewer] or viewer not in history.state.may_act() or history.stopped:
        return answer
    twin = history.state.determinize(viewer, Quick(0))
    tried = 0
    for way in ask.ways[:MOST]:
        tried += len(way)
        if tried > AT_ONCE:
            break
        mark = _tried(history, twin, viewer, way)
        if mark is None:
            continue
        answer.asked.append(way[0])
        if mark.final:
            answer.final.append(way[0])
        if mark.ends:
            answer.ends.append(way[0])
    return answer


def _tried(history: History, twin: State, seat: Seat, way: Sequence[str]) -> Mark | None:
    """None where the first action is none, or the rules fail at it. Whether others have answered an invitation is no
    business of the seat: a yes is final, a no is nothing."""
    state, before = twin.clone(), twin.to_act()
    invitation = twin.invitation(seat) if seat in before else None
    final, done = False, 0
    try:
        for words in way:
            action = history.game.actions.parse(words)
            if state.objection(seat, action) is not None:
                break
            draws = state.rng.draws
            events = state.apply(seat, action)
            final |= not undoable(state, draws, events)
            done += 1
    except Exception:
        return None
    declines = invitation is not None and way[0] == str(invitation.decline)
    if done and (declines or (invitation is not None and len(twin.awaited()) > 1)):
        return Mark(final=not declines, ends=False)
    acting = state.to_act()
    over = state.outcome() is not None
    ends = over or (seat in before and (seat not in acting or any(other not in before for other in acting)))
    return Mark(final or over, ends) if done else None
