"""Calls of a page to the house in its own worker: the same as a server answers, without a wire between."""

from __future__ import annotations

import logging
import re
from typing import Any
from urllib.parse import parse_qsl, unquote, urlsplit

import msgspec

from archipel.core.text import text
from archipel.server.calls.call import BROKEN, JSON, Becomes, Call, File, Kept, refused_call
from archipel.server.calls.call_list import HOUSE_CALLS
from archipel.server.calls.http_types import RefusedCall
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Profile
from archipel.table.store import StoreFailed
from archipel.worker.services import PageServices

BRACKETS = re.compile(r"[\[{]+|[\]}]+")
DEEPEST = 1000
"""Brackets within brackets, those in texts too: where there are some thousands, a browser ends whatever reads them."""
NOWHERE = RefusedCall(text("static-needs-server"))

logger = logging.getLogger("archipel.worker")


class Answer(msgspec.Struct):
    """What goes back to the page; `name` is that of a file to be kept."""

    status: int
    body: str
    media: str = JSON
    name: str = ""


class PageCaller:
    """The one person of the house. Nothing is limited: it is their own machine."""

    origin = ""

    def __init__(self, services: PageServices, body: str, languages: str) -> None:
        self.services = services
        self.sent = body
        self.languages = languages

    async def guest(self) -> Profile | None:
        return await self.services.profiles.find(self.services.me) if self.services.me else None

    async def body(self) -> bytes:
        return self.sent.encode()

    def new_guest(self) -> None: ...

    def spend(self) -> None: ...

    def remark(self, message: str, **fields: str | int) -> None: ...


async def answer_call(services: PageServices, method: str, address: str, body: str, languages: str) -> Answer:
    """Whatever is asked has an answer: what was asked for, or one sentence why not."""
    asked, parts = PageCaller(services, body, languages), urlsplit(address)
    try:
        for call in HOUSE_CALLS:
            found = call.pattern.fullmatch(parts.path) if call.method == method else None
            if found is not None:
                return await _carry_out(call, asked, found.groupdict(), parts.query)
    except Refusal as refusal:
        return _told(refused_call(refusal), refusal.status)
    except Exception as error:
        logger.error("a call failed: %s", blame(error))
        return _told(BROKEN, 500)
    return _told(NOWHERE, 501)


async def _carry_out(call: Call, asked: PageCaller, path: dict[str, str], query: str) -> Answer:
    place = {name: unquote(value) for name, value in path.items()}
    if len(asked.sent) > call.largest:
        raise refuse("server-too-large", status=413)
    if _is_deep(asked.sent):
        raise refuse("server-malformed")
    found = await call.run(asked, place, dict(parse_qsl(query)))
    if isinstance(found, Becomes):
        await _become(asked.services, found.person)
        found = found.value
    return _answered(found, call.status)


def _is_deep(said: str) -> bool:
    depth = 0
    for run in BRACKETS.finditer(said):
        depth += len(run[0]) if run[0][0] in "[{" else -min(depth, len(run[0]))
        if depth > DEEPEST:
            return True
    return False


async def _become(services: PageServices, person: Profile | None) -> None:
    try:
        await services.shelf.become(person.id if person else "")
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None


def _answered(found: Any, status: int) -> Answer:
    if isinstance(found, Kept):
        return Answer(status, found.asset.body.decode(), found.asset.kind)
    if isinstance(found, File):
        body = found.body if isinstance(found.body, str) else found.body.decode()
        return Answer(status, body, found.media, found.name)
    return _told(found, status)


def _told(found: Any, status: int) -> Answer:
    return Answer(status, msgspec.json.encode(found).decode())
