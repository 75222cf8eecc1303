"""Servers over one PostgreSQL that get in each other's way: what is told while something else is under way."""

from __future__ import annotations

import asyncio
import copy
import json
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from archipel.table import lobby
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Clock
from archipel.table.store import StoreFailed, Taken
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play, seated
from tests.server.several_servers import House, lines, until
from tests.server.toy import GAME

SLOW = 0.2


def seen(table: Table) -> list[bool]:
    return [seat.here for seat in table.broadcast.status()]


def slowed(work: Callable[..., Awaitable[Any]]) -> Callable[..., Awaitable[Any]]:
    async def slowly(*args: Any) -> Any:
        done = await work(*args)
        await asyncio.sleep(SLOW)
        return done

    return slowly


async def test_who_comes_while_others_are_told_is_told_too(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    there = await other.lobby.table(here.id)
    there.attach(Sheet(""))
    assert one.shared is not None
    nodes = one.shared.node.store.nodes
    monkeypatch.setattr(nodes, "show", slowed(nodes.show))
    here.attach(Sheet(ann))
    await until(lambda: seen(there) == [True, False])
    here.attach(Sheet(ben))
    await until(lambda: seen(there) == [True, True])


async def test_who_comes_while_a_table_is_read_is_seen(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    here = await seated(one, [ann, ben], "short")
    monkeypatch.setattr(other.store.tables, "find", slowed(other.store.tables.find))
    reading = asyncio.create_task(other.lobby.table(here.id))
    await asyncio.sleep(SLOW / 2)
    here.attach(Sheet(ann))
    there = await reading
    there.attach(Sheet(ben))
    await until(lambda: seen(there) == seen(here) == [True, True])


async def test_a_server_that_was_silent_for_a_while_is_believed_again(house: House) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")], clock=Clock("live", 600, 0))
    here = await one.lobby.table(await one.lobby.create(wish, ann))
    await here.join(ben)
    there = await other.lobby.table(here.id)
    here.attach(Sheet(ann))
    here.attach(Sheet(ben))
    await until(lambda: seen(there) == [True, True])
    assert one.shared is not None
    for task in one.shared.node.tasks:
        task.cancel()
    await until(lambda: seen(there) == [False, False])
    await one.shared.node.open()
    await until(lambda: seen(there) == [True, True])


@pytest.mark.parametrize("why", [("server-no-game", 404), ("server-newer-rules", 503), ("server-broken", 500)])
async def test_what_one_server_cannot_think_about_is_left_to_others(
    house: House, why: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await house(bots_here=False), await house()
    (ann,) = await guests(one, 1)
    assert other.shared is not None
    find, asked = other.shared.turns.find, asyncio.Event()

    async def refused(_: str) -> Table:
        asked.set()
        raise refuse(why[0], status=why[1])

    other.shared.turns.find = refused
    here = await seated(one, [ann], "short", bots=1)
    here.attach(Sheet(ann))
    await asked.wait()
    other.shared.turns.find = find
    await until(lambda: lines(here))


async def test_a_bot_moves_though_its_server_was_late_to_know_that_all_sit(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await house(bots_here=False), await house()
    ann, ben = await guests(one, 2)
    seats = [SeatWish("me"), SeatWish("friend"), SeatWish("bot", "easy")]
    here = await one.lobby.table(await one.lobby.create(TableWish("numbers", "open", seats), ann))
    here.attach(Sheet(ann))
    await other.lobby.table(here.id)
    monkeypatch.setattr(other.store.tables, "find", slowed(other.store.tables.find))
    await here.join(ben)
    await until(lambda: any(seat == 2 for _, seat, _ in lines(here)))


async def test_work_that_could_not_be_put_back_is_put_back_later(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one = await house()
    (ann,) = await guests(one, 1)
    assert one.shared is not None
    work, tried = one.shared.turns.queue.work, asyncio.Event()

    async def away(*_: Any) -> None:
        tried.set()
        raise StoreFailed("away")

    async def not_kept(*_: Any, **__: Any) -> None:
        raise refuse("server-not-kept", status=503)

    with monkeypatch.context() as patch:
        patch.setattr(work, "put_back", away)
        patch.setattr(Table, "act", not_kept)
        here = await seated(one, [ann], "short", bots=1)
        here.attach(Sheet(ann))
        await tried.wait()
    await until(lambda: lines(here))


async def test_a_server_ends_though_nothing_can_be_written(house: House, monkeypatch: pytest.MonkeyPatch) -> None:
    one = await house(bots_here=False)
    assert one.shared is not None

    async def away(*_: Any) -> None:
        raise StoreFailed("away")

    monkeypatch.setattr(one.shared.turns.queue.work, "put", away)
    await seated(one, await guests(one, 1), "short", bots=1)
    await one.close()


async def test_sitting_down_and_changing_seats_wait_for_each_other(house: House) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    seats = [SeatWish("me"), SeatWish("friend"), SeatWish("friend")]
    for turn in range(20):
        id = await one.lobby.create(TableWish("numbers", "open", seats), ann)
        row = await one.store.tables.find(id)
        assert row is not None
        first, *rest = row.sitters
        after = [first, *reversed(rest)]
        change = other.store.tables.reseat(id, row.sitters, after) if turn % 2 else other.store.tables.drop(id)
        told = await asyncio.gather(one.store.tables.sit(id, 1, ben), change, return_exceptions=True)
        assert {type(answer) for answer in told} <= {type(None), Taken}


async def test_a_table_that_begins_by_newer_rules_is_left_by_who_does_not_know_them(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, other = await house(), await house()
    ann, ben = await guests(one, 2)
    wish = TableWish("numbers", "short", [SeatWish("me"), SeatWish("friend")])
    here = await one.lobby.table(await one.lobby.create(wish, ann))
    here.attach(page := Sheet(ann))
    newer = copy.copy(GAME)
    newer.rules += 1
    with monkeypatch.context() as patch:
        patch.setattr(lobby, "_game", lambda _: newer)
        there = await other.lobby.table(here.id)
    await there.join(ben)
    await until(lambda: page.let)
    with pytest.raises(Refusal, match="server-newer-rules"):
        await one.lobby.table(here.id)
    await play(there, (1, "pick 2"))


async def test_a_challenge_is_good_once_though_the_server_is_gone_where_it_was_spent(house: House) -> None:
    one, other = await house(), await house()
    said = json.dumps({"challenge": one.passkeys.challenge().challenge})
    client = urlsafe_b64encode(said.encode()).decode().rstrip("=")
    await one.passkeys._spend(client)
    await one.close()
    with pytest.raises(Refusal, match="server-bad-passkey"):
        await other.passkeys._spend(client)
