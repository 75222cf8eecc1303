"""axe-core finds nothing serious on the start page, at a table, in the rules, in the gallery, at a refused address."""

from __future__ import annotations

from typing import Literal

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import serious
from tests.e2e.company import open_at
from tests.e2e.conftest import Arrive

BOT = {"kind": "bot", "level": "easy"}
WINDOWS: dict[tuple[int, int], Literal["dark", "light"]]
WINDOWS = {(360, 740): "light", (740, 360): "dark", (1280, 800): "dark", (1920, 1080): "light"}

NAMED = """() => [...document.querySelectorAll(".island")]
    .every((island) => `island-${island.getAttribute("aria-label")}` !== island.id)"""


@pytest.mark.parametrize(("phone", "theme"), [(False, "light"), (True, "dark")], ids=["desk-light", "phone-dark"])
def test_nothing_serious(arrive: Arrive, phone: bool, theme: str) -> None:
    person = arrive(phone=phone, theme=theme, lang="fr-FR")
    page = person.page
    page.locator(".island").first.wait_for()
    page.wait_for_function(NAMED)
    assert serious(page) == []
    person.choose_island("hashi")
    assert serious(page) == []
    page.locator(".card .stack .btn.primary").click()
    person.await_choice()
    assert serious(page) == []
    page.goto(f"{person.address}/rules/hashi")
    page.locator("article p, .rules p").first.wait_for()
    page.locator(".rulefigure img").first.scroll_into_view_if_needed()
    page.wait_for_function("document.querySelector('.rulefigure img').naturalWidth > 0")
    assert serious(page) == []
    page.goto(f"{person.address}/gallery")
    page.locator(".zone").first.wait_for()
    assert serious(page) == []
    assert person.troubles == []
    page.goto(f"{person.address}/api/tables/nowhere/record")
    assert page.locator("main p").first.inner_text() == "Cette table n’existe pas."
    assert serious(page) == []


def test_nothing_serious_in_any_window(arrive: Arrive) -> None:
    """A table, with a drawer opened and closed by keys where there are drawers, and a page, by day or by night."""
    person = arrive(lang="fr-FR")
    page = person.page
    open_at(person, {"game": "hashi", "mode": "side_a", "seats": [{"kind": "me"}, BOT, BOT, BOT], "options": {}})
    person.await_choice()
    for (width, height), theme in WINDOWS.items():
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": height})
        assert serious(page) == [], f"{width} x {height}"
        if width < 1024:
            page.locator(".rail .of-players").press("Enter")
            expect(page.locator(".drawer")).to_be_focused()
            assert serious(page) == [], f"the players at {width} x {height}"
            page.keyboard.press("Escape")
            expect(page.locator(".rail .of-players")).to_be_focused()
    page.goto(f"{person.address}/me")
    for (width, height), theme in WINDOWS.items():
        page.emulate_media(color_scheme=theme)
        page.set_viewport_size({"width": width, "height": height})
        page.locator("main h1").wait_for()
        assert serious(page) == [], f"/me at {width} x {height}"
    assert person.troubles == []


@pytest.mark.parametrize("width", [360, 1024])
def test_nothing_scrolls_sideways(arrive: Arrive, width: int) -> None:
    person = arrive()
    page = person.page
    page.set_viewport_size({"width": width, "height": 800})
    person.choose_island("hashi")
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    page.locator(".card .stack .btn.primary").click()
    person.await_choice()
    assert page.evaluate("document.documentElement.scrollWidth") <= width
