"""Days in a row: what counts, what ends them, and the one day a month that is spared."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from archipel.server.statistics.streak import Streak, streak_of
from archipel.table.rows import PuzzleTry

TODAY = date(2026, 7, 20)


def went(said: str) -> Streak:
    """A letter a day up to today: s solved, h with a hint, m missed, o tried, - nothing."""
    states = {"s": "solved", "h": "solved", "m": "missed", "o": "open"}
    tries = [
        PuzzleTry("ann", str(TODAY - timedelta(days=back)), "p", states[letter], 1, hint=letter == "h", at=1)  # type: ignore[arg-type]
        for back, letter in enumerate(reversed(said))
        if letter != "-"
    ]
    return streak_of(tries, TODAY)


@pytest.mark.parametrize(
    ("said", "days", "longest"),
    [
        ("-", 0, 0),
        ("s", 1, 1),
        ("sss", 3, 3),
        ("ss-", 2, 2),
        ("sshs", 4, 4),
        ("sso", 2, 2),
        ("ssm", 2, 2),
        ("ss-s", 3, 3),
        ("ssms", 3, 3),
        ("ss-s-s", 1, 3),
        ("ss--s", 1, 2),
        ("ss--", 2, 2),
        ("ss---", 0, 2),
        ("m", 0, 0),
    ],
)
def test_days_in_a_row(said: str, days: int, longest: int) -> None:
    found = went(said)
    assert (found.days, found.longest) == (days, longest)


def test_every_month_spares_a_day() -> None:
    solved = [date(2026, 6, 28), date(2026, 6, 29), date(2026, 7, 1), date(2026, 7, 3)]
    tries = [PuzzleTry("ann", str(day), "p", "solved", 1, hint=False, at=1) for day in solved]
    assert streak_of(tries, date(2026, 7, 3)).days == 4


def test_the_last_week_is_told_day_by_day() -> None:
    assert [one.state for one in went("sh-smo").week] == ["", "solved", "hint", "spared", "solved", "missed", "open"]
    assert went("ss").week[-1].day == str(TODAY)


def test_what_is_no_day_that_has_been_counts_nowhere() -> None:
    for day in ("", "2030-01-01", "1999-01-01", "yesterday", "20260719"):
        assert streak_of([PuzzleTry("ann", day, "p", "solved", 1, hint=False, at=1)], TODAY).longest == 0
