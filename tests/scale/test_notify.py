"""What `python -m tools.notify` compares: the same statement, with and without the part that tells of it."""

from __future__ import annotations

import asyncio
from time import monotonic

import pytest
from tools.notify.figures import figures, medians
from tools.notify.house import Heard, House, Manner

from archipel.server.store.postgres import PostgresStore, appends
from archipel.server.store.postgres.appends import KEEP
from archipel.server.store.postgres.news import News, listen
from tests.server.postgres import new_database


@pytest.mark.parametrize("told", [True, False])
@pytest.mark.parametrize("rate", [0.0, 200.0])
def test_lines_are_kept_and_heard_of_only_where_they_are_told(told: bool, rate: float) -> None:
    async def run() -> tuple[Heard, House, list[int]]:
        address = new_database()
        stores = PostgresStore(address), PostgresStore(address)
        for store in stores:
            await store.open()
        writer, hearer = (House(store, 1) for store in stores)
        await writer.open_tables(3)
        there, told_all = asyncio.Event(), asyncio.Event()

        def hear(news: News) -> None:
            """What was told before a house leaves is heard before that."""
            if news.left:
                told_all.set()
            else:
                hearer.hear(news)

        listening = asyncio.create_task(listen(address, hearer.store.nodes.node, hear, there.set))
        await there.wait()
        wrote = await writer.act(Manner(told, rate, 0.2, monotonic()))
        await writer.store.nodes.leave()
        await told_all.wait()
        kept = [len(await writer.store.tables.log(table)) for table in writer.lengths]
        listening.cancel()
        for store in stores:
            await store.close()
        return wrote, hearer, kept

    wrote, hearer, kept = asyncio.run(run())
    assert sum(kept) == len(wrote.durable) == len(wrote.asked) > 0
    assert {*hearer.heard} == ({*wrote.durable} if told else set())
    assert appends.KEEP == KEEP


def test_figures_of_two_houses() -> None:
    manner = Manner(told=True, rate=1.0, seconds=2.0, begin=10.0)
    one = Heard({("a", 0): 10.0, ("a", 1): 11.0}, {("a", 0): 10.1, ("a", 1): 12.5}, {}, 2, 2, 0.5)
    two = Heard({}, {}, {("a", 0): 10.15, ("a", 1): 12.6}, 2, 0, 0.3)
    found = figures(manner, [one, two], database=0.2, wal=800)
    assert (found.lines_per_s, found.statements_per_s, found.notices_per_s) == (0.5, 1.0, 1.0)
    assert found.durable_p50 == pytest.approx(100)
    assert found.heard_p50 == pytest.approx(50)
    assert (found.unheard, found.wal_bytes_a_line) == (0, 800)
    assert found.house_us_a_line == pytest.approx(800_000)


def test_the_median_of_runs() -> None:
    manner = Manner(told=False, rate=0.0, seconds=1.0, begin=0.0)
    runs = [figures(manner, [Heard({}, {}, {}, 0, 0, cpu)], database=cpu, wal=0) for cpu in (0.1, 0.9, 0.2)]
    assert (medians(runs).database, medians(runs).heard_p50, medians(runs).told) == (0.2, None, False)
