"""Pictures of tables and pages in every window, by day and by night, to be looked at one by one, and what axe finds
serious there: `--every FOLDER`."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page
from tests.e2e.axe import serious
from tests.e2e.person import STILL, Person
from tests.e2e.serving import Serving

from tools.pictures import MOMENTS, PATIENCE, chromium, desk, introduce, play_to_the_middle
from tools.shell import stage

SIZES = ((360, 740), (740, 360), (640, 400), (1280, 800), (1920, 1080), (2560, 1440))
THEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
PAGES = {
    "start": "/",
    "profile": "/me",
    "rules": "/rules/islet",
    "lesson": "/learn/islet",
    "daily": "/daily",
    "puzzle": "/puzzle",
}
SETTLE = 700


def main(folder: Path, wanted: Sequence[str]) -> int:
    unknown = [name for name in wanted if name not in (*PAGES, *MOMENTS)]
    if unknown:
        raise SystemExit(f"There is no {unknown[0]}; there are {', '.join((*PAGES, *MOMENTS))}.")
    folder.mkdir(parents=True, exist_ok=True)
    found = []
    with tempfile.TemporaryDirectory() as data, chromium() as browser:
        serving = Serving(Path(data) / "data")
        serving.start()
        try:
            for name in wanted or (*PAGES, *MOMENTS):
                with stage(name):
                    found += take_windows(open_page(browser, serving, name), folder, name)
        finally:
            serving.kill()
    print("\n".join(found or ["axe: nothing serious."]))
    return bool(found)


def open_page(browser: Browser, serving: Serving, name: str) -> Page:
    if name in MOMENTS:
        return play_to_the_middle(browser, serving, name).page
    person = Person(desk(browser), serving.address)
    introduce(person)
    person.page.goto(serving.address + PAGES[name])
    person.page.wait_for_load_state("networkidle")
    return person.page


def take_windows(page: Page, folder: Path, name: str) -> list[str]:
    """What each window shows, once nothing moves any more; told is what axe finds serious."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)
            page.wait_for_timeout(SETTLE)
            page.wait_for_function(STILL, timeout=PATIENCE)
            window = f"{name}-{width}x{height}-{theme}"
            page.screenshot(path=folder / f"{window}.png")
            found += [f"axe: {window}: {fault}" for fault in serious(page)]
    page.context.close()
    return found


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), sys.argv[2:]))
