"""A person's own page, the daily island, and alerts, in Chromium."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

from msgspec import convert
from playwright.sync_api import expect

from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.messages import WIRE
from archipel.table.wire.scene_messages import WireScene
from tests.e2e.axe import serious
from tests.e2e.company import friends
from tests.e2e.conftest import Arrive
from tests.e2e.person import Person
from tests.e2e.serving import Serving

PARTS = ("games", "figures", "trophies", "box", "likings", "alerts", "keep")
SOCKET = """([table, wire]) => new Promise((opened) => {
    const socket = new WebSocket(`ws://${location.host}/api/tables/${table}/socket?wire=${wire}`);
    socket.onmessage = opened;
    window.wire = (ply, action) => new Promise((told) => {
        socket.onmessage = told;
        socket.send(JSON.stringify({ do: "act", ply, action }));
    });
})"""
SPY = """
    window.rung = 0;
    const strike = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (when) { window.rung += 1; return strike.call(this, when); };
    document.hasFocus = () => false;
    window.notices = [];
    window.Notification = class {
        static permission = "granted";
        constructor(title, { body }) { window.notices.push(`${title}: ${body}`); }
    };
"""


def finish(person: Person) -> int:
    """Play what the page offers to the end, by a second wire of the same person; the score."""
    person.page.evaluate(SOCKET, [person.table(), WIRE])
    rng = Random(1)
    while not (frame := person.last_frame()).get("outcome"):
        scene = convert(frame["scene"], WireScene)
        ways = list(unpacked(scene.groups, scene.cells))
        person.page.evaluate("([ply, action]) => wire(ply, action)", [frame["ply"], rng.choice(ways).action])
    total: int = person.last_frame()["outcome"]["scores"][0]["total"]
    return total


def test_a_day_and_a_profile_moved_exported_and_deleted(arrive: Arrive, tmp_path: Path) -> None:
    ann = arrive()
    page = ann.page
    page.locator(".strip.daily").click()
    deal = page.locator(".deal[data-game='hashi'][data-mode='solo']")
    deal.get_by_role("button", name="My one try").click()
    ann.await_choice()
    ann.touch(Random(2))
    table, score = ann.table(), finish(ann)
    page.get_by_role("link", name="Ranking of the day").click()
    expect(deal.locator(".ranking .me .score")).to_have_text(str(score))
    expect(deal.get_by_role("button")).to_have_count(0)
    assert serious(page) == []

    page.goto(f"{ann.address}/me")
    expect(page.locator(".past li")).to_have_count(1)
    expect(page.locator(".past .points")).to_contain_text(str(score))
    for part in PARTS:
        page.locator(f".parts [href='#{part}']").click()
        expect(page.locator(f".part[data-part='{part}'] h2")).to_be_focused()
        assert serious(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280
    page.locator("[href='#likings']").click()
    page.locator("input[name='name']").fill("Ann of the Isles")
    page.locator("form.inline .btn").click()
    expect(page.locator(".who h1")).to_have_text("Ann of the Isles")
    page.locator("[data-preference='patterns'] [data-value='on']").click()
    expect(page.locator("html[data-patterns='on']")).to_be_attached()

    page.locator("[href='#alerts']").click()
    page.locator("input[name='hook']").fill("https://chat.example.org/hooks/1")
    page.locator("form.inline .btn").click()
    expect(page.locator(".way .kept")).to_contain_text("chat.example.org")

    page.locator("[href='#keep']").click()
    with page.expect_download() as download:
        page.get_by_role("link", name="Download").click()
    download.value.save_as(tmp_path / "mine.json")
    kept = json.loads((tmp_path / "mine.json").read_text())
    assert (kept["name"], kept["preferences"]["patterns"]) == ("Ann of the Isles", "on")
    assert [(game["table"], game["score"]) for game in kept["games"]] == [(table, score)]
    page.get_by_role("button", name="Show my link").click()
    link = page.locator("input.link").input_value()

    other = arrive(phone=True, lang="fr-FR", theme="dark")
    other.page.goto(f"{ann.address}/table/{table}")
    expect(other.page.locator(".lobby h1")).to_be_visible()
    other.page.goto(link)
    other.page.get_by_role("button").first.click()
    other.page.wait_for_url("**/me")
    expect(other.page.locator(".who h1")).to_have_text("Ann of the Isles")
    expect(other.page.locator("html[data-patterns='on']")).to_be_attached()
    assert other.page.evaluate("document.documentElement.scrollWidth") <= 360
    assert serious(other.page) == []

    page.get_by_role("button", name="Delete my profile").click()
    page.get_by_role("button", name="Yes, delete everything").click()
    page.wait_for_url(f"{ann.address}/")
    other.page.reload()
    expect(other.page.locator(".who h1")).not_to_have_text("Ann of the Isles")
    expect(other.page.locator(".past li")).to_have_count(0)
    other.page.goto(f"{ann.address}/daily")
    expect(other.page.locator(".ranking th").first).to_have_text("somebody")
    assert ann.troubles == other.troubles == []


def test_whoever_looks_elsewhere_is_called(arrive: Arrive) -> None:
    crew = friends(arrive, "islet", "rivals", 2)
    ann, ben = sorted(crew, key=lambda one: not one.last_frame()["seats"][one.last_frame()["seat"]].get("acting"))
    ben.page.add_init_script(SPY)
    ben.page.evaluate("fetch('/api/me', {method: 'PUT', body: JSON.stringify({preferences: {notify: 'on'}})})")
    ben.page.reload()
    ben.page.locator(".table").wait_for()
    assert ben.page.title().startswith("Islet")
    rng = Random(4)
    while ann.page.locator(".table.mine").count():
        ann.touch(rng)
    ben.page.wait_for_function("document.title.startsWith('● Your turn')")
    assert ben.page.evaluate("window.rung") == 2
    assert ben.page.evaluate("window.notices") == ["Islet: It is your turn."]
    assert ben.page.locator("link[rel='icon'][href='/favicon-turn.svg']").count() == 1
    assert ann.page.evaluate("document.title").startswith("Islet")
    assert ann.troubles == ben.troubles == []


def test_a_passkey_brings_a_profile_back(arrive: Arrive, serving: Serving) -> None:
    """By the virtual device of Chromium, under a name: an address has no passkeys."""
    ann = arrive()
    page = ann.page
    devices = page.context.new_cdp_session(page)
    devices.send("WebAuthn.enable")
    device = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    quick = {"isUserVerified": True, "automaticPresenceSimulation": True}
    devices.send("WebAuthn.addVirtualAuthenticator", {"options": {**device, **quick}})
    home = f"http://localhost:{serving.port}"
    page.goto(f"{home}/me#keep")
    expect(page.locator(".who h1")).to_have_text(re.compile(r"^(?!You$).*\w"))
    name = page.locator(".who h1").inner_text()
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.locator(".passkeys .kept")).to_be_visible()
    page.context.clear_cookies()
    page.goto(home)
    page.goto(f"{home}/me#keep")
    # A page that has not yet been told who it belongs to is still moving under the pointer.
    expect(page.locator(".who h1")).to_have_text(re.compile(f"^(?!{name}$).*\\w"))
    expect(page.locator(".passkeys .kept")).to_have_count(0)
    page.get_by_role("button", name="Come back by passkey").click()
    page.wait_for_url(f"{home}/me")
    expect(page.locator(".who h1")).to_have_text(name)
    assert ann.troubles == []
