"""Three at the Isle of Cats, to the moment before a rescue: one holds Herding, and somebody else is asked too."""

from __future__ import annotations

from itertools import count
from typing import NamedTuple

from archipel.core.catalog import game
from archipel.games.isle_of_cats.state import CatsState

SEATS = 3
HERDING = 77
LONGEST = 120
FIRST = {"waive": -1, "buy": 1, "lay": 1, "pass": 2, "end": 2}
LAST = ("lift", "return")


class LeadUp(NamedTuple):
    """The deal, what was played, who holds Herding, who else is asked, and before whose turn."""

    seed: str
    log: list[tuple[int, str]]
    holder: int
    other: int
    turn: int


def lead_up() -> LeadUp:
    """The first deal that leads there where everybody buys what they can and passes at once."""
    return next(found for number in count() if (found := _played(f"{number:032x}")) is not None)


def _played(seed: str) -> LeadUp | None:
    cats = game("isle_of_cats")
    state = cats.new(cats.choose_options(cats.mode("fleet"), {}), SEATS, seed)
    assert isinstance(state, CatsState)
    log: list[tuple[int, str]] = []
    while len(log) < LONGEST and state.day == 1:
        asked = state.to_act()
        invitation = state.invitation(asked[0])
        holders = [seat for seat in asked if state.crews[seat].hand >> HERDING & 1]
        if invitation is not None and invitation.kind == "rescue" and holders and len(asked) == SEATS - 1:
            (other,), (turn,) = (set(asked) - set(holders), set(range(SEATS)) - set(asked))
            return LeadUp(seed, log, holders[0], other, turn)
        action = min(state.legal_actions(asked[0]), key=lambda action: _rank(str(action)))
        log.append((asked[0], str(action)))
        state.apply(asked[0], action)
    return None


def _rank(action: str) -> int:
    word, *cards = action.replace(",", " ").split()
    if word in LAST:
        return 9
    return 0 if word != "play" and "move_cats" in cards else FIRST.get(word, 4)
