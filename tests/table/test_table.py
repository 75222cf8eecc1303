"""The table: who is told what, and when; nothing acknowledged that is not kept."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from archipel.core.scene import Gesture, Scene
from archipel.core.text import text
from archipel.core.values import Action
from archipel.server.web.services import Services
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.match import why_not
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry
from archipel.table.store import StoreFailed, Taken
from archipel.table.table import Table
from archipel.table.wire.frames import wire_scene
from archipel.table.wire.messages import Why
from tests.server.people import Sheet, guests, play, seated
from tests.server.toy.state import NumbersView
from tests.server.toy.values import Confirm, Pick

ROUND = [(0, "pick 1"), (0, "confirm"), (1, "pick 2"), (1, "confirm")]


async def three_pages(services: Services) -> tuple[Table, Sheet, Sheet, Sheet]:
    people = await guests(services, 3)
    table = await seated(services, people[:2])
    pages = Sheet(people[0]), Sheet(people[1]), Sheet(people[2])
    for page in pages:
        table.attach(page)
    for page in pages:
        page.forget()
    return table, *pages


async def test_the_game_begins_when_every_seat_is_taken(services: Services) -> None:
    people = await guests(services, 3)
    id = await services.lobby.create(TableWish("numbers", "open", [SeatWish("me"), SeatWish("friend")]), people[0])
    table = await services.lobby.table(id)
    ann, ben = Sheet(people[0]), Sheet(people[1])
    table.attach(ann)
    table.attach(ben)
    assert [(page.last["is"], page.last["seat"]) for page in (ann, ben)] == [("lobby", 0), ("lobby", None)]
    with pytest.raises(Refusal, match="server-not-begun"):
        await table.act(0, 0, "pick 1")
    assert [await table.join(person) for person in (people[0], people[1], people[1])] == [0, 1, 1]
    assert [(page.last["is"], page.last["seat"]) for page in (ann, ben)] == [("frame", 0), ("frame", 1)]
    with pytest.raises(Refusal, match="server-table-full"):
        await table.join(people[2])


async def test_a_hidden_action_sends_nothing_to_anybody_else(services: Services) -> None:
    table, ann, ben, eve = await three_pages(services)
    await play(table, (0, "pick 1"))
    assert ann.kinds == ["frame"]
    assert (ann.last["ply"], ann.last["undo"]) == (1, True)
    assert (ben.bytes, eve.bytes) == ([], [])


async def test_everybody_sees_the_reveal_at_once(services: Services) -> None:
    table, ann, ben, eve = await three_pages(services)
    await play(table, *ROUND)
    for page in (ann, ben, eve):
        assert page.last["is"] == "frame"
        assert page.last["fresh"]
        assert page.last["events"][-1]["kind"] == "shown"
    assert eve.last.get("seat") is None
    assert "groups" not in eve.last["scene"]


async def test_two_pages_of_one_person_see_the_same(services: Services) -> None:
    table, ann, _, _ = await three_pages(services)
    second = Sheet(ann.person)
    table.attach(second)
    await play(table, (0, "pick 1"))
    assert ann.bytes[-1] == second.bytes[-1]
    with pytest.raises(Refusal, match="server-stale"):
        await table.act(0, 0, "pick 2")


async def test_undo_sends_the_whole_log_to_those_who_saw(services: Services) -> None:
    table, ann, ben, _ = await three_pages(services)
    await play(table, *ROUND, (0, "lay 1"))
    ben.forget()
    assert table.match.history is not None
    await table.undo(0, table.match.history.plies[0])
    assert not ann.last.get("fresh")
    assert [event["kind"] for event in ann.last["events"]][-1] == "shown"
    assert ben.last["events"][-1]["kind"] == "undone"
    with pytest.raises(Refusal, match="server-no-undo"):
        await table.undo(0, table.match.history.plies[0])


async def test_presence_tells_who_came_and_went(services: Services) -> None:
    table, ann, ben, _ = await three_pages(services)
    table.detach(ben)
    assert ann.last["is"] == "presence"
    assert ann.last["seats"][1]["here"] is False
    again = Sheet(ben.person)
    table.attach(again)
    assert "here" not in ann.last["seats"][1]
    assert again.kinds == ["frame"]


async def test_spectators_and_strangers_cannot_act(services: Services) -> None:
    table, _, _, eve = await three_pages(services)
    with pytest.raises(Refusal, match="server-watching"):
        await table.act(table.match.seating.seat_of(eve.person), 0, "pick 1")


async def test_a_mistake_in_the_rules_leaves_the_table_as_it_was(
    services: Services, caplog: pytest.LogCaptureFixture
) -> None:
    table, ann, _, _ = await three_pages(services)
    await play(table, (0, "pick 3"))
    assert table.match.history is not None
    before = table.match.history.state.digest()
    with pytest.raises(Refusal, match="server-broken"):
        await play(table, (0, "crash"))
    assert table.match.history.state.digest() == before
    await play(table, (0, "confirm"))
    assert ann.last["is"] == "frame"
    assert "ZeroDivisionError" in caplog.text
    assert "secret" not in caplog.text


async def test_what_cannot_be_kept_did_not_happen(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, ben, _ = await three_pages(services)

    async def full(*_: object, **__: object) -> None:
        raise StoreFailed("disk full")

    with monkeypatch.context() as patch:
        patch.setattr(services.store.tables, "append", full)
        with pytest.raises(Refusal, match="server-not-kept"):
            await play(table, (0, "pick 1"))
    assert (ann.bytes, ben.bytes) == ([], [])
    await play(table, (0, "pick 2"))
    assert await services.store.tables.log(table.id) == [Entry("act", 0, "pick 2")]


async def test_nothing_is_told_before_it_is_kept(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table, ann, _, _ = await three_pages(services)
    gate = asyncio.Event()
    append = services.store.tables.append

    async def slow(table: str, ply: int, entry: Entry, at: float, **more: Any) -> None:
        await gate.wait()
        await append(table, ply, entry, at, **more)

    monkeypatch.setattr(services.store.tables, "append", slow)
    acting = asyncio.create_task(table.act(0, 0, "pick 1"))
    await asyncio.sleep(0.02)
    table.broadcast.sync(ann)
    assert ann.last["ply"] == 0
    acting.cancel()
    gate.set()
    await asyncio.gather(*table.tasks)
    assert ann.last["ply"] == 1


async def test_another_process_was_first_at_that_ply(services: Services) -> None:
    table, ann, _, _ = await three_pages(services)
    await services.store.tables.append(table.id, 0, Entry("act", 0, "pick 3"), 1, over=False)
    with pytest.raises(Refusal, match="server-stale"):
        await table.act(0, 0, "pick 1")
    assert ann.last["ply"] == 1
    await table.act(1, 0, "pick 1")
    with pytest.raises(Taken):
        await services.store.tables.append(table.id, 1, Entry("undo", 0), 1, over=False)


async def test_why_answers_for_actions_and_paths(services: Services) -> None:
    table, _, _, _ = await three_pages(services)
    await play(table, (0, "pick 1"))

    def key(seat: int | None, ask: Why) -> str | None:
        why = why_not(table.match.history, seat, ask.action, ask.path, ask.turn)
        return why.key if why else None

    assert key(0, Why(1, path=["middle/2"])) == "refused-not-offered"
    assert key(0, Why(1, action="pick 2")) == "refused-not-offered"
    assert key(0, Why(1, action="confirm")) is None
    assert key(1, Why(1, path=["middle/2"])) is None
    for ask in (Why(1), Why(1, path=["middle/x"]), Why(1, action="fly")):
        assert key(0, ask) is None
    assert key(None, Why(1, action="pick 2")) is None


async def test_the_record_is_read_when_all_is_over(services: Services) -> None:
    people = await guests(services, 2)
    table = await seated(services, people, "short")
    with pytest.raises(Refusal, match="server-record-later"):
        table.match.record()
    await play(table, *ROUND, (0, "lay 1"), (1, "lay 0"))
    assert table.match.over()
    assert len(table.match.record().actions) == 6
    assert await services.store.tables.of(people[0], 9) == []
    with pytest.raises(Refusal, match="refused-over"):
        await play(table, (0, "pick 1"))


def test_a_gesture_carries_what_follows_it() -> None:
    follow = Gesture(Pick(1), ("middle/1",), text("label"), then=(Confirm(),))
    scene = wire_scene(Scene(text("prompt"), (), (follow,)))
    assert scene.groups[0].gestures[0].then == ("confirm",)


async def test_what_cannot_be_drawn_for_one_is_shown_to_the_others(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    table, ann, ben, eve = await three_pages(services)
    await play(table, *ROUND[:3])
    for page in (ann, ben, eve):
        page.forget()
    woken: list[Table] = []
    table.wake = woken.append
    draw = table.match.game.scene

    def blind(view: NumbersView, legal: Sequence[Action]) -> Scene:
        if view.seat == 1:
            raise ZeroDivisionError("no picture")
        return draw(view, legal)

    with monkeypatch.context() as patch:
        patch.setattr(table.match.game, "scene", blind)
        await play(table, ROUND[3])
    assert (ann.kinds, eve.kinds) == (["frame"], ["frame"])
    assert ben.kinds == ["refused"]
    assert ben.last["why"]["key"] == "server-not-shown"
    assert woken == [table]
    assert len(await services.store.tables.log(table.id)) == 4
    await play(table, (0, "lay 1"))
    assert (ben.last["is"], ben.last.get("fresh", False), ben.last["ply"]) == ("frame", False, 4)


async def test_progress_is_drawn_once_for_each_line(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    table = await seated(services, await guests(services, 2))
    drawn: list[object] = []
    draw = table.match.game.scene

    def counting(view: NumbersView, legal: Sequence[Action]) -> Scene:
        drawn.append(view)
        return draw(view, legal)

    monkeypatch.setattr(table.match.game, "scene", counting)
    for _ in range(3):
        table.match.progress()
    assert len(drawn) == 1
    await play(table, (0, "pick 1"))
    table.match.progress()
    assert len(drawn) == 2
