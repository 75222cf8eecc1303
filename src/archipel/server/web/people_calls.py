"""The calls about oneself: history, statistics, links, alerts, export and erasure; and the daily island."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any

import msgspec
from litestar import Response, delete, get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import JSONBody, QueryParameter

from archipel.server.people.passkeys import Challenge, NewPasskey, PasskeyProof
from archipel.server.people.profiles import COOKIE, Me
from archipel.server.people.webhook import read_hook
from archipel.server.statistics.daily import DailyOverview
from archipel.server.statistics.results import GameHistory
from archipel.server.web.callers import (
    Guest,
    check_guesses,
    check_guest_and_spend,
    find_guest,
    guest_cookie,
    server_address,
    spend,
)
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.http_types import (
    Achievements,
    DailyWish,
    EarnedTrophy,
    EraseWish,
    HookWish,
    LinkKey,
    LinkWish,
    OpenedTable,
    PasskeyCount,
    ProfileName,
    TakeWish,
)
from archipel.server.web.services import address, services_of
from archipel.table.refusal import Refusal, refuse

Skip = Annotated[
    str,
    QueryParameter(
        description="how many to leave out", schema_extra={"type": "integer", "minimum": 0, "maximum": 999_999}
    ),
]


@get("/api/me/games")
async def my_games(request: HttpRequest, me: Guest, skip: Skip = "0") -> GameHistory:
    """My finished games, newest first."""
    if not (skip.isascii() and skip.isdigit() and len(skip) < 7):
        raise refuse("server-malformed")
    return await services_of(request).results.past(me.id, int(skip))


@get("/api/me/deeds")
async def my_achievements(request: HttpRequest, me: Guest) -> Achievements:
    """My statistics by game, and the trophies I have earned."""
    services = services_of(request)
    won = await services.store.profiles.trophies(me.id)
    trophies = [EarnedTrophy(one.game, one.trophy, one.table, one.at) for one in won]
    return Achievements(await services.results.statistics(me.id), trophies)


@post("/api/me/link", status_code=200)
async def my_link(request: HttpRequest, me: Guest, data: JSONBody[LinkWish]) -> LinkKey:
    """The key that leads back here; a new one makes the old ones worthless, and signs nobody out."""
    links = services_of(request).recovery_links
    return LinkKey(links.key(await links.renew(me.id) if data.renew else me))


@post("/api/take", status_code=200, before_request=check_guesses)
async def take_profile(request: HttpRequest, data: JSONBody[TakeWish]) -> Response[ProfileName]:
    """Whose key it is; where that is sure, this browser gets their cookie."""
    services = services_of(request)
    try:
        owner = await services.recovery_links.owner(data.key)
    except Refusal:
        services.misses.take(address(request))
        raise
    return Response(ProfileName(owner.name), cookies=[guest_cookie(request, owner)] if data.sure else [])


@get("/api/me/passkeys")
async def my_passkeys(request: HttpRequest, me: Guest) -> PasskeyCount:
    """How many passkeys I have."""
    return PasskeyCount(await services_of(request).store.passkeys.count(me.id))


@post("/api/me/passkeys", status_code=200)
async def add_passkey(request: HttpRequest, me: Guest, data: JSONBody[NewPasskey]) -> PasskeyCount:
    """Add a passkey that signs a challenge of this server."""
    services = services_of(request)
    await services.passkeys.add(me, data, server_address(request))
    return PasskeyCount(await services.store.passkeys.count(me.id))


@delete("/api/me/passkeys", status_code=200)
async def drop_passkeys(request: HttpRequest, me: Guest) -> PasskeyCount:
    """Take all my passkeys away."""
    await services_of(request).store.passkeys.drop(me.id)
    return PasskeyCount(0)


@post("/api/passkeys/challenge", status_code=200)
async def passkey_challenge(request: HttpRequest) -> Challenge:
    """A challenge for a passkey to sign, good once and for a few minutes."""
    spend(request)
    return services_of(request).passkeys.challenge()


@post("/api/passkeys/take", status_code=200, before_request=check_guesses)
async def take_by_passkey(request: HttpRequest, data: JSONBody[PasskeyProof]) -> Response[ProfileName]:
    """Become whoever a passkey vouches for: this browser gets their cookie."""
    services = services_of(request)
    try:
        owner = await services.passkeys.owner(data, server_address(request))
    except Refusal:
        services.misses.take(address(request))
        raise
    return Response(ProfileName(owner.name), cookies=[guest_cookie(request, owner)])


@put("/api/me/hook")
async def put_hook(request: HttpRequest, me: Guest, data: JSONBody[HookWish]) -> Me:
    """Where I want to be told of my turns; an empty address: nowhere."""
    services, hook = services_of(request), data.address.strip()
    if hook:
        read_hook(hook)
        hook = f"{hook} {server_address(request)}"
    changed = await services.profiles.alter(me.id, lambda profile: msgspec.structs.replace(profile, hook=hook))
    return await services.profiles.me(changed)


@post("/api/me/hook/test", status_code=200)
async def test_hook(request: HttpRequest, me: Guest) -> ProfileName:
    """Send a word to the address that is told of my turns."""
    await services_of(request).alerts.test(me)
    return ProfileName(me.name)


@get("/api/me/export", responses={200: ResponseSpec(dict[str, Any], generate_examples=False)})
async def export_me(request: HttpRequest, me: Guest) -> Response[bytes]:
    """Everything that is kept of me, as a file."""
    spend(request)
    told = await asyncio.to_thread(_spelled, await services_of(request).export_and_erase.export(me))
    headers = {"content-disposition": 'attachment; filename="archipel.json"'}
    return Response(told, media_type="application/json", headers=headers)


def _spelled(kept: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(kept), indent=1)


@delete("/api/me", status_code=200)
async def erase_me(request: HttpRequest, me: Guest, data: JSONBody[EraseWish]) -> Response[ProfileName]:
    """Erase my profile; games stay, without my name."""
    await services_of(request).export_and_erase.erase(me)
    answer = Response(ProfileName(""))
    answer.delete_cookie(COOKIE)
    return answer


@get("/api/daily")
async def show_daily(request: HttpRequest) -> DailyOverview:
    """Today's deals with my tries and the ranking, yesterday's with their best."""
    me = await find_guest(request)
    return await services_of(request).daily.show(me.id if me else "")


@post("/api/daily", before_request=check_guest_and_spend)
async def begin_daily(request: HttpRequest, me: Guest, data: JSONBody[DailyWish]) -> OpenedTable:
    """The table of my one try at a deal of today."""
    return OpenedTable(await services_of(request).daily.begin(data.game, data.mode, me.id))


PEOPLE_CALLS: list[HTTPRouteHandler] = [
    my_games,
    my_achievements,
    my_link,
    take_profile,
    my_passkeys,
    add_passkey,
    drop_passkeys,
    passkey_challenge,
    take_by_passkey,
    put_hook,
    test_hook,
    export_me,
    erase_me,
    show_daily,
    begin_daily,
]
