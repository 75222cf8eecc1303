"""Puzzles by their calls: nothing is told before it is found, and how one fares is kept."""

from __future__ import annotations

import json
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from archipel.puzzles import Puzzle, puzzle, puzzles, to_practise

Client = TestClient[Litestar]
START = datetime(2026, 7, 1, 12, tzinfo=UTC)


@pytest.fixture
def clock(client: Client) -> list[float]:
    """The time of day, to be moved by hand."""
    now = [START.timestamp()]
    client.app.state.services.puzzles.now = lambda: now[0]
    client.get("/api/me")
    return now


def today(client: Client) -> Puzzle:
    found = puzzle(client.get("/api/puzzles").json()["daily"]["id"])
    assert found is not None
    return found


def ask(client: Client, one: Puzzle, what: str, **body: Any) -> tuple[int, Any]:
    answer = client.post(f"/api/puzzles/{one.id}/{what}", json=body or None)
    return answer.status_code, answer.json()


def solve(client: Client, one: Puzzle) -> Any:
    status, told = ask(client, one, "answers", action=one.best[0])
    assert status == 200
    return told


def test_the_page_is_told_what_the_seat_knew_and_no_more(client: Client, clock: list[float]) -> None:
    one = today(client)
    told = client.get(f"/api/puzzles/{one.id}")
    sheet = told.json()
    assert sheet["frame"]["seat"] == one.seat
    assert sheet["frame"]["events"] == []
    assert (sheet["progress"]["solution"], sheet["progress"]["among"], sheet["progress"]["tried"]) == (None, [], None)
    assert one.record.seed not in told.text
    assert '"best"' not in told.text
    assert "tempting" not in told.text


def test_a_try_is_weighed_and_a_find_is_kept(client: Client, clock: list[float]) -> None:
    one = today(client)
    status, told = ask(client, one, "answers", action=one.others[0].action)
    assert (status, told["tried"]["good"], told["mark"]["state"], told["mark"]["tries"]) == (200, False, "open", 1)
    assert told["solution"] is None
    found = solve(client, one)
    assert (found["tried"]["good"], found["mark"]["state"], found["mark"]["tries"]) == (True, "solved", 2)
    assert found["solution"]["best"] == list(one.best)
    assert found["streak"]["days"] == 1
    again = client.get(f"/api/puzzles/{one.id}").json()["progress"]
    assert (again["mark"]["state"], again["solution"]["best"]) == ("solved", list(one.best))


def test_what_cannot_be_answered_is_refused_and_not_counted(client: Client, clock: list[float]) -> None:
    one = today(client)
    for said in ("dragon", "", one.best[0] + " 99"):
        status, told = ask(client, one, "answers", action=said)
        assert (status, told["why"]["key"]) == (422, "server-puzzle-choice")
    assert client.get("/api/puzzles").json()["daily"]["tries"] == 0
    solve(client, one)
    for what, body in (("answers", {"action": one.best[0]}), ("hint", {}), ("solution", {})):
        status, told = ask(client, one, what, **body)
        assert (status, told["why"]["key"]) == (409, "server-puzzle-over")
    assert client.get("/api/puzzles").json()["daily"]["tries"] == 1


def test_an_unknown_puzzle_is_refused(client: Client, clock: list[float]) -> None:
    for id in ("hashi-000000000000", "dragon", "..", "hashi-%00"):
        answer = client.get(f"/api/puzzles/{id}")
        assert answer.status_code == 404, id
    assert client.post("/api/puzzles/dragon/answers", json={"action": "x"}).json()["why"]["key"] == "server-puzzle-none"


def test_a_stranger_may_look_but_not_answer(client: Client, clock: list[float]) -> None:
    one = today(client)
    client.cookies.clear()
    assert client.get(f"/api/puzzles/{one.id}").status_code == 200
    assert ask(client, one, "answers", action=one.best[0])[0] == 401


def test_a_hint_leaves_three_and_half_a_sun(client: Client, clock: list[float]) -> None:
    one = today(client)
    told = ask(client, one, "hint")[1]
    assert len(told["among"]) == 3
    assert one.best[0] in told["among"]
    assert told["solution"] is None
    solve(client, one)
    assert client.get("/api/puzzles").json()["streak"]["week"][-1]["state"] == "hint"


def test_who_is_told_the_answer_has_missed_the_day(client: Client, clock: list[float]) -> None:
    one = today(client)
    told = ask(client, one, "solution")[1]
    assert (told["mark"]["state"], told["solution"]["best"]) == ("missed", list(one.best))
    assert client.get("/api/puzzles").json()["streak"] | {"week": []} == {"days": 0, "longest": 0, "week": []}


def test_a_puzzle_of_yesterday_does_not_count_today(client: Client, clock: list[float]) -> None:
    one = today(client)
    solve(client, one)
    clock[0] += timedelta(days=1).total_seconds()
    other = today(client)
    assert other.id != one.id
    assert client.get("/api/puzzles").json()["daily"]["state"] == "open"
    solve(client, other)
    assert client.get("/api/puzzles").json()["streak"]["days"] == 2


def test_practising_counts_no_day(client: Client, clock: list[float]) -> None:
    offered = [one for game in ("hashi", "islet") for one in to_practise(game, START.date())]
    told = solve(client, offered[0])
    assert (told["day"], told["streak"]) == ("", None)
    overview = client.get("/api/puzzles").json()
    marks = {mark["id"]: mark["state"] for shelf in overview["shelves"] for mark in shelf["puzzles"]}
    assert marks[offered[0].id] == "solved"
    assert overview["streak"]["days"] == 0
    assert overview["daily"]["id"] not in marks


def test_how_one_fares_moves_along_and_what_cannot_be_true_does_not(client: Client, clock: list[float]) -> None:
    one = today(client)
    solve(client, one)
    kept = client.get("/api/me/export").json()
    (mine,) = kept["puzzles"]
    assert (mine["puzzle"], mine["day"], mine["state"]) == (one.id, str(START.date()), "solved")
    known = puzzles("hashi")[0].id
    odd = [
        {**mine, "day": "2999-01-01"},
        {**mine, "day": "never"},
        {**mine, "day": "", "puzzle": "dragon"},
        {**mine, "day": "", "puzzle": known, "tries": -1},
        {**mine, "day": "", "puzzle": known, "at": 10**12},
        {**mine, "day": "2026-06-30", "puzzle": "a\x00b"},
        {**mine, "day": "2026-06-30", "puzzle": "x" * 81},
        *({**mine, "puzzle": f"{one.game}-{number}"} for number in range(5)),
    ]
    client.cookies.clear()
    client.get("/api/me")
    services = client.app.state.services
    services.lobby.house.now = services.puzzles.now
    for _ in range(2):
        answer = client.post("/api/me/import", content=json.dumps(kept | {"puzzles": [mine, *odd]}))
        assert answer.status_code == 200
        assert client.get("/api/me/export").json()["puzzles"] == [mine]
    assert client.get("/api/puzzles").json()["streak"]["days"] == 1
    client.request("DELETE", "/api/me", json={"sure": "yes"})
    client.get("/api/me")
    assert client.get("/api/me/export").json()["puzzles"] == []
