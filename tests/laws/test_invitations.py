"""Law 8 on invitations: who has answered is nobody's business, and whoever is asked may say no."""

from __future__ import annotations

from typing import Any

import pytest

from archipel.core import laws
from archipel.core.values import Action, Invitation, Seat
from tests.table.harbour import GAME, Asking, Harbour, Take, Took

CASES = [case for case in laws.cases(GAME) if case.seats == 3]


def told(self: Asking, state: Harbour, seat: Seat, action: Action) -> None:
    state.tell(Took, seat, 0)
    take(self, state, seat, action)


def no_way_out(self: Asking, state: Harbour, seat: Seat) -> Invitation:
    return Invitation(self.kind, Take(9))


take = Asking.take
FAULTS: dict[str, Any] = {"awaited": Asking.actors, "take": told, "invitation": no_way_out}


@pytest.mark.parametrize("law", [1, 2, 3, 4, 5, 8, 9, 13])
def test_a_game_that_asks_is_lawful(law: int) -> None:
    for case in laws.cases(GAME):
        laws.LAWS[law](case, 1)


@pytest.mark.parametrize("part", FAULTS)
def test_a_planted_fault_is_found(part: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Asking, part, FAULTS[part])
    with pytest.raises(laws.LawBroken, match=r"has answered|may not decline"):
        laws.LAWS[8](CASES[0], 1)
