"""Whatever ends a trial before its time is one sentence."""

from __future__ import annotations

import asyncio

import pytest

from archipel.endure.patience import at_most, first_failure
from archipel.load.errors import LoadError


async def wait() -> None:
    async with at_most(0.0, "nobody comes"):
        await asyncio.Event().wait()


async def all_wait(depth: int) -> None:
    async with asyncio.TaskGroup() as tasks:
        for _ in range(2):
            tasks.create_task(all_wait(depth - 1) if depth else wait())


async def test_one_of_many_that_wait_too_long_is_told() -> None:
    with pytest.raises(LoadError, match=r"^nobody comes$"), first_failure():
        await all_wait(2)


async def test_who_is_in_time_is_left_alone() -> None:
    with first_failure():
        async with at_most(60.0, "nobody comes"):
            await asyncio.sleep(0)
