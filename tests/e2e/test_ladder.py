"""How strong the bots are: from the level one is about to choose to the figures, by keyboard, in both languages."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from archipel.ladder import ladder
from tests.e2e.axe import serious
from tests.e2e.conftest import Arrive

pytestmark = pytest.mark.browser

WINDOWS = [(360, 740), (740, 360), (820, 1180), (1280, 800), (1920, 1080), (2560, 1440)]


def test_from_a_level_to_the_figures(arrive: Arrive) -> None:
    person = arrive(lang="fr-FR", theme="dark")
    page = person.page
    page.locator(".island").first.wait_for()
    person.choose_island("hashi")
    page.get_by_role("link", name="De quelle force sont les bots ?").press("Enter")
    rows = page.locator(".lad-row")
    expect(rows).to_have_count(3)
    expect(page.get_by_role("heading", level=1)).to_have_text("L’échelle des bots")
    assert serious(page) == []
    found = ladder("hashi", "solo")
    assert found is not None
    hollow = sum(not pair.proven for pair in found.pairs if pair.lower != "random")
    expect(page.locator('.lad-row[data-mode="solo"] .lad-plot .lad-open')).to_have_count(hollow)
    opener = page.get_by_role("button", name="Les chiffres en tableau")
    opener.press("Enter")
    strong = page.locator(".lad-table tbody tr").first
    expect(strong).to_contain_text("Capitaine")
    assert serious(page) == []
    page.keyboard.press("Escape")
    expect(opener).to_be_focused()
    page.get_by_role("link", name="Tous les jeux").press("Enter")
    expect(rows).to_have_count(5)
    page.get_by_role("button", name="English").or_(page.get_by_role("button", name="EN")).first.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The ladder of bots")
    for width, height in WINDOWS:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert serious(page) == []
    assert person.troubles == []
