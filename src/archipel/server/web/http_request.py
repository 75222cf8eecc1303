"""A request as handlers get it."""

from __future__ import annotations

from typing import Any

from litestar import Request

HttpRequest = Request[Any, Any, Any]
