"""What pages may weigh: bytes of the start page, elements of a table, and how much moves by itself."""

from __future__ import annotations

import pytest

from archipel.core.catalog import games
from tests.e2e.company import open_at
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import Person
from tests.e2e.serving import Serving

KILOBYTES = 200
ELEMENTS = 6000
SHIFT = 0.02
TURNS = 2

FETCHED = """() => [...performance.getEntriesByType('navigation'), ...performance.getEntriesByType('resource')]
    .map((entry) => [entry.name, entry.transferSize])"""
WATCH_SHIFT = """
window.shift = 0;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value;
}).observe({ type: 'layout-shift', buffered: true });"""
HELD = """() => [document.querySelectorAll('*').length, document.querySelectorAll('#skin-sheet *').length,
    [...document.querySelectorAll('.table use')].filter((use) => {
      const face = use.getAttribute('href').match(/^#(.+)/)?.[1];
      return face && !document.getElementById(face);
    }).length]"""


def test_the_start_page_is_light(arrive: Arrive) -> None:
    person = arrive(lang="fr-FR")
    person.page.locator("#island-hashi .tag").wait_for()
    person.page.evaluate("() => document.fonts.ready")
    person.page.wait_for_load_state("networkidle")
    fetched = dict(person.page.evaluate(FETCHED))
    assert any(name.endswith(".woff2") for name in fetched)
    assert not [name for name in fetched if "?game=" in name or "TablePage" in name]
    assert sum(fetched.values()) <= KILOBYTES * 1000, sorted(fetched.items(), key=lambda one: -one[1])


@pytest.mark.parametrize("id", ["hashi", "islet", "palm_island", "small_islands", "isle_of_cats"])
def test_a_table_holds_what_it_shows(arrive: Arrive, serving: Serving, id: str) -> None:
    person = arrive()
    person.page.add_init_script(WATCH_SHIFT)
    mode = next(mode.id for mode in games()[id].modes if 2 in mode.seats)
    open_at(
        person, {"game": id, "mode": mode, "seats": [{"kind": "me"}, {"kind": "bot", "level": "easy"}], "options": {}}
    )
    person.await_choice()
    within_budget(person)
    guide = Guide(serving, person, "greedy")
    for _ in range(TURNS):
        guide.turn()
        person.await_choice()
    within_budget(person)
    assert person.page.evaluate("() => shift") <= SHIFT
    assert person.troubles == []


def within_budget(person: Person) -> None:
    """Few elements, and among them every face that is shown."""
    elements, faces, missing = person.page.evaluate(HELD)
    assert elements <= ELEMENTS
    assert 0 < faces <= ELEMENTS / 2
    assert missing == 0
