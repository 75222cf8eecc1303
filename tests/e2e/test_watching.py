"""Watching others: their moves outlined, and seen again step by step without standing in one's way."""

from __future__ import annotations

from tests.e2e.axe import serious
from tests.e2e.company import open_at
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.serving import Serving


def test_what_others_did_is_outlined_and_seen_again(arrive: Arrive, serving: Serving) -> None:
    person = arrive(phone=True, pace="fast")
    seats = [{"kind": "me"}, {"kind": "bot", "level": "easy"}, {"kind": "bot", "level": "easy"}]
    open_at(person, {"game": "islet", "mode": "rivals", "seats": seats, "options": {}})
    guide = Guide(serving, person, "greedy", tap=True)
    again = person.page.locator(".since-open")
    for _ in range(30):
        person.await_choice()
        person.await_shown()
        if again.count() and person.page.locator(".last-move").count():
            break
        guide.turn()
    told = person.last_frame()["ply"]
    again.click()
    player = person.page.locator(".since-player")
    player.wait_for()
    assert int(person.page.locator(".table").get_attribute("data-ply") or 0) <= told
    person.page.keyboard.press("ArrowRight")
    person.page.keyboard.press("ArrowLeft")
    player.locator("p").wait_for()
    person.page.locator(".say .past-words").wait_for()
    assert serious(person.page) == []
    person.press([*person.targets().all(), *person.buttons().all()][0], tap=True)
    player.wait_for(state="detached")
    person.page.keyboard.press("Escape")
    person.await_shown()
    assert person.last_frame()["ply"] >= told
    assert person.troubles == []
