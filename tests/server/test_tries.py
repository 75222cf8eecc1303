"""Whether a choice tried counts as found."""

from __future__ import annotations

import pytest

from archipel.analysis.values import Choice, Decision, PartChange
from archipel.server.replay.tries import told
from archipel.server.replay.try_job import TryResult

MISTAKE = Decision(0, 0, Choice("lay 1", 4000, 300), Choice("lay 3", 5000, 300), 1000, 400, True, (-1000, 1000), (), ())
WHY = (PartChange("all", 300),)


@pytest.mark.parametrize(
    ("cost", "margin", "good"),
    [
        (0, 0, True),
        (-50, 0, True),
        (400, 1500, True),
        (500, 1500, True),
        (501, 1500, False),
        (900, 1500, False),
        (1300, 1500, False),
        (400, 300, False),
    ],
)
def test_a_try_counts_within_its_margin_where_half_of_the_loss_is_won_back(cost: int, margin: int, good: bool) -> None:
    found = told(MISTAKE, TryResult(cost, margin, 200, WHY))
    assert (found.good, found.value, bool(found.why)) == (good, 5000 - cost, not good)
