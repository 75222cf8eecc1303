"""A word sent to one address of the web by the library httpcore, which follows nobody and asks no proxy."""

from __future__ import annotations

import ssl
from collections.abc import Iterable
from functools import cache
from typing import Any

import httpcore

from archipel.server.people.webhook import Undelivered, WebhookAddress

HEADERS = [("User-Agent", "Archipel"), ("Content-Type", "application/json"), ("Connection", "close")]
FAILED = (httpcore.NetworkError, httpcore.ProtocolError, httpcore.TimeoutException, OSError, ValueError)


class PinnedAddress(httpcore.AsyncNetworkBackend):
    """Calls the one address that was looked at, whatever its host is called by now."""

    def __init__(self, address: str, port: int) -> None:
        self.address = address
        self.port = port
        self.stream: httpcore.AsyncNetworkStream | None = None

    async def connect_tcp(
        self,
        host: str,
        port: int,
        timeout: float | None = None,
        local_address: str | None = None,
        socket_options: Iterable[Any] | None = None,
    ) -> httpcore.AsyncNetworkStream:
        self.stream = await httpcore.AnyIOBackend().connect_tcp(self.address, self.port)
        return self.stream

    async def close(self) -> None:
        """The library leaves a connection open if time is up while its certificate is awaited."""
        if self.stream is not None:
            await self.stream.aclose()


async def send(address: str, port: int, place: WebhookAddress, body: bytes) -> int:
    """The status of the answer; the certificate has to carry the host's name."""
    where = httpcore.URL(scheme=b"https", host=place.host.encode(), target=place.path.encode())
    network = PinnedAddress(address, port)
    try:
        async with (
            httpcore.AsyncHTTPConnection(where.origin, ssl_context=trust(), network_backend=network) as connection,
            connection.stream("POST", where, headers=HEADERS, content=body) as answer,
        ):
            return answer.status
    except FAILED as error:
        raise Undelivered(type(error).__name__) from None
    finally:
        await network.close()


@cache
def trust() -> ssl.SSLContext:
    """Whose certificates are believed: read from the disk once."""
    return ssl.create_default_context()
