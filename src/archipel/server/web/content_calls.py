"""The calls about components of one's own: those my profile keeps, checked, given back, taken away."""

from __future__ import annotations

from typing import Any

from litestar import Response, delete, get, post
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, JSONBody

from archipel.core.content_names import short
from archipel.server.content.own_contents import HUGE, house_file
from archipel.server.web.callers import Guest, check_guest_and_spend
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.http_types import ContentWish
from archipel.server.web.services import services_of
from archipel.table.rows import OwnContent

LARGEST_BODY = 4 * HUGE
"""A text within JSON is longer than the text: every mark may be escaped."""


@get("/api/games/{game:str}/content", responses={200: ResponseSpec(dict[str, Any], generate_examples=False)})
async def house_content(game: FromPath[str]) -> Response[str]:
    """The components that a game comes with, to begin one's own file from."""
    headers = {"content-disposition": f'attachment; filename="{game}.json"'}
    return Response(house_file(game), media_type="application/json", headers=headers)


@get("/api/me/contents")
async def my_contents(request: HttpRequest, me: Guest) -> list[OwnContent]:
    """Components of my own, by game, newest first."""
    return await services_of(request).own_contents.of(me.id)


@post("/api/me/contents", before_request=check_guest_and_spend, request_max_body_size=LARGEST_BODY)
async def keep_content(request: HttpRequest, me: Guest, data: JSONBody[ContentWish]) -> OwnContent:
    """Keep a file of components of my own; one with faults is refused with each of them, and nothing is kept."""
    return await services_of(request).own_contents.keep(me.id, data.game, data.name, data.text, data.wanted)


@get(
    "/api/me/contents/{game:str}/{digest:str}",
    responses={200: ResponseSpec(dict[str, Any], generate_examples=False)},
)
async def content_file(request: HttpRequest, me: Guest, game: FromPath[str], digest: FromPath[str]) -> Response[str]:
    """A file of mine as I sent it."""
    source = await services_of(request).own_contents.source(me.id, game, digest)
    headers = {"content-disposition": f'attachment; filename="{game}-{short(digest)}.json"'}
    return Response(source, media_type="application/json", headers=headers)


@delete("/api/me/contents/{game:str}/{digest:str}", status_code=200)
async def drop_content(request: HttpRequest, me: Guest, game: FromPath[str], digest: FromPath[str]) -> list[OwnContent]:
    """Keep a file of mine no longer; the answer is what is left. Tables and records made with it have it still."""
    contents = services_of(request).own_contents
    await contents.drop(me.id, game, digest)
    return await contents.of(me.id)


OWN_CONTENT_CALLS: list[HTTPRouteHandler] = [house_content, my_contents, keep_content, content_file, drop_content]
