"""For whoever runs the server: whether it is well, and its figures."""

from __future__ import annotations

import hmac
from collections.abc import Iterator
from ipaddress import ip_address

from litestar import Response, get
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.server.base import metrics
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.services import Services, services_of
from archipel.table.refusal import refuse

FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip")
KIND = "text/plain; version=0.0.4"


@get("/health")
async def health(request: HttpRequest) -> str:
    """`ok` while tables can be kept."""
    if not await services_of(request).write_check.writes():
        raise refuse("server-not-kept", status=503)
    return "ok"


@get("/metrics")
async def figures(request: HttpRequest) -> Response[str]:
    """To this machine, or to whoever has the token; to anybody else there is nothing here."""
    services = services_of(request)
    if not (_near(request) or _shown(request, services.settings.metrics_token)):
        raise refuse("server-nothing-here", status=404)
    return Response(metrics.exposition(_now(services)), media_type=KIND)


def _near(request: HttpRequest) -> bool:
    """Asked from this machine, and not by a proxy for somebody else."""
    try:
        asking = ip_address(request.client.host if request.client else "")
    except ValueError:
        return False
    plain = asking.ipv4_mapped or asking if asking.version == 6 else asking
    return plain.is_loopback and not any(name in request.headers for name in FORWARDED)


def _shown(request: HttpRequest, token: str) -> bool:
    return bool(token) and hmac.compare_digest(
        request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()
    )


def _now(services: Services) -> Iterator[tuple[str, str, float]]:
    tables = list(services.lobby.tables.values())
    outlets = [outlet for table in tables for outlet in table.broadcast.audience.outlets]
    yield "archipel_tables", "Tables in memory.", len(tables)
    yield (
        "archipel_tables_watched",
        "Tables that somebody has open.",
        sum(1 for table in tables if table.broadcast.audience),
    )
    yield "archipel_people", "People with a table open.", len({outlet.person for outlet in outlets} - {""})
    yield "archipel_pages", "Open pages of tables, spectators among them.", len(outlets)
    yield "archipel_lag_seconds", "How late the server was with what was due, over the last seconds.", services.lag.lag
    yield "archipel_bots_waiting", "Tables that wait for a bot to think.", len(services.bot_turns.queue.asked)
    yield "archipel_store_queue", "Writes that wait for the disk.", services.store.waiting()


WATCH: list[HTTPRouteHandler] = [health, figures]
