"""What a browser loads first: the client, its files each with their tag."""

from __future__ import annotations

from litestar import Response, get
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.response import Redirect

from archipel.server.base.limits import POLICY
from archipel.server.calls.asset_calls import found_asset
from archipel.server.content.assets import Asset, file_asset
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.services import services_of
from archipel.table.refusal import refuse

FOREVER = "public, max-age=31536000, immutable"
CHECKED = "no-cache"


@get(
    [
        "/",
        "/gallery",
        "/me",
        "/take",
        "/daily",
        "/ladder",
        "/ladder/{rest:str}",
        "/puzzle",
        "/puzzle/{rest:str}",
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
    return reply(request, found_asset(found), forever=name.startswith("assets/"))


@get(["/offline", "/offline/{path:path}"])
async def offline_file(request: HttpRequest) -> Response[bytes]:
    """The archipelago as files; only the workers that house a page may run what is compiled for WebAssembly."""
    name = str(request.path_params.get("path", "")).lstrip("/")
    if not name and not request.scope["raw_path"].endswith(b"/"):
        return Redirect("/offline/")
    answer = reply(request, found_asset(await services_of(request).offline.file(name)))
    if name.startswith("worker/"):
        answer.headers["content-security-policy"] = f"{POLICY}; script-src 'self' 'wasm-unsafe-eval'"
    return answer


def reply(request: HttpRequest, found: Asset, *, forever: bool = False) -> Response[bytes]:
    """The bytes, packed where the browser takes it; nothing but the tag where it has them."""
    headers = {"etag": found.tag, "cache-control": FOREVER if forever else CHECKED, "vary": "accept-encoding"}
    if found.tag in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if found.packed and "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(found.packed, media_type=found.kind, headers=headers)
    return Response(found.body, media_type=found.kind, headers=headers)


def nowhere(request: HttpRequest) -> Response[bytes]:
    """A person who followed a wrong address gets the page, which says so."""
    found = found_asset(file_asset(services_of(request).pages, "index.html"))
    return Response(found.body, media_type=found.kind, status_code=404)


PAGES: list[HTTPRouteHandler] = [page, offline_file, file]
