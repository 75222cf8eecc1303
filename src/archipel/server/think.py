"""A server without a door: bots think here for those that share its database."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Callable
from pathlib import Path

from archipel.server.base.logs import start_logs
from archipel.server.base.settings import Settings
from archipel.server.calls.server_services import ServerServices


def think(settings: Settings, begun: Callable[[], None]) -> None:
    """Until told to stop; StoreFailed or UnusableData where the database cannot be used. `begun` is called once it can
    be."""
    services = ServerServices(Path(settings.data), settings)
    start_logs(settings.log_level, settings.log_format)
    asyncio.run(_think(services, begun))


async def _think(services: ServerServices, begun: Callable[[], None]) -> None:
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for sign in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(sign, stop.set)
    await services.open()
    begun()
    try:
        await stop.wait()
    finally:
        await services.close()
