"""Standing answers: what a seat has told the table to answer for it when it is only asked."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING, Literal

import msgspec

from archipel.core.values import Seat
from archipel.core.visibility import asked
from archipel.table.refusal import refuse
from archipel.table.rows import Entry

if TYPE_CHECKING:
    from archipel.table.history import History

MOST = 500
"""Lines of a log about one seat's standing answers."""

Answer = Literal["turn", "never", "ask"]


class Standing(msgspec.Struct, frozen=True, omit_defaults=True):
    """`turn`: no to everything until the table waits for the seat otherwise; `never`: no to these kinds."""

    turn: bool = False
    never: tuple[str, ...] = ()

    def covers(self, kind: str) -> bool:
        return self.turn or kind in self.never

    def after(self, words: str) -> Standing:
        """With one more line of the log: `turn`, `never <kind>`, `ask <kind>`, or `ask` to be asked before the turn."""
        answer, _, kind = words.partition(" ")
        if not kind:
            return Standing(answer == "turn", self.never)
        others = tuple(one for one in self.never if one != kind)
        return Standing(self.turn, (*others, kind) if answer == "never" else others)


def stand(history: History, seat: Seat, answer: Answer, kind: str) -> Entry | None:
    """The line that says so; refused where it says nothing new, or too often. None: the game is over."""
    if history.over():
        return None
    if seat in history.stand_ins:
        raise refuse("server-stood-in")
    if (kind and (answer == "turn" or kind not in history.kinds)) or (answer == "never" and not kind):
        raise refuse("server-no-invitation")
    if history.told_standing[seat] >= MOST:
        raise refuse("server-standing-spent")
    entry = Entry("standing", seat, f"{answer} {kind}".strip())
    standing = history.standing[seat]
    if standing.after(entry.action) == standing or (answer == "turn" and _has_turn(history, seat)):
        raise refuse("server-standing-same")
    return entry


def table_answers(history: History, bots: Collection[Seat]) -> list[Entry]:
    """What the table answers for those it asks now: for whoever told it so, whatever is in their hand, and for `bots`
    that have no choice."""
    return [
        line
        for line in _declines(history)
        if history.covered(line.seat) or (line.seat in bots and len(history.state.legal_actions(line.seat)) == 1)
    ]


def silent_answers(history: History, bots: Collection[Seat]) -> list[Entry]:
    """What those come to who are asked now and say nothing; bots always say something."""
    return [line for line in _declines(history) if line.seat not in bots]


def _declines(history: History) -> list[Entry]:
    state = history.state
    seats = () if history.over() else asked(state)
    return [Entry("act", seat, str(invited.decline)) for seat in seats if (invited := state.invitation(seat))]


def _has_turn(history: History, seat: Seat) -> bool:
    return seat in history.to_act() and history.state.invitation(seat) is None
