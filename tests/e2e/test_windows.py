"""Every window of every table: nothing moves whatever is said, and what is lit can be touched."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from archipel.core.catalog import games
from tests.e2e.company import open_at
from tests.e2e.conftest import Arrive
from tests.e2e.person import STILL, TARGETS, Person

SIZES = {
    (360, 740): "stack",
    (740, 360): "short",
    (640, 400): "short",
    (1280, 800): "desk",
    (1920, 1080): "wide",
    (2560, 1440): "wide",
}
AREAS = ".topbar, .boardzone, .flank, .tray, .status, .say, .dock, .need, .tools, .go, .rail, .column"

MOVED = """(areas) => {
  const boxes = () => [...document.querySelectorAll(areas)].map((area) => {
    const { x, y, width, height } = area.getBoundingClientRect();
    return [area.className, ...[x, y, width, height].map((side) => Math.round(side * 10))].join(' ');
  });
  const prompt = document.querySelector(':is(.say, .says) .prompt');
  const notice = document.querySelector('.dock .notice');
  const [asked, said] = [prompt.innerHTML, notice.innerHTML];
  const say = (words) => {
    prompt.textContent = words;
    notice.innerHTML = words && `<div class="why"><p>${words}</p><button class="btn ghost icon"></button></div>`;
    return boxes();
  };
  const [quiet, loud] = [say(''), say('far too many words of no use '.repeat(30))];
  [prompt.innerHTML, notice.innerHTML] = [asked, said];
  return quiet.filter((box) => !loud.includes(box));
}"""

CUT = """() => [...document.querySelectorAll('.dock .advised')]
  .filter((said) => said.scrollHeight > said.clientHeight + 1)
  .map((said) => said.textContent)"""

SCROLLED = """() => [...document.querySelectorAll('.need, .players')]
  .filter((slot) => slot.scrollHeight > slot.clientHeight + 1)
  .map((slot) => [slot.scrollHeight, slot.clientHeight])"""

CARDS_IN_SIGHT = """() => {
  const board = document.querySelector('.boardzone').getBoundingClientRect();
  return [...document.querySelectorAll('.laid-out .body')].map((card) => card.getBoundingClientRect())
    .filter((card) => card.top >= board.top && card.bottom <= board.bottom && card.right <= board.right).length;
}"""

UNREACHED = """(targets) => {
  const homes = '.boardzone, .need, .tray, .flank, .player, .drawer';
  const unreached = [];
  for (const target of document.querySelectorAll(targets)) {
    const home = target.closest(homes);
    target.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = target.getBoundingClientRect();
    const [left, top] = [x + width / 2, y + height / 2];
    const view = target.closest('.zooms > .drawn')?.getBoundingClientRect();
    if (view && (left < view.left || left > view.right || top < view.top || top > view.bottom)) continue;
    if (!home || document.elementFromPoint(left, top)?.closest(homes) !== home) unreached.push(target.dataset.id);
  }
  return unreached;
}"""


@pytest.mark.parametrize("game", sorted(games()))
def test_no_area_moves_and_all_that_is_lit_can_be_touched(arrive: Arrive, game: str) -> None:
    person = arrive()
    against_a_bot(person, game)
    for width, height in SIZES:
        resize(person, width, height)
        where = f"{game} at {width} x {height}"
        assert person.page.evaluate(MOVED, AREAS) == [], f"moved: {where}"
        assert person.page.evaluate(CUT) == [], f"cut: {where}"
        assert unreached(person) == [], f"out of reach: {where}"
    assert person.troubles == []


def test_what_is_held_and_final_is_said_whole(arrive: Arrive) -> None:
    """Hashi begins with a choice for good: how to go on and that it is final are both read, and nothing is scrolled."""
    person = arrive(lang="fr-FR")
    against_a_bot(person, "hashi")
    person.await_others()
    person.press(person.targets().first)
    for width, height in SIZES:
        resize(person, width, height)
        person.page.locator(".advised .for-good").wait_for()
        assert person.page.evaluate(CUT) == [], f"cut at {width} x {height}"
        assert person.page.evaluate(SCROLLED) == [], f"scrolled at {width} x {height}"


def test_a_deck_to_be_memorised_is_seen_whole(arrive: Arrive) -> None:
    """Palm Island begins with 17 cards; a race has the largest centre above them."""
    person = arrive()
    against_bots(person, "palm_island", "speed", 1)
    for width, height in SIZES:
        resize(person, width, height)
        assert person.page.evaluate(CARDS_IN_SIGHT) == 17, f"{width} x {height}"


def test_four_crews_are_seen_at_a_desk(arrive: Arrive) -> None:
    """The Isle of Cats shows what every rival has, and nobody is scrolled to."""
    person = arrive()
    against_bots(person, "isle_of_cats", "fleet", 3)
    assert person.page.locator(".player .ship.mini").count() == 3
    assert person.page.evaluate(SCROLLED) == []


def test_a_window_that_turns_under_a_drag_loses_nothing(arrive: Arrive) -> None:
    """What was carried lies where it lay, nothing was played, and the same thing can be carried again."""
    person = arrive()
    against_a_bot(person, "islet")
    before = person.last_frame()["ply"]
    tile = person.page.locator(".hand [data-id][tabindex='0']").first
    x, y = person.middle(tile)
    person.page.mouse.move(x, y)
    person.page.mouse.down()
    person.page.mouse.move(x + 40, y - 60, steps=3)
    expect(person.page.locator(".drag-layer use, .ghost, .held").first).to_be_attached()
    person.page.set_viewport_size({"width": 360, "height": 740})
    person.page.locator(".table[data-window='stack']").wait_for()
    person.page.mouse.up()
    expect(person.page.locator(".hand .held")).to_have_count(0)
    assert person.last_frame()["ply"] == before
    person.press(tile)
    expect(person.page.locator(".hand .held")).to_have_count(1)
    assert person.troubles == []


def against_a_bot(person: Person, game: str) -> None:
    against_bots(person, game, next(mode.id for mode in games()[game].modes if 2 in mode.seats), 1)


def against_bots(person: Person, game: str, mode: str, count: int) -> None:
    seats = [{"kind": "me"}, *[{"kind": "bot", "level": "easy"}] * count]
    open_at(person, {"game": game, "mode": mode, "seats": seats, "options": {}})
    person.await_choice()


def resize(person: Person, width: int, height: int) -> None:
    person.page.set_viewport_size({"width": width, "height": height})
    person.page.locator(f".table[data-window='{SIZES[width, height]}']").wait_for()
    person.page.wait_for_function(STILL)


def unreached(person: Person) -> Any:
    return person.page.evaluate(UNREACHED, TARGETS)
