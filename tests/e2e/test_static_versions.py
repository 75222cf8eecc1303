"""A newer version of a static folder: begun when no game is open in any window, and never mixed with the older."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.e2e.conftest import Come
from tests.e2e.person import PATIENCE
from tests.e2e.static_folder import FileServer, LonePerson, await_true, change, copied, publish, version_of

LOOK_AGAIN = "() => document.dispatchEvent(new Event('visibilitychange'))"
WAITS = """async () => {
  const names = (await caches.keys()).filter((name) => name.startsWith("archipel "));
  const whole = await Promise.all(names.map(async (name) => (await caches.open(name)).match("files.json")));
  return whole.filter(Boolean).length === 2;
}"""
WAITS_FOR_A_GAME = """async () => {
  const { held, pending } = await navigator.locks.query();
  const asks = (locks, mode) => locks.some((lock) => lock.name === "archipel-tables" && lock.mode === mode);
  return asks(held, "shared") && asks(pending, "exclusive");
}"""
CONTROLLED = "() => Boolean(navigator.serviceWorker.controller)"


@pytest.fixture
def host(folder: Path, tmp_path: Path) -> Iterator[FileServer]:
    """Whoever comes finds a host whose files may be changed."""
    server = copied(folder, tmp_path)
    yield server
    server.stop()


def newer(host: FileServer) -> str:
    change(host.folder, "fixed/words-en.ftl")
    return publish(host.folder)


def await_version(page: Page, version: str) -> None:
    page.locator(f"html[data-version='{version}']").wait_for(state="attached", timeout=PATIENCE)


def come_to_stay(come: Come) -> LonePerson:
    person = come()
    person.await_house()
    person.page.wait_for_function(CONTROLLED)
    return person


@pytest.mark.long
def test_a_newer_version_begins_on_the_start_page(come: Come, host: FileServer) -> None:
    person = come_to_stay(come)
    version = newer(host)
    person.page.evaluate(LOOK_AGAIN)
    await_version(person.page, version)
    person.await_house()
    assert newer(host) != version
    person.page.reload()
    await_version(person.page, version_of(host.folder))


def test_a_game_goes_on_in_its_version_until_it_is_left(come: Come, host: FileServer) -> None:
    person = come_to_stay(come)
    before = version_of(host.folder)
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    version = newer(host)
    person.page.evaluate(LOOK_AGAIN)
    await_true(person.page, WAITS)
    person.page.reload()
    person.await_choice()
    assert person.page.evaluate(WAITS)
    await_version(person.page, before)
    person.page.go_back()
    await_version(person.page, version)
    person.page.go_forward()
    person.await_choice()
    await_version(person.page, version)


@pytest.mark.long
@pytest.mark.parametrize("leaves", ["closes", "goes"])
def test_a_game_in_another_window_is_waited_for(come: Come, host: FileServer, leaves: str) -> None:
    person = come_to_stay(come)
    before = version_of(host.folder)
    person.play_bots("hashi", mode="solo")
    person.await_choice()
    other = person.page.context.new_page()
    other.set_default_timeout(PATIENCE)
    other.goto(person.address)
    version = newer(host)
    other.evaluate(LOOK_AGAIN)
    await_true(other, WAITS_FOR_A_GAME)
    for page in (person.page, other):
        await_version(page, before)
    if leaves == "closes":
        person.page.close()
    else:
        person.page.go_back()
        await_version(person.page, version)
    await_version(other, version)


def test_files_of_two_versions_are_never_mixed(come: Come, host: FileServer) -> None:
    archive, skin = "python/archipel.zip", "skin/islet/en.svg"
    late = [(host.folder / name, (host.folder / name).read_bytes()) for name in (archive, skin)]
    for file, _ in late:
        file.unlink()
    person = come()
    notice = person.page.locator(".house-notice")
    expect(notice).to_contain_text("could not be loaded", timeout=PATIENCE)
    person.page.wait_for_function(CONTROLLED)
    for file, body in late:
        file.write_bytes(body)
    change(host.folder, archive, skin)
    again = person.page.evaluate("async (name) => fetch(name).then(() => 'answered', () => 'refused')", archive)
    assert again == "refused"
    person.page.reload()
    expect(notice).to_contain_text("could not be loaded", timeout=PATIENCE)
    put_back_in_the_same_second(*late[0])
    notice.locator(".btn").click()
    person.await_house()
    assert (
        person.page.evaluate("async (name) => fetch(name).then(() => 'answered', () => 'refused')", skin) == "refused"
    )
    expect(notice).to_contain_text("newer version")
    version = publish(host.folder)
    notice.locator(".btn").click()
    await_version(person.page, version)
    assert person.page.evaluate("async (name) => (await fetch(name)).ok", skin)
    assert {cache_version(person.page.context)} == {version}


def put_back_in_the_same_second(file: Path, body: bytes) -> None:
    """A host that tells changes by the second says that nothing has."""
    when = file.stat().st_mtime
    file.write_bytes(body)
    os.utime(file, (when, when))


def cache_version(context: BrowserContext) -> str:
    names = context.pages[0].evaluate(
        "async () => (await caches.keys()).filter((name) => name.startsWith('archipel '))"
    )
    (name,) = names
    return str(name).rpartition(" ")[2]
