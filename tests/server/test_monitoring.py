"""For whoever runs it: figures, and a stop that loses nothing."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar, Request
from litestar.datastructures import Address
from litestar.testing import TestClient

from archipel.server.base.limits import household
from archipel.server.base.metrics import CounterMetric, TimeMetric
from archipel.server.base.settings import Settings
from archipel.server.web.app import make_app
from archipel.server.web.services import Services
from archipel.table.refusal import refuse
from tests.server.people import database_of, guests, play, seated

LINE = re.compile(r'[a-z_]+(\{[a-z]+="[^"\n]*"\})? -?[0-9.e+-]+')


def figure(page: str, name: str) -> float:
    return next(float(line.split()[-1]) for line in page.splitlines() if line.rpartition(" ")[0] == name)


def ask(client: TestClient[Litestar], where: str, monkeypatch: pytest.MonkeyPatch, **headers: str) -> int:
    monkeypatch.setattr(Request, "client", Address(where, 80))
    return client.get("/metrics", headers=headers).status_code


def test_figures_are_for_this_machine_or_the_token(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with TestClient(make_app(tmp_path / "data", settings=Settings(metrics_token="open sesame"))) as client:
        for where, headers, status in [
            ("127.0.0.1", {}, 200),
            ("::1", {}, 200),
            ("::ffff:127.0.0.1", {}, 200),
            ("::ffff:192.0.2.1", {}, 404),
            ("192.0.2.1", {}, 404),
            ("", {}, 404),
            ("127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, 404),
            ("127.0.0.1", {"forwarded": "for=192.0.2.1"}, 404),
            ("192.0.2.1", {"authorization": "Bearer open sesame"}, 200),
            ("192.0.2.1", {"authorization": "Bearer open"}, 404),
            ("192.0.2.1", {"authorization": "Bearer "}, 404),
        ]:
            assert ask(client, where, monkeypatch, **headers) == status
    with TestClient(make_app(tmp_path / "data")) as client:
        for given in ("Bearer ", "Bearer", ""):
            assert ask(client, "192.0.2.1", monkeypatch, authorization=given) == 404


def test_the_page_of_figures_can_be_read(client: TestClient[Litestar], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Request, "client", Address("127.0.0.1", 80))
    client.get("/api/me")
    before = client.get("/metrics").text
    wish: dict[str, Any] = {"game": "numbers", "mode": "solo", "options": {}, "seats": [{"kind": "me"}]}
    table = client.post("/api/tables", json=wish).json()["table"]
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_text()
        for action in ("pick 1", "pick 9"):
            socket.send_json({"do": "act", "ply": 0, "action": action})
            socket.receive_text()
        now = client.get("/metrics")
    assert now.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    for line in now.text.splitlines():
        assert line.startswith(("# HELP archipel_", "# TYPE archipel_", "# HELP process_", "# TYPE process_")) or (
            LINE.fullmatch(line)
        ), line
    gauges = ("tables", "people", "pages", "store_queue")
    assert [figure(now.text, f"archipel_{name}") for name in gauges] == [1, 1, 1, 0]
    for name, grown in [('archipel_actions_total{game="numbers"}', 1), ("archipel_answer_seconds_count", 2)]:
        assert figure(now.text, name) - (figure(before, name) if name in before else 0) == grown
    assert 'archipel_refusals_total{why="' in now.text


def test_a_histogram_counts_everything_up_to_each_bound() -> None:
    times = TimeMetric("t", "about", (0.1, 1.0))
    for seconds in (0.05, 0.1, 0.5, 7.0):
        times.add(seconds)
    buckets = ['t_bucket{le="0.1"} 2', 't_bucket{le="1.0"} 3', 't_bucket{le="+Inf"} 4']
    assert [*times.lines()][2:] == [*buckets, "t_sum 7.650000", "t_count 4"]
    count = CounterMetric("c", "about", "why")
    count.add('a "b"\\')
    assert [*count.lines()][2:] == ['c{why="a \\"b\\"\\\\"} 1']


async def test_closing_finishes_what_is_under_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    services = Services(tmp_path / "data", tmp_path)
    people = await guests(services, 1)
    table = await seated(services, people, "solo")
    append, gate = services.store.tables.append, asyncio.Event()

    async def slow(*told: Any, **named: Any) -> None:
        await gate.wait()
        await append(*told, **named)

    monkeypatch.setattr(services.store.tables, "append", slow)
    asking = asyncio.create_task(play(table, (0, "pick 1")))
    await asyncio.sleep(0)
    asking.cancel()
    closing = asyncio.create_task(services.close())
    await asyncio.sleep(0.01)
    gate.set()
    await closing
    again = Services(tmp_path / "data", tmp_path)
    assert [entry.action for entry in await again.store.tables.log(table.id)] == ["pick 1"]
    await again.close()


async def test_a_refusal_nobody_waits_for_is_no_failure(services: Services, caplog: pytest.LogCaptureFixture) -> None:
    await services.open()

    async def fails(error: Exception) -> None:
        raise error

    for error in (refuse("server-stale"), ZeroDivisionError("secret 99")):
        task = asyncio.create_task(fails(error))
        await asyncio.wait([task])
        del task
    (told,) = [record.getMessage() for record in caplog.records]
    assert re.fullmatch(r"a task failed: ZeroDivisionError at tests/server/test_monitoring\.py:\d+ fails", told)
    assert "secret" not in caplog.text


def test_a_server_that_cannot_keep_anything_is_not_well(client: TestClient[Litestar]) -> None:
    assert client.get("/health").text == "ok"
    services: Services = client.app.state.services
    database_of(services).writer.close()
    assert client.get("/health").status_code == 503


@pytest.mark.parametrize(
    ("host", "whose"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2:ffff::", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_limits_are_of_a_household(host: str, whose: str) -> None:
    assert household(host) == whose
