"""The HTTP calls that seat people at a table."""

from __future__ import annotations

from typing import Any

import httpcore
import msgspec

from archipel.load.errors import LoadError
from archipel.load.plan import Plan

COOKIE = b"set-cookie"
NAME = "Load"
"""The same for everybody: a newcomer's own is drawn by chance, and two runs would not tell as many bytes."""
TIMES = {"connect": 10.0, "read": 60.0, "write": 60.0, "pool": 60.0}


class Calls:
    def __init__(self, address: str) -> None:
        self.address = address
        self.pool = httpcore.AsyncConnectionPool(max_connections=32)

    async def guest(self) -> str:
        """The cookie of somebody new."""
        answer = await self._call("GET", "/api/me", "")
        cookies = [value.decode() for name, value in answer.headers if name.lower() == COOKIE]
        if not cookies:
            raise LoadError(f"{self.address} makes no guests; is it an Archipel server?")
        cookie = cookies[0].partition(";")[0]
        await self._call("PUT", "/api/me", cookie, {"name": NAME})
        return cookie

    async def open(self, plan: Plan, host: str) -> str:
        seats = [{"kind": "me"}] + [{"kind": "friend"}] * (plan.seats - 1)
        return await self.open_table(
            {"game": plan.game, "mode": plan.mode, "options": plan.options, "seats": seats}, host
        )

    async def open_table(self, wish: dict[str, Any], host: str) -> str:
        answer = await self._call("POST", "/api/tables", host, wish)
        return str(msgspec.json.decode(answer.content)["table"])

    async def join(self, table: str, cookie: str) -> int:
        """The seat that was free, or has been theirs."""
        answer = await self._call("POST", f"/api/tables/{table}/join", cookie)
        return int(msgspec.json.decode(answer.content)["seat"])

    async def close(self) -> None:
        await self.pool.aclose()

    async def _call(self, method: str, path: str, cookie: str, body: Any = None) -> httpcore.Response:
        headers: dict[bytes | str, bytes | str] = {"content-type": "application/json", "cookie": cookie}
        content = msgspec.json.encode(body) if body is not None else b""
        try:
            answer = await self.pool.request(
                method, self.address + path, headers=headers, content=content, extensions={"timeout": TIMES}
            )
        except (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError) as error:
            raise LoadError(f"{self.address} does not answer: {error or type(error).__name__}") from None
        if answer.status >= 400:
            raise LoadError(f"{method} {path} is refused with {answer.status}: {_why(answer.content)}")
        return answer


def _why(content: bytes) -> str:
    """The key of the sentence."""
    try:
        return str(msgspec.json.decode(content)["why"]["key"])
    except (msgspec.DecodeError, KeyError, TypeError):
        return "no reason is given"
