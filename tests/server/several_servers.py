"""Several servers over one PostgreSQL, in one process."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path

import msgspec

from archipel.server.base.settings import DEFAULTS
from archipel.server.web.services import Services
from archipel.table.table import Table

PATIENCE = 60.0

House = Callable[..., Awaitable[Services]]


@asynccontextmanager
async def servers(folder: Path, address: str) -> AsyncIterator[House]:
    """Open one more server over the same database, as often as one likes."""
    async with AsyncExitStack() as opened:

        async def open_one(**settings: object) -> Services:
            chosen = msgspec.structs.replace(DEFAULTS, database=address, **settings)
            services = Services(folder / "data", folder / "pages", chosen)
            await services.open()
            opened.push_async_callback(_close, services)
            return services

        yield open_one


async def _close(services: Services) -> None:
    if services.store.writes():
        await services.close()


async def until(met: Callable[[], object]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not met():
            await asyncio.sleep(0.01)


def lines(table: Table) -> list[tuple[str, int, str]]:
    history = table.match.history
    assert history is not None
    return [(line.entry.kind, line.entry.seat, line.entry.action) for line in history.lines]
