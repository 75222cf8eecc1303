"""The house as the scripts of a worker hold it: a bridge of theirs in, what they call out."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Sequence
from typing import Any, Protocol

import msgspec

from archipel.table.store import StoreFailed
from archipel.worker.caller import answer_call
from archipel.worker.links import Links
from archipel.worker.services import PageServices
from archipel.worker.thinker import WorkerThinker

ME = "me"
LONGEST_THOUGHT = 60.0
"""Seconds: the first of all waits for Python to wake in the other worker, and a phone takes its time."""


class Bridge(Protocol):
    """What the worker's scripts do for the house: keep, think, and speak to the page. All of it is text."""

    def load(self) -> Awaitable[str]:
        """Everything kept, JSON pairs of a key and a value."""

    def put(self, changes: str) -> Awaitable[str]:
        """Keep changes, JSON pairs of a key and a value or null; why not, where they could not be kept."""

    def think(self, name: str, job: str) -> Awaitable[str]: ...

    def stop(self) -> None: ...

    def tell(self, link: int, said: str) -> None: ...

    def end(self, link: int, code: int) -> None: ...


class BrowserShelf:
    """What the browser keeps for this site."""

    def __init__(self, bridge: Bridge) -> None:
        self.bridge = bridge
        self.me = ""
        self.closed = False

    async def load(self) -> Sequence[tuple[str, bytes]]:
        held = dict(msgspec.json.decode(await self.bridge.load(), type=list[tuple[str, str]]))
        self.me = held.pop(ME, "")
        return [(key, value.encode()) for key, value in held.items()]

    async def put(self, changes: Sequence[tuple[str, bytes | None]]) -> None:
        await self._put([(key, None if value is None else value.decode()) for key, value in changes])

    async def become(self, person: str) -> None:
        await self._put([(ME, person or None)])
        self.me = person

    async def _put(self, changes: Sequence[tuple[str, str | None]]) -> None:
        if self.closed:
            raise StoreFailed("another window has the house")
        why = await self.bridge.put(msgspec.json.encode(changes).decode())
        if why:
            raise StoreFailed(why)


class PageHouse:
    def __init__(self, services: PageServices, shelf: BrowserShelf, bridge: Bridge) -> None:
        self.services = services
        self.shelf = shelf
        self.links = Links(services, bridge.tell, bridge.end)
        self.tasks: set[asyncio.Task[None]] = set()

    async def call(self, method: str, address: str, body: str, languages: str) -> str:
        """The answer, as JSON."""
        answer = await answer_call(self.services, method, address, body, languages)
        return msgspec.json.encode(answer).decode()

    def open(self, link: int, address: str) -> None:
        self.links.expect(link)
        self._do(self.links.open(link, address))

    def hear(self, link: int, data: str) -> None:
        self._do(self.links.hear(link, data))

    def close(self, link: int) -> None:
        self.links.close(link)

    def leave(self) -> None:
        """Another window has the house from now on: nothing is kept from here, not even what is under way."""
        self.shelf.closed = True
        self._do(self.services.close())

    def _do(self, work: Any) -> None:
        task: asyncio.Task[None] = asyncio.get_running_loop().create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self.tasks.discard)


async def begin(bridge: Bridge) -> PageHouse:
    """The house, open; StoreFailed where what is kept cannot be read."""
    thinker = WorkerThinker(bridge.think, bridge.stop, LONGEST_THOUGHT)
    shelf = BrowserShelf(bridge)
    services = await PageServices.begin(shelf, thinker)
    await services.open()
    return PageHouse(services, shelf, bridge)
