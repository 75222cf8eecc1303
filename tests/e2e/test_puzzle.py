"""A puzzle in Chromium: tried, helped with, found, by keys at a desk and by taps on a phone; and that of the day."""

from __future__ import annotations

import pytest
from msgspec import convert
from playwright.sync_api import expect

from archipel.puzzles import puzzles
from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.scene_messages import WireScene
from tests.e2e.axe import serious
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person

ONE = puzzles("hashi")[0]


def path_of(person: Person, action: str) -> list[str]:
    """What is touched for a choice."""
    sheet = person.page.context.request.get(f"{person.address}/api/puzzles/{ONE.id}").json()
    scene = convert(sheet["frame"]["picture"]["scene"], WireScene)
    return next(list(way.path) for way in unpacked(scene.groups, scene.cells) if way.action == action)


def choose(person: Person, action: str, *, phone: bool) -> None:
    for id in path_of(person, action):
        thing = person.page.locator(f".table [data-id='{id}'][tabindex='0']").first
        if phone:
            thing.tap()
        else:
            thing.focus()
            person.page.keyboard.press("Enter")


@pytest.mark.parametrize("phone", [False, True])
def test_a_puzzle_is_tried_helped_with_and_found(arrive: Arrive, phone: bool) -> None:
    person = arrive(phone=phone, theme="dark" if phone else "light")
    page = person.page
    page.goto(f"{person.address}/puzzle/{ONE.id}")
    page.locator(".table.puzzling").wait_for()
    assert serious(page) == []
    wrong = next(one.action for one in ONE.others if one.action.startswith("write"))

    choose(person, wrong, phone=phone)
    expect(page.locator(".trial-answer .trial-verdict")).to_have_text("Not yet")
    expect(page.locator(".choice-tag")).to_have_text(["Your try"])
    page.locator(".trial-answer .btn.primary").click()
    if phone:
        page.locator(".rail .of-review").click()
    page.locator(".puzzle-helps .btn").first.click()
    expect(page.locator(".puzzle-among li")).to_have_count(3)
    assert serious(page) == []

    choose(person, ONE.best[0], phone=phone)
    expect(page.locator(".trial-answer .trial-verdict")).to_have_text("Well seen!")
    expect(page.locator(".trial-answer .puzzle-sun.of-hint")).to_have_count(1)
    assert serious(page) == []
    page.reload()
    expect(page.locator(".trial-answer")).to_contain_text("Found with a hint, after 2 tries.")
    assert person.troubles == []


def test_a_row_that_scrolls_is_reached_by_keyboard(arrive: Arrive) -> None:
    """Treasures of the Isle of Cats: more than fit beside a puzzle, and none of them to be touched."""
    person = arrive()
    page = person.page
    page.goto(f"{person.address}/puzzle/{puzzles('isle_of_cats')[0].id}")
    page.locator(".table.puzzling .flow[data-stop='lent']").first.wait_for()
    assert serious(page) == []
    assert person.troubles == []


def test_the_puzzle_of_the_day_is_reached_from_the_start_page_and_missed(arrive: Arrive) -> None:
    person = arrive()
    page = person.page
    page.locator(".strip.puzzle").click()
    page.locator(".table.puzzling").wait_for()
    page.locator(".puzzle-helps .btn").nth(1).click()
    expect(page.locator(".trial-answer .trial-verdict")).to_have_text("The solution")
    expect(page.locator(".sun-week .now .of-missed")).to_have_count(1)
    page.locator(".trial-back").click()
    page.locator(".todays-puzzle .of-missed").wait_for()
    assert serious(page) == []
    page.goto(f"{person.address}/puzzle/{ONE.game}-000000000000")
    page.get_by_role("heading", name="There is no such puzzle.").wait_for()
    assert person.troubles == []
