"""A server that comes back: bots go on where they were, and one bad table stops nobody else."""

from __future__ import annotations

import asyncio
import sqlite3
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

import pytest

from archipel.bots import BotJob
from archipel.server.base.bot_pool import BotProcess
from archipel.server.web.services import Services
from archipel.table.bots import resume_bots
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.rows import Clock
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play, seated

DAY = 24 * 3600


@pytest.fixture(autouse=True)
def no_process(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is in no other process's catalog: its bots do whatever is legal."""

    async def think(_: BotProcess, work: object, job: BotJob) -> None:
        return None

    monkeypatch.setattr(BotProcess, "ask", think)


@asynccontextmanager
async def opened(data: Path) -> AsyncIterator[Services]:
    services = Services(data, data)
    await services.open()
    yield services
    await services.close()


def aged(data: Path, change: str, *values: str | int) -> None:
    with sqlite3.connect(data / "archipel.db") as db:
        db.execute(f"UPDATE tables SET {change}", values)


async def until(true: Callable[[], bool]) -> None:
    async with asyncio.timeout(10):
        while not true():
            await asyncio.sleep(0.01)


def waits(services: Services, id: str) -> bool:
    """Whether a table is read, and its bots have done what they can."""
    return id in services.lobby.tables and services.lobby.tables[id].match.acting() == (0,)


async def lines(services: Services, table: Table) -> list[tuple[str, int]]:
    return [(entry.kind, entry.seat) for entry in await services.store.tables.log(table.id)]


async def test_bots_go_on_after_a_restart_though_nobody_comes(tmp_path: Path) -> None:
    first = Services(tmp_path, tmp_path)
    people = await guests(first, 2)
    bots = await seated(first, people[:1], "short", bots=1)
    await play(bots, (0, "pick 1"), (0, "confirm"))
    left = await seated(first, people, "short")
    await play(left, (0, "pick 1"), (0, "confirm"))
    await left.stand_in(1, "left")
    waiting = await seated(first, people[:1], "short", bots=1)
    await play(waiting, (0, "pick 1"))
    for action in ("pick 2", "confirm"):
        assert waiting.match.history is not None
        await waiting.act(1, waiting.match.history.plies[1], action, bot=True)
    before = {table.id: len(await lines(first, table)) for table in (bots, left, waiting)}
    await first.close()
    async with opened(tmp_path) as second:
        for table in (bots, left):
            await until(partial(waits, second, table.id))
            assert ("act", 1) in (await lines(second, table))[before[table.id] :]
        assert second.resume_bots.background.task is not None
        await second.resume_bots.background.task
        assert waiting.id not in second.lobby.tables
        assert len(await lines(second, waiting)) == before[waiting.id]


async def test_tables_long_left_rest_and_few_are_read_at_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = Services(tmp_path, tmp_path)
    (person,) = await guests(first, 1)
    for _ in range(5):
        await play(await seated(first, [person], "short", bots=1), (0, "pick 1"), (0, "confirm"))
    await first.close()
    aged(tmp_path, "touched = touched - ?", resume_bots.LATELY + DAY)
    async with opened(tmp_path) as second:
        assert second.resume_bots.background.task is not None
        await second.resume_bots.background.task
        assert second.lobby.tables == {}
    aged(tmp_path, "touched = touched + ?", 2 * DAY)
    monkeypatch.setattr(resume_bots, "AT_ONCE", 2)
    third = Services(tmp_path, tmp_path)
    third.resume_bots.start()
    await asyncio.sleep(0.2)
    assert len(third.lobby.tables) == len(third.bot_turns.queue.asked) == 2
    third.bot_turns.start()
    assert third.resume_bots.background.task is not None
    async with asyncio.timeout(10):
        await third.resume_bots.background.task
    await until(lambda: all(table.match.acting() == (0,) for table in third.lobby.tables.values()))
    assert len(third.lobby.tables) == 5
    await third.close()


async def test_a_table_that_cannot_be_read_stops_no_clock(tmp_path: Path) -> None:
    first = Services(tmp_path, tmp_path)
    people = await guests(first, 2)
    tables = []
    for _ in range(4):
        wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")], clock=Clock("days", DAY))
        tables.append(await first.lobby.table(await first.lobby.create(wish, people[0])))
        await tables[-1].join(people[1])
    *bad, fine = tables
    await first.close()
    for table, change in zip(
        bad, ("options = '{\"rounds\": []}'", "seed = 'no seed'", "options = 'no JSON'"), strict=True
    ):
        aged(tmp_path, f"{change} WHERE id = ?", table.id)
    services = Services(tmp_path, tmp_path)
    services.deadlines.now = (await services.lobby.table(fine.id)).match.now = lambda: time.time() + 2 * DAY
    await services.deadlines.look()
    assert set(services.deadlines.later) == {table.id for table in bad}
    assert ("standin", 0) in await lines(services, fine)
    await services.close()


async def test_a_table_that_fails_keeps_nobody_from_being_replaced(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 2)
    tables = []
    for _ in range(2):
        wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")], clock=Clock("live", 60))
        tables.append(await services.lobby.table(await services.lobby.create(wish, people[0])))
        await tables[-1].join(people[1])
        tables[-1].attach(Sheet(people[0]))

    async def fail(seat: int, why: str) -> None:
        raise RuntimeError(why)

    monkeypatch.setattr(tables[0], "stand_in", fail)
    await services.deadlines.look()
    services.deadlines.now = tables[0].match.now = tables[1].match.now = lambda: time.time() + 61
    await services.deadlines.look()
    assert tables[1].match.seating.bots([0, 1]) == [0, 1]
    assert list(services.deadlines.later) == [tables[0].id]
