"""The HTTP calls described for whoever writes a client: an OpenAPI document, and a page to read it on."""

from __future__ import annotations

from litestar import Response, get
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.server.content.assets import asset
from archipel.server.web.api_docs.openapi import document
from archipel.server.web.api_docs.page import POLICY, page
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.pages import reply
from archipel.words import accepted_language


@get("/api/schema")
async def api_page(request: HttpRequest) -> Response[str]:
    headers = {"content-security-policy": POLICY, "vary": "accept-language"}
    return Response(
        page(accepted_language(request.headers.get("accept-language", ""))), media_type="text/html", headers=headers
    )


@get("/api/schema/openapi.json")
async def api_document(request: HttpRequest) -> Response[bytes]:
    return reply(request, asset(document(), "application/json"))


API_DOCS: list[HTTPRouteHandler] = [api_page, api_document]
