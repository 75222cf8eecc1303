"""Games by gestures: a whole one at a desk, long ones on a phone and by keyboard alone; reloads in the middle."""

from __future__ import annotations

from random import Random

from archipel.core.state import State
from archipel.games.hashi.state import HashiState
from tests.e2e.company import reload_in_the_middle
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import BUTTONS, Person
from tests.e2e.serving import Serving


def test_three_seats_at_a_desk(arrive: Arrive) -> None:
    person = arrive()
    rng = Random(1)
    person.play_bots("hashi", opponents=2)
    person.play_until(20, rng)
    person.await_choice()
    reload_in_the_middle(person)
    person.play_on(rng)
    outcome = person.last_frame()["outcome"]
    sheet = person.page.locator(".score-sheet")
    for score in outcome["scores"]:
        assert sheet.get_by_role("cell", name=str(score["total"]), exact=True).count() > 0
    assert len(outcome["scores"]) == 3
    assert person.troubles == []


def test_three_seats_on_a_phone(arrive: Arrive) -> None:
    person = arrive(phone=True, lang="fr-FR")
    rng = Random(2)
    person.play_bots("hashi", opponents=2)
    person.play_until(10, rng, tap=True)
    person.await_choice()
    reload_in_the_middle(person)
    person.play_until(30, rng, tap=True)
    assert len(person.last_frame()["seats"]) == 3
    assert person.troubles == []


def test_solo_by_keyboard_alone(arrive: Arrive, serving: Serving) -> None:
    """Tab goes to every lit thing and button, Enter chooses; no pointer from the start page to the score sheet."""
    person = arrive()
    page = person.page
    page.locator(".island").first.wait_for()
    tab_to(person, "document.activeElement.id === 'island-hashi'")
    page.keyboard.press("Enter")
    tab_to(person, "document.activeElement.dataset.mode === 'solo'")
    page.keyboard.press("Enter")
    tab_to(person, "document.activeElement.matches('.stack .btn.primary')")
    page.keyboard.press("Enter")
    page.locator(".table").wait_for()
    rng = Random(3)
    while person.last_frame()["ply"] < 8:
        person.await_choice()
        press_something(person, rng)
    Guide(serving, person, "easy").ahead(serving, until=late)
    page.reload()
    while True:
        person.await_choice()
        if person.over():
            break
        press_something(person, rng)
    assert person.last_frame()["outcome"]["rank"]
    assert person.troubles == []


def late(state: State, _: str) -> bool:
    return isinstance(state, HashiState) and state.turn > 15


def tab_to(person: Person, found: str) -> None:
    for _ in range(80):
        person.page.keyboard.press("Tab")
        if person.page.evaluate(found):
            return
    raise AssertionError(f"Tab never reached {found}")


def press_something(person: Person, rng: Random) -> None:
    page = person.page
    tab_to(person, f"""document.activeElement.matches("[data-id][tabindex='0'], {BUTTONS}")""")
    for _ in range(rng.randrange(6)):
        page.keyboard.press("Tab")
    if page.evaluate(f"""document.activeElement.matches("[data-id][tabindex='0'], {BUTTONS}")"""):
        page.keyboard.press("Enter")
        page.wait_for_function("() => !document.querySelector('.table')?.dataset.busy")
