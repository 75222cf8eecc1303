"""Everything that lives as long as the server does."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from litestar.connection import ASGIConnection

from archipel.server.guard import Buckets
from archipel.server.lobby import Lobby
from archipel.server.profiles import Profiles
from archipel.server.signing import Signer
from archipel.server.store.sqlite import SqliteStore
from archipel.server.thinking import Thinking


def hall_of(asked: ASGIConnection[Any, Any, Any, Any]) -> Hall:
    hall = asked.app.state.hall
    assert isinstance(hall, Hall)
    return hall


class Hall:
    """`data` is the folder of the database and the key; `pages` that of the built client."""

    def __init__(self, data: Path, pages: Path) -> None:
        data.mkdir(mode=0o700, parents=True, exist_ok=True)
        self.pages = pages
        self.store = SqliteStore(data / "archipel.db")
        self.profiles = Profiles(self.store, Signer(data))
        self.thinking = Thinking()
        self.lobby = Lobby(self.store, self.profiles, self.thinking)
        self.new_guests = Buckets(burst=120, rate=2)
        self.new_tables = Buckets(burst=60, rate=1)
        self.new_sockets = Buckets(burst=120, rate=4)

    async def open(self) -> None:
        self.thinking.start()

    async def close(self) -> None:
        """Let bots go, finish what is under way, then the store."""
        await self.thinking.stop()
        await self.lobby.settle()
        await self.store.close()
