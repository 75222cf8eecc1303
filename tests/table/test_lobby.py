"""The lobby: tables in use stay, whatever else comes and goes."""

from __future__ import annotations

import random
import threading

import msgspec
import pytest

from archipel.core.catalog import game, games
from archipel.core.scene import Progress
from archipel.server.people import profiles
from archipel.server.web.services import Services
from archipel.table import clocks
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.table import Table
from tests.server.people import Sheet, guests, play, seated
from tests.server.toy import GAME
from tests.server.toy.values import NumbersOptions


async def test_a_table_in_use_is_not_let_go_for_a_new_one(services: Services) -> None:
    services.lobby.kept = 1
    people = await guests(services, 1)
    watched = await seated(services, people, "solo")
    watched.attach(Sheet(people[0]))
    second = await seated(services, people, "solo")
    third = await seated(services, people, "solo")
    assert list(services.lobby.tables) == [watched.id, third.id]
    assert await services.lobby.table(second.id) is not second


async def test_names_at_a_table_outlast_the_memory_of_profiles(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(profiles, "KEPT", 2)
    people = await guests(services, 2)
    table = await seated(services, people)
    named = [status.name for status in table.broadcast.status()]
    await guests(services, 5)
    assert all(named)
    assert [status.name for status in table.broadcast.status()] == named


@pytest.mark.parametrize("id", games())
async def test_progress_listed_is_the_progress_shown(
    services: Services, monkeypatch: pytest.MonkeyPatch, id: str
) -> None:
    monkeypatch.setattr(clocks, "COUNTDOWN", 0.0)
    person, stranger = await guests(services, 2)
    found = game(id)
    for mode in found.modes:
        chairs = [SeatWish("me"), *[SeatWish("bot")] * (mode.seats[0] - 1)]
        table = await services.lobby.table(await services.lobby.create(TableWish(id, mode.id, chairs), person))
        for step in range(0, 30, 10):
            await play_randomly(table, step, 10)
            page = Sheet(person)
            table.attach(page)
            table.detach(page)
            (listed,) = [row for row in await services.lobby.others(stranger) if row.table == table.id]
            assert msgspec.convert(page.told[0]["scene"].get("progress"), Progress | None) == listed.progress


async def play_randomly(table: Table, seed: int, acts: int) -> None:
    chance = random.Random(seed)
    for _ in range(acts):
        assert table.match.history is not None
        seat = table.match.acting()[0]
        await play(table, (seat, str(chance.choice(table.match.history.state.legal_actions(seat)))))


async def test_an_owners_content_is_checked_beside_the_loop(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    (person,) = await guests(services, 1)
    threads = []

    def check(options: NumbersOptions, seats: int) -> None:
        threads.append(threading.current_thread())

    monkeypatch.setattr(GAME, "check", check)
    await services.lobby.create(TableWish("numbers", "solo", [SeatWish("me")]), person)
    assert threading.main_thread() not in threads[:2]
