"""Fifty races at once on one server: no arrival is lost, doubled or put out of order."""

from __future__ import annotations

import asyncio
from random import Random

import pytest

from archipel.core.record import replay
from archipel.server.web.services import Services
from archipel.table import clocks
from archipel.table.history import History
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal
from archipel.table.table import Table
from tests.server.people import guests

TABLES = 50


@pytest.fixture(autouse=True)
def no_countdown(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "COUNTDOWN", 0.0)


async def test_fifty_tables_race_at_once(services: Services) -> None:
    people = await guests(services, 2)
    tables = []
    for _ in range(TABLES):
        id = await services.lobby.create(
            TableWish("palm_island", "speed", [SeatWish("me"), SeatWish("friend")]), people[0]
        )
        table = await services.lobby.table(id)
        await table.join(people[1])
        tables.append(table)
    told: dict[str, list[int]] = {table.id: [] for table in tables}
    racers = [race(table, seat, told[table.id]) for table in tables for seat in (0, 1)]
    await asyncio.gather(*racers)
    for table in tables:
        kept = History(table.match.game, table.match.options, 2, table.match.row.seed)
        kept.read(await services.store.tables.log(table.id))
        assert table.match.history is not None
        assert kept.state.digest() == table.match.history.state.digest() == replay(kept.record()).digest()
        assert arrivals(kept) == told[table.id]
        assert sorted(told[table.id]) == [0, 1]


async def test_a_move_of_a_rival_does_not_make_ones_own_stale(services: Services) -> None:
    people = await guests(services, 2)
    id = await services.lobby.create(TableWish("palm_island", "speed", [SeatWish("me"), SeatWish("friend")]), people[0])
    table = await services.lobby.table(id)
    await table.join(people[1])
    assert table.match.history is not None
    for seat in (0, 1):
        await table.act(seat, table.match.history.plies[seat], "start")
    ply = table.match.history.plies[0]
    await table.act(1, table.match.history.plies[1], "discard")
    assert table.match.history.plies[0] > ply
    await table.act(0, ply, "discard")
    with pytest.raises(Refusal, match="server-stale"):
        await table.act(0, ply, "discard")


async def race(table: Table, seat: int, told: list[int]) -> None:
    """Discard to the end of the round, as fast as the table answers; note one's arrival when it is acknowledged."""
    pause = Random(f"{table.id}{seat}")
    assert table.match.history is not None
    while True:
        await asyncio.sleep(pause.random() / 500)
        if seat not in table.match.acting():
            continue
        legal = [str(action) for action in table.match.history.state.legal_actions(seat)]
        action = next(one for one in ("start", "discard", "pass") if one in legal)
        before = arrivals(table.match.history)
        await table.act(seat, table.match.history.plies[seat], action)
        if seat in arrivals(table.match.history) and seat not in before:
            told.append(seat)
            return


def arrivals(history: History) -> list[int]:
    """Seats in the order in which the log has them arrive."""
    events = [event for line in history.lines for event in line.events]
    return [event.seat for event in events if type(event).__name__ == "Arrived"]  # type: ignore[attr-defined]
