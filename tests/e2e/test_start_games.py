"""Start in seconds: each game in two touches, a friend by link and code, a rematch, one device for two."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect

from tests.e2e.axe import serious
from tests.e2e.company import friends, open_table
from tests.e2e.conftest import Arrive
from tests.e2e.guide import Guide
from tests.e2e.person import PATIENCE
from tests.e2e.qr import read
from tests.e2e.serving import Serving

GAMES = ["hashi", "isle_of_cats", "islet", "palm_island", "small_islands"]


@pytest.fixture
def serving(tmp_path: Path) -> Iterator[Serving]:
    """A house in which nobody else has opened a table."""
    server = Serving(tmp_path / "data")
    server.start()
    yield server
    server.kill()


def test_every_game_begins_in_two_touches(arrive: Arrive) -> None:
    """By mouse at a desk, by finger on a phone."""
    desk, phone = arrive(), arrive(phone=True)
    for id, person in zip(GAMES, (desk, phone, desk, phone, desk), strict=True):
        for what in (f"#island-{id}", ".card .stack .btn.primary"):
            thing = person.page.locator(what)
            thing.tap() if person is phone else thing.click()
        person.page.locator(".table").wait_for()
        frame = person.last_frame()
        assert (frame["game"], frame["seat"]) == (id, 0)
        assert [seat["kind"] for seat in frame["seats"]] == ["person", "bot"]
        if person is phone:
            person.page.locator(".rail .handle").first.tap()
        person.page.locator("dialog a[href='/']" if person is phone else ".topbar .home").click()
    assert (desk.troubles, phone.troubles) == ([], [])


def test_a_friend_comes_by_code_and_a_stranger_from_the_start_page(arrive: Arrive) -> None:
    host = arrive()
    host.choose_island("hashi")
    host.page.locator(".card .stack .btn:not(.primary)").click()
    host.page.locator("dialog .seat.open .btn").nth(1).click()
    host.page.locator("dialog .btn.primary").click()
    code = host.page.locator(".qr svg")
    code.wait_for()
    assert read(code) == host.page.url
    assert serious(host.page) == []
    friend, stranger = arrive(phone=True), arrive(phone=True)
    friend.page.goto(read(code))
    friend.page.locator(".lobby .btn.primary").tap()
    expect(host.page.locator(".seat-list .seat.open")).to_have_count(1)
    assert stranger.page.locator(".pin.open").count() == 0
    host.page.locator(".listed .switch").click()
    expect(host.page.locator(".listed [aria-checked=true]")).to_be_visible()
    stranger.page.reload()
    stranger.page.locator(".pin.open").wait_for()
    stranger.page.locator(".pill.waiting").tap()
    assert serious(stranger.page) == []
    stranger.page.locator(".open-tables a").tap()
    for seat, person in enumerate((host, friend, stranger)):
        person.await_choice()
        assert person.last_frame()["seat"] == seat


def test_a_waiting_room_is_its_hosts(arrive: Arrive) -> None:
    """A guest gives a name, reads what was agreed, is sent away and comes again; the host begins, or calls it off."""
    host, guest = arrive(), arrive(phone=True)
    open_table(host, "hashi", "side_a", [{"kind": "friend"}] * 2, {})
    begin, second = host.page.locator(".begin"), host.page.locator("[data-seat='1']")
    host.page.locator("[data-seat='2'] .btn").click()
    expect(host.page.locator("[data-seat='2'] select")).to_have_value("normal")
    host.page.locator("[data-seat='2'] .btn").click()
    expect(host.page.locator(".seat.open")).to_have_count(2)
    guest.page.goto(host.page.url)
    expect(guest.page.locator(".agreed")).to_contain_text("about 20 min")
    assert serious(guest.page) == []
    guest.page.locator(".take input").fill("Ada")
    guest.page.locator(".lobby .btn.primary").tap()
    expect(second).to_contain_text("Ada")
    expect(begin).to_contain_text("two")
    second.locator(".btn").click()
    expect(second).to_contain_text("Free seat")
    assert begin.count() == 0
    guest.page.locator(".lobby .btn.primary").tap()
    begin.click()
    for person in (host, guest):
        person.page.locator(".table").wait_for()
        assert [seat["kind"] for seat in person.last_frame()["seats"]] == ["person", "person"]
        assert person.page.evaluate("() => document.activeElement.closest('.table') !== null"), "the focus is lost"
    host.page.goto(host.address)
    open_table(host, "hashi", "side_a", [{"kind": "friend"}], {})
    host.page.locator(".cancel").wait_for()
    guest.page.goto(host.page.url)
    guest.page.locator(".take").wait_for()
    host.page.locator(".cancel").click()
    host.page.locator(".start").wait_for()
    expect(guest.page.locator("h1")).to_contain_text("called this table off")
    assert (host.troubles, guest.troubles) == ([], [])


def test_a_rematch_takes_everybody_along(arrive: Arrive, serving: Serving) -> None:
    crew = friends(arrive, "hashi", "side_a", 2)
    watcher = arrive()
    everybody = [*crew, watcher]
    watcher.page.goto(crew[0].page.url)
    Guide(serving, crew[0], "easy").ahead(serving, until=lambda *_: False)
    for person in everybody:
        person.page.locator(".score-sheet").wait_for(timeout=PATIENCE)
    assert watcher.page.locator("dialog .again").count() == 0
    crew[0].page.locator("dialog .again").click()
    crew[0].page.locator(".lobby").wait_for()
    assert crew[0].page.locator(".qr").count() == 0, "the other seat is kept"
    watcher.page.locator("dialog .again").click()
    watcher.page.locator(".lobby").wait_for()
    assert watcher.page.locator(".lobby .btn.primary.big").count() == 0
    crew[1].page.locator("dialog .again").click()
    crew[1].page.wait_for_url(crew[0].page.url)
    for person in everybody:
        person.page.locator(".table").wait_for()
        person.await_shown()
    assert [person.last_frame()["seat"] for person in everybody] == [0, 1, None]
    assert len({person.table() for person in everybody}) == 1
    assert crew[0].last_frame()["ply"] == 0
    assert [person.troubles for person in everybody] == [[], [], []]


def test_one_device_is_handed_over_behind_a_curtain(arrive: Arrive) -> None:
    person = arrive(phone=True)
    page = person.page
    person.choose_island("hashi")
    page.locator(".card .stack .btn:not(.primary)").tap()
    page.locator("dialog .seat .acts .btn").first.tap()
    page.locator("dialog .seat.open .btn").last.tap()
    page.locator("dialog .btn.primary.big").tap()
    rng, heard = Random(8), 0
    for turn, seat in enumerate((0, 1, 1, 0)):
        if turn != 2:
            page.locator(".curtain").wait_for()
            assert page.locator(".table, .log").count() == 0
            assert turn or serious(page) == []
            assert len(person.frames) == heard, "something was told behind the curtain"
            page.locator(f".curtain [data-seat='{seat}']").tap()
            page.locator(".table").wait_for()
        assert person.last_frame()["seat"] == seat
        while page.evaluate("() => document.querySelector('.table').matches('.mine')"):
            person.touch(rng, tap=True)
        heard = len(person.frames)
        if turn in (0, 2):
            page.locator(".hand").tap()
    assert person.troubles == []
