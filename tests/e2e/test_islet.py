"""Islet in the browser: a chain reloaded in its middle, birds on the move, two islets alone."""

from __future__ import annotations

from archipel.core.catalog import game
from archipel.core.state import State
from archipel.games.islet.values import IsletView
from tests.e2e.company import reload_in_the_middle
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import STILL
from tests.e2e.serving import Serving

LONG = 18


def test_against_a_bot_at_a_desk(arrive: Arrive, serving: Serving) -> None:
    person = arrive(lang="fr-FR")
    person.play_bots("islet")
    person.await_choice()
    guide = Guide(serving, person, "normal")
    reloaded = False
    while not person.over() and person.last_frame()["ply"] < LONG:
        person.await_choice()
        guide.turn()
        if not reloaded and in_a_chain(guide):
            person.await_choice()
            reload_in_the_middle(person)
            reloaded = True
    assert reloaded
    assert person.troubles == []


def in_a_chain(guide: Guide) -> bool:
    view = guide.state().view(guide.seat)
    return isinstance(view, IsletView) and view.stage == "chain"


def test_alone_on_a_phone(arrive: Arrive, serving: Serving) -> None:
    person = arrive(phone=True)
    person.play_bots("islet", mode="solo")
    person.await_choice()
    guide = Guide(serving, person, "normal", tap=True)
    while not person.over() and person.last_frame()["ply"] < LONG:
        person.await_choice()
        guide.turn()
    assert person.troubles == []


SEEN = """() => {
  const sheet = new CSSStyleSheet();
  const painted = '.drawn .art * { pointer-events: visiblePainted !important }';
  sheet.replaceSync('.hits, .ghost { display: none !important } ' + painted);
  document.adoptedStyleSheets = [sheet];
  const board = document.querySelector('[data-picture="isle-1"]').getBoundingClientRect();
  const seen = {};
  for (let y = board.top + 4; y < board.bottom; y += 7)
    for (let x = board.left + 4; x < board.right; x += 7) {
      const cell = document.elementFromPoint(x, y)?.closest('[data-cell]')?.dataset.cell ?? '';
      (seen[cell] ??= []).push([x, y]);
    }
  document.adoptedStyleSheets = [];
  return Object.entries(seen).filter(([cell]) => cell).map(([cell, points]) => {
    const mean = [0, 1].map((way) => points.reduce((sum, point) => sum + point[way], 0) / points.length);
    const off = (point) => Math.hypot(point[0] - mean[0], point[1] - mean[1]);
    return [cell, points.reduce((best, point) => (off(point) < off(best) ? point : best))];
  });
}"""
"""By lit cell the point of it that is nearest to the middle of what is seen of it."""


def test_what_is_touched_is_what_is_seen(arrive: Arrive, serving: Serving) -> None:
    """From the side and from above, with tall piles in front of lit cells."""
    person = arrive(lang="fr-FR")
    person.play_bots("islet")
    person.await_choice()
    guide = Guide(serving, person, "quick")
    guide.ahead(serving, hilly)
    assert guide.state().outcome() is None
    person.page.reload()
    person.await_choice()
    for _ in range(2):
        person.page.wait_for_function(STILL)
        person.page.wait_for_function(f"() => ({SEEN})().length > 1", polling=500)
        lit = person.page.evaluate(SEEN)
        for cell, (x, y) in lit:
            person.page.mouse.move(x, y)
            person.page.locator(f"[data-cell='{cell}'].hover").wait_for(state="attached")
        person.page.mouse.move(0, 0)
        person.page.locator(".zone-tools .toggle").last.click()
    assert person.troubles == []


def hilly(state: State, action: str) -> bool:
    view = state.view(0)
    assert isinstance(view, IsletView)
    at_hand = view.turn == 0 and view.stage == "turn" and action.startswith(("advance", "lay"))
    return at_hand and max(len(cell.stack) for cell in view.cells) > 3 and len(lit_cells(state)) > 2


def lit_cells(state: State) -> set[str]:
    paths = [gesture.path for gesture in game("islet").scene(state.view(0), state.legal_actions(0)).gestures]
    return {path[0] for path in paths if path and path[0].startswith("isle-1/")}


IN_SIGHT = """() => {
  const { left, right, top, bottom } = document.querySelector('[data-picture]').getBoundingClientRect();
  return [...document.querySelectorAll('[data-picture] [data-piece]')].filter((piece) => {
    const { x, y, width, height } = piece.getBoundingClientRect();
    return x + width > left && x < right && y + height > top && y < bottom;
  }).length;
}"""


def test_an_island_without_relief_stays_in_sight_of_a_smaller_window(arrive: Arrive) -> None:
    person = arrive()
    person.play_bots("islet")
    person.await_choice()
    page = person.page
    page.locator("button.toggle:visible:has([href$='island'])").click()
    assert page.evaluate(IN_SIGHT) > 0
    page.set_viewport_size({"width": 360, "height": 740})
    page.locator("[data-window='stack']").wait_for()
    page.wait_for_function(STILL)
    assert page.evaluate(IN_SIGHT) > 0
