"""Touching what is not lit explains itself, names the rule, and changes nothing."""

from __future__ import annotations

import pytest

from archipel.core.catalog import games
from tests.e2e.company import open_alone
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import Person
from tests.e2e.serving import Serving

UNLIT = "[data-id]:not(.open):not([tabindex='0']):visible"
ON_TOP = """(slip) => {
    const { x, y, width, height } = slip.getBoundingClientRect();
    return document.elementFromPoint(x + width / 2, y + height / 2)?.closest('.why') === slip;
}"""


def test_a_flag_says_why(arrive: Arrive) -> None:
    person = arrive(lang="fr-FR")
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    before = person.last_frame()
    flag = person.page.locator(".hit[data-id='isle-1']")
    flag.click()
    bubble = person.page.locator(".why")
    bubble.wait_for()
    link = bubble.locator(".rule-link")
    assert "3.1" in link.inner_text()
    link.click()
    hit = person.page.locator(".rules .hit")
    hit.first.wait_for()
    assert "3.1" in hit.first.inner_text()
    assert person.last_frame() == before
    read_as_a_page_and_come_back(person)


def read_as_a_page_and_come_back(person: Person) -> None:
    """The rule is cited on the page of the rules too, and the way back says whose turn it is."""
    table = person.page.url
    person.page.locator(".rules a.as-page").click()
    person.page.locator(".rulespage .hit").first.wait_for()
    assert person.page.url.endswith("#3.1")
    back = person.page.locator(".backpill")
    back.locator("small").wait_for()
    assert back.locator("small").inner_text() == "À vous"
    back.click()
    person.page.locator(".table").wait_for()
    assert person.page.url == table


@pytest.mark.parametrize("game", sorted(games()))
def test_on_a_phone_nothing_lies_over_the_reason(arrive: Arrive, serving: Serving, game: str) -> None:
    """Where all that is in sight may be touched, a little later in the game."""
    person = arrive(phone=True)
    open_alone(person, game)
    person.await_choice()
    guide = Guide(serving, person, "greedy", tap=True)
    slip = person.page.locator(".why")
    while not asked_why(person):
        guide.turn()
        person.await_choice()
    assert slip.evaluate(ON_TOP)
    assert slip.inner_text()


def asked_why(person: Person) -> bool:
    for thing in person.page.locator(UNLIT).all():
        person.page.touchscreen.tap(*person.middle(thing))
        person.page.wait_for_timeout(300)
        if person.page.locator(".why").count():
            return True
    return False
