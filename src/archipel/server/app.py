"""The server put together, and started."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any, NoReturn

import uvicorn
from litestar import Litestar, Request
from litestar.datastructures import State
from litestar.exceptions import HTTPException
from litestar.types import Message, Scope

from archipel.server.atlas import islands
from archipel.server.faults import on_error, on_http, on_refusal
from archipel.server.guard import HEADERS, same_origin
from archipel.server.hall import Hall, address, hall_of
from archipel.server.http import CALLS
from archipel.server.pages import PAGES
from archipel.server.refusal import Refusal, refuse
from archipel.server.socket import LARGEST, table_socket
from archipel.server.store import StoreFailed
from archipel.words import words

CLIENT = Path(__file__).parent / "client"
SAFE = ("GET", "HEAD", "OPTIONS")
GRACE = 5


def serve(
    host: str = "127.0.0.1",
    port: int = 8000,
    data: Path = Path(".data"),
    *,
    open_browser: bool = True,
    lang: str = "en",
    behind_proxy: bool = False,
) -> None:
    """Serve until told to stop; one sentence and exit code 2 where that cannot be.

    `behind_proxy` trusts the addresses that a proxy on this machine reports.
    """
    listener = _listen(host, port, lang)
    try:
        app = make_app(data)
    except (OSError, StoreFailed) as error:
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        _give_up(lang, "server-no-data", folder=str(data), why=why)
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    place = _place(listener)
    app.on_startup.append(lambda: _welcome(lang, place, open_browser=open_browser))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=behind_proxy,
        ws_max_size=8 * LARGEST,
        ws_per_message_deflate=True,
        timeout_graceful_shutdown=GRACE,
    )
    with suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def make_app(data: Path, *, pages: Path = CLIENT) -> Litestar:
    hall = Hall(data, pages)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        islands()
        await hall.open()
        try:
            yield
        finally:
            await hall.close()

    return Litestar(
        route_handlers=[*CALLS, *PAGES, table_socket],
        state=State({"hall": hall}),
        lifespan=[lifespan],
        before_request=check_door,
        before_send=[add_headers],
        exception_handlers={Refusal: on_refusal, HTTPException: on_http, Exception: on_error},
        request_max_body_size=LARGEST,
        openapi_config=None,
        logging_config=None,
    )


async def check_door(request: Request[Any, Any, Any]) -> None:
    if request.method not in SAFE and not same_origin(request.headers):
        raise refuse("server-other-site", status=403)
    if request.method in SAFE and not hall_of(request).reads.take(address(request)):
        raise refuse("server-too-fast", status=429)


async def add_headers(message: Message, _: Scope) -> None:
    if message["type"] == "http.response.start":
        headers = [*message.get("headers", ()), *HEADERS]
        if not any(name == b"cache-control" for name, _ in headers):
            headers.append((b"cache-control", b"no-store"))
        message["headers"] = headers


def _listen(host: str, port: int, lang: str) -> socket.socket:
    try:
        family, kind, _, _, place = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
        listener = socket.socket(family, kind)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind(place)
        listener.listen(256)
    except OSError as error:
        if error.errno == errno.EADDRINUSE:
            _give_up(lang, "server-port-taken", host=host, port=str(port))
        _give_up(lang, "server-no-address", host=host, port=str(port), why=error.strerror or str(error))
    return listener


def _give_up(lang: str, key: str, **args: str) -> NoReturn:
    print(words(lang).key(key, **args), file=sys.stderr)
    raise SystemExit(2)


def _place(listener: socket.socket) -> str:
    host, port = listener.getsockname()[:2]
    return f"http://[{host}]:{port}/" if ":" in host else f"http://{host}:{port}/"


def _welcome(lang: str, place: str, *, open_browser: bool) -> None:
    print(words(lang).key("server-listening", address=place), flush=True)
    if open_browser:
        with suppress(webbrowser.Error):
            webbrowser.open(place)
