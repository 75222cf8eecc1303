"""Whoever tries the handles: refused with a sentence, logged without a secret, and no trace left."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from archipel.server.base.limits import Buckets
from archipel.server.base.logs import JsonFormatter, TextFormatter
from archipel.server.web.services import Services
from archipel.words import words
from tests.server.people import database_of

Client = TestClient[Litestar]

KEPT = (
    "SELECT count(*), (SELECT count(*) FROM profiles), (SELECT count(*) FROM log),"
    " (SELECT group_concat(person) FROM seats) FROM tables"
)


@pytest.fixture
def logged() -> Iterator[list[str]]:
    """Every line of every logger but those of the test's own client, in both forms."""
    lines: list[str] = []

    class Keeps(logging.Handler):
        def emit(self, record: logging.LogRecord) -> None:
            if not record.name.startswith("http"):
                lines.extend(form.format(record) for form in (JsonFormatter(), TextFormatter()))

    handler, root = Keeps(), logging.getLogger()
    before = root.level
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    yield lines
    root.removeHandler(handler)
    root.setLevel(before)


def kept(client: Client) -> Any:
    """All there is in the store, counted."""
    return client.blocking_portal.call(database_of(services_of(client)).one, KEPT)


def services_of(client: Client) -> Services:
    services: Services = client.app.state.services
    return services


def open_table(client: Client, *seats: str, mode: str = "open") -> str:
    client.get("/api/me")
    wish = {"game": "numbers", "mode": mode, "options": {}, "seats": [{"kind": kind} for kind in seats]}
    return str(client.post("/api/tables", json=wish).json()["table"])


def why(answer: Any) -> tuple[int, str]:
    key = answer.json()["why"]["key"]
    assert all(words(lang).has(key) for lang in ("en", "fr"))
    return answer.status_code, key


def told(lines: list[str], **wanted: Any) -> bool:
    """Whether a line of JSON has these members."""
    objects = [json.loads(line) for line in lines if line.startswith("{")]
    return any(wanted.items() <= line.items() for line in objects)


def test_a_forged_cookie(client: Client, logged: list[str]) -> None:
    table = open_table(client, "me", "friend")
    before, owner = kept(client), client.cookies["archipel"]
    person, mark = owner.split(".")
    client.cookies.clear()
    altered = ("a" if mark[0] != "a" else "b") + mark[1:]
    for forged in (f"{person}.{altered}", person, f"{person}.", f"admin.{mark}", "x" * 3000):
        header = {"cookie": f"archipel={forged}"}
        assert why(client.post(f"/api/tables/{table}/join", headers=header)) == (401, "server-no-guest")
        assert client.get("/api/tables", headers=header).json() == []
        with client.websocket_connect(f"/api/tables/{table}/socket", headers=header) as socket:
            assert json.loads(socket.receive_text())["seat"] is None
    assert kept(client) == before
    assert told(logged, message="a cookie that this server did not sign", call="/api/tables/{id}/join")
    assert not any(person in line or mark[:20] in line or "x" * 20 in line for line in logged)


def test_a_foreign_seat(client: Client, logged: list[str]) -> None:
    table = open_table(client, "me", mode="solo")
    client.cookies.clear()
    client.get("/api/me")
    before = kept(client)
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        assert json.loads(socket.receive_text())["seat"] is None
        for message, key in [
            ({"do": "act", "ply": 0, "action": "pick 1"}, "server-watching"),
            ({"do": "undo", "ply": 0}, "server-watching"),
            ({"do": "act", "ply": 0, "action": "pick 1", "seat": 0}, "server-malformed"),
        ]:
            socket.send_text(json.dumps(message))
            assert json.loads(socket.receive_text())["why"]["key"] == key
    assert why(client.post(f"/api/tables/{table}/join")) == (409, "server-table-full")
    assert kept(client) == before
    assert not any("pick 1" in line for line in logged)


@pytest.mark.parametrize("call", ["post join", "get record", "replays", "socket"])
def test_guessed_links_have_an_end(client: Client, logged: list[str], call: str) -> None:
    table = open_table(client, "me", "friend")
    before = kept(client)
    services_of(client).misses = Buckets(burst=3, rate=0.0001)
    asks: dict[str, Callable[[str], int]] = {
        "post join": lambda id: why(client.post(f"/api/tables/{id}/join"))[0],
        "get record": lambda id: why(client.get(f"/api/tables/{id}/record"))[0],
        "replays": lambda id: why(client.get(f"/api/replays/{id}"))[0],
        "socket": lambda id: enter(client, id),
    }
    ask = asks[call]
    assert [ask(f"guess{n}") for n in range(3)] == [4404 if call == "socket" else 404] * 3
    late = {ask(table), ask("guess4")}
    assert late == {1013 if call == "socket" else 429}, "a right guess is answered as a wrong one"
    assert kept(client) == before
    assert told(logged, message="refused", why="server-no-table", status=404)
    assert not any("guess" in line for line in logged)


def enter(client: Client, id: str) -> int:
    """The code with which a socket is closed after its refusal."""
    with client.websocket_connect(f"/api/tables/{id}/socket") as socket:
        assert json.loads(socket.receive_text())["is"] == "refused"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text()
        return closed.value.code


def test_secrets_never_reach_the_log(client: Client, logged: list[str]) -> None:
    """A seed, a cookie, a hand and a failing rule are planted; everything that can fail is made to."""
    table = open_table(client, "me", mode="solo")
    services = services_of(client)
    cookie = client.cookies["archipel"]
    (seed,) = client.blocking_portal.call(database_of(services).one, "SELECT seed FROM tables")
    with client.websocket_connect(f"/api/tables/{table}/socket") as socket:
        socket.receive_text()
        for ply, action in ((0, "pick 3"), (1, "crash"), (1, "pick 2")):
            socket.send_text(json.dumps({"do": "act", "ply": ply, "action": action}))
            socket.receive_text()
    client.get(f"/api/tables/{table}/record")
    client.post("/api/tables", content=f'{{"seed": "{seed}"'.encode())
    client.get(f"/{cookie}?seed={seed}")
    client.blocking_portal.call(database_of(services).reader.close)
    assert client.get("/api/tables").status_code == 500
    try:
        raise ZeroDivisionError(f"secret {seed}")
    except ZeroDivisionError:
        logging.getLogger("uvicorn.error").exception("Exception in ASGI application")
    where = r"tests/server/toy/state\.py:84 take, from archipel/\S+\.py:\d+ \w+, from archipel/\S+\.py:\d+ \w+"
    failed = re.compile(f"ERROR archipel.table: table {table}: the rules failed: ZeroDivisionError at {where}")
    assert any(failed.fullmatch(line) for line in logged)
    for secret in (
        seed,
        cookie,
        cookie.split(".")[1],
        services.profiles.signer.key.hex(),
        "secret 99",
        "pick 3",
        "crash",
    ):
        assert not any(secret in line for line in logged), secret


def test_a_person_at_a_refused_address_gets_a_page(client: Client) -> None:
    services_of(client).reads = Buckets(burst=1, rate=0.0001)
    browser = {"accept": "text/html,*/*;q=0.8", "accept-language": "fr-CH, en;q=0.5"}
    assert client.get("/", headers=browser).status_code == 200
    page = client.get("/table/abc", headers=browser)
    assert (page.status_code, page.headers["retry-after"]) == (429, "5")
    assert page.headers["content-type"].startswith("text/html")
    assert '<html lang="fr">' in page.text
    assert "C’est trop rapide" in page.text
    policy = page.headers["content-security-policy"]
    assert policy.startswith("default-src 'self'")
    assert "style-src 'sha256-" in policy
    assert "unsafe" not in policy
    assert why(client.get("/api/open")) == (429, "server-too-fast")
    assert '<a href="">Réessayer</a>' in page.text


def test_what_does_not_exist_is_not_tried_again(client: Client) -> None:
    page = client.get("/api/tables/nowhere/record", headers={"accept": "text/html,*/*;q=0.8"})
    assert page.status_code == 404
    assert '<a href="/">The islands</a>' in page.text
    assert "Try again" not in page.text


def test_a_page_for_another_host_leads_nowhere_else(client: Client) -> None:
    page = client.get("/", headers={"accept": "text/html", "host": "elsewhere.example"})
    assert page.status_code == 421
    assert '<a href="">Try again</a>' in page.text
    assert "Nothing in sight" not in page.text


def test_a_server_without_pages_says_so_on_a_page(client: Client) -> None:
    (services_of(client).pages / "index.html").unlink()
    page = client.get("/", headers={"accept": "text/html"})
    assert (page.status_code, page.headers["retry-after"]) == (503, "5")
    assert "The pages are not built yet" in page.text
