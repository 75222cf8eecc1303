"""Servers one after another, each a process of its own with everything loaded: python -m tests.server.nest PORT DATA.

For every line on its standard input it waits until the last one is dead, starts the next and tells its number; at the
end of the input it has the last one stop in good order.
"""

from __future__ import annotations

import os
import signal
import sys

from archipel.server.app import serve
from archipel.server.atlas import islands
from archipel.server.settings import read_settings
from tests.server.host import shelve


def main(port: int, data: str) -> None:
    settings = read_settings(os.environ, port=port, data=data, browser=False)
    shelve()
    islands()
    hatched = 0
    while sys.stdin.readline():
        if hatched:
            os.waitpid(hatched, 0)
        hatched = os.fork()
        if not hatched:
            serve(settings)
            os._exit(0)
        print(f"hatched {hatched}", flush=True)
    if hatched:
        os.kill(hatched, signal.SIGTERM)
        os.waitpid(hatched, 0)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2])
