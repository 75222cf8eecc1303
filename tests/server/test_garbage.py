"""Nothing has to be looked for that a table leaves behind, and what lives is not looked through again."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator
from pathlib import Path

import pytest

from archipel.server.base import metrics
from archipel.server.base.garbage import watch_garbage
from archipel.server.web.services import Services
from archipel.table.lobby import SeatWish, TableWish
from tests.server.people import Sheet, guests


@pytest.fixture
def collector() -> Iterator[None]:
    threshold, callbacks = gc.get_threshold(), gc.callbacks.copy()
    yield
    gc.callbacks[:] = callbacks
    gc.set_threshold(*threshold)
    gc.unfreeze()
    gc.enable()


@pytest.mark.usefixtures("collector")
async def test_a_table_that_is_let_go_is_gone_at_once(tmp_path: Path) -> None:
    services = Services(tmp_path, tmp_path)
    people = await guests(services, 2)
    wish = TableWish("hashi", "side_a", [SeatWish("me"), SeatWish("friend")])
    table = await services.lobby.table(await services.lobby.create(wish, people[0]))
    await table.join(people[1])
    pages = [Sheet(person) for person in people]
    for page in pages:
        table.attach(page)
    await table.act(0, 0, str(table.match.begun().state.legal_actions(0)[0]))
    for page in pages:
        table.detach(page)
    gc.disable()
    held = weakref.ref(table)
    del table
    services.lobby.tables.clear()
    assert held() is None
    await services.close()


@pytest.mark.usefixtures("collector")
async def test_what_lives_is_put_aside_and_each_collection_is_counted() -> None:
    watch_garbage()
    aside, counted = gc.get_freeze_count(), sum(metrics.COLLECTIONS.within)
    living = [[number] for number in range(1000)]
    gc.collect(0)
    assert gc.get_freeze_count() <= aside
    gc.collect(1)
    assert gc.get_freeze_count() >= aside + len(living)
    assert sum(metrics.COLLECTIONS.within) >= counted + 2
