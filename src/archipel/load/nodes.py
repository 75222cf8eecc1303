"""Servers that share a database: what is known of each, and some of our own."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

import msgspec

from archipel.load.own_server import OwnServer


class Node(msgspec.Struct, frozen=True):
    """A server, by its address and its process, where that is known."""

    address: str
    pid: int | None = None


@contextmanager
def own_nodes(seed: int, count: int, database: str) -> Iterator[list[Node]]:
    """So many servers over one database; each deals by a seed of its own."""
    with ExitStack() as stack:
        servers = [stack.enter_context(OwnServer(f"{seed} {number}", database=database)) for number in range(count)]
        yield [Node(server.address, server.pid) for server in servers]
