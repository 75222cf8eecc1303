"""No server at all: every game begun and played from a folder of files, a reload in the middle, and the network cut."""

from __future__ import annotations

import json
import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tools import page_python

from archipel.core.catalog import games
from tests.e2e.company import reload_in_the_middle
from tests.e2e.conftest import PHONE, Come
from tests.e2e.person import PATIENCE
from tests.e2e.serving import Serving
from tests.e2e.static_folder import FileServer, LoneGuide, LonePerson, await_true
from tests.records.make import FOLDER, read

WHOLE = "ARCHIPEL_PROVE" in os.environ
PLIES = {"hashi": 1_000_000, "palm_island": 1_000_000} if WHOLE else {}
SOME = 20 if WHOLE else 3


@pytest.mark.prove
def test_every_game_is_played_without_a_server_and_without_a_network(come: Come, host: FileServer) -> None:
    person = come()
    person.await_house()
    for id in games() if WHOLE else ["small_islands"]:
        play_some(person, id)
    await_true(person.page, ALL_KEPT)
    host.stop()
    for id in games() if WHOLE else ["hashi"]:
        play_some(person, id)
    assert person.left == []
    assert person.troubles == []


ALL_KEPT = """async () => {
  const { files } = await (await fetch("files.json")).json();
  const name = (await caches.keys()).find((one) => one.startsWith("archipel "));
  const kept = await (await caches.open(name)).keys();
  return kept.length > Object.keys(files).length;
}"""


def play_some(person: LonePerson, id: str) -> None:
    """Alone where that is to be a whole game, else against a bot; a reload in the middle of a turn."""
    person.page.goto(person.address)
    alone = id in ("hashi", "palm_island")
    modes = [mode.id for mode in games()[id].modes if (1 if alone else 2) in mode.seats]
    person.play_bots(id, mode=modes[0])
    person.await_choice()
    guide = LoneGuide(person, "greedy")
    began = person.last_frame()["ply"]
    until = PLIES.get(id, began + SOME)
    while not person.over() and person.last_frame()["ply"] < until:
        person.await_choice()
        if not person.over():
            guide.turn()
        if person.last_frame()["ply"] == began + 2:
            reload_in_the_middle(person)
    assert person.over() or id not in PLIES


FORBIDDEN = 'Object.defineProperty(self, "indexedDB", { get() { throw new Error("forbidden"); } });'


def test_a_window_that_keeps_nothing_says_so_and_plays(browser: Browser, host: FileServer) -> None:
    context = browser.new_context(viewport=PHONE, locale="fr-FR", reduced_motion="reduce", service_workers="block")
    context.route(
        "**/worker/house.js",
        lambda route: route.fulfill(response=(told := route.fetch()), body=FORBIDDEN + told.text()),
    )
    person = LonePerson(context, host.address)
    person.page.locator(".house-notice .btn").click()
    person.await_house()
    person.play_bots("islet")
    person.await_choice()
    assert person.last_frame()["game"] == "islet"
    context.close()


def test_an_old_browser_is_told_what_it_lacks(browser: Browser, host: FileServer) -> None:
    context = browser.new_context(viewport=PHONE, locale="en-GB", service_workers="block")
    context.add_init_script("window.Worker = class { constructor() { throw new TypeError('modules'); } }")
    page = context.new_page()
    page.goto(host.address)
    expect(page.locator(".house-notice")).to_contain_text("newer browser")
    context.close()


def test_half_a_folder_is_told_and_loses_nothing(browser: Browser, host: FileServer) -> None:
    context = browser.new_context(viewport=PHONE, locale="en-GB", service_workers="block")
    context.route("**/python/archipel.zip", lambda route: route.abort())
    page = context.new_page()
    page.goto(host.address)
    expect(page.locator(".house-notice")).to_contain_text("nothing that was kept is lost")
    context.unroute("**/python/archipel.zip")
    page.locator(".house-notice .btn").click()
    page.locator(".house-notice").wait_for(state="detached")
    context.close()


def test_people_of_a_server_play_on_without_a_network_and_take_their_games_home(
    browser: Browser, serving: Serving, tmp_path: Path
) -> None:
    import dev

    (tmp_path / "saved.json").write_text(json.dumps(saved_profile()), encoding="utf-8")

    page_python.build(dev.node)
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB", reduced_motion="reduce")
    person = LonePerson(context, f"{serving.address}/offline/")
    person.await_house()
    await_true(person.page, ALL_KEPT)
    serving.kill()
    person.page.goto(f"{serving.address}/me")
    person.await_house()
    assert person.page.url == person.address
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    LoneGuide(person, "random").turn()
    person.page.goto(f"{person.address}?at=/me#keep")
    person.page.locator(".way input[type=file]").set_input_files(tmp_path / "saved.json")
    expect(person.page.locator(".toast").first).to_contain_text("One game came along")
    serving.start()
    person.page.goto(f"{person.address}?at=/me#keep")
    person.page.get_by_role("button", name="Take them there").click()
    person.page.wait_for_function(
        "() => document.querySelectorAll('.toast').length > 1 || !document.querySelector('[aria-busy=true]')"
    )
    told = context.request.get(f"{serving.address}/api/me/games").json()
    assert [game["at"] for game in told["games"]] == [ENDED]
    context.close()


ENDED = 1_790_000_000


def saved_profile() -> dict[str, object]:
    """As a file of another house: one finished game."""
    kept = next(one for one in map(read, sorted(FOLDER.glob("hashi/*.json"))) if one.record.seats == 1)
    game = {"table": "saved", "mode": kept.mode, "at": ENDED, "seat": 0, "won": True}
    game["record"] = json.loads(kept.record.to_json())
    return {"form": 1, "name": "Ada", "lang": "en", "theme": "auto", "games": [game]}


def test_only_the_workers_of_a_page_may_run_webassembly(serving: Serving, browser: Browser) -> None:
    context = browser.new_context()
    policies = {
        path: context.request.get(serving.address + path, timeout=4 * PATIENCE).headers["content-security-policy"]
        for path in ("/", "/offline/", "/offline/worker/house.js", "/offline/sw.js", "/worker/house.js")
    }
    assert [path for path, policy in policies.items() if "wasm" in policy] == ["/offline/worker/house.js"]
    assert all("unsafe-eval'" not in policy.replace("'wasm-unsafe-eval'", "") for policy in policies.values())
    context.close()
