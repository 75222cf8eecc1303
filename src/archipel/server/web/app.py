"""The server put together, and started."""

from __future__ import annotations

import errno
import socket
import sys
import webbrowser
from collections.abc import AsyncIterator
from contextlib import AbstractContextManager, asynccontextmanager, nullcontext, suppress
from pathlib import Path
from typing import Any, NoReturn

import uvicorn
from litestar import Litestar
from litestar.datastructures import State
from litestar.exceptions import HTTPException

from archipel.server.base.data_folder import UnusableData, hold_folder
from archipel.server.base.garbage import watch_garbage
from archipel.server.base.logs import start_logs
from archipel.server.base.settings import DEFAULTS, Settings
from archipel.server.content.atlas import islands
from archipel.server.content.offline_folder import Write
from archipel.server.web.api_docs import API_DOCS
from archipel.server.web.connections import Door
from archipel.server.web.error_answers import on_error, on_http, on_refusal, on_store_failed
from archipel.server.web.monitoring import WATCH
from archipel.server.web.pages import PAGES
from archipel.server.web.request_checks import add_headers, check_request
from archipel.server.web.routes import ROUTES
from archipel.server.web.services import Services
from archipel.server.web.sockets.lesson_socket import learn_socket
from archipel.server.web.sockets.table_socket import table_socket
from archipel.table.dispatch import LARGEST
from archipel.table.refusal import Refusal
from archipel.table.store import StoreFailed
from archipel.words import LANGUAGES, words

CLIENT = Path(__file__).parents[1] / "client"


def serve(settings: Settings, offline: Write | None = None) -> None:
    """Serve until told to stop; one sentence and exit code 2 where that cannot be."""
    lang = settings.lang or LANGUAGES[0]
    if settings.proxies and not settings.hosts:
        print(words(lang).key("server-name-hosts"), file=sys.stderr)
    listener = _listen(settings.host, settings.port, lang)
    lock, app = _open(settings, lang, offline)
    start_logs(settings.log_level, settings.log_format)
    place = _place(listener)
    app.on_startup.append(watch_garbage)
    app.on_startup.append(lambda: _welcome(lang, place, open_browser=settings.browser))
    config = uvicorn.Config(
        app,
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=bool(settings.proxies),
        forwarded_allow_ips=settings.proxies or None,
        ws_max_size=8 * LARGEST,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=settings.grace_seconds,
        **Door(settings).protocols(),
    )
    with lock, suppress(KeyboardInterrupt):
        uvicorn.Server(config).run(sockets=[listener])


def _open(settings: Settings, lang: str, offline: Write | None) -> tuple[AbstractContextManager[Any], Litestar]:
    """The lock of the data folder, where that holds everything, and what serves it."""
    folder = Path(settings.data)
    try:
        lock = nullcontext() if settings.database else hold_folder(folder)
        return lock, make_app(folder, settings=settings, offline=offline)
    except UnusableData as error:
        _give_up(lang, error.key, folder=settings.data)
    except (OSError, StoreFailed) as error:
        if isinstance(error, StoreFailed) and settings.database:
            _give_up(lang, "server-no-database", why=str(error))
        why = (error.strerror if isinstance(error, OSError) else None) or str(error)
        _give_up(lang, "server-no-data", folder=settings.data, why=why)


def make_app(
    data: Path, *, pages: Path = CLIENT, settings: Settings = DEFAULTS, offline: Write | None = None
) -> Litestar:
    services = Services(data, pages, settings, offline)

    @asynccontextmanager
    async def lifespan(_: Litestar) -> AsyncIterator[None]:
        islands()
        await services.open()
        try:
            yield
        finally:
            await services.close()

    docs = API_DOCS if settings.api_docs else []
    return Litestar(
        route_handlers=[*ROUTES, *docs, *PAGES, *WATCH, table_socket, learn_socket],
        state=State({"services": services}),
        lifespan=[lifespan],
        before_request=check_request,
        before_send=[add_headers],
        exception_handlers={
            Refusal: on_refusal,
            StoreFailed: on_store_failed,
            HTTPException: on_http,
            Exception: on_error,
        },
        request_max_body_size=LARGEST,
        openapi_config=None,
        logging_config=None,
    )


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
