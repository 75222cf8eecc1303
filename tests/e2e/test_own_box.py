"""A player with a box of their own: their file checked, played with, looked back at, and asked for elsewhere."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from archipel.core.catalog import games
from archipel.core.content_names import digest, short
from tests.e2e.axe import serious
from tests.e2e.conftest import PHONE, Arrive
from tests.e2e.person import PATIENCE, Person
from tests.e2e.serving import Serving
from tests.e2e.test_profile import finish
from tests.own_box import REPLACEABLE, content_of, own_text

GAME = "small_islands"
BOXES = REPLACEABLE if "ARCHIPEL_PROVE" in os.environ else ["hashi"]
SIZES = ((360, 740), (740, 360), (390, 844), (768, 1024), (1024, 768), (1280, 800))


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server that has never seen the file."""
    server = Serving(tmp_path_factory.mktemp("elsewhere") / "data")
    server.start()
    yield server
    server.kill()


def owners_file(folder: Path, id: str, name: str = "My box") -> Path:
    file = folder / f"{name}.json"
    file.write_text(own_text(id), encoding="utf-8")
    return file


def open_options(page: Page) -> None:
    fold = page.locator(".card details.fold:not([open]) summary")
    if fold.count():
        fold.click()
    page.locator(".card .row.content select").wait_for()


def play_alone(page: Page, id: str) -> None:
    mode = min((mode for mode in games()[id].modes if 1 in mode.seats), key=lambda mode: len(mode.seats))
    page.locator(f".card .chip[data-mode='{mode.id}']").click()
    if len(mode.seats) > 1:
        page.locator(".card .rows .seg [data-value='0']").first.click()


def fits(page: Page, width: int) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_file_with_faults_is_shown_with_their_lines_and_not_kept(arrive: Arrive, tmp_path: Path) -> None:
    person = arrive(phone=True, lang="fr-FR", theme="dark")
    page = person.page
    wrong = tmp_path / "wrong.json"
    wrong.write_text(own_text(GAME).replace('"lotus"', '"lettuce"', 40), encoding="utf-8")
    faults = content_of(GAME).look(wrong.read_text(encoding="utf-8"))
    person.choose_island(GAME)
    open_options(page)
    page.locator(".card .content-upload input").set_input_files(wrong)
    shown = page.locator(".faults li")
    expect(shown).to_have_count(len(faults))
    expect(shown.first).to_contain_text(f"Ligne {faults[0].line}\u00a0: {faults[0].why.args['what']} vaut lettuce")
    assert serious(page) == []
    fits(page, PHONE["width"])
    expect(page.locator(".row.content option")).to_have_count(1)
    page.locator(".card .content-upload input").set_input_files(owners_file(tmp_path, GAME))
    expect(page.locator(".faults")).to_have_count(0)
    expect(page.locator(".row.content select")).to_have_value(digest(own_text(GAME)))
    assert person.troubles == []


def test_the_house_file_is_where_one_begins(arrive: Arrive, tmp_path: Path) -> None:
    person = arrive()
    person.choose_island(GAME)
    open_options(person.page)
    with person.page.expect_download() as download:
        person.page.get_by_role("link", name="Our file, to begin from").click()
    download.value.save_as(tmp_path / "house.json")
    assert (tmp_path / "house.json").read_text(encoding="utf-8") == content_of(GAME).house()


@pytest.mark.prove
@pytest.mark.parametrize("id", BOXES)
def test_a_game_with_ones_own_box_and_its_record_elsewhere(
    arrive: Arrive, browser: Browser, elsewhere: Serving, tmp_path: Path, id: str
) -> None:
    own, file = digest(own_text(id)), owners_file(tmp_path, id)
    ann = arrive()
    page = ann.page
    ann.choose_island(id)
    play_alone(page, id)
    open_options(page)
    page.locator(".card .content-upload input").set_input_files(file)
    expect(page.locator(".card .row.content select")).to_have_value(own)
    with page.expect_response(lambda answer: "content=sha256" in answer.url) as sheet:
        page.locator(".card .stack .btn.primary").click()
        page.locator(".table").wait_for(timeout=PATIENCE)
    assert sheet.value.status == 200
    expect(page.locator(".topbar .own-content")).to_contain_text(f"Own box: My box ({short(own)})")
    assert page.locator("#skin-sheet symbol").count() > 20
    ann.await_choice()
    assert serious(page) == []
    ann.touch(Random(2))
    finish(ann)
    table = ann.table()
    page.goto(f"{ann.address}/replay/{table}")
    page.locator(".replay").wait_for(timeout=PATIENCE)
    expect(page.locator(".topbar .own-content")).to_contain_text(short(own))
    record = tmp_path / "record.json"
    record.write_bytes(page.request.get(f"{ann.address}/api/replays/{table}/record").body())
    assert own in record.read_text(encoding="utf-8")

    ben = Person(browser.new_context(viewport=PHONE, has_touch=True, reduced_motion="reduce"), elsewhere.address)
    other = ben.page
    other.locator(".island").first.wait_for()
    other.goto(f"{elsewhere.address}/me")
    other.locator(".upload + input").set_input_files(record)
    asked = other.locator("dialog.missing")
    expect(asked).to_contain_text(short(own), timeout=PATIENCE)
    assert serious(other) == []
    fits(other, PHONE["width"])
    wrong = tmp_path / "another.json"
    wrong.write_text(own_text(id, "another"), encoding="utf-8")
    asked.locator("input").set_input_files(wrong)
    expect(asked.locator(".faults")).to_contain_text(short(digest(own_text(id, "another"))))
    asked.locator("input").set_input_files(file)
    other.wait_for_url("**/replay/**")
    other.locator(".replay").wait_for(timeout=PATIENCE)
    assert ann.troubles == ben.troubles == []
    other.context.close()


def test_my_boxes_are_listed_downloaded_and_deleted(arrive: Arrive, tmp_path: Path) -> None:
    person = arrive()
    page = person.page
    page.goto(f"{person.address}/me#box")
    expect(page.locator(".part .quiet").nth(1)).to_contain_text("None yet")
    page.goto(person.address)
    person.choose_island(GAME)
    open_options(page)
    page.locator(".card .content-upload input").set_input_files(owners_file(tmp_path, GAME, "My box of 2015"))
    expect(page.locator(".card .row.content select")).not_to_have_value("")
    page.goto(f"{person.address}/me#box")
    line = page.locator(".boxes li")
    expect(line).to_contain_text("My box of 2015")
    expect(line).to_contain_text(short(digest(own_text(GAME))))
    for theme in ("light", "dark"):
        page.emulate_media(color_scheme=theme)
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            fits(page, width)
        assert serious(page) == []
    with page.expect_download() as download:
        page.get_by_role("link", name="Download My box of 2015").click()
    download.value.save_as(tmp_path / "back.json")
    assert json.loads((tmp_path / "back.json").read_text(encoding="utf-8")) == json.loads(own_text(GAME))
    page.get_by_role("button", name="Delete My box of 2015").focus()
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Delete", exact=True).click()
    expect(line).to_have_count(0)
    assert person.troubles == []


def test_whoever_is_invited_sees_whose_components_are_played_with(arrive: Arrive, tmp_path: Path) -> None:
    ann, ben = arrive(), arrive(phone=True, lang="fr-FR")
    ann.choose_island(GAME)
    ann.page.get_by_role("button", name="Invite a friend").click()
    dialog = ann.page.locator("dialog.newtable")
    dialog.locator(".content-upload input").set_input_files(owners_file(tmp_path, GAME))
    expect(dialog.locator(".row.content select")).not_to_have_value("")
    dialog.locator(".listed .switch").first.click()
    assert serious(ann.page) == []
    for width, height in SIZES:
        ann.page.set_viewport_size({"width": width, "height": height})
        fits(ann.page, width)
    dialog.get_by_role("button", name="Open the table").click()
    expect(ann.page.locator(".lobby .content-note")).to_contain_text("Own box: My box")
    ben.page.goto(ann.page.url)
    note = ben.page.locator(".lobby .content-note")
    expect(note).to_contain_text(f"Boîte personnelle\u00a0: My box ({short(digest(own_text(GAME)))})")
    assert serious(ben.page) == []
    fits(ben.page, PHONE["width"])
    assert ann.troubles == ben.troubles == []
