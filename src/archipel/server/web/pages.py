"""What a browser loads: the client, words, rules and skins, each with its tag."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, Response, get
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.core.catalog import games
from archipel.core.game import Game
from archipel.server.content.assets import Asset, asset, file_asset
from archipel.server.content.lessons import tutorial
from archipel.server.content.rulebook import rulebook
from archipel.server.content.skins import atlas_file, sheet, skin_file
from archipel.server.web.services import services_of
from archipel.table.refusal import refuse
from archipel.words import LANGUAGES, source

FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"

Ask = Request[Any, Any, Any]


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
async def page(request: Ask) -> Response[bytes]:
    found = file_asset(services_of(request).pages, "index.html")
    if found is None:
        raise refuse("server-no-client", status=503)
    return reply(request, found)


@get("/{path:path}")
async def file(request: Ask) -> Response[bytes]:
    name = str(request.path_params["path"]).lstrip("/")
    found = file_asset(services_of(request).pages, name)
    if found is None and "text/html" in request.headers.get("accept", ""):
        return nowhere(request)
    return reply(request, _found(found), FOREVER if name.startswith("assets/") else CHECKED)


@get("/api/words/{name:str}")
async def words(request: Ask) -> Response[bytes]:
    lang = _language(request.path_params["name"].removesuffix(".ftl"))
    game = request.query_params.get("game")
    text = source(lang, _game(game).id if game else None)
    return reply(request, asset(text.encode(), "text/plain"))


@get("/api/games/{id:str}/rules/{lang:str}")
async def rules(request: Ask) -> Response[bytes]:
    book = rulebook(_game(request.path_params["id"]), _language(request.path_params["lang"]))
    if book is None:
        raise refuse("server-no-rules", status=404)
    book.lesson = tutorial(request.path_params["id"]) is not None
    return reply(request, asset(msgspec.json.encode(book), "application/json"))


@get("/skin/{id:str}/{name:str}")
async def skin(request: Ask) -> Response[bytes]:
    id, name = request.path_params["id"], request.path_params["name"]
    if id == "atlas":
        return reply(request, _found(atlas_file(name)))
    lang = name.removesuffix(".svg")
    if name.endswith(".svg") and lang in LANGUAGES:
        return reply(request, sheet(_game(id), lang))
    return reply(request, _found(skin_file(_game(id), name) if name.endswith((".svg", ".css")) else None))


def reply(request: Ask, found: Asset, keep: str = CHECKED) -> Response[bytes]:
    """The bytes, packed where the browser takes it; nothing but the tag where it has them."""
    headers = {"etag": found.tag, "cache-control": keep, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)


def nowhere(request: Ask) -> Response[bytes]:
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


PAGES: list[HTTPRouteHandler] = [page, file, words, rules, skin]
