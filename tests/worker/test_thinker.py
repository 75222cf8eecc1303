"""Bots in another worker, as the house asks them."""

from __future__ import annotations

import asyncio

import pytest

from archipel.bots import BotJob, choose
from archipel.core.catalog import games
from archipel.core.record import Record
from archipel.worker.thinker import WorkerThinker


@pytest.mark.parametrize("moments", range(6))
async def test_who_is_let_go_at_the_very_moment_of_an_answer_is_gone(moments: int) -> None:
    """A cancelled task that went on would keep the house from ever closing."""

    async def think(_name: str, _job: str) -> str:
        await asyncio.sleep(0)
        return '"pick 1"'

    thinker = WorkerThinker(think, lambda: None, 20)
    record = Record.begin(games()["hashi"], games()["hashi"].options(), 2, 1)
    asked = asyncio.create_task(thinker.ask(choose, BotJob(record.to_json(), 0, "easy", 1)))
    for _ in range(moments):
        await asyncio.sleep(0)
    was_over = asked.done()
    asked.cancel()
    await asyncio.wait([asked])
    assert asked.cancelled() is not was_over
