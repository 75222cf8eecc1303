"""Replays in the browser: every game scrubbed and linked to, a running one from one's own seat, notes, a fork."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from archipel.core.catalog import games
from tests.e2e.axe import serious
from tests.e2e.conftest import DESK, PHONE
from tests.e2e.person import PATIENCE, Person
from tests.e2e.serving import Serving
from tests.records.make import FOLDER, read


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    server = Serving(tmp_path_factory.mktemp("replays") / "data")
    server.start()
    yield server
    server.kill()


def at(page: Page, step: int) -> None:
    """The player stands at a step, and the table shows it."""
    expect(page.locator(".replay-at")).to_have_text(f"{step} / {last(page)}", timeout=PATIENCE)


def last(page: Page) -> int:
    page.locator(".replay").wait_for(timeout=PATIENCE)
    return int(page.locator(".scrubber input").get_attribute("max") or 0)


@pytest.mark.parametrize("id", [id for id in games() if (FOLDER / id).is_dir()])
def test_every_game_is_scrubbed_and_linked_to(browser: Browser, house: Serving, tmp_path: Path, id: str) -> None:
    """Seat 1 is a seat of every game; a link shows its ply to anybody."""
    file = tmp_path / "game.json"
    file.write_bytes(read(sorted((FOLDER / id).glob("*.json"))[0]).record.to_json())
    phone = len(id) % 2 == 0
    context = browser.new_context(viewport=PHONE if phone else DESK, has_touch=phone, reduced_motion="reduce")
    person = Person(context, house.address)
    page = person.page
    page.locator(".upload + input").set_input_files(file)
    at(page, 0)
    lane = page.locator(".scrubber").bounding_box()
    assert lane is not None
    page.mouse.move(lane["x"] + 2, lane["y"] + 3)
    page.mouse.down()
    page.mouse.move(lane["x"] + lane["width"] / 2, lane["y"] + 3, steps=3)
    middle = last(page) // 2
    expect(page.locator(".scrub-tip b")).to_have_text(re.compile(f"^({middle}|{middle + 1})$"))
    reached = int(page.locator(".scrub-tip b").inner_text())
    page.mouse.up()
    at(page, reached)
    page.locator(".scrubber input").fill("7")
    at(page, 7)
    page.locator(".scrubber input").focus()
    page.keyboard.press("ArrowLeft")
    at(page, 6)
    linked = page.url
    shown = page.locator(".replay").get_attribute("data-ply")
    page.keyboard.press("End")
    at(page, last(page))
    page.goto("about:blank")
    page.goto(linked)
    at(page, 6)
    assert page.locator(".replay").get_attribute("data-ply") == shown
    assert f"ply={shown}" in page.url
    assert person.troubles == []
    context.close()


def test_a_running_game_is_looked_back_at_from_ones_own_seat(browser: Browser, house: Serving) -> None:
    context = browser.new_context(viewport=DESK, reduced_motion="reduce", locale="en-GB")
    person = Person(context, house.address)
    page = person.page
    person.play_bots("hashi")
    person.play_until(6, Random(4))
    page.locator(".topbar .menu").click()
    page.get_by_role("link", name="Watch again").click()
    at(page, 0)
    assert page.locator(".replay-eyes select").count() == 0
    assert page.get_by_role("link", name="Back to the game").count() == 1
    page.keyboard.press("End")
    at(page, last(page))
    page.get_by_label("A note on this move").fill("here I wavered")
    page.get_by_role("button", name="Keep").click()
    page.locator(".replay-notes li").wait_for()
    assert serious(page) == []
    page.get_by_role("button", name="More").click()
    assert page.get_by_role("button", name="Take it up from here").count() == 0
    assert page.get_by_role("link", name="Download the record").count() == 0
    assert person.troubles == []
    context.close()


def test_a_game_is_taken_up_from_a_ply_and_drawn(browser: Browser, house: Serving, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(read(FOLDER / "hashi" / "side_a-2.json").record.to_json())
    context = browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce", locale="en-GB")
    person = Person(context, house.address)
    page = person.page
    page.locator(".upload + input").set_input_files(file)
    page.locator(".replay-eyes select").select_option("1")
    page.wait_for_url("**seat=1**")
    page.locator(".scrubber input").fill("20")
    at(page, 20)
    assert serious(page) == []
    page.get_by_role("button", name="More").click()
    with page.expect_download() as drawn:
        page.get_by_role("link", name="This position as a picture (SVG)").click()
    assert drawn.value.suggested_filename.endswith(".svg")
    page.get_by_role("button", name="Take it up from here").click()
    page.get_by_role("button", name="Play on from here").click()
    person.await_choice()
    assert person.last_frame()["seat"] == 1
    assert person.troubles == []
    context.close()
