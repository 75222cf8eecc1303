"""`/health` is well only while something can be written."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from pathlib import Path

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.web import health
from archipel.server.web.app import make_app
from archipel.server.web.services import Services
from archipel.table.store import StoreFailed
from tests.server.people import database_of, guests
from tests.server.process import Server


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="another process is given a limit")
def test_a_full_disk_is_told(tmp_path: Path) -> None:
    """As full as it gets without filling one: no file of the server may grow."""
    import resource

    server = Server(tmp_path / "data")
    server.start()
    try:
        assert httpx.get(f"{server.address}/health", trust_env=False).text == "ok"
        assert server.process is not None
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, 0))
        refused = httpx.get(f"{server.address}/api/me", trust_env=False)
        assert (refused.status_code, refused.json()["why"]["key"]) == (503, "server-not-kept")
        answer = httpx.get(f"{server.address}/health", trust_env=False)
        assert (answer.status_code, answer.json()["why"]["key"]) == (503, "server-not-kept")
    finally:
        server.kill()


@pytest.mark.parametrize("table", ["log", "tables"])
async def test_a_damaged_page_is_told(tmp_path: Path, table: str) -> None:
    await damaged(tmp_path, table)
    with TestClient(make_app(tmp_path)) as client:
        assert client.get("/health").status_code == 503


async def damaged(folder: Path, table: str) -> None:
    """A data folder in which a page of a table's was overwritten by something else."""
    services = Services(folder, folder)
    await guests(services, 1)
    await services.close()
    with sqlite3.connect(folder / "archipel.db") as db:
        (page,) = db.execute("SELECT rootpage FROM sqlite_master WHERE name = ?", (INDEX.get(table, table),)).fetchone()
        (size,) = db.execute("PRAGMA page_size").fetchone()
        db.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    db.close()
    with (folder / "archipel.db").open("r+b") as file:
        file.seek((page - 1) * size)
        file.write(b"once upon a time " * (size // 17))


INDEX = {"tables": "sqlite_autoindex_tables_1"}


def test_nothing_is_left_of_a_try(client: TestClient[Litestar]) -> None:
    services: Services = client.app.state.services
    assert client.get("/health").text == "ok"
    count = "SELECT (SELECT count(*) FROM tables) + (SELECT count(*) FROM log)"
    assert client.blocking_portal.call(database_of(services).one, count) == (0,)


async def test_it_is_tried_once_for_all_who_ask(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    tried = []

    async def count() -> None:
        tried.append(1)

    monkeypatch.setattr(services.store, "try_to_write", count)
    assert all(await asyncio.gather(*(services.write_check.writes() for _ in range(20))))
    assert len(tried) == 1
    services.write_check.tried -= health.EVERY
    assert await services.write_check.writes()
    assert len(tried) == 2


async def test_a_disk_that_does_not_answer_is_not_well(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "PATIENCE", 0.01)
    monkeypatch.setattr(services.store, "try_to_write", lambda: asyncio.sleep(3600))
    assert not await services.write_check.writes()


async def test_a_failed_write_of_anybody_is_remembered(services: Services) -> None:
    assert await services.write_check.writes()
    with pytest.raises(StoreFailed):
        await database_of(services).run("INSERT INTO nowhere VALUES (1)")
    assert not await services.write_check.writes()
    database_of(services).writer.failed -= health.REMEMBERED
    assert await services.write_check.writes()
