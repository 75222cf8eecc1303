"""Fitted models: one for every mode and its fewest seats, of the rules of today; a game without one is played out."""

from __future__ import annotations

import msgspec
import pytest

from archipel import games
from archipel.analysis.estimator import Estimator
from archipel.analysis.model import KNOTS, closed, hats, model_of, models_of, predict
from archipel.analysis.stakes import Prospect, Stake, result, stake_of, title_chances
from archipel.core.game import Outlook
from archipel.core.laws.case import Case, presets
from archipel.core.record import replay
from archipel.core.values import Outcome, Part, Score
from tests.analysis.games_played import TINY, played
from tests.bots.toys import STONES

FEWEST = [case for game in games().values() for case in presets(game) if case.seats <= 2]


@pytest.mark.parametrize("case", FEWEST, ids=str)
def test_every_mode_has_a_model_that_promises_something_sensible(case: Case) -> None:
    model = model_of(case.game, case.mode, case.seats)
    assert model is not None
    assert model.made.held_out
    stake = stake_of(case.game.mode(case.mode), case.seats)
    state = replay(played(case.game, case.game.mode(case.mode), case.seats, plies=9))
    found = predict(model, case.game, stake, state, 9, 0)
    assert len(found.values) == case.seats
    if stake.unit == "points":
        assert found.values == found.points
        assert found.spread > 0
    else:
        assert all(0 < value < 1 for value in found.values)
        assert case.seats == 1 or stake.together or sum(found.values) == pytest.approx(1)


def test_models_are_of_the_rules_of_today(monkeypatch: pytest.MonkeyPatch) -> None:
    hashi = games()["hashi"]
    assert model_of(hashi, "solo", 1) is not None
    monkeypatch.setattr(hashi, "rules", hashi.rules + 1)
    assert model_of(hashi, "solo", 1) is None


def test_a_twin_that_is_over_is_doubted_where_the_model_says_so() -> None:
    model = model_of(games()["isle_of_cats"], "family", 2)
    assert model is not None
    rivals, over = Stake("chance", False, None), Prospect((1.0, 0.0), (40.0, 37.0))
    sure, doubting = (msgspec.structs.replace(model, closing=closing) for closing in (None, (0.2, -1.0)))
    assert closed(None, rivals, over, 0) == closed(sure, rivals, over, 0) == over
    found = closed(doubting, rivals, over, 0)
    assert sum(found.values) == pytest.approx(1)
    assert found.points == over.points
    assert found.values[0] < 0.5 < closed(doubting, rivals, over, 1).values[0] < 1
    assert closed(doubting, rivals, Prospect((1.0, 0.0), (60.0, 37.0)), 0).values[0] > 0.9
    for other in (Stake("chance", True, None), Stake("points", True, None)):
        assert closed(doubting, other, over, 0) == over


def test_the_parts_of_knots_are_one() -> None:
    for hundredth in range(160):
        near = hats(hundredth / 100)
        assert sum(near) == pytest.approx(1)
        assert min(near) >= 0
    for place, knot in enumerate(KNOTS):
        assert hats(knot)[place] == pytest.approx(1)


def test_a_game_without_a_model_is_played_out() -> None:
    assert models_of("stones") is None
    estimator = Estimator(STONES, STONES.modes[0], 2, TINY)
    state = STONES.new(STONES.options(stones=2), 2, 1)
    found = estimator.standing(Outlook(STONES, state, 0), 0)
    assert found.value == 10_000
    assert found.margin > 0


def outcome(winners: tuple[int, ...], *totals: int) -> Outcome:
    return Outcome(winners, tuple(Score(total, (Part("all", total),)) for total in totals), "reason")


def test_what_an_outcome_comes_to() -> None:
    rivals, together = Stake("chance", False, None), Stake("chance", True, None)
    assert result(rivals, outcome((0, 2), 5, 3, 5), 3).values == (0.5, 0.0, 0.5)
    assert result(together, outcome((0, 1), 5, 3), 2).values == (1.0, 1.0)
    assert result(together, outcome((), 5, 3), 2).values == (0.0, 0.0)
    assert result(Stake("points", True, None), outcome((), 41), 1).values == (41.0,)
    palm = games()["palm_island"]
    assert stake_of(palm.mode("cooperative"), 2).together
    assert not stake_of(palm.mode("casual"), 2).together


def test_titles_follow_the_points() -> None:
    stake = stake_of(games()["hashi"].mode("solo"), 1)
    sure = title_chances(stake, [Prospect((51.0,), (51.0,))])
    assert {title for title, chance in sure.items() if chance} == {"rank-7"}
    vague = title_chances(stake, [Prospect((51.0,), (51.0,), 4.0)])
    assert sum(vague.values()) == pytest.approx(1)
    assert vague["rank-1"] < vague["rank-7"]
