"""The door to a lesson: one page, one practice table, nothing kept, nothing half done."""

from __future__ import annotations

import json
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient, WebSocketTestSession

from archipel.core.catalog import game
from archipel.server.content.classroom import Classroom
from archipel.server.content.lessons import Lesson, tutorial
from tests.frames import Holder, read

DOOR = "/api/learn/{}/socket"


def told(session: WebSocketTestSession, *asks: dict[str, Any] | str) -> list[dict[str, Any]]:
    """Send messages, then a ping; everything that came before its answer."""
    for ask in (*asks, {"do": "ping"}):
        session.send_text(ask if isinstance(ask, str) else json.dumps(ask))
    heard: list[dict[str, Any]] = []
    holder = Holder()
    while not heard or heard[-1]["is"] != "pong":
        heard.append(holder.read(session.receive_text()))
    return heard[:-1]


def test_a_lesson_goes_on_by_reading_and_by_playing(client: TestClient[Litestar]) -> None:
    with client.websocket_connect(DOOR.format("hashi")) as session:
        first, frame = told(session)
        assert (first["is"], first["step"], first["of"]) == ("lesson", 0, 17)
        assert (frame["is"], frame["seat"], frame["scene"].get("groups")) == ("frame", 0, None)
        second, frame = told(session, {"do": "read", "step": 1})
        assert (second["step"], second["you"]) == (1, "start 15 4")
        assert frame["scene"]["groups"]
        [refused] = told(session, {"do": "act", "ply": 1, "action": "start 2 3"})
        assert refused["why"]["key"] == "tutorial-other-move"
        [because] = told(session, {"do": "why", "ask": 4, "action": "start 1 3"})
        assert because["why"]["rule"] == "3.1"
        [hint] = told(session, {"do": "hint", "ply": 1})
        assert hint["action"] == "start 15 4"
        third, frame = told(session, {"do": "act", "ply": 1, "action": "start 15 4"})
        assert (third["step"], frame["fresh"]) == (2, True)
        assert [event["kind"] for event in frame["events"]]


def test_a_lesson_can_be_entered_anywhere_and_left_for_another_step(client: TestClient[Litestar]) -> None:
    with client.websocket_connect(DOOR.format("islet") + "?step=16") as session:
        last, frame = told(session)
        assert last["step"] == 16
        assert last["outcome"]["winners"] == [0]
        assert "outcome" not in frame
        again, _ = told(session, {"do": "read", "step": 0})
        assert again["step"] == 0
        clamped, _ = told(session, {"do": "read", "step": 10**9})
        assert clamped["step"] == 16


@pytest.mark.parametrize(
    ("message", "key"),
    [("nonsense", "server-malformed"), ("x" * 9000, "server-too-large"), ('{"do":"fly"}', "server-malformed")],
)
def test_bad_messages_are_refused_with_a_sentence(client: TestClient[Litestar], message: str, key: str) -> None:
    with client.websocket_connect(DOOR.format("hashi") + "?step=zzz") as session:
        told(session)
        assert [tell["why"]["key"] for tell in told(session, message)] == [key]


@pytest.mark.parametrize(("id", "headers"), [("numbers", {}), ("none", {}), ("hashi", {"origin": "http://else.where"})])
def test_nobody_enters_by_a_wrong_door(client: TestClient[Litestar], id: str, headers: dict[str, str]) -> None:
    with client.websocket_connect(DOOR.format(id), headers=headers) as session:
        refused = read(session.receive_text())
        assert refused["is"] == "refused"
        with pytest.raises(WebSocketDisconnect):
            session.receive_text()


def test_nothing_of_a_lesson_is_kept(client: TestClient[Litestar], tmp_path: Path) -> None:
    with client.websocket_connect(DOOR.format("palm_island")) as session:
        told(session, {"do": "read", "step": 1}, {"do": "act", "ply": 1, "action": "start"})
    with sqlite3.connect(tmp_path / "data" / "archipel.db") as db:
        for table in ("tables", "log", "profiles"):
            assert db.execute(f"SELECT count(*) FROM {table}").fetchone() == (0,)


def test_a_lesson_shows_its_own_seat_only() -> None:
    """Where others draft in secret, two lessons whose rival keeps other cards are told in the same bytes."""
    plan = tutorial("isle_of_cats")
    assert plan is not None
    classroom = Classroom(Lesson(game("isle_of_cats"), plan, 3))
    state = classroom.lesson.history.state
    twin = Classroom(Lesson(game("isle_of_cats"), plan, 3))
    rival = 1 - classroom.lesson.seat
    [one, *_, other] = [str(action) for action in state.legal_actions(rival)]
    classroom.lesson._keep(rival, one)
    twin.lesson._keep(rival, other)
    assert classroom.whole() == twin.whole()
