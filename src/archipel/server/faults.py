"""Every failed call answered with one sentence, and nothing of how it failed."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException

from archipel.core.text import Text, text
from archipel.server.refusal import Refusal, blame

REASONS = {404: "server-nothing-here", 405: "server-nothing-here", 413: "server-too-large"}

logger = logging.getLogger("archipel.server")

Ask = Request[Any, Any, Any]
Why = Response[dict[str, Text]]


def on_refusal(_: Ask, error: Refusal) -> Why:
    return _why(error.why, error.status)


def on_http(ask: Ask, error: HTTPException) -> Why:
    if error.status_code >= 500:
        return on_error(ask, error)
    return _why(text(REASONS.get(error.status_code, "server-malformed")), error.status_code)


def on_error(_: Ask, error: Exception) -> Why:
    logger.error("a call failed: %s", blame(error))
    return _why(text("server-broken"), 500)


def _why(why: Text, status: int) -> Why:
    return Response({"why": why}, status_code=status, media_type="application/json")
