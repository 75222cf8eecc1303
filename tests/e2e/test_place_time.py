"""Time and turns in every game: steps back, a turn restarted, a reload in the middle; out of time, and back again."""

from __future__ import annotations

import sqlite3
from typing import Any

import pytest
from msgspec import convert

from archipel.core.catalog import games
from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.scene_messages import WireScene
from tests.e2e.axe import serious
from tests.e2e.company import open_alone, open_at
from tests.e2e.conftest import Arrive
from tests.e2e.person import PATIENCE, SETTLED, Person
from tests.e2e.serving import Serving

PICK = {"islet": -1}
LIKE = """async (preferences) => fetch('/api/me', {method: 'PUT', body: JSON.stringify({preferences}),
    headers: {'content-type': 'application/json'}})"""


def offered(person: Person) -> list[str]:
    scene = convert(person.last_frame()["scene"], WireScene)
    return [one.action for one in unpacked(scene.groups, scene.cells)]


def press_back(person: Person, button: str) -> None:
    heard = len(person.frames)
    person.page.locator(f".acts .btn.{button}").click()
    person.page.wait_for_function(SETTLED)
    assert len(person.frames) > heard


def changes_of(serving: Serving, table: str, seat: int) -> list[str]:
    """What the log tells of who played a seat."""
    with sqlite3.connect(next(serving.data.glob("*.db"))) as db:
        found = db.execute('SELECT kind FROM log WHERE "table" = ? AND seat = ? ORDER BY line', (table, seat))
        return [kind for (kind,) in found if kind != "act"]


@pytest.mark.parametrize("game", sorted(games()))
def test_back_again_and_a_reload_in_mid_turn(arrive: Arrive, game: str) -> None:
    person = arrive()
    open_alone(person, game)
    scenes: list[Any] = []
    while person.frames[-1].get("restart", 0) < 2:
        person.await_choice()
        done = person.last_frame().get("undo", False)
        scenes = [*(scenes if done else []), person.last_frame()["scene"]]
        action = offered(person)[PICK.get(game, 0)]
        person.carry_out(action)
        assert len(person.frames) < 40, "nothing here can be taken back twice"
    press_back(person, "undo")
    assert person.last_frame()["scene"] == scenes[-1]
    person.carry_out(action)
    press_back(person, "restart")
    assert person.last_frame()["scene"] == scenes[0]
    person.carry_out(offered(person)[PICK.get(game, 0)])
    before = person.last_frame()
    person.page.reload()
    person.await_choice()
    after = person.last_frame()
    assert (after["ply"], after["scene"], after["undo"]) == (before["ply"], before["scene"], before["undo"])
    assert person.troubles == []


def test_out_of_time_a_bot_stands_in_and_the_seat_is_taken_back(arrive: Arrive, serving: Serving) -> None:
    host, guest = arrive(), arrive(phone=True)
    clock = {"kind": "live", "seconds": 5, "increment": 90}
    seats = [{"kind": "me"}, {"kind": "friend"}]
    table = {"game": "isle_of_cats", "mode": "fleet", "seats": seats, "options": {}, "clock": clock}
    open_at(host, table)
    guest.page.goto(host.page.url)
    guest.page.locator(".lobby .btn.primary").click()
    host.page.locator(".retake").wait_for(timeout=PATIENCE)
    assert host.page.locator(".player.me .seat-clock").count() == 1
    host.page.locator(".retake").click()
    host.page.locator(".retake").wait_for(state="detached")
    assert 5_000 < host.last_frame()["clock"]["left"][0] <= 90_000
    host.page.locator(".menu").first.click()
    host.page.locator(".btn.leave").click()
    host.page.locator("dialog .btn.yes").click()
    host.page.locator(".retake").wait_for()
    assert changes_of(serving, host.table(), 0) == ["standin", "return", "standin"]
    guest.await_told(lambda _: bool(guest.was_told("standin")))
    assert host.troubles + guest.troubles == []


def test_a_choice_for_good_waits_for_a_word(arrive: Arrive) -> None:
    person = arrive()
    person.page.evaluate("() => fetch('/api/me')")
    person.page.evaluate(LIKE, {"end_turn": "ask"})
    person.page.reload()
    open_alone(person, "hashi")
    person.await_choice()
    path = person.way_to(offered(person)[0])[1].path
    pending = person.page.locator(".pending")
    for attempt in range(2):
        for id in path:
            person.press(person.page.locator(f"[data-id='{id}']").first)
        pending.wait_for()
        assert person.last_frame()["ply"] == 0
        if not attempt:
            person.page.keyboard.press("Escape")
            pending.wait_for(state="detached")
            person.page.keyboard.press("Escape")
    assert serious(person.page) == []
    person.page.locator(".end-turn").click()
    pending.wait_for(state="detached")
    person.page.wait_for_function(SETTLED)
    assert person.last_frame()["ply"] == 1
    person.page.locator(".menu").first.click()
    person.page.locator(".btn.stop").click()
    person.page.locator("dialog .btn.yes").wait_for()
    assert serious(person.page) == []
    person.page.locator("dialog .btn.yes").click()
    person.page.wait_for_function("() => !document.querySelector('.table.mine')")
    assert person.last_frame()["stopped"]
    assert person.troubles == []
