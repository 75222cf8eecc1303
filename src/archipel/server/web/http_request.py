"""A call as its handler gets it: the body is read as the type that the handler takes."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request

from archipel.table.refusal import refuse

HttpRequest = Request[Any, Any, Any]


class TypedRequest(HttpRequest):
    """Litestar would take "7" for 7 and a call without a body for one that says nothing; here a body is what it says,
    whatever its content type, or refused."""

    async def body(self) -> bytes:
        found = await super().body()
        if not found and self.route_handler.parsed_data_field is not None:
            raise refuse("server-malformed")
        return found

    async def json(self) -> Any:
        wanted = self.route_handler.parsed_data_field
        assert wanted is not None, "a handler without `data` reads no body"
        try:
            return msgspec.json.decode(await self.body(), type=wanted.annotation)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise refuse("server-malformed") from None
