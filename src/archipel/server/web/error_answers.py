"""Every failed call answered with one sentence, and nothing of how it failed."""

from __future__ import annotations

import logging

from litestar import Response
from litestar.exceptions import HTTPException

from archipel.core.text import text
from archipel.server.calls.call import BROKEN, refused_call
from archipel.server.calls.http_types import RefusedCall
from archipel.server.web.error_page import AGAIN, error_page
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.request_checks import refused
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.store import StoreFailed

REASONS = {404: "server-nothing-here", 405: "server-nothing-here", 413: "server-too-large"}

logger = logging.getLogger("archipel.server")

Answer = Response[RefusedCall] | Response[str]


def on_refusal(request: HttpRequest, error: Refusal) -> Answer:
    refused(request, error)
    return _why(request, refused_call(error), error.status)


def on_store_failed(request: HttpRequest, error: StoreFailed) -> Answer:
    """What is kept cannot be reached now; it is tried anew with the next call."""
    logger.warning("the store cannot be reached: %s", error)
    return on_refusal(request, refuse("server-not-reached", status=503))


def on_http(request: HttpRequest, error: HTTPException) -> Answer:
    if error.status_code >= 500:
        return on_error(request, error)
    return on_refusal(
        request, Refusal(text(REASONS.get(error.status_code, "server-malformed")), status=error.status_code)
    )


def on_error(request: HttpRequest, error: Exception) -> Answer:
    logger.error("a call failed: %s", blame(error))
    return _why(request, BROKEN, 500)


def _why(request: HttpRequest, told: RefusedCall, status: int) -> Answer:
    """A sentence for a program; a page for a person who opened the address itself."""
    if request.method in ("GET", "HEAD") and "text/html" in request.headers.get("accept", ""):
        return error_page(told.why, status, request.headers.get("accept-language", ""))
    later = {"retry-after": str(AGAIN)} if status in (429, 503) else None
    return Response(told, status_code=status, media_type="application/json", headers=later)
