"""What a browser loads: the client, words, rules and skins, each with its tag."""

from __future__ import annotations

import asyncio
from typing import Annotated

import msgspec
from litestar import Response, get
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import FromPath, QueryParameter

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.server.content.assets import Asset, asset, file_asset
from archipel.server.content.lessons import tutorial
from archipel.server.content.picture.figures import figure_picture
from archipel.server.content.rulebook import Rulebook, rulebook
from archipel.server.content.skins import atlas_file, sheet, skin_file
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.services import services_of
from archipel.table.refusal import refuse
from archipel.words import LANGUAGES, own_source, page_source

FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"


@get(
    [
        "/",
        "/gallery",
        "/me",
        "/take",
        "/daily",
        "/table/{rest:str}",
        "/replay/{rest:str}",
        "/rules/{rest:str}",
        "/learn/{rest:str}",
    ]
)
async def page(request: HttpRequest) -> Response[bytes]:
    found = file_asset(services_of(request).pages, "index.html")
    if found is None:
        raise refuse("server-no-client", status=503)
    return reply(request, found)


@get("/{path:path}")
async def file(request: HttpRequest) -> Response[bytes]:
    name = str(request.path_params["path"]).lstrip("/")
    found = file_asset(services_of(request).pages, name)
    if found is None and "text/html" in request.headers.get("accept", ""):
        return nowhere(request)
    return reply(request, _found(found), FOREVER if name.startswith("assets/") else CHECKED)


@get("/api/words/{name:str}", media_type="text/plain")
async def get_words(
    request: HttpRequest,
    name: FromPath[str],
    game: Annotated[str, QueryParameter(description="its own sentences instead of the platform's")] = "",
) -> Response[bytes]:
    """The sentences of the platform in a language (`en.ftl`, `fr.ftl`), the names of games too, as Fluent reads it."""
    lang = _language(name.removesuffix(".ftl"))
    text = own_source(lang, _game(game).id) if game else page_source(lang)
    return reply(request, asset(text.encode(), "text/plain"))


@get("/api/games/{id:str}/rules/{lang:str}", responses={200: ResponseSpec(Rulebook, generate_examples=False)})
async def get_rules(request: HttpRequest, id: FromPath[str], lang: FromPath[str]) -> Response[bytes]:
    """The rules of a game in a language, by numbered paragraphs."""
    book = await asyncio.to_thread(rulebook, _game(id), _language(lang))
    if book is None:
        raise refuse("server-no-rules", status=404)
    book.lesson = tutorial(id) is not None
    return reply(request, asset(msgspec.json.encode(book), "application/json"))


@get("/figures/{id:str}/{lang:str}/{name:str}", media_type="image/svg+xml")
async def get_figure(
    request: HttpRequest, id: FromPath[str], lang: FromPath[str], name: FromPath[str]
) -> Response[bytes]:
    """A picture of the rules; an address that names its digest may be kept for ever."""
    drawn = await asyncio.to_thread(figure_picture, _game(id), name.removesuffix(".svg"), _language(lang))
    found = _found(drawn.asset if drawn else None)
    named = found.tag.strip('"') in request.url.query
    return reply(request, found, FOREVER if named else CHECKED)


@get("/skin/{id:str}/{name:str}", media_type="image/svg+xml")
async def get_skin(
    request: HttpRequest,
    id: FromPath[str],
    name: FromPath[str],
    content: Annotated[str, QueryParameter(description="of the faces: the digest of somebody's own components")] = "",
) -> Response[bytes]:
    """The looks of a game: every face in a language (`en.svg`, `fr.svg`), `island.svg`, `skin.css`."""
    if id == "atlas":
        return reply(request, _found(atlas_file(name)))
    lang = name.removesuffix(".svg")
    if name.endswith(".svg") and lang in LANGUAGES:
        if content:
            return reply(request, _found(await services_of(request).own_contents.sheet(_game(id), lang, content)))
        return reply(request, await asyncio.to_thread(sheet, _game(id), lang))
    return reply(request, _found(skin_file(_game(id), name) if name.endswith((".svg", ".css")) else None))


def reply(request: HttpRequest, found: Asset, keep: str = CHECKED) -> Response[bytes]:
    """The bytes, packed where the browser takes it; nothing but the tag where it has them."""
    headers = {"etag": found.tag, "cache-control": keep, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)


def nowhere(request: HttpRequest) -> Response[bytes]:
    """A person who followed a wrong address gets the page, which says so."""
    found = _found(file_asset(services_of(request).pages, "index.html"))
    return Response(found.body, media_type=found.kind, status_code=404)


def _found(asset: Asset | None) -> Asset:
    if asset is None:
        raise refuse("server-nothing-here", status=404)
    return asset


def _game(id: str) -> Game:
    if id not in games():
        raise refuse("server-no-game", status=404)
    return games()[id]


def _language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise refuse("server-nothing-here", status=404)
    return lang


PAGES: list[HTTPRouteHandler] = [page, file]
CONTENT_CALLS: list[HTTPRouteHandler] = [get_words, get_rules, get_figure, get_skin]
