"""Lessons through to their end in every game, and hints at a table, in Chromium."""

from __future__ import annotations

import pytest

from archipel.core.catalog import games
from archipel.server.content.lessons import tutorial
from tests.e2e.axe import serious
from tests.e2e.conftest import Arrive
from tests.e2e.person import PATIENCE, Person


@pytest.mark.parametrize("game", games())
def test_every_lesson_leads_to_the_end_of_a_game(arrive: Arrive, game: str) -> None:
    """The first move is made on the board, the others as "Show me" has them; notes are turned by keyboard."""
    person = arrive()
    person.page.goto(f"{person.address}/#{game}")
    person.page.locator(".card .links .learn").click()
    learn(person, game)
    assert person.page.locator(".lesson .score-sheet").count() == 1
    person.page.locator(".lesson .onward").click()
    person.page.locator(".card .stack .btn.primary").wait_for()
    assert person.troubles == []


def test_a_lesson_on_a_phone_takes_another_move_kindly(arrive: Arrive) -> None:
    person = arrive(phone=True, lang="fr-FR", theme="dark")
    page = person.page
    page.goto(f"{person.address}/learn/hashi?step=3")
    step(person, 3)
    assert serious(page) == []
    person.press(page.locator("[data-id='isle-2']").first, tap=True)
    page.locator(".why").wait_for()
    assert page.locator(".lesson").get_attribute("data-step") == "3"
    person.carry_out("write 7", tap=True)
    step(person, 4)
    page.reload()
    step(person, 4)
    assert person.troubles == []


def test_a_hint_is_asked_by_key_and_played(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    person.play_bots("hashi", mode="solo", opponents=0)
    person.await_choice()
    page.keyboard.press("h")
    page.locator(".hinted .play-hint").wait_for(timeout=PATIENCE)
    assert page.locator(".hinted small").inner_text()
    assert page.locator(".shone").count() > 0
    assert serious(page) == []
    page.locator(".hinted .play-hint").click()
    page.locator(".table:not([data-ply='0'])").wait_for()
    assert page.locator(".hinted").count() == 0
    assert person.troubles == []


def learn(person: Person, game: str) -> None:
    """From the first step of a lesson to its last."""
    plan = tutorial(game)
    assert plan is not None
    card, at, touched = person.page.locator(".lesson"), 0, False
    while True:
        step(person, at)
        if card.locator(".score-sheet").count():
            return
        if card.locator(".show").count() and not touched:
            touched = True
            person.carry_out(plan.moments[at].you)
        elif card.locator(".show").count():
            card.locator(".show").press("Enter")
            card.locator(".onward").press("Enter")
        else:
            card.locator(".onward").press("Enter")
        at += 1


def step(person: Person, at: int) -> None:
    person.page.locator(f".lesson[data-step='{at}']").wait_for(timeout=PATIENCE)
