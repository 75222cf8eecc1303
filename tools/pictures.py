"""Pictures of the app for the README, and the icons of an installed one, all taken of the app as it is by Chromium.

Every table has the same deal and is played by bots up to a lively moment, so that a picture changes when the app does.
"""

from __future__ import annotations

import base64
import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from tests.e2e.company import open_at
from tests.e2e.guide import Guide
from tests.e2e.person import Person
from tests.e2e.serving import Serving

from archipel.core.catalog import games
from archipel.core.state import State
from tools.shell import ROOT, stage

PICTURES = ROOT / "docs" / "pictures"
PUBLIC = ROOT / "client" / "public"
ICONS = {
    "icon-192.png": ("public/favicon.svg", 192),
    "icon-512.png": ("public/favicon.svg", 512),
    "icon-maskable-512.png": ("art/maskable.svg", 512),
    "apple-touch-icon.png": ("art/maskable.svg", 180),
}
DESK: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 360, "height": 740}
PHONES = ("islet", "hashi", "isle_of_cats")
QUALITY = 82
NAME = "Ada"
SETTLE = 1500
PATIENCE = 180_000
LEVEL = "normal"
MOMENTS = {
    "islet": (8, "place"),
    "hashi": (10, "write"),
    "small_islands": (3, "place"),
    "isle_of_cats": (4, "rescue"),
    "palm_island": (5, "play"),
}


def main() -> None:
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        with stage("Icons"):
            icons(browser)
        serving = Serving(Path(folder) / "data")
        serving.start()
        try:
            take_all(browser, serving)
        finally:
            serving.kill()


def take_all(browser: Browser, serving: Serving) -> None:
    with stage("Start page"):
        person = Person(desk(browser), serving.address)
        introduce(person)
        person.page.reload()
        person.page.locator(".strip.welcome").wait_for()
        take(person.page, PICTURES / "start.webp")
    phones: list[bytes] = []
    for game in MOMENTS:
        with stage(game):
            person = play_to_the_middle(browser, serving, game)
            take(person.page, PICTURES / f"{game}.webp")
            if game in PHONES:
                phones.append(on_a_phone(browser, person))
            person.page.context.close()
    with stage("Phones"):
        show_phones(browser, phones)


@contextmanager
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("ARCHIPEL_CHROMIUM") or None, args=["--no-sandbox", "--disable-gpu"]
        )
        yield browser
        browser.close()


def icons(browser: Browser) -> None:
    """Every icon as its drawing, at its size."""
    for name, (source, size) in ICONS.items():
        page = browser.new_page(viewport={"width": size, "height": size})
        drawn = (ROOT / "client" / source).read_text(encoding="utf-8").replace("<svg ", f'<svg width="{size}" ')
        page.set_content(f"<style>body {{ margin: 0 }} svg {{ display: block }}</style>{drawn}")
        page.screenshot(path=PUBLIC / name, omit_background=True)
        page.close()


def desk(browser: Browser) -> BrowserContext:
    return browser.new_context(viewport=DESK, locale="en-GB", color_scheme="light", reduced_motion="reduce")


def introduce(person: Person) -> None:
    """A name that is the same each time, and all the patience a busy machine asks for."""
    person.page.set_default_timeout(PATIENCE)
    change = "(name) => fetch('/api/me', {method: 'PUT', headers: {'content-type': 'application/json'}, body: name})"
    person.page.evaluate("() => fetch('/api/me')")
    person.page.evaluate(change, f'{{"name": "{NAME}"}}')


def play_to_the_middle(browser: Browser, serving: Serving, game: str) -> Person:
    """One person against a bot, at the decision of theirs that shows the game best."""
    person = Person(desk(browser), serving.address)
    introduce(person)
    mode = next(mode.id for mode in games()[game].modes if 2 in mode.seats)
    bot = {"kind": "bot", "level": LEVEL}
    open_at(person, {"game": game, "mode": mode, "seats": [{"kind": "me"}, bot], "options": {}})
    person.await_choice()
    guide = Guide(serving, person, LEVEL)
    guide.ahead(serving, lambda state, action: comes(game, state, action))
    person.page.reload()
    person.await_choice()
    tidy(person.page)
    return person


def comes(game: str, state: State, action: str) -> bool:
    """Whether the moment of a game has come: its round, and what the person is about to do."""
    since, verb = MOMENTS[game]
    progress = games()[game].scene(state.view(None), ()).progress
    now = progress.now if progress else 0
    return state.to_act()[0] == 0 and now >= since and action.split()[0] == verb


def tidy(page: Page) -> None:
    """Nobody has been away: the strip that tells what was missed is put aside."""
    page.wait_for_timeout(SETTLE)
    strip = page.locator(".missed-moves .btn.icon")
    if strip.count():
        strip.click()


def on_a_phone(browser: Browser, person: Person) -> bytes:
    """The same table and the same person, on a phone."""
    known = person.page.context.storage_state()
    context = browser.new_context(
        viewport=PHONE,
        device_scale_factor=2,
        has_touch=True,
        locale="en-GB",
        color_scheme="light",
        reduced_motion="reduce",
        storage_state=known,
    )
    page = context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(person.page.url)
    page.locator(".table").wait_for()
    tidy(page)
    page.wait_for_timeout(SETTLE)
    shot = page.screenshot()
    context.close()
    return shot


def show_phones(browser: Browser, shots: list[bytes]) -> None:
    """Phones side by side."""
    images = "".join(f'<img src="data:image/png;base64,{base64.b64encode(shot).decode()}">' for shot in shots)
    look = "body { margin: 0; padding: 28px; display: flex; gap: 28px; justify-content: center; background: #175b6b }"
    frame = "img { width: 320px; border-radius: 26px; box-shadow: 0 0 0 8px #10262e, 0 18px 40px #04141a99 }"
    width = len(shots) * 348 + 28
    page = browser.new_page(viewport={"width": width, "height": 714})
    page.set_content(f"<style>{look} {frame}</style>{images}")
    take(page, PICTURES / "phones.webp")
    page.close()


def take(page: Page, file: Path) -> None:
    """What the window shows, once nothing moves any more."""
    page.wait_for_timeout(SETTLE)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
    file.write_bytes(base64.b64decode(shot["data"]))
    session.detach()


if __name__ == "__main__":
    main()
