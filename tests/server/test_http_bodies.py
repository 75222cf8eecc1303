"""Every call that takes a body: what it refuses, with which sentence, and in which order."""

from __future__ import annotations

import json
from typing import Any, NamedTuple

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.server.base.limits import Buckets
from archipel.server.calls.content_calls import LARGEST_BODY
from archipel.server.web.routes import HTTP_CALLS

Client = TestClient[Litestar]

SOLO = {"game": "numbers", "mode": "solo", "options": {}, "seats": [{"kind": "me"}]}
MALFORMED = (400, "server-malformed")
NO_GUEST = (401, "server-no-guest")
KEY = {"id": "a", "data": "b", "client": "c"}


class Case(NamedTuple):
    """`bad` are bodies of a wrong type, most of them such as a lenient reader would take. `anybody`: nobody
    needs to be a guest; `large`: its body may be larger than others."""

    call: str
    good: dict[str, Any]
    bad: list[Any]
    anybody: bool = False
    large: int = 9000


CASES = [
    Case("PUT /api/me", {"theme": "dark"}, [{"name": 3}, {"theme": "pink"}, {"preferences": {"motion": 1}}]),
    Case(
        "POST /api/tables",
        SOLO,
        [
            {**SOLO, "listed": "true"},
            {**SOLO, "hints": 1},
            {**SOLO, "clock": {"kind": "days", "seconds": "86400"}},
            {**SOLO, "seats": "me"},
            {"game": "numbers"},
        ],
    ),
    Case(
        "PUT /api/tables/{table}/seats/{seat}",
        {"kind": "me"},
        [{"kind": "king"}, {"kind": "bot", "level": 3}, {}],
    ),
    Case("PUT /api/tables/{table}/listed", {"listed": True}, [{"listed": "true"}, {"listed": 1}, {}]),
    Case("POST /api/me/link", {"renew": False}, [{"renew": "false"}, {"renew": 0}]),
    Case("POST /api/take", {"key": "a-0-b"}, [{"key": 7}, {"key": "a", "sure": "1"}, {}], anybody=True),
    Case("POST /api/me/passkeys", KEY, [{"id": "a", "data": "b"}, {**KEY, "key": 1}]),
    Case("POST /api/passkeys/take", {**KEY, "signature": "d"}, [KEY, {**KEY, "signature": None}], anybody=True),
    Case("PUT /api/me/hook", {"address": ""}, [{"address": 1}, {"address": None}, {}]),
    Case("DELETE /api/me", {"sure": "yes"}, [{"sure": "no"}, {"sure": True}, {}]),
    Case(
        "POST /api/me/contents",
        {"game": "small_islands", "name": "mine", "text": "{}"},
        [{"game": "small_islands", "name": "mine"}, {"game": "small_islands", "name": 1, "text": "{}"}],
        large=LARGEST_BODY + 1,
    ),
    Case("POST /api/puzzles/{id}/answers", {"action": "pick 3"}, [{"action": 3}, {"action": None}, {}]),
    Case(
        "POST /api/daily",
        {"game": "numbers", "mode": "solo"},
        [{"game": "numbers"}, {"game": 1, "mode": 2}],
    ),
    Case(
        "PUT /api/replays/{table}/notes",
        {"ply": 0, "words": "hm", "seat": 0},
        [{"ply": "0", "words": "hm"}, {"ply": 0, "words": "hm", "seat": "0"}, {"ply": 0.5, "words": "hm"}],
    ),
    Case(
        "POST /api/replays/{table}/fork",
        {"ply": 0, "sit": 0, "seat": 0},
        [{"ply": "0", "sit": 0}, {"ply": 0, "sit": "0"}, {"ply": 0}],
    ),
    Case("POST /api/replays/{table}/analysis", {"depth": "quick"}, [{"depth": "abyss"}, {"depth": 1}]),
    Case("POST /api/replays/{table}/tries", {"act": 0, "action": "x"}, [{"act": "0", "action": "x"}, {"act": 0}]),
]
KINDS = (None, "application/json", "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x")


class Door:
    """One call, made by a guest at whose table it is, or by nobody."""

    def __init__(self, client: Client, call: str) -> None:
        self.client = client
        client.cookies.clear()
        client.get("/api/me")
        self.cookie = client.cookies["archipel"]
        table = client.post("/api/tables", json=SOLO).json()["table"]
        self.method, path = call.split()
        self.path = path.replace("{table}", table).replace("{seat}", "0")

    def ask(self, body: bytes | Any, *, guest: bool = True, kind: str | None = None) -> tuple[int, str]:
        self.client.cookies.clear()
        headers = {"cookie": f"archipel={self.cookie}"} if guest else {}
        headers |= {"content-type": kind} if kind else {}
        content = body if isinstance(body, bytes) else json.dumps(body).encode()
        answer = self.client.request(self.method, self.path, content=content, headers=headers)
        return answer.status_code, "" if answer.status_code < 300 else answer.json()["why"]["key"]


@pytest.fixture
def door(client: Client, request: pytest.FixtureRequest) -> Door:
    case: Case = request.getfixturevalue("case")
    return Door(client, case.call)


def by_call(case: Case) -> str:
    return case.call


@pytest.mark.parametrize("case", CASES, ids=by_call)
def test_a_body_that_cannot_be_read_is_malformed(case: Case, door: Door) -> None:
    for raw in (b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"null", b"[]", b"7", b"[" * 5000):
        assert door.ask(raw) == MALFORMED, raw
    for body in (*case.bad, {**case.good, "unheard": 1}):
        assert door.ask(body) == MALFORMED, body
    assert door.ask(b"x" * case.large) == (413, "server-too-large")


@pytest.mark.parametrize("case", CASES, ids=by_call)
def test_who_is_nobody_is_told_so(case: Case, door: Door) -> None:
    if not case.anybody:
        assert door.ask(case.good, guest=False) == NO_GUEST
    for unread in (b"", b"{", case.bad[0]):
        assert door.ask(unread, guest=False) == (MALFORMED if case.anybody else NO_GUEST)


@pytest.mark.parametrize("case", CASES, ids=by_call)
def test_a_body_is_json_whatever_its_content_type_says(case: Case, client: Client) -> None:
    answers = {Door(client, case.call).ask(case.good, kind=kind) for kind in KINDS}
    assert len(answers) == 1
    assert MALFORMED not in answers


def test_a_body_is_read_after_its_cost_is_counted(client: Client) -> None:
    for call in (
        "POST /api/tables",
        "POST /api/me/contents",
        "POST /api/daily",
        "POST /api/replays/{table}/fork",
        "POST /api/replays/{table}/analysis",
        "POST /api/replays/{table}/tries",
        "POST /api/replays",
    ):
        client.app.state.services.new_tables = Buckets(burst=2, rate=0.0001)
        door = Door(client, call)
        refused = "server-record-broken" if call == "POST /api/replays" else "server-malformed"
        assert [door.ask(b"{"), door.ask(b"{")] == [(400, refused), (429, "server-too-fast")], call


def test_a_table_that_is_not_there_is_told_before_the_body_is_read(client: Client) -> None:
    door = Door(client, "PUT /api/tables/nowhere/listed")
    assert door.ask(b"{") == (404, "server-no-table")


def test_no_call_with_a_body_is_left_out() -> None:
    told = {f"{call.method} {call.path}" for call in HTTP_CALLS if call.body}
    assert told == {case.call.replace("{table}", "{id}") for case in CASES} | {
        "POST /api/replays",
        "POST /api/me/import",
    }


ANSWERS = {
    "GET /api/me": "name lang theme trophies preferences hook",
    "GET /api/me/games": "games more",
    "GET /api/me/deeds": "statistics trophies",
    "GET /api/me/passkeys": "passkeys",
    "GET /api/me/export": (
        "form name lang theme preferences hook trophies statistics games running notes records contents passkeys"
        " daily puzzles"
    ),
    "GET /api/daily": "day ends deals best puzzle",
    "GET /api/replays/{table}": "id game mode seats seat viewpoints plies events notes own table options",
    "GET /api/replays/{table}/0": "is wire seat picture seats events about",
    "GET /api/replays/{table}/since": "ply changed",
    "GET /api/games/numbers/rules/en": "title sections ours lesson",
    "POST /api/passkeys/challenge": "challenge",
    "POST /api/nowhere": "why",
}


def test_answers_have_the_members_they_always_had(client: Client) -> None:
    for call, members in ANSWERS.items():
        door = Door(client, call)
        assert list(client.request(door.method, door.path).json()) == members.split(), call
