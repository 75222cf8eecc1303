"""Servers one after another, each a process of its own: python -m tests.server.server_chain PORT DATA.

For every line on its standard input it waits until the last one is dead, starts the next and tells its number; at the
end of the input it has the last one stop in good order.
"""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

import uvicorn

from archipel.server.base.settings import read_settings
from archipel.server.web.app import make_app, serve
from tests.server.toy_server import shelve


async def rehearse() -> None:
    """A server that opens and closes in a folder of its own, so that whatever is loaded late is loaded."""
    with TemporaryDirectory() as folder:
        app = make_app(Path(folder))
        uvicorn.Config(app, log_config=None).load()
        async with app.lifespan():
            pass


def main(port: int, data: str) -> None:
    settings = read_settings(os.environ, port=port, data=data, browser=False)
    shelve()
    asyncio.run(rehearse())
    started = 0
    while sys.stdin.readline():
        if started:
            os.waitpid(started, 0)
        started = os.fork()
        if not started:
            serve(settings)
            os._exit(0)
        print(f"started {started}", flush=True)
    if started:
        os.kill(started, signal.SIGTERM)
        os.waitpid(started, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
