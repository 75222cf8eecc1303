"""A name that is not ours leads to nothing; a page of another origin is refused, be it but another scheme."""

from __future__ import annotations

import json
import socket as sockets
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient

from archipel.server.base.hosts import Hosts, same_origin
from archipel.server.base.settings import Settings
from archipel.server.web.app import make_app, serve
from archipel.words import words
from tests.server.process import free_port
from tests.server.test_request_checks import open_table, why

LOCAL = """localhost  LOCALHOST:8000  a.localhost  nas  nas:8000  nas.local  nas.lan:80  nas.home.arpa  nas.internal
    localhost.  127.0.0.1  127.0.0.1:8000  192.0.2.7  [::1]  [::1]:8000  [2001:db8::1]:80  0.0.0.0:8000"""
STRANGE = """evil.example.org  evil.example.org:8000  localhost.evil.org  127.0.0.1.evil.org  play.example.org.evil.org
    evil@localhost  localhost@evil.org  localhost:port  [::1  ::1]  .local/..  localhost/x  é  a..b"""


def test_local_names_and_addresses_are_answered() -> None:
    hosts = Hosts("")
    assert [host for host in LOCAL.split() if not hosts.answers(host)] == []
    assert hosts.answers(sockets.gethostname())


def test_nothing_else_is_answered_unless_it_is_named() -> None:
    hosts = Hosts(" Play.Example.org , second.example.org")

    assert [host for host in ["", " ", *STRANGE.split()] if hosts.answers(host)] == []
    assert all(hosts.answers(host) for host in ("play.example.org", "PLAY.example.ORG.:443", "second.example.org"))
    assert not Hosts("").answers("play.example.org")


def test_a_rebound_name_reaches_nothing(client: TestClient[Litestar]) -> None:
    table = open_table(client, "me", mode="solo")
    rebound = {"host": "evil.example.org:8000", "origin": "http://evil.example.org:8000"}
    for method, path in [("GET", "/"), ("GET", "/api/me"), ("PUT", "/api/me"), ("GET", "/metrics")]:
        answer = client.request(method, path, headers=rebound, json={"name": "Eve"} if method == "PUT" else None)
        assert why(answer) == (421, "server-other-host")
    assert client.get("/health", headers=rebound).text == "ok"
    for socket in (f"/api/tables/{table}/socket?wire=1", "/api/learn/numbers/socket"):
        assert closed(client, socket, rebound) == ("server-other-host", 1008)


def closed(client: TestClient[Litestar], path: str, headers: dict[str, str]) -> tuple[str, int]:
    """Why a socket is refused, and by which code."""
    with client.websocket_connect(path, headers=headers) as socket:
        told: dict[str, Any] = json.loads(socket.receive_text())
        with pytest.raises(WebSocketDisconnect) as left:
            socket.receive_text()
        return told["why"]["key"], left.value.code


def test_a_named_host_is_answered(tmp_path: Path) -> None:
    settings = Settings(hosts="play.example.org")
    with TestClient(make_app(tmp_path, settings=settings), base_url="https://play.example.org") as client:
        assert client.get("/api/me").status_code == 200
        assert client.put("/api/me", json={"name": "Ann"}, headers=OURS).status_code == 200
        for origin in ("http://play.example.org", "https://play.example.org:8443", "https://example.org", "null", ""):
            refused = client.put("/api/me", json={"name": "Eve"}, headers={"origin": origin})
            assert why(refused) == (403, "server-other-site"), origin


OURS = {"origin": "https://play.example.org"}


@pytest.mark.parametrize(
    ("scheme", "origin", "ours"),
    [
        ("http", "http://localhost:8000", True),
        ("ws", "http://localhost:8000", True),
        ("ws", "https://localhost:8000", False),
        ("wss", "https://localhost:8000", True),
        ("wss", "http://localhost:8000", False),
        ("https", "http://localhost:8000", False),
        ("http", "http://localhost", False),
    ],
)
def test_the_scheme_of_an_origin_counts(scheme: str, origin: str, ours: bool) -> None:
    assert same_origin({"origin": origin, "host": "localhost:8000"}, scheme) is ours


@pytest.mark.parametrize(("hosts", "told"), [("", True), ("play.example.org", False)])
def test_behind_a_proxy_the_start_says_what_to_set(
    tmp_path: Path, hosts: str, told: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """A file is no folder: the start ends there."""
    (tmp_path / "file").touch()
    settings = Settings(port=free_port(), data=str(tmp_path / "file"), proxies="127.0.0.1", hosts=hosts, lang="fr")
    with pytest.raises(SystemExit):
        serve(settings)
    assert (words("fr").key("server-name-hosts") in capsys.readouterr().err) is told
