"""The time of a move is counted under the stage that took it, once."""

from __future__ import annotations

import asyncio
import time
from threading import Thread

import pytest

from archipel.server import stage_meter
from archipel.server.stage_meter import STAGES, Meter


class Clock:
    """CPU time that passes only when told."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 0.0
        monkeypatch.setattr(time, "thread_time", lambda: self.now)

    def work(self, seconds: float) -> None:
        self.now += seconds


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


def spent(meter: Meter) -> dict[str, float]:
    return {stage: seconds for stage, seconds in meter.read().stages.items() if seconds}


def test_what_is_called_within_counts_for_itself_alone(clock: Clock) -> None:
    meter = Meter()
    scene = meter.timed("scene", clock.work)

    def view() -> None:
        clock.work(1)
        scene(10)
        clock.work(2)

    meter.timed("view", view)()
    clock.work(100)
    assert spent(meter) == {"view": 3, "scene": 10}


def test_what_fails_is_left_too(clock: Clock) -> None:
    meter = Meter()
    with pytest.raises(ZeroDivisionError):
        meter.timed("scene", lambda: 1 // 0)()
    clock.work(5)
    assert spent(meter) == {}


async def test_while_something_waits_others_work(clock: Clock) -> None:
    meter, woken = Meter(), asyncio.Event()

    async def append() -> str:
        clock.work(1)
        await woken.wait()
        clock.work(2)
        return "kept"

    task = asyncio.create_task(meter.timed("append", append)())
    await asyncio.sleep(0)
    meter.timed("encode", clock.work)(50)
    woken.set()
    assert await task == "kept"
    assert spent(meter) == {"append": 3, "encode": 50}


async def test_what_waits_can_be_cancelled(clock: Clock) -> None:
    meter, cleaned = Meter(), []

    async def send() -> None:
        try:
            await asyncio.sleep(60)
        finally:
            clock.work(4)
            cleaned.append(True)

    task = asyncio.create_task(meter.timed("send", send)())
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    assert (cleaned, spent(meter)) == ([True], {"send": 4})


def test_threads_are_counted_apart_and_read_together(clock: Clock) -> None:
    meter = Meter()
    work = meter.timed("append", clock.work)
    work(1)
    thread = Thread(target=work, args=[2])
    thread.start()
    thread.join()
    assert spent(meter) == {"append": 3}


def test_every_function_of_a_stage_exists() -> None:
    for names in STAGES.values():
        for name in names:
            assert callable(stage_meter._find(name)[1])
