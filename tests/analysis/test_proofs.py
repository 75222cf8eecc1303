"""Planted blunders are found, and chances are what comes of them: one here, many by `dev.py prove`."""

from __future__ import annotations

import pytest
from tools.analysis_proofs import calibration, planted

from archipel import games
from archipel.analysis.budgets import QUICK

MAIN = {
    "hashi": "side_a",
    "islet": "rivals",
    "isle_of_cats": "family",
    "palm_island": "solo",
    "small_islands": "normal",
}
PLANTED = 20


def test_a_planted_blunder_is_found() -> None:
    hashi = games()["hashi"]
    assert planted(hashi, hashi.mode("side_a"), 2, 0, "quick")


@pytest.mark.long
@pytest.mark.parametrize("game", MAIN)
def test_most_planted_blunders_are_found(game: str) -> None:
    found = games()[game]
    mode = found.mode(MAIN[game])
    told = [planted(found, mode, mode.seats[0], number, "deep") for number in range(PLANTED)]
    critical = [one for one in told if one is not None]
    assert sum(critical) >= 0.9 * len(critical)


@pytest.mark.long
@pytest.mark.parametrize("game", ["hashi", "islet"])
def test_chances_are_what_comes_of_them(game: str) -> None:
    found = games()[game]
    lines = calibration(found, found.mode(MAIN[game]), 2, 400, QUICK)
    assert float(lines[-1].split()[2]) < 0.1
