"""Finished games taken along: the same records that their tables tell, read off the log alone."""

from __future__ import annotations

import threading
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
import pytest

from archipel.core.record import Record
from archipel.server.web.services import Services
from archipel.table.history import History
from archipel.table.rows import Entry
from archipel.table.table import Table
from tests.server.people import database_of, guests, play, seated
from tests.server.test_results import profile


async def rest(table: Table) -> None:
    """The game from the second seat's first confirmation to its end."""
    await play(table, (1, "confirm"), (0, "lay 0"), (1, "lay 1"), (0, "pick 1"), (1, "pick 3"))
    await play(table, (0, "confirm"), (1, "confirm"), (0, "lay 0"), (1, "lay 1"))
    assert table.match.over()


async def took_back(services: Services, people: list[str]) -> Table:
    table = await seated(services, people)
    await play(table, (0, "pick 1"), (1, "pick 2"), (0, "confirm"))
    assert table.match.history
    for _ in range(2):
        await table.undo(0, table.match.history.plies[0])
    await play(table, (0, "pick 3"), (0, "confirm"))
    await rest(table)
    return table


async def began_again(services: Services, people: list[str]) -> Table:
    table = await seated(services, people)
    await play(table, (0, "pick 1"), (1, "pick 2"), (0, "confirm"))
    assert table.match.history
    await table.restart(0, table.match.history.plies[0])
    await play(table, (0, "pick 3"), (0, "confirm"))
    await rest(table)
    return table


def unnamed(services: Services) -> None:
    """As logs were written before they named the lines that are taken back."""
    database_of(services).reader.execute("UPDATE log SET action = '' WHERE kind = 'restart'")


async def exported(services: Services, person: str) -> list[dict[str, Any]]:
    kept = msgspec.json.decode(
        msgspec.json.encode(await services.export_and_erase.export(await profile(services, person)))
    )
    games: list[dict[str, Any]] = kept["games"]
    return games


@pytest.mark.parametrize("played", [took_back, began_again])
async def test_what_was_taken_back_is_left_out_and_nothing_is_played_for_it(
    services: Services, monkeypatch: pytest.MonkeyPatch, played: Callable[[Services, list[str]], Awaitable[Table]]
) -> None:
    people = await guests(services, 2)
    table = await played(services, people)
    await services.results.close()
    services.lobby.tables.clear()
    monkeypatch.setattr(History, "read", None)
    (game,) = await exported(services, people[0])
    assert msgspec.convert(game["record"], Record) == table.match.record()
    assert [act for seat, act in game["record"]["actions"] if seat == 0][:2] == ["pick 3", "confirm"]
    assert services.lobby.tables == {}


async def test_a_turn_begun_again_is_played_elsewhere(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    people = await guests(services, 2)
    table = await began_again(services, people)
    unnamed(services)
    await services.results.close()
    services.lobby.tables.clear()
    threads: list[threading.Thread] = []
    read = History.read

    def watched(history: History, entries: list[Entry]) -> None:
        threads.append(threading.current_thread())
        read(history, entries)

    monkeypatch.setattr(History, "read", watched)
    (game,) = await exported(services, people[0])
    assert msgspec.convert(game["record"], Record) == table.match.record()
    assert len(threads) == 1
    assert threading.main_thread() not in threads
    assert services.lobby.tables == {}


async def test_records_of_older_rules_are_taken_along_and_those_nobody_can_tell_harm_nobody(services: Services) -> None:
    people = await guests(services, 2)
    older, broken = await took_back(services, people), await began_again(services, people)
    unnamed(services)
    await services.results.close()
    services.lobby.tables.clear()
    for id in (older.id, broken.id):
        database_of(services).reader.execute("UPDATE tables SET rules = 0 WHERE id = ?", (id,))
    for part in ("last_views", "endings"):
        database_of(services).reader.execute(f"DELETE FROM {part}")
    records = {game["table"]: game.get("record") for game in await exported(services, people[1])}
    assert msgspec.convert(records[older.id], Record).rules == 0
    assert records[broken.id] is None


async def test_a_sealed_game_is_told_to_nobody_yet(services: Services) -> None:
    people = await guests(services, 2)
    table = await took_back(services, people)
    database_of(services).reader.execute("UPDATE tables SET sealed_until = 99999999999 WHERE id = ?", (table.id,))
    (game,) = await exported(services, people[0])
    assert "record" not in game
