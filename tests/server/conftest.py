"""The game of Numbers in the catalog; a store, a lobby, a live server for each test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.core.catalog import games
from archipel.server.web.app import make_app
from archipel.server.web.services import Services
from archipel.table.store import Store
from tests.server.postgres import new_database
from tests.server.process import Server
from tests.server.several_servers import House, servers
from tests.server.stores import BACKENDS, Opener
from tests.server.toy import GAME
from tests.table.new_rules import NewRules


@pytest.fixture(autouse=True)
def numbers() -> Iterator[None]:
    games()[GAME.id] = GAME
    yield
    del games()[GAME.id]


@pytest.fixture
def rules(monkeypatch: pytest.MonkeyPatch) -> NewRules:
    return NewRules(monkeypatch)


@pytest.fixture
async def services(tmp_path: Path) -> AsyncIterator[Services]:
    services = Services(tmp_path / "data", tmp_path / "pages")
    yield services
    await services.close()


@pytest.fixture(params=BACKENDS)
def open_store(request: pytest.FixtureRequest, tmp_path: Path) -> Opener:
    return BACKENDS[request.param](tmp_path)


@pytest.fixture
async def store(open_store: Opener) -> AsyncIterator[Store]:
    store = await open_store()
    yield store
    await store.close()


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient[Litestar]]:
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Archipel</title>")
    (pages / "assets" / "main-ABCD1234.js").write_text("let it = 'be';" * 200)
    (tmp_path / "secret.txt").write_text("not for you")
    with TestClient(make_app(tmp_path / "data", pages=pages)) as client:
        yield client


@pytest.fixture(scope="module")
def process(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("server") / "data")
    server.start()
    yield server
    server.kill()


@pytest.fixture
def server(process: Server) -> Iterator[Server]:
    yield process
    process.send_home()


@pytest.fixture
def address() -> str:
    """Of an empty database."""
    return new_database()


@pytest.fixture
async def house(tmp_path: Path, address: str) -> AsyncIterator[House]:
    """Open a server over that database, as often as one likes."""
    async with servers(tmp_path, address) as opened:
        yield opened
