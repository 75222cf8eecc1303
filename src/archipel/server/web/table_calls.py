"""The calls of docs/wire.md, each a few lines over the lobby and the profiles."""

from __future__ import annotations

from typing import Any, TypeVar

import msgspec
from litestar import Request, Response, get, post, put
from litestar.datastructures import Cookie
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.core.record import Record
from archipel.core.values import Seat
from archipel.server.content.atlas import Island, islands
from archipel.server.people.profiles import COOKIE, Changes, Me
from archipel.server.web.request_checks import person_of, table_of
from archipel.server.web.services import address, services_of
from archipel.table.lobby import Listed, Wish
from archipel.table.refusal import refuse
from archipel.table.rows import Profile
from archipel.table.table import Table

YEAR = 365 * 24 * 3600

T = TypeVar("T")
Ask = Request[Any, Any, Any]


class Opened(msgspec.Struct):
    table: str


class Seated(msgspec.Struct):
    seat: Seat


@get("/api/games")
async def list_games() -> list[Island]:
    return islands()


@get("/api/me")
async def get_me(request: Ask) -> Response[Me]:
    services = services_of(request)
    profile = await find_me(request)
    if profile is not None:
        return Response(await services.profiles.me(profile))
    if not services.new_guests.take(address(request)):
        raise refuse("server-too-fast", status=429)
    profile = await services.profiles.make(request.headers.get("accept-language", ""))
    return Response(await services.profiles.me(profile), cookies=[cookie(request, profile)])


@put("/api/me")
async def put_me(request: Ask) -> Me:
    services, changes = services_of(request), await body(request, Changes)
    changed = await services.profiles.change((await need_me(request)).id, changes)
    services.lobby.renamed(changed.id)
    return await services.profiles.me(changed)


@post("/api/tables")
async def open_table(request: Ask) -> Opened:
    me = await need_me(request)
    spend(request)
    return Opened(await services_of(request).lobby.create(await body(request, Wish), me.id))


@get("/api/tables")
async def my_tables(request: Ask) -> list[Listed]:
    me = await find_me(request)
    return await services_of(request).lobby.mine(me.id) if me else []


@get("/api/open")
async def open_tables(request: Ask) -> list[Listed]:
    me = await find_me(request)
    return await services_of(request).lobby.others(me.id if me else "", request.query_params.get("game", ""))


@post("/api/tables/{id:str}/join", status_code=200)
async def join_table(request: Ask) -> Seated:
    me = await need_me(request)
    return Seated(await (await find_table(request)).join(me.id))


@get("/api/tables/{id:str}/record")
async def get_record(request: Ask) -> Record:
    return (await find_table(request)).match.record()


async def find_me(request: Ask) -> Profile | None:
    person = person_of(request)
    return await services_of(request).profiles.find(person) if person else None


async def need_me(request: Ask) -> Profile:
    """Whoever asks; refused where the server has not met them."""
    profile = await find_me(request)
    if profile is None:
        raise refuse("server-no-guest", status=401)
    return profile


def spend(request: Ask) -> None:
    """Count a call that costs the server more than others; refused where an address makes too many."""
    if not services_of(request).new_tables.take(address(request)):
        raise refuse("server-too-fast", status=429)


async def find_table(request: Ask) -> Table:
    return await table_of(request)


async def body(request: Ask, kind: type[T]) -> T:
    try:
        return msgspec.json.decode(await request.body(), type=kind)
    except (msgspec.DecodeError, UnicodeDecodeError):
        raise refuse("server-malformed") from None


def cookie(request: Ask, profile: Profile) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services_of(request).profiles.signer.sign(profile.id),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


CALLS: list[HTTPRouteHandler] = [
    list_games,
    get_me,
    put_me,
    open_table,
    my_tables,
    open_tables,
    join_table,
    get_record,
]
