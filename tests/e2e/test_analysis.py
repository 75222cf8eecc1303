"""A finished game looked back on with its analysis: a flag touched, a mistake tried, at a desk and on a phone."""

from __future__ import annotations

import re
import struct
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.e2e.axe import serious
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.person import PATIENCE, Person
from tests.e2e.serving import Serving
from tests.records.make import FOLDER, read

COLOURS = """(canvas) => {
  const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
  return new Set(new Uint32Array(data.buffer)).size;
}"""

SHARES = """
navigator.canShare = ({ files }) => files.length === 1;
navigator.share = async ({ files: [file] }) => { window.shared = `${file.name} ${file.type} ${file.size > 10000}`; };
"""
"""A device with sharing of its own."""


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("analyses") / "data")
    server.start()
    yield server
    server.kill()


def analysed(person: Person, file: Path, *, phone: bool) -> Page:
    """The replay of a record, with its first look done."""
    file.write_bytes(read(FOLDER / "hashi" / "solo-1.json").record.to_json())
    page = person.page
    page.locator(".upload + input").set_input_files(file)
    page.locator(".replay").wait_for(timeout=PATIENCE)
    assert not scripts(page, "AnalysedReplay")
    page.locator(".rail .of-review" if phone else ".to-analysis").click()
    page.locator(".look-picture .look-line:not(.under)").first.wait_for(timeout=4 * PATIENCE)
    assert scripts(page, "AnalysedReplay")
    return page


def scripts(page: Page, name: str) -> list[str]:
    told: list[str] = page.evaluate("() => performance.getEntriesByType('resource').map((one) => one.name)")
    return [one for one in told if name in one]


def check_pictures(page: Page) -> None:
    """The game is painted on the sheet, and kept as a file of either kind; the keyboard is enough for it."""
    opener = page.locator(".look-actions").get_by_role("button", name="Share", exact=True)
    opener.focus()
    page.keyboard.press("Enter")
    painted = page.get_by_role("img", name="The curve, the score and the choices that cost")
    expect(painted).to_have_attribute("aria-busy", "false", timeout=PATIENCE)
    assert serious(page) == []
    assert painted.evaluate(COLOURS) > 200
    kept = {}
    for name in ("Picture (PNG)", "Drawing (SVG)"):
        page.get_by_role("button", name=name).focus()
        with page.expect_download() as download:
            page.keyboard.press("Enter")
        kept[Path(download.value.suggested_filename).suffix] = Path(download.value.path()).read_bytes()
    wide, high = struct.unpack(">II", kept[".png"][16:24])
    drawn = ElementTree.fromstring(kept[".svg"])
    assert (wide, high) == (2 * int(drawn.get("width", "")), 2 * int(drawn.get("height", "")))
    page.get_by_role("button", name="Send the picture").click()
    page.wait_for_function("() => /^hashi-.*[.]png image.png true$/.test(window.shared)")
    page.keyboard.press("Escape")
    expect(painted).to_have_count(0)
    expect(opener).to_be_focused()


@pytest.mark.parametrize("phone", [False, True])
def test_a_flag_is_touched_and_a_mistake_tried(browser: Browser, house: Serving, tmp_path: Path, phone: bool) -> None:
    context = browser.new_context(
        viewport=PHONE if phone else DESK, has_touch=phone, reduced_motion="reduce", locale="en-GB"
    )
    context.add_init_script(SHARES)
    person = Person(context, house.address)
    page = analysed(person, tmp_path / "game.json", phone=phone)

    if phone:
        page.locator(".rail .of-review").click()
    costs = page.locator(".look-cost:has(.look-sign:not(.hollow))")
    costs.first.wait_for()
    assert serious(page) == []
    costs.first.click()
    expect(page.locator(".look-flag.on text")).to_have_text("1")
    expect(page.locator(".choice-tag")).to_have_text(["Played", "Better"])
    page.keyboard.press("m")
    expect(page.locator(".choice-tag")).to_have_text(["Better"])
    page.keyboard.press("l")
    expect(page.locator(".scrubber input")).to_have_attribute("aria-valuetext", re.compile(r"Turn \d+"))
    assert "analysis" in page.url
    assert serious(page) == []

    page.keyboard.press("t")
    expect(page.locator(".look-table[open] tbody tr")).to_have_count(18)
    page.keyboard.press("Escape")

    if phone:
        page.locator(".rail .of-review").click()
        expect(page.locator(".drawer")).to_be_focused()
    check_pictures(page)
    page.locator(".look-actions .btn.primary").click()
    page.locator(".trying").wait_for()
    assert serious(page) == []
    page.locator(".hit.open").first.focus()
    page.keyboard.press("Enter")
    answer = page.locator(".trial-answer:is(.good, .not-yet)")
    answer.wait_for(timeout=PATIENCE)
    assert serious(page) == []
    if answer.get_attribute("class") == "trial-answer not-yet":
        page.locator(".trial-buttons .btn").first.focus()
        page.keyboard.press("Enter")
        expect(page.locator(".choice-tag")).to_have_text(["Played", "Better"])
    expect(page.locator(".trial-dots i").first).to_have_class("seen" if page.locator(".shown").count() else "found")
    assert person.troubles == []
    context.close()


@pytest.mark.parametrize("phone", [False, True])
def test_the_better_choice_is_played_on_in_a_touch(
    browser: Browser, house: Serving, tmp_path: Path, phone: bool
) -> None:
    context = browser.new_context(
        viewport=PHONE if phone else DESK, has_touch=phone, reduced_motion="reduce", locale="en-GB"
    )
    person = Person(context, house.address)
    page = analysed(person, tmp_path / "game.json", phone=phone)
    page.locator(".look-flag:not(.hollow)").first.dispatch_event("click")
    better = page.locator(".look-duel-one.better b, .look-words .fall")
    better.first.wait_for()
    page.locator(".look-play-on").click()
    page.wait_for_url("**/table/**", timeout=PATIENCE)
    expect(page.locator(".table .boardzone .zone").first).to_be_visible(timeout=PATIENCE)
    assert page.locator(".look-dock").count() == 0
    assert person.troubles == []
    context.close()
