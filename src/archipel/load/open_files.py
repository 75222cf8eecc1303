"""How many sockets a process may have open."""

from __future__ import annotations

import sys

from archipel.load.errors import LoadError

SPARE = 100


def allow_sockets(count: int) -> None:
    """Let this process, and those it starts, open so many; LoadError where the system forbids it."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = count + SPARE
    if hard != resource.RLIM_INFINITY and hard < wanted:
        raise LoadError(f"{count} sockets are more than this system lets a process open ({hard}); ask for fewer tables")
    if soft != resource.RLIM_INFINITY and soft < wanted:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
