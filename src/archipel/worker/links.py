"""Links of a page to a table or a lesson: what a socket is on a server."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Protocol
from urllib.parse import parse_qs, unquote, urlsplit

import msgspec

from archipel.core.text import text
from archipel.server.content.classroom import Classroom
from archipel.server.content.lessons import begin_lesson
from archipel.table.audience import tell
from archipel.table.dispatch import answer
from archipel.table.refusal import Refusal, blame
from archipel.table.table import Table
from archipel.table.wire.messages import Refused
from archipel.worker.services import PageServices

GONE, BROKEN = 4404, 1011

logger = logging.getLogger("archipel.worker")


class PageOutlet:
    """The way to one open page."""

    def __init__(self, person: str, write: Callable[[str], None]) -> None:
        self.person = person
        self.write = write

    def send(self, message: bytes) -> None:
        self.write(message.decode())

    def let_go(self) -> None:
        """There is no other house to ask."""


class Link(Protocol):
    async def hear(self, data: str) -> None: ...

    def leave(self) -> None: ...


class TableLink:
    def __init__(self, services: PageServices, page: PageOutlet, table: Table) -> None:
        self.services = services
        self.page = page
        self.table = table
        table.attach(page)

    async def hear(self, data: str) -> None:
        await answer(data, self.page, self.table, self.services.hints)

    def leave(self) -> None:
        self.table.detach(self.page)


class LessonLink:
    def __init__(self, page: PageOutlet, classroom: Classroom) -> None:
        self.page = page
        self.classroom = classroom
        for told in classroom.whole():
            tell(page, told)

    async def hear(self, data: str) -> None:
        for told in self.classroom.answer(data):
            tell(self.page, told)

    def leave(self) -> None: ...


class Links:
    """Every link of the page, by its number; `tell` and `end` speak to the page."""

    def __init__(
        self, services: PageServices, tell: Callable[[int, str], None], end: Callable[[int, int], None]
    ) -> None:
        self.services = services
        self.tell = tell
        self.end = end
        self.links: dict[int, Link] = {}
        self.turns: dict[int, asyncio.Lock] = {}

    def expect(self, number: int) -> None:
        """A link is to be opened; nothing comes of it where it is closed before that."""
        self.turns[number] = asyncio.Lock()

    async def open(self, number: int, address: str) -> None:
        turn = self.turns.get(number)
        if turn is None:
            return
        async with turn:
            try:
                link = await self._open(number, address)
                if self.turns.get(number) is turn:
                    self.links[number] = link
                else:
                    link.leave()
            except Refusal as refusal:
                self._turn_away(number, Refused(refusal.why), GONE)
            except Exception as error:
                logger.error("nothing can be shown there: %s", blame(error))
                self._turn_away(number, Refused(text("server-broken")), BROKEN)

    async def hear(self, number: int, data: str) -> None:
        """One message after another."""
        async with self.turns.get(number) or asyncio.Lock():
            link = self.links.get(number)
            if link is not None:
                await link.hear(data)

    def close(self, number: int) -> None:
        self.turns.pop(number, None)
        link = self.links.pop(number, None)
        if link is not None:
            link.leave()

    async def _open(self, number: int, address: str) -> Link:
        parts = urlsplit(address)
        _, _, kind, id, _ = parts.path.split("/")
        page = PageOutlet(self.services.me, lambda said: self.tell(number, said))
        if kind == "learn":
            (step,) = parse_qs(parts.query).get("step", ["0"])
            return LessonLink(page, Classroom(begin_lesson(unquote(id), step)))
        return TableLink(self.services, page, await self.services.lobby.table(unquote(id)))

    def _turn_away(self, number: int, refused: Refused, code: int) -> None:
        self.turns.pop(number, None)
        self.tell(number, msgspec.json.encode(refused).decode())
        self.end(number, code)
