"""The calls about oneself: history, statistics, links, alerts, export, farewell; and the daily island."""

from __future__ import annotations

import asyncio
from typing import Any, Literal

import msgspec
from litestar import Request, Response, delete, get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.server.people.passkeys import Challenge, Made, Shown
from archipel.server.people.profiles import COOKIE, Me
from archipel.server.people.webhook import read_hook
from archipel.server.statistics.daily import Day
from archipel.server.statistics.results import GameStatistics, Past
from archipel.server.web.services import address, services_of
from archipel.server.web.table_calls import Opened, body, cookie, find_me, need_me, spend
from archipel.table.refusal import Refusal, refuse

Ask = Request[Any, Any, Any]


class Earned(msgspec.Struct):
    game: str
    trophy: str
    table: str
    at: int


class Deeds(msgspec.Struct):
    statistics: list[GameStatistics]
    trophies: list[Earned]


class NewLink(msgspec.Struct, forbid_unknown_fields=True):
    renew: bool = False


class Key(msgspec.Struct):
    key: str


class Taking(msgspec.Struct, forbid_unknown_fields=True):
    """Whose key is it; `sure`: and be that person from now on."""

    key: str
    sure: bool = False


class Whose(msgspec.Struct):
    name: str


class Kept(msgspec.Struct):
    """How many passkeys open this profile."""

    passkeys: int


class NewHook(msgspec.Struct, forbid_unknown_fields=True):
    address: str


class Try(msgspec.Struct, forbid_unknown_fields=True):
    game: str
    mode: str


class Farewell(msgspec.Struct, forbid_unknown_fields=True):
    sure: Literal["yes"]


@get("/api/me/games")
async def my_games(request: Ask) -> Past:
    me = await need_me(request)
    skip = request.query_params.get("skip", "0")
    if not (skip.isascii() and skip.isdigit() and len(skip) < 7):
        raise refuse("server-malformed")
    return await services_of(request).results.past(me.id, int(skip))


@get("/api/me/deeds")
async def my_deeds(request: Ask) -> Deeds:
    services, me = services_of(request), await need_me(request)
    won = await services.store.profiles.trophies(me.id)
    trophies = [Earned(one.game, one.trophy, one.table, one.at) for one in won]
    return Deeds(await services.results.statistics(me.id), trophies)


@post("/api/me/link", status_code=200)
async def my_link(request: Ask) -> Key:
    """The key that leads back here; a new one makes the old ones worthless, and signs nobody out."""
    services, wish = services_of(request), await body(request, NewLink)
    me = await need_me(request)
    if wish.renew:
        me = await services.recovery_links.renew(me.id)
    return Key(services.recovery_links.key(me))


@post("/api/take", status_code=200)
async def take(request: Ask) -> Response[Whose]:
    services = services_of(request)
    if not services.misses.left(address(request)):
        raise refuse("server-too-fast", status=429)
    asked = await body(request, Taking)
    try:
        owner = await services.recovery_links.owner(asked.key)
    except Refusal:
        services.misses.take(address(request))
        raise
    return Response(Whose(owner.name), cookies=[cookie(request, owner)] if asked.sure else [])


@get("/api/me/passkeys")
async def my_passkeys(request: Ask) -> Kept:
    return Kept(await services_of(request).store.passkeys.count((await need_me(request)).id))


@post("/api/me/passkeys", status_code=200)
async def add_passkey(request: Ask) -> Kept:
    services, made = services_of(request), await body(request, Made)
    me = await need_me(request)
    await services.passkeys.add(me, made, home(request))
    return Kept(await services.store.passkeys.count(me.id))


@delete("/api/me/passkeys", status_code=200)
async def drop_passkeys(request: Ask) -> Kept:
    me = await need_me(request)
    await services_of(request).store.passkeys.drop(me.id)
    return Kept(0)


@post("/api/passkeys/challenge", status_code=200)
async def challenge(request: Ask) -> Challenge:
    spend(request)
    return services_of(request).passkeys.challenge()


@post("/api/passkeys/take", status_code=200)
async def take_by_passkey(request: Ask) -> Response[Whose]:
    services = services_of(request)
    if not services.misses.left(address(request)):
        raise refuse("server-too-fast", status=429)
    try:
        owner = await services.passkeys.owner(await body(request, Shown), home(request))
    except Refusal:
        services.misses.take(address(request))
        raise
    return Response(Whose(owner.name), cookies=[cookie(request, owner)])


@put("/api/me/hook")
async def put_hook(request: Ask) -> Me:
    """Where I want to be told of my turns; an empty address: nowhere."""
    services, hook = services_of(request), (await body(request, NewHook)).address.strip()
    me = await need_me(request)
    if hook:
        read_hook(hook)
        hook = f"{hook} {home(request)}"
    changed = await services.profiles.alter(me.id, lambda profile: msgspec.structs.replace(profile, hook=hook))
    return await services.profiles.me(changed)


@post("/api/me/hook/test", status_code=200)
async def test_hook(request: Ask) -> Whose:
    me = await need_me(request)
    await services_of(request).alerts.test(me)
    return Whose(me.name)


@get("/api/me/export")
async def export(request: Ask) -> Response[bytes]:
    services, me = services_of(request), await need_me(request)
    spend(request)
    told = await asyncio.to_thread(_spelled, await services.export_and_erase.export(me))
    headers = {"content-disposition": 'attachment; filename="archipel.json"'}
    return Response(told, media_type="application/json", headers=headers)


def _spelled(kept: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(kept), indent=1)


@delete("/api/me", status_code=200)
async def farewell(request: Ask) -> Response[Whose]:
    services, _ = services_of(request), await body(request, Farewell)
    await services.export_and_erase.erase(await need_me(request))
    answer = Response(Whose(""))
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/daily")
async def daily(request: Ask) -> Day:
    me = await find_me(request)
    return await services_of(request).daily.show(me.id if me else "")


@post("/api/daily")
async def begin_daily(request: Ask) -> Opened:
    services, me = services_of(request), await need_me(request)
    spend(request)
    wanted = await body(request, Try)
    return Opened(await services.daily.begin(wanted.game, wanted.mode, me.id))


def home(request: Ask) -> str:
    """Where this server is to whoever asks."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"


MY_CALLS: list[HTTPRouteHandler] = [
    my_games,
    my_deeds,
    my_link,
    take,
    my_passkeys,
    add_passkey,
    drop_passkeys,
    challenge,
    take_by_passkey,
    put_hook,
    test_hook,
    export,
    farewell,
    daily,
    begin_daily,
]
