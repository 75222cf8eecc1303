"""The machine's clock may be set: tables go on, timed or not."""

from __future__ import annotations

import time
from pathlib import Path

import pytest

from archipel.server.base import steady_clock as module
from archipel.server.base.steady_clock import steady_clock
from archipel.server.web.services import Services
from archipel.table.clocks import COUNTDOWN
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.rows import Clock
from archipel.table.table import Table
from tests.server.people import Sheet, database_of, guests, play
from tests.server.stores import times

HOUR = 3600.0
AHEAD = (
    "UPDATE log SET at = at + 30 * 3600",
    "UPDATE tables SET touched = touched + 30 * 3600",
    "UPDATE clocks SET due = due + 30 * 3600",
)
CLOCKS = [Clock(), Clock("live", 600, 5), Clock("days", 24 * 3600)]


async def opened(services: Services, clock: Clock) -> Table:
    (person,) = await guests(services, 1)
    wish = TableWish("numbers", "solo", [SeatWish("me")], clock=clock)
    return await services.lobby.table(await services.lobby.create(wish, person))


def set_clock(monkeypatch: pytest.MonkeyPatch, hours: float) -> None:
    real = time.time
    monkeypatch.setattr(time, "time", lambda: real() + hours * HOUR)


def test_time_is_counted_from_the_start(monkeypatch: pytest.MonkeyPatch) -> None:
    counted = [50.0]
    monkeypatch.setattr(module, "_counted", lambda: counted[0])
    now = steady_clock()
    began = now()
    assert abs(began - time.time()) < 60
    for hours in (-1, 5):
        set_clock(monkeypatch, hours)
        assert now() == began
    counted[0] += 7
    assert now() == began + 7
    assert steady_clock(began + HOUR * 24)() == began + HOUR * 24, "never before what was kept"


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
async def test_a_clock_set_back_under_a_running_server_stops_no_table(
    services: Services, clock: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    began = services.lobby.house.now()
    table = await opened(services, clock)
    table.match.ticking.since -= COUNTDOWN
    table.match.ticking.start -= COUNTDOWN
    set_clock(monkeypatch, -2)
    await play(table, (0, "pick 1"), (0, "confirm"))
    assert sorted(kept := await times(services.store, table.id)) == kept
    assert kept[0] >= int(began)
    assert services.deadlines.now() >= began


@pytest.mark.parametrize("clock", CLOCKS, ids=lambda clock: clock.kind)
async def test_a_clock_set_back_before_a_restart_stops_no_table(tmp_path: Path, clock: Clock) -> None:
    """What was kept lies in the future by now."""
    services = Services(tmp_path, tmp_path)
    table = await opened(services, clock)
    table.match.ticking.since -= COUNTDOWN
    table.match.ticking.start -= COUNTDOWN
    await play(table, (0, "pick 1"))
    for query in AHEAD:
        await database_of(services).run(query)
    kept = (await times(services.store, table.id))[-1]
    await services.close()
    again = Services(tmp_path, tmp_path)
    table = await again.lobby.table(table.id)
    table.attach(Sheet(table.match.seating.person(0)))
    await table.note_absence()
    await play(table, (0, "confirm"))
    assert kept <= (await times(again.store, table.id))[-1] <= kept + 60
    due = await again.store.tables.overdue(again.deadlines.now() + 25 * HOUR, 9)
    assert due == ([table.id] if clock.kind != "none" else [])
    await again.close()
