"""Who is best, who is level, and which title a score earns."""

from __future__ import annotations

import pytest

from archipel.core.values import Part
from archipel.kit.ranking import places, score_of, title, winners

LADDER = [(10, "hermit"), (40, "sage"), (25, "ferryman")]


def test_whoever_is_level_with_the_best_wins_too() -> None:
    assert winners([3, 7, 7]) == (1, 2)
    assert winners([(3, 1), (3, 2)]) == (1,)
    assert places([(3, 1), (3, 2), (3, 1), (0, 9)]) == [2, 1, 2, 4]


@pytest.mark.parametrize(("score", "name"), [(9, "none"), (10, "hermit"), (39, "ferryman"), (40, "sage"), (99, "sage")])
def test_a_title_is_the_highest_rung_reached(score: int, name: str) -> None:
    assert title(LADDER, score, "none") == title(LADDER[::-1], score, "none") == name


def test_a_score_is_the_sum_of_its_parts() -> None:
    assert score_of([Part("eggs", 3), Part("rats", -5)]).total == -2
