"""People at a table without a network: what each page is sent, decoded."""

from __future__ import annotations

from typing import Any

from archipel.server.store.sqlite import SqliteStore
from archipel.server.store.sqlite.database import Database
from archipel.server.web.services import Services
from archipel.table.lobby import SeatWish, TableWish
from archipel.table.table import Table
from tests.frames import Holder


def database_of(services: Services) -> Database:
    """The file behind a server, to look into."""
    assert isinstance(services.store, SqliteStore)
    return services.store.database


class Sheet:
    """A page that keeps what it is sent."""

    def __init__(self, person: str) -> None:
        self.person = person
        self.bytes: list[bytes] = []
        self.told: list[dict[str, Any]] = []
        self.holder = Holder()
        self.let = False

    def send(self, message: bytes) -> None:
        self.bytes.append(message)
        self.told.append(self.holder.read(message))

    def let_go(self) -> None:
        self.let = True

    def forget(self) -> None:
        self.bytes.clear()
        self.told.clear()

    @property
    def kinds(self) -> list[str]:
        return [tell["is"] for tell in self.told]

    @property
    def last(self) -> dict[str, Any]:
        return self.told[-1]


async def guests(services: Services, count: int) -> list[str]:
    return [(await services.profiles.make("en")).id for _ in range(count)]


async def seated(services: Services, people: list[str], mode: str = "open", bots: int = 0) -> Table:
    """A table with everybody in their seats, the first of them its opener."""
    friends = [SeatWish("friend")] * (len(people) - 1)
    id = await services.lobby.create(
        TableWish("numbers", mode, [SeatWish("me"), *friends, *[SeatWish("bot", "easy")] * bots]), people[0]
    )
    table = await services.lobby.table(id)
    for person in people[1:]:
        await table.join(person)
    return table


async def play(table: Table, *acts: tuple[int, str]) -> None:
    for seat, action in acts:
        assert table.match.history is not None
        await table.act(seat, table.match.history.plies[seat], action)
