"""The calls of the start page: games, oneself, tables opened, found and joined."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Response, get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter

from archipel.core.record import Record
from archipel.server.content.assets import asset
from archipel.server.content.atlas import Island, islands
from archipel.server.people.profiles import Me, ProfileChanges
from archipel.server.web.callers import Guest, check_guest_and_spend, find_guest, guest_cookie
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.http_types import OpenedTable, TakenSeat
from archipel.server.web.pages import reply
from archipel.server.web.request_checks import find_table
from archipel.server.web.services import address, services_of
from archipel.table.lobby import ListedTable, TableWish
from archipel.table.refusal import refuse


@get("/api/games", responses={200: ResponseSpec(list[Island], generate_examples=False)})
async def list_games(request: HttpRequest) -> Response[bytes]:
    """Every game, in the order of the map."""
    return reply(request, asset(msgspec.json.encode(islands()), "application/json"))


@get("/api/me")
async def get_me(request: HttpRequest) -> Response[Me]:
    """Who I am; the first call makes a guest, and sets the signed cookie by which the server knows them."""
    services = services_of(request)
    profile = await find_guest(request)
    if profile is not None:
        return Response(await services.profiles.me(profile))
    if not services.new_guests.take(address(request)):
        raise refuse("server-too-fast", status=429)
    profile = await services.profiles.make(request.headers.get("accept-language", ""))
    return Response(await services.profiles.me(profile), cookies=[guest_cookie(request, profile)])


@put("/api/me")
async def put_me(request: HttpRequest, me: Guest, data: JSONBody[ProfileChanges]) -> Me:
    """Change my name, language, theme or preferences; what is left out stays."""
    services = services_of(request)
    changed = await services.profiles.change(me.id, data)
    services.lobby.renamed(changed.id)
    return await services.profiles.me(changed)


@post("/api/tables", before_request=check_guest_and_spend)
async def open_table(request: HttpRequest, me: Guest, data: JSONBody[TableWish]) -> OpenedTable:
    """Open a table."""
    return OpenedTable(await services_of(request).lobby.create(data, me.id))


@get("/api/tables")
async def my_tables(request: HttpRequest) -> list[ListedTable]:
    """My running tables, newest first."""
    me = await find_guest(request)
    return await services_of(request).lobby.mine(me.id) if me else []


@get("/api/open")
async def tables_in_play(
    request: HttpRequest, game: Annotated[str, QueryParameter(description="of this game alone")] = ""
) -> list[ListedTable]:
    """Tables in play at which I do not sit, to watch."""
    me = await find_guest(request)
    return await services_of(request).lobby.others(me.id if me else "", game)


@post("/api/tables/{id:str}/join", status_code=200)
async def join_table(request: HttpRequest, me: Guest, id: FromPath[str]) -> TakenSeat:
    """Take a free seat of a table."""
    return TakenSeat(await (await find_table(request, id)).join(me.id))


@get("/api/tables/{id:str}/record")
async def table_record(request: HttpRequest, id: FromPath[str]) -> Record:
    """The record of a table, once its game is over."""
    return (await find_table(request, id)).match.record().named()


TABLE_CALLS: list[HTTPRouteHandler] = [
    list_games,
    get_me,
    put_me,
    open_table,
    my_tables,
    tables_in_play,
    join_table,
    table_record,
]
