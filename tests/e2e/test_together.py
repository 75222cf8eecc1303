"""Several people at one table: secrets kept, a spectator, a server that dies in the middle."""

from __future__ import annotations

from random import Random

from tests.e2e.conftest import Arrive
from tests.e2e.person import Person
from tests.e2e.serving import Serving


def two_people(arrive: Arrive) -> tuple[Person, Person]:
    """One invites by link, the other follows it on a phone and sits down."""
    host, guest = arrive(), arrive(phone=True)
    host.choose_island("hashi")
    host.page.locator(".card .stack .btn:not(.primary)").click()
    host.page.locator("dialog .btn.primary").click()
    host.page.locator(".lobby").wait_for()
    guest.page.goto(host.page.url)
    guest.page.locator(".lobby .btn.primary").click()
    host.await_choice()
    guest.await_choice()
    return host, guest


def finish_entries(person: Person, rng: Random) -> None:
    """Touch until nothing is left to choose before the others are ready."""
    while person.page.evaluate("() => document.querySelector('.table').matches('.mine')"):
        person.touch(rng)


def test_no_frame_tells_before_the_reveal(arrive: Arrive) -> None:
    host, guest = two_people(arrive)
    rng = Random(4)
    for _ in range(2):
        heard = len(guest.frames)
        ply = guest.last_frame()["ply"]
        before = guest.last_frame()["scene"]["pieces"]
        finish_entries(host, rng)
        told = guest.frames[heard:]
        assert [frame["scene"]["pieces"] for frame in told] == [before] * len(told)
        news = [frame for frame in told if frame["ply"] > ply]
        assert len(news) <= 1, "more than one frame tells how many choices were made"
        assert guest.last_frame()["ply"] <= ply + 1
        finish_until_reveal(guest, rng)
        host.await_choice()
        guest.await_choice()


def finish_until_reveal(person: Person, rng: Random) -> None:
    """Be the last to enter: the frame that follows reveals all."""
    turn = person.last_frame()["scene"]["progress"]["now"]
    while person.last_frame()["scene"]["progress"]["now"] == turn:
        person.touch(rng)


def test_two_people_and_a_spectator_survive_a_kill(arrive: Arrive, serving: Serving) -> None:
    host, guest = two_people(arrive)
    watcher = arrive()
    watcher.page.goto(host.page.url)
    watcher.page.locator(".table").wait_for()
    assert watcher.last_frame()["seat"] is None
    rng = Random(5)
    finish_entries(host, rng)
    finish_until_reveal(guest, rng)
    host.touch(rng)
    for person in (host, guest, watcher):
        person.await_quiet()
    before = [person.last_frame() for person in (host, guest, watcher)]
    serving.kill()
    serving.start()
    for person, frame in zip((host, guest, watcher), before, strict=True):
        person.page.reload()
        person.page.locator(".table").wait_for()
        assert person.last_frame()["ply"] == frame["ply"]
        assert person.last_frame()["scene"] == frame["scene"]
    finish_entries(host, rng)
    finish_until_reveal(guest, rng)
    now = guest.last_frame()["scene"]["progress"]["now"]
    watcher.await_told(lambda frame: bool(frame["scene"]["progress"]["now"] == now))


def test_the_page_comes_back_by_itself(arrive: Arrive, serving: Serving) -> None:
    person = arrive()
    person.play_bots("hashi", mode="solo")
    person.touch(Random(6))
    ply = person.last_frame()["ply"]
    heard = len(person.frames)
    serving.kill()
    person.page.locator(".toasts.linkless").first.wait_for()
    serving.start()
    person.page.wait_for_function("() => !document.querySelector('.toasts.linkless *')", timeout=20_000)
    assert len(person.frames) > heard
    assert person.last_frame()["ply"] == ply
    person.touch(Random(7))
    assert person.troubles == []
