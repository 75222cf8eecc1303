"""The analysis of a seat's decision does not change when what that seat could not know changes."""

from __future__ import annotations

import pytest

from archipel import games
from archipel.analysis.estimator import Estimator, Twin
from archipel.analysis.ply_job import decide
from archipel.analysis.weighing import booked
from archipel.core.game import Outlook
from archipel.core.laws.case import Case, presets
from archipel.core.record import replay
from archipel.core.rng import Quick
from tests.analysis.games_played import TINY, played

STOPS = (3, 11, 26)
CASES = [case for game in games().values() for case in presets(game) if case.seats <= 2]
HIDDEN = [case for case in CASES if case.seats == 2]


class Peeking(Estimator):
    """Looks at the game itself where it should look at twins."""

    def twins(self, outlook: Outlook, ply: int, purpose: str, count: int) -> list[Twin]:
        truth = self.truth  # type: ignore[attr-defined]
        return [Twin(truth.clone(), outlook.seat, seed) for seed in range(count)]


def told_apart(kind: type[Estimator], case: Case, seed: int) -> int:
    """How often, at some stops of a game, a twin of the state is judged otherwise than the state itself."""
    mode = case.game.mode(case.mode)
    estimator = kind(case.game, mode, case.seats, TINY)
    found = 0
    for ply in STOPS:
        state = replay(played(case.game, mode, case.seats, plies=ply, seed=seed))
        seat = state.to_act()[0]
        action = state.legal_actions(seat)[-1]
        looks = []
        for one in (state, state.determinize(seat, Quick(ply + 99))):
            estimator.truth = one  # type: ignore[attr-defined]
            outlook = Outlook(case.game, one, seat)
            expected = estimator.expected(outlook, ply)
            decision = decide(estimator, case.game, one, seat, action, ply)
            if decision is not None:
                decision = booked(estimator, decision, outlook, action, expected)
            looks.append((decision, estimator.told(expected, seat)))
        found += looks[0] != looks[1]
    return found


@pytest.mark.parametrize("case", CASES, ids=str)
def test_what_a_seat_cannot_know_changes_nothing(case: Case) -> None:
    assert told_apart(Estimator, case, seed=5) == 0


@pytest.mark.parametrize("game", sorted({case.game.id for case in HIDDEN}))
def test_who_peeks_is_caught(game: str) -> None:
    assert any(told_apart(Peeking, case, seed) for case in HIDDEN if case.game.id == game for seed in (5, 6))
