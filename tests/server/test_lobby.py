"""The lobby: tables in use stay, whatever else comes and goes."""

from __future__ import annotations

import pytest

from archipel.server import profiles
from archipel.server.hall import Hall
from tests.server.people import Sheet, guests, seated


async def test_a_table_in_use_is_not_let_go_for_a_new_one(hall: Hall) -> None:
    hall.lobby.kept = 1
    people = await guests(hall, 1)
    watched = await seated(hall, people, "solo")
    watched.attach(Sheet(people[0]))
    second = await seated(hall, people, "solo")
    third = await seated(hall, people, "solo")
    assert list(hall.lobby.tables) == [watched.id, third.id]
    assert await hall.lobby.table(second.id) is not second


async def test_names_at_a_table_outlast_the_memory_of_profiles(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profiles, "KEPT", 2)
    people = await guests(hall, 2)
    table = await seated(hall, people)
    named = [status.name for status in table.status()]
    await guests(hall, 5)
    assert all(named)
    assert [status.name for status in table.status()] == named
