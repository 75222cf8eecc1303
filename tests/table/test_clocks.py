"""Time read off the log: it runs for whom the table waits, and for nobody else."""

from __future__ import annotations

import pytest

from archipel.table.clocks import DAY, Ticking, agreed
from archipel.table.history import History
from archipel.table.refusal import Refusal
from archipel.table.rows import Clock, Entry
from archipel.table.wire.frames import wire_clock
from tests.server.toy import GAME
from tests.server.toy.values import NumbersOptions
from tests.table.test_history import ROUND, entry

LIVE = Clock("live", 100, 10)
DAYS = Clock("days", 2 * DAY)


def clocked(clock: Clock, *lines: tuple[float, Entry]) -> Ticking:
    """Time after a game for two of which every line is known to the second."""
    history = History(GAME, NumbersOptions(), 2, "00" * 16)
    time = Ticking(clock, 2, (0, 1))
    for at, line in [(0.0, Entry("begin", -1)), *lines]:
        change = history.prepare(line, at)
        time = time.after(change.line, ended=False)
        history.commit(change)
    return time


def moves(*acts: tuple[float, int, str]) -> list[tuple[float, Entry]]:
    return [(at, entry(seat, action)) for at, seat, action in acts]


def test_time_runs_for_all_who_are_to_act() -> None:
    time = clocked(LIVE)
    assert time.running == (0, 1)
    assert time.left_at(30.0) == [70.0, 70.0]
    assert time.due() == 100.0
    assert (time.out(99.9), time.out(100.0)) == ([], [0, 1])


def test_a_turn_that_is_over_stops_the_clock_and_brings_the_increment() -> None:
    time = clocked(LIVE, *moves((20.0, 0, "pick 1"), (30.0, 0, "confirm")))
    assert time.running == (1,)
    assert time.left_at(50.0) == [80.0, 50.0]
    assert time.due() == 100.0


def test_the_last_of_all_has_ended_a_turn_too() -> None:
    alone = [(float(at), seat, action) for at, (seat, action) in enumerate(ROUND)]
    time = clocked(LIVE, *moves(*alone, (10.0, 0, "lay 1"), (20.0, 1, "lay 0")))
    assert time.running == (0, 1)
    assert time.left == [100 - 1 + 10 - 7 + 10, 100 - 3 + 10 - 10 + 10]


def test_taking_back_earns_no_time() -> None:
    played = moves((20.0, 0, "pick 1"), (30.0, 0, "confirm"), (40.0, 0, "undo"))
    assert clocked(LIVE, *played).left_at(45.0) == [65.0, 55.0]
    again = clocked(LIVE, *played, *moves((50.0, 0, "confirm"), (60.0, 0, "restart")))
    assert again.left[0] == 60.0
    assert clocked(DAYS, *moves((20.0, 0, "pick 1"), (30.0, 0, "confirm"), (40.0, 0, "undo"))).left[0] == 2 * DAY - 30


def test_days_begin_anew_with_every_turn() -> None:
    time = clocked(DAYS, *moves((DAY, 0, "pick 1"), (DAY + 5.0, 0, "confirm")))
    assert time.left == [2 * DAY, DAY - 5]
    assert time.due() == 2 * DAY


def test_no_time_runs_for_a_seat_a_bot_plays_and_some_is_there_for_who_comes_back() -> None:
    out = [(100.0, Entry("standin", 0, "time"))]
    time = clocked(LIVE, *out)
    assert (time.running, time.left[0]) == ((1,), 0.0)
    out += moves((110.0, 0, "pick 1"), (120.0, 0, "confirm"))
    assert clocked(LIVE, *out).left[0] == 0.0
    back = clocked(LIVE, *out, (300.0, Entry("return", 0)))
    assert (back.running, back.left[0]) == ((1,), 25.0)


def test_no_clock_never_runs_out() -> None:
    time = clocked(Clock())
    assert (time.running, time.due(), wire_clock(time, 50.0)) == ((), None, None)


@pytest.mark.parametrize(
    "clock",
    [Clock("live", 2), Clock("live", 600, 999), Clock("live", 10**9), Clock("days", 5), Clock("days", 99 * DAY)],
)
def test_clocks_nobody_can_agree_on(clock: Clock) -> None:
    with pytest.raises(Refusal, match="server-bad-clock"):
        agreed(clock)
    assert agreed(LIVE) == LIVE
    assert agreed(DAYS) == DAYS
