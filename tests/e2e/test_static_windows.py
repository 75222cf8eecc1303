"""Several windows of a page without a server: one has the house, and none writes over another."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, BrowserContext, Page, expect

from tests.e2e.axe import serious
from tests.e2e.conftest import PHONE, Come
from tests.e2e.person import PATIENCE
from tests.e2e.static_folder import FileServer, LoneGuide, LonePerson

NO_LOCKS = 'Object.defineProperty(navigator, "locks", { value: undefined });'
DEAF = "self.BroadcastChannel = class { postMessage() {} };"


def another_window(person: LonePerson, at: str = "") -> Page:
    page = person.page.context.new_page()
    page.set_default_timeout(PATIENCE)
    page.goto(person.address + at)
    return page


def test_two_windows_do_not_both_have_the_house(come: Come) -> None:
    person = come()
    person.await_house()
    person.page.locator("#island-hashi").click()
    other = another_window(person)
    other.locator(".house-notice .btn").click()
    person.page.locator(".house-notice .btn").wait_for()
    other.locator(".house-notice").wait_for(state="detached")
    other.goto(f"{person.address}?at=/me")
    other.locator(".mypage .who h1").wait_for()
    assert serious(other) == []


def test_the_house_comes_back_and_everything_is_asked_again(come: Come) -> None:
    person = come()
    person.await_house()
    rename(person.page, "Ada")
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    other = another_window(person)
    profile = another_window(person, "?at=/me")
    for page in (other, profile):
        page.locator(".house-notice .btn").wait_for()
    other.locator(".house-notice .btn").click()
    expect(other.locator("header .pill .nm").last).to_have_text("Ada", timeout=PATIENCE)
    other.locator("a.strip[href*=table]").wait_for()
    rename(other, "Grace")
    profile.locator(".house-notice .btn").click()
    expect(profile.locator(".mypage .who h1")).to_have_text("Grace", timeout=PATIENCE)
    expect(profile.locator("[data-part=trophies]")).to_be_visible()
    expect(profile.locator(".tags dd").first).to_have_text("0")
    person.page.locator(".house-notice .btn").click()
    person.await_choice()
    LoneGuide(person, "random").turn()
    assert person.troubles == []


def rename(page: Page, name: str) -> None:
    page.locator("header .pill").last.click()
    page.locator("input[name='name']").fill(name)
    page.locator("dialog .btn.primary").click()
    page.locator("dialog").wait_for(state="detached")


@pytest.fixture
def lockless(browser: Browser) -> Iterator[BrowserContext]:
    """Pages as another machine has them over plain HTTP: no locks, no service worker."""
    context = browser.new_context(viewport=PHONE, has_touch=True, locale="en-GB", service_workers="block")
    yield context
    context.close()


@pytest.mark.parametrize("lacks", [NO_LOCKS, NO_LOCKS + DEAF], ids=["told", "untold"])
def test_a_window_that_lost_the_house_keeps_nothing_more(
    lockless: BrowserContext, host: FileServer, lacks: str
) -> None:
    lockless.route(
        "**/worker/house.js",
        lambda route: route.fulfill(response=(told := route.fetch()), body=lacks + told.text()),
    )
    person = LonePerson(lockless, host.address)
    person.await_house()
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    person.page.go_back()
    other = another_window(person)
    other.locator("html[data-house-at='ready']").wait_for(state="attached")
    kept = rows(person)
    if DEAF in lacks:
        person.page.locator(".card .stack .btn.primary").click()
    person.page.locator(".house-notice .btn").wait_for()
    assert rows(person) == kept
    person.page.locator(".house-notice .btn").click()
    person.await_house()
    person.page.locator(".card .stack .btn.primary").click()
    person.await_choice()
    assert len(rows(person)) > len(kept)


def rows(person: LonePerson) -> dict[str, Any]:
    return {key: row for key, row in person.kept().items() if key.startswith(("table/", "log/"))}
