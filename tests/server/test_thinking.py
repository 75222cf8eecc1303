"""Bots at the table: in other processes, in time, and never in anybody's way."""

from __future__ import annotations

import asyncio
import os
import time

import pytest

from archipel.server import thinking
from archipel.server.hall import Hall
from archipel.server.table import Table
from archipel.server.thinking import Lane, Thinking, urgency
from tests.server.people import Sheet, guests, play, seated


async def until_over(table: Table) -> None:
    async with asyncio.timeout(20):
        while not table.over():
            await asyncio.sleep(0.01)


def slow(_: object) -> str:
    time.sleep(60)
    return "never"


def dies(_: object) -> str:
    os._exit(3)


@pytest.mark.parametrize("choose", [slow, dies])
async def test_a_bot_that_never_answers_still_acts(hall: Hall, monkeypatch: pytest.MonkeyPatch, choose: object) -> None:
    monkeypatch.setattr(thinking, "choose", choose)
    hall.thinking.lanes = [Lane(limit=0.4)]
    table = await seated(hall, await guests(hall, 1), "short", bots=1)
    await hall.open()
    await play(table, (0, "pick 1"), (0, "confirm"))
    async with asyncio.timeout(20):
        while table.acting() != (0,):
            await asyncio.sleep(0.01)


async def test_a_table_where_somebody_waits_goes_first(hall: Hall) -> None:
    people = await guests(hall, 1)
    watched, waited, unseen = [await seated(hall, people, bots=1) for _ in range(3)]
    watched.attach(Sheet(people[0]))
    waited.attach(Sheet(people[0]))
    await play(waited, (0, "pick 1"), (0, "confirm"))
    assert [urgency(table) for table in (waited, watched, unseen)] == [0, 1, 2]


async def test_bots_alone_play_to_the_end_without_blocking_people(hall: Hall) -> None:
    people = await guests(hall, 1)
    table = await seated(hall, people, "short", bots=1)
    page = Sheet(people[0])
    table.attach(page)
    await hall.open()
    await play(table, (0, "pick 1"), (0, "confirm"))
    async with asyncio.timeout(20):
        while table.acting() != (0,):
            await asyncio.sleep(0.01)
    await play(table, (0, "lay 1"))
    await until_over(table)
    assert page.last["outcome"]["winners"]
    assert page.last["seats"][1]["name"] == "Bot A"


def test_there_is_at_least_one_lane(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(os, "cpu_count", lambda: 1)
    assert len(Thinking().lanes) == 1
