"""Nothing has to be looked for that a table leaves behind, and what lives is not looked through again."""

from __future__ import annotations

import asyncio
import gc
import weakref
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import pytest
import uvicorn
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from archipel.server.base import metrics
from archipel.server.base.garbage import watch_garbage
from archipel.server.base.settings import DEFAULTS
from archipel.server.web.app import make_app
from archipel.server.web.connections import Door
from archipel.server.web.services import Services
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.wire.messages import WIRE
from tests.server.people import Sheet, guests
from tests.server.process import free_port


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
    living = [[number] for number in range(100)]
    gc.collect(0)
    assert gc.get_freeze_count() <= aside
    gc.collect(1)
    assert gc.get_freeze_count() >= aside + len(living)
    assert sum(metrics.COLLECTIONS.within) >= counted + 2


@pytest.mark.usefixtures("collector")
async def test_what_takes_the_place_of_something_old_is_put_aside_too() -> None:
    """New ones and old ones that go outweigh each other in what the collector counts."""
    watch_garbage()
    living = [[number] for number in range(5000)]
    gc.collect(1)
    aside = gc.get_freeze_count()
    for number in range(5000):
        living[number] = [number]
    assert gc.get_freeze_count() < aside
    async with asyncio.timeout(60):
        while gc.get_freeze_count() < aside:
            await asyncio.sleep(0.01)


@pytest.mark.usefixtures("collector")
async def test_sockets_that_come_and_go_leave_nothing_to_be_looked_for(tmp_path: Path) -> None:
    async with served(tmp_path) as address:
        async with httpx.AsyncClient(base_url=address, headers={"origin": address}) as person:
            await person.get("/api/me")
            wish = {"game": "hashi", "mode": "solo", "options": {}, "seats": [{"kind": "me"}]}
            table = (await person.post("/api/tables", json=wish)).json()["table"]
            cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        places = (f"tables/{table}", "learn/hashi", "tables/nowhere")
        for place in places:
            await visit(address, place, cookie)
        gc.collect()
        gc.disable()
        for place in places * 3:
            await visit(address, place, cookie)
        await asyncio.sleep(0.1)
        gc.set_debug(gc.DEBUG_SAVEALL)
        gc.collect()
        gc.set_debug(0)
        found = {type(one).__qualname__ for one in gc.garbage}
        gc.garbage.clear()
    assert not found & {"SocketConnection", "HttpConnection", "Visit", "WebSocket", "ServerProtocol", "TCPTransport"}


@asynccontextmanager
async def served(folder: Path) -> AsyncIterator[str]:
    """A server in this process, as it is run in its own."""
    port = free_port()
    app = make_app(folder, settings=DEFAULTS)
    config = uvicorn.Config(app, log_config=None, port=port, **Door(DEFAULTS).protocols())
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    yield f"http://127.0.0.1:{port}"
    server.should_exit = True
    await running


async def visit(address: str, place: str, cookie: str) -> None:
    """Come in, or be turned away, say something and leave."""
    socket = f"{address.replace('http', 'ws')}/api/{place}/socket?wire={WIRE}"
    headers = {"cookie": cookie}
    async with connect(socket, additional_headers=headers, origin=Origin(address), proxy=None) as page:
        await page.recv()
        with suppress(ConnectionClosed):
            await page.send('{"do": "ping"}')
            await page.recv()
