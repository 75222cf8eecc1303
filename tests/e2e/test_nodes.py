"""Two servers over one PostgreSQL, in Chromium: people at one table on different servers, one of which is killed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random

import pytest
from msgspec import convert
from playwright.sync_api import Browser, BrowserContext, expect

from archipel.bots import bot
from archipel.core.catalog import game
from archipel.core.game import Outlook
from archipel.core.rng import Quick
from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.messages import WIRE
from archipel.table.wire.scene_messages import WireScene
from tests.e2e.front_door import FrontDoor
from tests.e2e.person import PATIENCE, Person
from tests.e2e.same_deal_server import SEED
from tests.e2e.serving import Serving
from tests.e2e.test_profile import SOCKET, finish
from tests.server.postgres import new_database

OPEN_TABLE = """async (table) => (await (await fetch('/api/tables', {method: 'POST', body: JSON.stringify(table),
    headers: {'content-type': 'application/json'}})).json()).table"""
FRIENDS = {"game": "hashi", "mode": "side_a", "seats": [{"kind": "me"}, {"kind": "friend"}], "options": {}}

Come = Callable[[int], Person]


@pytest.fixture(scope="module")
def nodes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Serving]]:
    database, folder = new_database(), tmp_path_factory.mktemp("nodes")
    servers = [Serving(folder / str(number), database) for number in range(2)]
    yield servers
    for server in servers:
        server.kill()


@pytest.fixture
def come(browser: Browser, nodes: list[Serving]) -> Iterator[Come]:
    """Somebody opens the start page: at the first server or at the second, while it lives."""
    for server in nodes:
        if server.process is None:
            server.start()
    ports = [server.port for server in nodes]
    doors = [FrontDoor(*ports), FrontDoor(*reversed(ports))]
    contexts: list[BrowserContext] = []

    def person(node: int) -> Person:
        context = browser.new_context(locale="en-GB", reduced_motion="reduce")
        contexts.append(context)
        for likes in ({}, {"pace": "at_once"}):
            context.request.put(f"{doors[node].address}/api/me", data={"preferences": likes})
        return Person(context, doors[node].address)

    yield person
    for context in contexts:
        context.close()
    for door in doors:
        door.close()


def at_one_table(come: Come) -> list[Person]:
    """Two who play and one who looks on: the first and the third at the first server."""
    crew = [come(0), come(1), come(0)]
    crew[0].page.evaluate("() => fetch('/api/me')")
    table = crew[0].page.evaluate(OPEN_TABLE, FRIENDS)
    for person in crew[:2]:
        person.page.goto(f"{person.address}/table/{table}")
    crew[1].page.locator(".lobby .btn.primary").click()
    crew[2].page.locator("body").wait_for()
    for person in crew[:2]:
        person.await_choice()
    crew[2].page.goto(f"{crew[2].address}/table/{table}")
    crew[2].page.locator(".table").wait_for()
    return crew


def enter_all(person: Person, rng: Random) -> None:
    """Touch until nothing is left to choose before the others are ready."""
    while person.page.evaluate("() => document.querySelector('.table').matches('.mine')"):
        person.touch(rng)


def turn_of(person: Person) -> int:
    now: int = person.last_frame()["scene"]["progress"]["now"]
    return now


def await_frames(person: Person, heard: int) -> None:
    """Until more was told than so many frames."""
    person.patiently(lambda: len(person.frames) > heard or None, "the other server")


def play_a_turn(players: list[Person], rng: Random) -> None:
    turn = turn_of(players[0])
    enter_all(players[0], rng)
    while turn_of(players[1]) == turn:
        players[1].touch(rng)


def test_a_server_dies_and_nobody_at_the_table_loses_anything(come: Come, nodes: list[Serving]) -> None:
    host, guest, watcher = crew = at_one_table(come)
    rng = Random(5)
    play_a_turn([host, guest], rng)
    for person in crew:
        person.await_told(lambda frame: bool(frame["scene"]["progress"]["now"] == turn_of(guest)))
        person.await_quiet()
    before = [person.last_frame() for person in crew]
    heard = [len(person.frames) for person in crew]
    nodes[0].kill()
    for place in (0, 2):
        await_frames(crew[place], heard[place])
        now = crew[place].last_frame()
        assert (now["ply"], now["scene"]) == (before[place]["ply"], before[place]["scene"])
    play_a_turn([host, guest], rng)
    watcher.await_told(lambda frame: bool(frame["scene"]["progress"]["now"] == turn_of(guest)))
    nodes[0].start()
    nodes[1].kill()
    play_a_turn([host, guest], rng)
    watcher.await_told(lambda frame: bool(frame["scene"]["progress"]["now"] == turn_of(guest)))
    assert [person.troubles for person in crew] == [[], [], []]


def test_a_game_is_played_again_by_people_at_two_servers(come: Come) -> None:
    host, guest, watcher = at_one_table(come)
    for person in (host, guest):
        person.page.evaluate(SOCKET, [person.table(), WIRE])
    rng = Random(1)
    while not host.last_frame().get("outcome"):
        for person in (host, guest):
            frame = person.last_frame()
            if not frame.get("outcome") and frame["seats"][frame["seat"]].get("acting"):
                scene = convert(frame["scene"], WireScene)
                ways = list(unpacked(scene.groups, scene.cells))
                person.page.evaluate("([ply, action]) => wire(ply, action)", [frame["ply"], rng.choice(ways).action])
        host.page.wait_for_timeout(20)
    for person in (host, guest, watcher):
        person.page.locator(".score-sheet").wait_for(timeout=PATIENCE)
    host.page.locator("dialog .again").click()
    host.page.locator(".lobby").wait_for()
    guest.page.locator("dialog .again").click()
    for person in (host, guest):
        person.page.locator(".table").wait_for()
    assert host.table() == guest.table()
    assert [person.troubles for person in (host, guest, watcher)] == [[], [], []]


def test_the_one_try_of_a_day_is_known_at_both_servers(come: Come, nodes: list[Serving]) -> None:
    ann = come(0)
    ann.page.locator(".strip.daily").click()
    deal = ann.page.locator(".deal[data-game='hashi'][data-mode='solo']")
    deal.get_by_role("button", name="My one try").click()
    ann.await_choice()
    ann.touch(Random(2))
    score = finish(ann)
    nodes[0].kill()
    ann.page.goto(f"{ann.address}/daily")
    expect(deal.locator(".ranking .me .score")).to_have_text(str(score))
    expect(deal.get_by_role("button")).to_have_count(0)
    assert ann.troubles == []


@pytest.mark.long
def test_a_trophy_won_at_one_server_is_shown_by_the_other(come: Come, nodes: list[Serving]) -> None:
    ann = come(0)
    ann.play_bots("palm_island", mode="solo")
    ann.await_choice()
    ann.page.evaluate(SOCKET, [ann.table(), WIRE])
    palm = game("palm_island")
    state = palm.new(palm.choose_options(palm.mode("solo")), 1, SEED)
    player = bot(palm, "strong")
    while state.outcome() is None:
        action = player.choose(Outlook(palm, state, 0), Quick(1))
        state.apply(0, action)
        ann.page.evaluate("([ply, action]) => wire(ply, action)", [ann.last_frame()["ply"], str(action)])
    earned = ann.last_frame()["trophies"]
    assert "1" in earned
    nodes[0].kill()
    ann.page.goto(f"{ann.address}/me")
    expect(ann.page.locator(".shelf[data-game='palm_island'] .won")).to_have_count(len(earned))
    assert ann.troubles == []
