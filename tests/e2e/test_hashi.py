"""Hashi in the browser: a stroke from island to island."""

from __future__ import annotations

import pytest

from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import Person
from tests.e2e.serving import Serving

pytestmark = pytest.mark.browser


def test_a_finger_draws_a_bridge_and_sees_it_before_it_lets_go(arrive: Arrive, serving: Serving) -> None:
    person = arrive(phone=True)
    person.play_bots("hashi")
    guide = Guide(serving, person, "greedy", tap=True)
    person.await_choice()
    while "bridge" not in {str(action).split()[0] for action in guide.state().legal_actions(guide.seat)}:
        guide.turn()
        person.await_choice()
    bridge = next(str(action) for action in guide.state().legal_actions(guide.seat))
    person.await_shown()
    one, other = (middle_of(person, f"isle-{end}") for end in bridge.split()[1].split("-"))
    ply, bridges = person.last_frame()["ply"], person.page.locator(".bridge").count()
    person.finger.stroke(one, other)
    person.page.locator("g.ghost").wait_for(state="attached")
    person.finger.up()
    person.await_told(lambda frame: frame["ply"] > ply)
    person.await_shown()
    assert person.page.locator(".bridge").count() == bridges + 1


def middle_of(person: Person, id: str) -> tuple[float, float]:
    return person.middle(person.page.locator(f".hit[data-id='{id}']"))
