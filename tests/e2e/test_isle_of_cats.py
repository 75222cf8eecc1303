"""The Isle of Cats in the browser: a day alone, the family game, a draft of two, a reload with a cat in hand."""

from __future__ import annotations

import json

from archipel.games.isle_of_cats.state import CatsState
from tests.e2e.company import friends, open_at, reload_in_the_middle
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.serving import Serving

FAMILY_PLIES = 18
CUT = """() => [...document.querySelectorAll('.rail .handle')]
    .filter((handle) => handle.getBoundingClientRect().right > innerWidth || handle.scrollWidth > handle.clientWidth)
    .map((handle) => handle.className)"""


def test_a_day_alone(arrive: Arrive, serving: Serving) -> None:
    """Every cat is turned and flipped by keys and laid by a click."""
    person = arrive(lang="fr-FR")
    person.play_bots("isle_of_cats", mode="solo")
    person.await_choice()
    guide = Guide(serving, person, "normal")
    reloaded = False
    while guide.state().day == 1:  # type: ignore[attr-defined]
        person.await_choice()
        if not reloaded and person.last_frame()["scene"].get("held"):
            reload_in_the_middle(person)
            reloaded = True
        guide.turn()
    assert reloaded, "no cat was ever in hand"
    assert person.troubles == []


def test_the_family_game(arrive: Arrive, serving: Serving) -> None:
    person = arrive()
    person.play_bots("isle_of_cats", mode="family")
    person.await_choice()
    guide = Guide(serving, person, "easy")
    while person.last_frame()["ply"] < FAMILY_PLIES:
        person.await_choice()
        guide.turn()
    assert len(person.was_told("placed")) > 2
    assert person.troubles == []


def test_two_draft_at_once_and_no_frame_tells_of_the_other(arrive: Arrive, serving: Serving) -> None:
    """But for the cards that went through one's own hands."""
    crew = friends(arrive, "isle_of_cats", "fleet", 2)
    guides = [Guide(serving, person, "easy") for person in crew]
    passed: list[set[str]] = [set(), set()]
    while True:
        state = guides[0].state()
        assert isinstance(state, CatsState)
        if state.phase not in ("dawn", "fishing", "exploring"):
            break
        for seat, guide in enumerate(guides):
            passed[seat] |= set(guide.state().view(seat).offer)  # type: ignore[attr-defined]
            guide.turn()
    for seat, person in enumerate(crew):
        hidden = state.crews[1 - seat].lessons
        told = json.dumps(person.frames)
        lessons = [card for card in range(113, 143) if hidden >> card & 1 and f"lesson_{card}" not in passed[seat]]
        assert all(f'"lesson_{card}"' not in told and f"card-{card}" not in told for card in lessons)
    assert all(person.troubles == [] for person in crew)


def test_among_four_every_drawer_of_a_phone_is_in_reach(arrive: Arrive) -> None:
    """Three rivals and their scores leave room for the other handles."""
    person = arrive(phone=True, lang="fr-FR")
    bots = [{"kind": "bot", "level": "easy"}] * 3
    open_at(person, {"game": "isle_of_cats", "mode": "fleet", "seats": [{"kind": "me"}, *bots], "options": {}})
    for width, height in ((360, 740), (740, 360), (640, 400)):
        person.page.set_viewport_size({"width": width, "height": height})
        person.page.locator(".rail .rival").nth(2).wait_for()
        assert person.page.evaluate(CUT) == [], f"{width} x {height}"
