"""Bots in another worker, as the house asks them."""

from __future__ import annotations

import asyncio

import pytest

from archipel.analysis import counsel
from archipel.bots import BotJob, choose
from archipel.core.catalog import games
from archipel.core.record import Record
from archipel.worker import analyst
from archipel.worker.analyst import PageAnalyst
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


async def test_a_bot_does_not_wait_for_an_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "PATIENCE", 0.01)
    monkeypatch.setattr(analyst, "REST", 0.05)
    begun, stopped = [], []

    async def think(name: str, _job: str) -> str:
        begun.append(name)
        if begun == ["counsel"]:
            await asyncio.sleep(3600)
        return '"pick 1"' if name == "choose" else '{"action":"pick 2","why":[]}'

    thinker = WorkerThinker(think, lambda: stopped.append(len(begun)), 20)
    job = BotJob(b"", 0, "easy", 1)
    async with asyncio.timeout(10):
        aside = asyncio.create_task(PageAnalyst(thinker).ask(counsel, job))
        while not begun:
            await asyncio.sleep(0)
        assert await thinker.ask(choose, job) == "pick 1"
        assert (begun, stopped) == (["counsel", "choose"], [1]), "it was given up, and waits for the bots to rest"
        advice = await aside
    assert advice is not None
    assert (advice.action, begun, stopped) == ("pick 2", ["counsel", "choose", "counsel"], [1])


async def test_an_analysis_that_is_soon_done_is_not_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyst, "PATIENCE", 5)
    stopped: list[str] = []
    free = asyncio.Event()

    async def think(name: str, _job: str) -> str:
        await free.wait()
        return '"pick 1"' if name == "choose" else '{"action":"pick 2","why":[]}'

    thinker = WorkerThinker(think, lambda: stopped.append(""), 20)
    job = BotJob(b"", 0, "easy", 1)
    async with asyncio.timeout(10):
        aside = asyncio.create_task(PageAnalyst(thinker).ask(counsel, job))
        await asyncio.sleep(0.01)
        bot = asyncio.create_task(thinker.ask(choose, job))
        await asyncio.sleep(0.01)
        free.set()
        assert await aside is not None
        assert await bot == "pick 1"
    assert not stopped


async def test_whoever_gives_an_analysis_up_leaves_the_worker_to_the_bots() -> None:
    stopped: list[str] = []

    async def think(name: str, _job: str) -> str:
        await asyncio.sleep(3600 if name == "counsel" else 0)
        return '"pick 1"'

    thinker = WorkerThinker(think, lambda: stopped.append(""), 20)
    job = BotJob(b"", 0, "easy", 1)
    aside = asyncio.create_task(PageAnalyst(thinker).ask(counsel, job))
    await asyncio.sleep(0.01)
    aside.cancel()
    await asyncio.wait([aside])
    assert aside.cancelled()
    assert stopped
    async with asyncio.timeout(10):
        assert await thinker.ask(choose, job) == "pick 1"
