"""Who plays badly is told neither of bad luck nor of good."""

from __future__ import annotations

from statistics import fmean

import msgspec
import pytest

from archipel import games
from archipel.analysis import Analysis, analyse
from archipel.analysis.estimator import sampled
from archipel.arena import Plan, play_recorded
from tests.analysis.games_played import TINY

DEALS = 8


def found_of(game: str, bot: str, plies: int) -> list[Analysis]:
    """Some deals alone, or their beginnings."""
    found = games()[game]
    plan = Plan.of(found, found.choose_options(found.mode("solo")), 1, [bot], DEALS, 5)
    records = [play_recorded(match).record for match in plan.matches()]
    return [analyse(msgspec.structs.replace(one, actions=one.actions[:plies])) for one in records]


@pytest.fixture(autouse=True)
def _cheap(monkeypatch: pytest.MonkeyPatch) -> None:
    budget = msgspec.structs.replace(TINY, candidates=2, ranked=2, sifted=1, compared=2, looked=2)
    monkeypatch.setattr("archipel.analysis.budgets.QUICK", budget)


@pytest.mark.slow
def test_small_losses_are_no_bad_luck() -> None:
    """Luck is 0 as near as that can be told; were mistakes alone a player's own, it would be below."""
    found = found_of("hashi", "random", 24)
    luck = [one.sums[0].luck for one in found]
    small = [sum(choice.given[0] for choice in one.decisions if not choice.mistake) for one in found]
    unbooked = [each + lost for each, lost in zip(luck, small, strict=True)]
    assert abs(fmean(luck)) <= sampled(luck)
    assert fmean(unbooked) < -sampled(unbooked)
    assert all(one.sums[0].margin > 0 for one in found)


@pytest.mark.slow
def test_what_can_still_be_done_later_is_no_loss_and_no_good_luck() -> None:
    """Alone on Palm Island most choices can be made a card later too. Were each time the best found counted as missed,
    luck would give it back."""
    luck = [one.sums[0].luck for one in found_of("palm_island", "easy", 999)]
    assert abs(fmean(luck)) <= sampled(luck)
