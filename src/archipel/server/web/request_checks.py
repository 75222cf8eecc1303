"""Who comes in: from where, how often, under whose name; and what every answer carries."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.types import Message, Scope

from archipel.server.base import metrics
from archipel.server.base.hosts import same_origin
from archipel.server.base.limits import HEADERS, POLICY_NAME
from archipel.server.base.logs import note
from archipel.server.people.profiles import COOKIE
from archipel.server.web.services import address, services_of
from archipel.table.refusal import Refusal, refuse
from archipel.table.table import Table
from archipel.table.wire.messages import WIRE

SAFE = ("GET", "HEAD", "OPTIONS")
LINKED = ("/api/tables/", "/api/replays/")
WELL = "/health"
GUESSED = ("server-no-table", "server-replay-none")

logger = logging.getLogger("archipel.door")

Asked = ASGIConnection[Any, Any, Any, Any]


async def check_request(request: Request[Any, Any, Any]) -> None:
    if request.url.path != WELL:
        check_host(request)
    if request.method not in SAFE:
        check_origin(request)
    if not services_of(request).reads.take(address(request)):
        raise refuse("server-too-fast", status=429)
    if request.url.path.startswith(LINKED):
        check_misses(request)


def check_host(asked: Asked) -> None:
    """Refused where somebody was led here by a name that is not ours."""
    if not services_of(asked).hosts.answers(asked.headers.get("host", "")):
        raise refuse("server-other-host", status=421)


def check_origin(asked: Asked) -> None:
    """Refused to a page of another site, and to ours where it came by another scheme."""
    if not same_origin(asked.headers, asked.url.scheme):
        raise refuse("server-other-site", status=403)


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        metrics.CALLS.add(str(message["status"]))
        headers = [*message.get("headers", ())]
        named = {name for name, _ in headers}
        headers += [header for header in HEADERS if header[0] != POLICY_NAME or POLICY_NAME not in named]
        if b"cache-control" not in named:
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def person_of(asked: Asked) -> str | None:
    """The person of the cookie, if this server signed it."""
    cookie = asked.cookies.get(COOKIE)
    person = services_of(asked).profiles.who(cookie)
    if cookie and person is None:
        remark(asked, "a cookie that this server did not sign")
    return person


async def table_of(asked: Asked) -> Table:
    """The table of the address."""
    return await find_table(asked, asked.path_params["id"])


async def find_table(asked: Asked, id: str) -> Table:
    """The table of that id; whoever has asked too often for what is not there waits before being told of any."""
    check_misses(asked)
    return await services_of(asked).lobby.table(id)


def check_misses(asked: Asked) -> None:
    """Refused where an address has guessed too often."""
    if not services_of(asked).misses.left(address(asked)):
        raise refuse("server-too-fast", status=429)


def refused(asked: Asked, refusal: Refusal) -> None:
    """Counted always; told where it may be somebody trying the handles."""
    metrics.REFUSALS.add(refusal.why.key)
    guessed = refusal.why.key in GUESSED
    if guessed:
        services_of(asked).misses.take(address(asked))
    if guessed or refusal.status in (401, 403, 421, 429):
        remark(asked, "refused", why=refusal.why.key, status=refusal.status)


def remark(asked: Asked, message: str, **fields: str | int) -> None:
    """A warning with the address and the kind of call, a few for each address and then one a minute."""
    if services_of(asked).remarks.take(address(asked)):
        call = str(asked.scope.get("path_template", ""))
        note(logger, logging.WARNING, message, address=address(asked), call=call, **fields)


def check_lag(asked: Asked) -> None:
    """Refused to newcomers while the server does not keep up with those who play."""
    if services_of(asked).lag.behind():
        raise refuse("server-busy", status=503)


def check_wire(asked: Asked) -> None:
    """Refused to a page that speaks another version of the messages: it is to be loaded again. A page that does not say
    which is older than versions are, and knows only the sentences of its time; a program need not say any."""
    spoken = asked.query_params.get("wire")
    if spoken is None and "origin" in asked.headers:
        raise refuse("server-not-shown", status=403)
    if spoken not in (None, str(WIRE)):
        raise refuse("server-reload", status=403)
