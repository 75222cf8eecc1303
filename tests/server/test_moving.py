"""A profile brought to a server as a file: who may, how much, and what is made of bad ones."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.base.limits import Buckets

Client = TestClient[Litestar]

PROFILE = b'{"form": 1, "name": "Ada", "lang": "fr", "theme": "dark"}'
MEGABYTE = 1024 * 1024


def brought(client: Client, body: bytes | Iterator[bytes]) -> tuple[int, str]:
    headers = {"origin": "http://testserver.local"}
    answer = client.post("/api/me/import", content=body, headers=headers)
    return answer.status_code, "" if answer.status_code == 200 else answer.json()["why"]["key"]


def test_a_stranger_brings_nothing(client: Client) -> None:
    assert brought(client, PROFILE) == (401, "server-no-guest")


def test_a_profile_moves_in(client: Client) -> None:
    client.get("/api/me")
    assert brought(client, PROFILE) == (200, "")
    assert client.get("/api/me").json()["name"] == "Ada"


@pytest.mark.parametrize(
    ("body", "answer"),
    [
        (PROFILE[:-1], (400, "server-moved-broken")),
        (PROFILE.replace(b"1", b"2"), (400, "server-moved-newer")),
        (PROFILE[:-1] + b', "x": ' + b"[" * 100_000 + b"]" * 100_000 + b"}", (400, "server-moved-broken")),
        (PROFILE[:-1] + b', "games": [' + b"{" * 100_000, (400, "server-moved-broken")),
        (b"\xff\xfe", (400, "server-moved-broken")),
    ],
    ids=["cut off", "newer", "deep", "deep and cut off", "no text"],
)
def test_a_file_that_is_no_profile_changes_nothing(client: Client, body: bytes, answer: tuple[int, str]) -> None:
    before = client.get("/api/me").json()
    assert brought(client, body) == answer
    assert client.get("/api/me").json() == before


def test_a_hundred_megabytes_are_too_much(client: Client) -> None:
    before = client.get("/api/me").json()
    assert brought(client, (b" " * MEGABYTE for _ in range(100))) == (413, "server-too-large")
    assert client.get("/api/me").json() == before


def test_records_and_components_that_are_none_are_left_where_they_are(client: Client) -> None:
    client.get("/api/me")
    deep = "[" * 900 + "]" * 900
    record = f'{{"game": "hashi", "rules": 1, "options": {{"x": {deep}}}, "seats": 1, "seed": "{"00" * 16}"}}'
    said = {
        "records": [{"record": text} for text in (record, "[" * 100_000, "{}", "")],
        "contents": [{"game": game, "name": "Mine", "source": "[" * 100_000} for game in ("small_islands", "chess")],
    }
    body = PROFILE[:-1] + b", " + json.dumps(said).encode()[1:]
    headers = {"origin": "http://testserver.local"}
    answer = client.post("/api/me/import", content=body, headers=headers)
    assert answer.json() == dict.fromkeys(("games", "known", "refused", "left", "records", "contents"), 0)


def test_files_cost_as_much_as_tables(client: Client) -> None:
    client.get("/api/me")
    client.app.state.services.new_tables = Buckets(burst=1, rate=0.0001)
    assert [brought(client, PROFILE)[0] for _ in range(2)] == [200, 429]
