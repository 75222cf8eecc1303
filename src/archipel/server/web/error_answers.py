"""Every failed call answered with one sentence, and nothing of how it failed."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from archipel.core.text import Text, text
from archipel.server.web.error_page import error_page
from archipel.server.web.request_checks import refused
from archipel.table.refusal import Refusal, blame

REASONS = {404: "server-nothing-here", 405: "server-nothing-here", 413: "server-too-large"}

logger = logging.getLogger("archipel.server")

Ask = Request[Any, Any, Any]
Why = Response[dict[str, Text]] | Response[str]


def on_refusal(ask: Ask, error: Refusal) -> Why:
    refused(ask, error)
    return _why(ask, error.why, error.status)


def on_http(ask: Ask, error: HTTPException) -> Why:
    if error.status_code >= 500:
        return on_error(ask, error)
    return on_refusal(ask, Refusal(text(REASONS.get(error.status_code, "server-malformed")), status=error.status_code))


def on_error(ask: Ask, error: Exception) -> Why:
    logger.error("a call failed: %s", blame(error))
    return _why(ask, text("server-broken"), 500)


def _why(ask: Ask, why: Text, status: int) -> Why:
    """A sentence for a program; a page for a person who opened the address itself."""
    if ask.method in ("GET", "HEAD") and "text/html" in ask.headers.get("accept", ""):
        return error_page(why, status, ask.headers.get("accept-language", ""))
    return Response({"why": why}, status_code=status, media_type="application/json")
