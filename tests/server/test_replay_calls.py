"""The doors of a replay: whose eyes one may have, notes, records brought along, games taken up elsewhere."""

from __future__ import annotations

import sqlite3
import threading
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.core.record import Record
from archipel.core.state import State
from archipel.server.content.picture import draw as drawn
from archipel.server.replay.state_cache import StateCache
from archipel.server.replay.uploads import HUGE
from archipel.words import words

Client = TestClient[Litestar]

ROUND = [(0, "pick 1"), (0, "confirm"), (1, "pick 2"), (1, "confirm")]
GAME = [*ROUND, (0, "lay 1"), (1, "lay 0")]
SHORT = Record("numbers", 1, {"rounds": 1}, 2, "00" * 16, GAME)


class Party:
    """Two who play a short game, and one who does not, each with a cookie."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.cookies = [self.greet() for _ in range(3)]
        seats = [{"kind": "me"}, {"kind": "friend"}]
        wish = {"game": "numbers", "mode": "short", "options": {}, "seats": seats}
        self.table = self.ask(0, "POST", "/api/tables", json=wish).json()["table"]
        self.ask(1, "POST", f"/api/tables/{self.table}/join")

    def greet(self) -> str:
        self.client.cookies.clear()
        self.client.get("/api/me")
        return self.client.cookies["archipel"]

    def ask(self, who: int, method: str, path: str, **rest: Any) -> httpx.Response:
        self.client.cookies.clear()
        headers = {"cookie": f"archipel={self.cookies[who]}"}
        return self.client.request(method, path, headers=headers, **rest)

    def look(self, who: int, path: str = "", **asked: Any) -> httpx.Response:
        return self.ask(who, "GET", f"/api/replays/{self.table}{path}", params=asked)

    def play(self, *acts: tuple[int, str]) -> None:
        services = self.client.app.state.services

        async def run() -> None:
            table = await services.lobby.table(self.table)
            for seat, action in acts:
                await table.act(seat, table.match.history.plies[seat], action)

        self.client.blocking_portal.call(run)


@pytest.fixture
def party(client: Client) -> Party:
    return Party(client)


def why(answer: httpx.Response) -> tuple[int, str]:
    text = answer.json()["why"]
    for lang in ("en", "fr"):
        words(lang).key(text["key"], **text.get("args", {}))
    return answer.status_code, text["key"]


def test_while_it_is_played_everybody_has_their_own_eyes_only(party: Party) -> None:
    party.play(*ROUND)
    for who, seat, other in ((0, 0, "1"), (1, 1, "watch"), (2, None, "0")):
        seen = party.look(who).json()
        assert (seen["seat"], seen["viewpoints"], seen.get("lines"), seen.get("open")) == (seat, [seat], None, None)
        for path in ("", "/1", "/1/picture.svg", "/since", "/record"):
            assert why(party.look(who, path, seat=other)) == (403, "server-replay-own")
        assert why(party.look(who, "/record")) == (409, "server-record-later")
        fork = {"ply": 1, "sit": 0, "seat": seat}
        assert why(party.ask(who, "POST", f"/api/replays/{party.table}/fork", json=fork)) == (403, "server-no-fork")
    assert party.look(0, "/1").json()["picture"]["scene"]["pieces"][0]["face"] == "n1"
    assert party.look(1, "/1").json()["picture"]["scene"]["pieces"] == []


def test_once_it_is_over_all_eyes_are_everybodys(party: Party) -> None:
    party.play(*GAME)
    for who in range(3):
        seen = party.look(who, seat="1").json()
        assert seen["viewpoints"] == [None, 0, 1]
        assert (seen["plies"], seen["lines"]) == ([0, 1, 2, 3, 4, 5], [-1, 1, 2, 3, 4, 5])
    last = party.look(2, "/5", seat="0").json()
    assert last["picture"]["outcome"]["winners"] == [1]
    assert party.look(2, "/99", seat="0").json() == last
    for odd in ("7", "-1", "x", "²"):
        assert why(party.look(0, "", seat=odd)) == (403, "server-replay-own")
    answer = party.look(2, "/record")
    assert "attachment" in answer.headers["content-disposition"]
    assert Record.from_json(answer.content).actions == GAME


def test_nothing_to_look_back_at(party: Party, client: Client) -> None:
    for id, reason in (("nowhere", "server-no-table"), ("r-nowhere", "server-replay-none")):
        assert why(client.get(f"/api/replays/{id}")) == (404, reason)


def test_notes_are_ones_own_until_the_game_is_over(party: Party) -> None:
    path = f"/api/replays/{party.table}/notes"
    party.play(*ROUND)
    party.ask(0, "PUT", path, json={"ply": 1, "seat": 0, "words": " my plan ", "shared": True})
    party.ask(1, "PUT", path, json={"ply": 3, "seat": 1, "words": "mine"})
    assert party.look(0).json()["notes"] == [{"ply": 1, "words": "my plan", "shared": True}]
    assert party.look(1).json()["notes"] == [{"ply": 3, "words": "mine"}]
    assert party.look(2).json()["notes"] == []
    foreign = {"ply": 1, "seat": 0, "words": "peeking"}
    assert why(party.ask(1, "PUT", path, json=foreign)) == (403, "server-replay-own")
    party.play(*GAME[4:])
    (shared,) = party.look(2, seat="0").json()["notes"]
    assert (shared["ply"], shared["words"]) == (1, "my plan")
    assert shared["by"]
    long = {"ply": 1, "seat": 0, "words": "x" * 601}
    assert why(party.ask(0, "PUT", path, json=long)) == (400, "server-note-long")
    party.ask(0, "PUT", path, json={"ply": 1, "seat": 0, "words": ""})
    assert party.look(2).json()["notes"] == []


def test_a_finished_game_is_taken_up_elsewhere(party: Party) -> None:
    party.play(*GAME)
    path = f"/api/replays/{party.table}/fork"
    for wish, reason in (
        ({"ply": 99, "sit": 0}, "server-fork-over"),
        ({"ply": 1, "sit": 2}, "server-fork-seat"),
        ({"ply": 1, "sit": 0, "level": "divine"}, "server-no-level"),
        ({"ply": 1}, "server-malformed"),
    ):
        assert why(party.ask(2, "POST", path, json=wish)) == (400, reason)
    made = party.ask(2, "POST", path, json={"ply": 4, "seat": 1, "sit": 1, "level": "easy"}).json()["table"]
    services = party.client.app.state.services
    row = party.client.blocking_portal.call(services.store.tables.find, made)
    assert (row.origin, [sitter.kind for sitter in row.sitters]) == (party.table, ["bot", "person"])
    assert party.ask(2, "GET", f"/api/replays/{made}").json()["seat"] == 1
    log = party.client.blocking_portal.call(services.store.tables.log, made)
    assert [(entry.seat, entry.action) for entry in log[:5]] == GAME[:5]


def test_another_choice_is_played_on(party: Party) -> None:
    party.play(*GAME)
    path = f"/api/replays/{party.table}/fork"
    wish = {"ply": 3, "seat": 0, "sit": 0, "level": "easy"}
    for more, reason in (
        ({"action": "dragon"}, (422, "server-analysis-try")),
        ({"action": ""}, (422, "server-analysis-try")),
        ({"action": "pick 2"}, (422, "server-analysis-try")),
        ({"action": "lay 0", "sit": 1}, (422, "server-analysis-try")),
        ({"action": "lay 0", "ply": 99}, (400, "server-fork-over")),
        ({"action": "lay 1", "ply": 4, "sit": 1}, (400, "server-fork-ends")),
        ({"action": 7}, (400, "server-malformed")),
    ):
        assert why(party.ask(2, "POST", path, json={**wish, **more})) == reason, more
    made = party.ask(2, "POST", path, json={**wish, "action": "lay 0"}).json()["table"]
    services = party.client.app.state.services
    log = party.client.blocking_portal.call(services.store.tables.log, made)
    assert [(entry.kind, entry.seat, entry.action) for entry in log[4:5]] == [("act", 0, "lay 0")]
    table = party.client.blocking_portal.call(services.lobby.table, made)
    assert table.match.history.state.laid[0] == 0
    assert why(party.ask(2, "POST", path, json={**wish, "act": 99, "action": "pick 1"})) == (422, "server-analysis-try")
    second = {"ply": 0, "seat": GAME[1][0], "sit": GAME[1][0], "act": 1, "action": GAME[1][1]}
    made = party.ask(2, "POST", path, json={**wish, **second}).json()["table"]
    log = party.client.blocking_portal.call(services.store.tables.log, made)
    assert [(entry.seat, entry.action) for entry in log[:2]] == [*GAME[:2]], "what another had chosen in secret stays"


BAD: list[tuple[bytes | Record, str]] = [
    (b"", "server-record-broken"),
    (b"\xff\xfe{}", "server-record-broken"),
    (b"[" * 5000, "server-record-broken"),
    (b'{"game":"numbers"}', "server-record-broken"),
    (msgspec.structs.replace(SHORT, game="chess"), "server-record-game"),
    (msgspec.structs.replace(SHORT, rules=2, actions=[(0, "pick 1"), (0, "pick 1")]), "server-record-rules"),
    (msgspec.structs.replace(SHORT, options={"rounds": 9}), "server-record-options"),
    (msgspec.structs.replace(SHORT, options={"secret": 1}), "server-record-options"),
    (msgspec.structs.replace(SHORT, seats=10**9), "server-record-options"),
    (msgspec.structs.replace(SHORT, seed="77"), "server-record-options"),
    (msgspec.structs.replace(SHORT, actions=[(0, "pick 1"), (0, "pick 1")]), "server-record-action"),
    (msgspec.structs.replace(SHORT, actions=[(9, "pick 1")]), "server-record-action"),
    (msgspec.structs.replace(SHORT, actions=[(0, "pick 3"), (0, "crash")]), "server-record-action"),
    (msgspec.structs.replace(SHORT, actions=[(0, "pick 1")] * 2001), "server-record-huge"),
]


def test_a_record_that_cannot_be_played_is_refused_logged_and_not_kept(
    party: Party, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    for data, reason in BAD:
        sent = data if isinstance(data, bytes) else data.to_json()
        assert why(party.ask(2, "POST", "/api/replays", content=sent))[1] == reason
    assert caplog.text.count("a record was refused") > 0
    assert SHORT.seed not in caplog.text
    assert kept(tmp_path) == 0


def test_a_huge_record_is_not_even_read(party: Party, tmp_path: Path) -> None:
    answer = party.ask(2, "POST", "/api/replays", content=b" " * (2 * HUGE))
    assert why(answer) == (413, "server-too-large")
    assert kept(tmp_path) == 0


def test_a_record_brought_along_is_seen_from_everywhere(party: Party, tmp_path: Path) -> None:
    id = party.ask(2, "POST", "/api/replays", content=SHORT.to_json()).json()["replay"]
    seen = party.ask(1, "GET", f"/api/replays/{id}", params={"seat": "0"}).json()
    assert (seen["mode"], seen["open"], seen["viewpoints"]) == ("short", True, [None, 0, 1])
    assert Record.from_json(party.ask(0, "GET", f"/api/replays/{id}/record").content) == SHORT
    made = party.ask(2, "POST", f"/api/replays/{id}/fork", json={"ply": 0, "sit": 0}).json()["table"]
    assert made
    party.client.app.state.services.replays.kept.clear()
    assert party.ask(0, "GET", f"/api/replays/{id}/6", params={"seat": "0"}).json()["picture"]["outcome"][
        "winners"
    ] == [1]
    assert kept(tmp_path) == 1


def test_nobody_brings_a_record_unknown(client: Client, tmp_path: Path) -> None:
    assert why(client.post("/api/replays", content=SHORT.to_json())) == (401, "server-no-guest")
    assert kept(tmp_path) == 0


def kept(folder: Path) -> int:
    with sqlite3.connect(folder / "data" / "archipel.db") as db:
        return int(db.execute("SELECT count(*) FROM records").fetchone()[0])


def test_a_picture_is_drawn_elsewhere_from_a_state_of_its_own(client: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """The states that are kept of a replay belong to the thread that answers everybody."""
    party = Party(client)
    party.play(*GAME)
    took: list[int] = []
    drew: list[int] = []
    state = StateCache.state

    def take(scrub: StateCache, after: int) -> State:
        took.append(threading.get_ident())
        return state(scrub, after)

    def draw(*asked: Any, **rest: Any) -> str:
        drew.append(threading.get_ident())
        return drawn(*asked, **rest)

    monkeypatch.setattr(StateCache, "state", take)
    monkeypatch.setattr("archipel.server.content.position_picture.draw", draw)
    for ply in (0, 3, 6):
        assert party.look(0, f"/{ply}/picture.svg").text.startswith("<svg")
    home = client.blocking_portal.call(threading.get_ident)
    assert set(took) == {home}
    assert len(drew) == 3
    assert home not in drew
