"""Bots at the table: in other processes, in time, and never in anybody's way."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from archipel.bots import BotJob
from archipel.core.record import Record
from archipel.server.base.bot_pool import BotProcess, bot_pool
from archipel.server.web.services import Services
from archipel.table import clocks
from archipel.table.bots import bot_turns
from archipel.table.bots.bot_turns import BotTurns, urgency
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play, seated

RACE = TableWish("palm_island", "speed", [SeatWish("me"), SeatWish("bot", "easy")])


async def until_over(table: Table) -> None:
    async with asyncio.timeout(20):
        while not table.match.over():
            await asyncio.sleep(0.01)


def slow(_: object) -> str:
    time.sleep(60)
    return "never"


def dies(_: object) -> str:
    os._exit(3)


@pytest.mark.parametrize("choose", [slow, dies])
async def test_a_bot_that_never_answers_still_acts(
    services: Services, monkeypatch: pytest.MonkeyPatch, choose: object
) -> None:
    monkeypatch.setattr(bot_turns, "choose", choose)
    services.bot_turns.thinkers = [BotProcess(limit=0.4)]
    table = await seated(services, await guests(services, 1), "short", bots=1)
    await services.open()
    await play(table, (0, "pick 1"), (0, "confirm"))
    async with asyncio.timeout(20):
        while table.match.acting() != (0,):
            await asyncio.sleep(0.01)


async def test_a_table_where_somebody_waits_goes_first(services: Services) -> None:
    people = await guests(services, 1)
    watched, waited, unseen = [await seated(services, people, bots=1) for _ in range(3)]
    watched.attach(Sheet(people[0]))
    waited.attach(Sheet(people[0]))
    await play(waited, (0, "pick 1"), (0, "confirm"))
    assert [urgency(table) for table in (waited, watched, unseen)] == [0, 1, 2]


async def test_bots_alone_play_to_the_end_without_blocking_people(services: Services) -> None:
    people = await guests(services, 1)
    table = await seated(services, people, "short", bots=1)
    page = Sheet(people[0])
    table.attach(page)
    await services.open()
    await play(table, (0, "pick 1"), (0, "confirm"))
    async with asyncio.timeout(20):
        while table.match.acting() != (0,):
            await asyncio.sleep(0.01)
    await play(table, (0, "lay 1"))
    await until_over(table)
    assert page.last["outcome"]["winners"]
    assert page.last["seats"][1]["name"] == "Bot A"


async def test_a_bot_thinks_again_about_what_was_taken_back_meanwhile(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await seated(services, await guests(services, 1), "short", bots=1)
    await play(table, (0, "pick 1"), (0, "confirm"), (1, "pick 2"), (1, "confirm"), (0, "lay 1"))
    begun, gate = asyncio.Event(), asyncio.Event()
    laid: list[str] = []

    async def think(_: BotProcess, work: object, job: BotJob) -> str:
        laid.append(Record.from_json(job.record).actions[-1][1])
        begun.set()
        await gate.wait()
        return "lay 0" if laid[-1] == "lay 1" else "lay 1"

    monkeypatch.setattr(BotProcess, "ask", think)
    await services.open()
    services.bot_turns.wake(table)
    await begun.wait()
    assert table.match.history is not None
    await table.undo(0, table.match.history.plies[0])
    await play(table, (0, "lay 0"))
    gate.set()
    await until_over(table)
    assert laid == ["lay 1", "lay 0"]
    assert table.match.record().actions[-2:] == [(0, "lay 0"), (1, "lay 1")]


def test_there_is_at_least_one_process(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert len(bot_pool(0, 1.0)) == 1


async def test_a_table_moves_up_when_somebody_comes_to_wait(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(services, 1)
    first, second = [await seated(services, people, bots=1) for _ in range(2)]
    for table in (first, second):
        await play(table, (0, "pick 1"), (0, "confirm"))
    second.attach(Sheet(people[0]))
    services.bot_turns.thinkers = [BotProcess(limit=1)]
    order: list[str] = []

    async def decide(_: BotTurns, thinker: BotProcess, table: Table) -> bool:
        order.append(table.id)
        return False

    monkeypatch.setattr(BotTurns, "_decide", decide)
    await services.open()
    async with asyncio.timeout(5):
        while services.bot_turns.queue.asked:
            await asyncio.sleep(0)
    assert order == [second.id, first.id]


async def test_in_a_race_a_bot_plays_at_a_persons_pace(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clocks, "COUNTDOWN", 0.0)
    (person,) = await guests(services, 1)
    id = await services.lobby.create(
        TableWish("palm_island", "speed", [SeatWish("me"), SeatWish("bot", "easy")]), person
    )
    table = await services.lobby.table(id)
    page = Sheet(person)
    table.attach(page)
    assert bot_turns.pace(table) == 0, "studying the deck is no race"
    await play(table, (0, "start"), (1, "start"))
    assert bot_turns.pace(table) == bot_turns.PACE["easy"]
    table.detach(page)
    assert bot_turns.pace(table) == 0, "nobody is here to race with"


async def test_a_bot_waits_for_the_countdown_of_a_race(services: Services) -> None:
    (person,) = await guests(services, 1)
    id = await services.lobby.create(
        TableWish("palm_island", "speed", [SeatWish("me"), SeatWish("bot", "easy")]), person
    )
    table = await services.lobby.table(id)
    at = time.time()
    table.match.now = lambda: at
    table.attach(Sheet(person))
    await play(table, (0, "start"), (1, "start"))
    assert bot_turns.pace(table) == pytest.approx(clocks.COUNTDOWN + bot_turns.PACE["easy"], abs=0.01)
    services.bot_turns.queue.done(table, settled=True)
    services.bot_turns.wake(table)
    assert table.id in services.bot_turns.due
    assert table.id not in services.bot_turns.queue.asked
    at += clocks.COUNTDOWN
    assert bot_turns.pace(table) == bot_turns.PACE["easy"]
