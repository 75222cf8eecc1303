"""The gallery's widgets by mouse, by finger, by keyboard: what is placed, turned, seen, outlined, asked."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.e2e.conftest import Arrive

CELL = 60


class Exhibit:
    """One widget of the gallery; places are in the units of its picture."""

    def __init__(self, page: Page, name: str) -> None:
        self.page = page
        self.root = page.locator(f"[data-exhibit={name}]")
        self.root.scroll_into_view_if_needed()

    def at(self, x: float, y: float) -> tuple[float, float]:
        """Where a point of the picture is on the page."""
        point = self.root.locator("svg.drawn").evaluate(
            "(svg, [x, y]) => { const p = new DOMPoint(x, y).matrixTransform(svg.getScreenCTM()); return [p.x, p.y]; }",
            [x, y],
        )
        return point[0], point[1]

    def thing(self, id: str) -> Locator:
        return self.root.locator(f".flow [data-id='{id}']")

    def piece(self, id: str) -> Locator:
        return self.root.locator(f".drawn [data-piece='{id}']")

    def aimed(self) -> str:
        return self.root.locator(".placer").get_attribute("data-id") or ""

    def window(self) -> list[float]:
        box = self.root.locator("svg.drawn").get_attribute("viewBox")
        return [float(part) for part in (box or "").split()]


@pytest.fixture
def desk(arrive: Arrive) -> Iterator[Page]:
    person = arrive()
    person.page.goto(f"{person.address}/gallery")
    person.page.locator("[data-exhibit=may] .zone").wait_for()
    yield person.page
    assert person.troubles == []


@pytest.fixture
def phone(arrive: Arrive) -> Iterator[Page]:
    person = arrive(phone=True)
    person.page.goto(f"{person.address}/gallery")
    person.page.locator("[data-exhibit=may] .zone").wait_for()
    yield person.page
    assert person.troubles == []


def test_at_a_desk(desk: Page) -> None:
    by_mouse(Exhibit(desk, "shape"))
    by_keyboard(Exhibit(desk, "shape"))
    a_tile_turns_to_fit(Exhibit(desk, "tile"))
    a_window(Exhibit(desk, "window"))
    piles(Exhibit(desk, "piles"))
    groups(Exhibit(desk, "groups"))
    invitations(Exhibit(desk, "may"))


def by_mouse(deck: Exhibit) -> None:
    """An L of four cells is taken by dragging it; it may not lie on the corner; a click places it."""
    mouse, keys = deck.page.mouse, deck.page.keyboard
    box = deck.thing("shape-0").bounding_box()
    assert box is not None
    mouse.move(box["x"] + 20, box["y"] + 20)
    mouse.down()
    mouse.move(box["x"] + 60, box["y"] + 10, steps=3)
    expect(deck.root.locator(".hits .placer")).to_be_attached()
    mouse.move(*deck.at(4.5 * CELL, 3 * CELL), steps=3)
    expect(deck.root.locator(".ghost.fits")).to_be_attached()
    assert deck.aimed() == "deck/3,2"
    keys.press("r")
    assert deck.aimed() in ("deck/3,2", "deck/4,2", "deck/3,1", "deck/4,1")
    mouse.move(*deck.at(CELL, 10), steps=2)
    expect(deck.root.locator(".ghost.bars")).to_be_attached()
    expect(deck.root.locator(".why")).to_contain_text("cannot be chosen")
    mouse.move(*deck.at(4.5 * CELL, 3.5 * CELL), steps=3)
    mouse.up()
    expect(deck.piece("shape-0")).to_be_attached()


def by_keyboard(deck: Exhibit) -> None:
    """Enter takes a bar, R stands it up, arrows move it cell by cell, Enter lays it; Escape puts a thing back."""
    keys = deck.page.keyboard
    deck.thing("shape-1").focus()
    keys.press("Enter")
    expect(deck.root.locator(".hits .placer")).to_be_attached()
    keys.press("ArrowRight")
    first = deck.aimed()
    keys.press("r")
    keys.press("ArrowRight")
    keys.press("ArrowDown")
    assert deck.aimed() != first
    expect(deck.root.locator("[role=status]").filter(has_text=re.compile(r"[A-Z]\d"))).to_be_attached()
    keys.press("Escape")
    keys.press("Escape")
    expect(deck.thing("shape-1")).not_to_have_attribute("aria-pressed", "true")
    expect(deck.thing("shape-2")).to_have_attribute("tabindex", "0")
    deck.thing("shape-1").focus()
    keys.press("Enter")
    expect(deck.root.locator(".hits .placer")).to_be_attached()
    keys.press("ArrowRight")
    keys.press("Enter")
    expect(deck.piece("shape-1")).to_be_attached()


def a_tile_turns_to_fit(chart: Exhibit) -> None:
    """The road at (3, 2) leads north and east: beside it a tile must be turned, and a touch there turns it."""
    chart.thing("chart-tile-1").click()
    expect(chart.root.locator(".spot.turnable")).to_have_count(2)
    expect(chart.root.locator(".spot.cell:not(.turnable)")).to_have_count(2)
    chart.page.mouse.click(*chart.at(2.5 * 80, 2.5 * 80))
    expect(chart.root.locator(".ghost.fits")).to_be_attached()
    chart.page.mouse.click(*chart.at(2.5 * 80, 2.5 * 80))
    expect(chart.piece("chart-tile-1")).to_be_attached()


def a_window(sea: Exhibit) -> None:
    """The wheel comes closer about the pointer, a drag pans, zero shows everything."""
    before = sea.window()
    mouse = sea.page.mouse
    mouse.move(*sea.at(760, 760))
    mouse.wheel(0, -400)
    expect(sea.root.locator("svg.drawn")).not_to_have_attribute("viewBox", " ".join(f"{part:g}" for part in before))
    sea.page.wait_for_function(
        "([w]) => { const s = document.querySelector('[data-exhibit=window] svg.drawn');"
        " return s.viewBox.baseVal.width < w; }",
        arg=[before[2] - 1],
    )
    closer = sea.window()
    x, y = sea.at(closer[0] + 0.2 * closer[2], closer[1] + 0.2 * closer[3])
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 60, y + 30, steps=4)
    mouse.up()
    panned = sea.window()
    assert panned[0] < closer[0]
    assert panned[1] < closer[1]
    sea.root.locator("[aria-label='Show everything']").click()
    sea.page.wait_for_function(
        "([w]) => { const s = document.querySelector('[data-exhibit=window] svg.drawn');"
        " return Math.abs(s.viewBox.baseVal.width - w) < 2; }",
        arg=[before[2]],
    )


def piles(atoll: Exhibit) -> None:
    """A pile of five says so; a tile goes to a lit triangle of the sea; other cells say why not."""
    expect(atoll.root.locator(".level text").filter(has_text="5")).to_have_count(1)
    atoll.thing("hand-1").click()
    lit = atoll.root.locator(".hits [data-id='atoll/13,5']")
    expect(lit).to_be_attached()
    atoll.root.locator(".toggle").click()
    expect(atoll.root.locator(".toggle")).to_have_attribute("aria-pressed", "false")
    lit.dispatch_event("click")
    expect(atoll.piece("t13,5-1")).to_be_attached()


def groups(isles: Exhibit) -> None:
    """Pointing at a part outlines its group with counts; a choice shows what it would make."""
    isles.page.mouse.move(*isles.at(90, 90))
    expect(isles.root.locator(".outlines .outline")).to_have_count(1)
    expect(isles.root.locator(".group-card h3")).to_have_text("Group 1")
    isles.page.mouse.move(*isles.at(3.5 * CELL, 2.5 * CELL))
    expect(isles.root.locator(".group-card h3")).to_have_text("Group 3")
    expect(isles.root.locator(".group-card .changes")).to_contain_text("3 → 9")
    isles.root.locator(".toggle").click()
    isles.page.mouse.move(2, 2)
    expect(isles.root.locator(".outlines .outline")).to_have_count(1)


def invitations(cards: Exhibit) -> None:
    """Passing brings a step without a choice, which passes by itself; who is never asked sees no strip."""
    expect(cards.thing("any-0")).to_have_attribute("tabindex", "0")
    cards.root.locator(".invitation .btn.primary").click()
    expect(cards.root.locator(".invitation")).to_have_count(0)
    expect(cards.root.locator(".invitation")).to_have_count(1)
    cards.root.locator(".invitation .answers").click()
    cards.root.locator(".never").click()
    expect(cards.root.locator(".invitation")).to_have_count(0)
    assert '"never"' in str(cards.page.evaluate("localStorage.getItem('asking')"))
    cards.page.reload()
    cards.page.locator("[data-exhibit=may] .zone").wait_for()
    expect(cards.root.locator(".invitation")).to_have_count(0)


def test_on_a_phone(phone: Page) -> None:
    """What is taken lies in the middle; a tap elsewhere previews it there, tools turn it, a second tap lays it."""
    deck = Exhibit(phone, "shape")
    deck.thing("shape-0").tap()
    expect(deck.root.locator(".hits .placer")).to_be_attached()
    middle = deck.aimed()
    phone.touchscreen.tap(*deck.at(1.5 * CELL, 4.5 * CELL))
    expect(deck.root.locator(".placer")).not_to_have_attribute("data-id", middle)
    expect(deck.root.locator(".acts .place")).to_be_visible()
    assert deck.piece("shape-0").count() == 0
    pose = deck.root.locator(".ghost .outline").get_attribute("d")
    deck.root.locator(".acts [aria-label='Turn right']").tap()
    expect(deck.root.locator(".ghost .outline")).not_to_have_attribute("d", str(pose))
    ghost = deck.root.locator(".placer").bounding_box()
    assert ghost is not None
    phone.touchscreen.tap(ghost["x"] + ghost["width"] / 2, ghost["y"] + ghost["height"] / 2)
    expect(deck.piece("shape-0")).to_be_attached()
    size = deck.root.locator("svg.drawn").bounding_box()
    assert size is not None
    assert size["height"] > size["width"]
    isles = Exhibit(phone, "groups")
    phone.touchscreen.tap(*isles.at(330, 90))
    expect(isles.root.locator(".group-card h3")).to_have_text("Group 2")
