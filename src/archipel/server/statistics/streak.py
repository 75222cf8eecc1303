"""Days in a row on which a person solved the puzzle of the day; one missed day a month does not end them."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Literal

import msgspec

from archipel.table.rows import PuzzleTry

DayState = Literal["", "open", "solved", "hint", "missed", "spared"]
WEEK = 7
EARLIEST = date(2024, 1, 1)
"""No puzzle of a day is older."""


class StreakDay(msgspec.Struct, frozen=True):
    """A day and how it went: `hint`, solved with one; `spared`, missed without ending what was begun; nothing: nobody
    tried."""

    day: str
    state: DayState


class Streak(msgspec.Struct, frozen=True):
    """`days` in a row up to today, the `longest` there was, the last seven days, the oldest first."""

    days: int
    longest: int
    week: tuple[StreakDay, ...]


def streak_of(tries: Iterable[PuzzleTry], today: date) -> Streak:
    states = _states(tries, today)
    days = longest = 0
    spared: set[tuple[int, int]] = set()
    day = min((day for day, state in states.items() if _solved(state)), default=today)
    while day <= today:
        month = (day.year, day.month)
        if _solved(states.get(day, "")):
            days += 1
            longest = max(longest, days)
        elif day < today and days and month not in spared:
            spared.add(month)
            states[day] = "spared"
        elif day < today:
            days = 0
        day += timedelta(days=1)
    last = [today - timedelta(days=back) for back in reversed(range(WEEK))]
    week = tuple(StreakDay(str(day), states.get(day, "open" if day == today else "")) for day in last)
    return Streak(days, longest, week)


def day_of(said: str, today: date) -> date | None:
    """A day that has been, by its text form."""
    try:
        day = date.fromisoformat(said)
    except ValueError:
        return None
    return day if EARLIEST <= day <= today and str(day) == said else None


def _states(tries: Iterable[PuzzleTry], today: date) -> dict[date, DayState]:
    """How each day went; one that is over without having been solved was missed."""
    found: dict[date, DayState] = {}
    for one in tries:
        day = day_of(one.day, today)
        if day is None or _solved(found.get(day, "")):
            continue
        if one.state == "solved":
            found[day] = "hint" if one.hint else "solved"
        else:
            found[day] = "open" if one.state == "open" and day == today else "missed"
    return found


def _solved(state: DayState) -> bool:
    return state in ("solved", "hint")
