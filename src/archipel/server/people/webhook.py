"""Telling an address of the web something, safely: encrypted, never one of our own network, nobody followed."""

from __future__ import annotations

import asyncio
import ipaddress
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import NamedTuple
from urllib.parse import urlsplit

from archipel.table.refusal import Refusal, refuse

LONGEST = 400
PATIENCE = 6.0
PORT = 443
# Of IPv6 only what is given out for the world (RFC 4291), without whatever stands for an address of IPv4 (Teredo, 6to4)
# or for none (RFC 9637); of IPv4 also not what is kept for protocols, nor the relays of 6to4.
WORLD = ipaddress.IPv6Network("2000::/3")
NOT_PUBLIC = [
    ipaddress.ip_network(net)
    for net in ("2001::/23", "2001:db8::/32", "2002::/16", "3fff::/20", "192.0.0.0/24", "192.88.99.0/24")
]
ISATAP = 0x5EFE

Resolve = Callable[[str], Awaitable[list[str]]]


class WebhookAddress(NamedTuple):
    """Where a hook leads: a host's name, and the path and question after it."""

    host: str
    path: str


class Undelivered(Exception):
    """The message is one sentence without the address."""


def read_hook(address: str) -> WebhookAddress:
    """Refusal unless it is the address of a public host, https, on the usual port, without a name and password."""
    try:
        parts = urlsplit(address)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise _bad() from None
    plain = address.isascii() and address.isprintable() and " " not in address
    if not plain or len(address) > LONGEST or parts.scheme != "https" or parts.username or parts.password is not None:
        raise _bad()
    if "." not in host or port not in (None, PORT) or _is_address(host):
        raise _bad()
    path = parts.path or "/"
    return WebhookAddress(host, f"{path}?{parts.query}" if parts.query else path)


async def resolve(host: str) -> list[str]:
    found = await asyncio.get_running_loop().getaddrinfo(host, PORT)
    return [str(where[0]) for *_, where in found]


async def public_address(host: str, resolve: Resolve = resolve) -> str:
    """An address of a host of which every address is public: one that it names is the one that is called."""
    try:
        async with asyncio.timeout(PATIENCE):
            found = await resolve(host)
    except (OSError, UnicodeError):
        raise Undelivered("no such host") from None
    if not found or not all(_public(address) for address in found):
        raise Undelivered("not a public host")
    return found[0]


async def post(address: str, place: WebhookAddress, body: bytes, *, port: int = PORT) -> int:
    """The status of the answer; nothing else of it is read, and nobody is sent elsewhere by it."""
    try:
        async with asyncio.timeout(PATIENCE):
            send = await asyncio.to_thread(_sender)
            return await send(address, port, place, body)
    except TimeoutError as error:
        raise Undelivered(type(error).__name__) from None


def _sender() -> Callable[[str, int, WebhookAddress, bytes], Awaitable[int]]:
    # Imported by the first who is told something: the library and the certificates on the disk take a while to load.
    from archipel.server.people.https_post import send, trust

    trust()
    return send


def _public(address: str) -> bool:
    """Whether an address is reached from everywhere, as it is: none that is mapped or translated to another."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return False
    reachable = found.is_global and not found.is_multicast and not any(found in net for net in NOT_PUBLIC)
    # An interface of ISATAP carries an address of IPv4 after this number (RFC 5214).
    return reachable and (found.version == 4 or (found in WORLD and int(found) >> 32 & 0xFDFFFFFF != ISATAP))


def _is_address(host: str) -> bool:
    with suppress(ValueError):
        ipaddress.ip_address(host)
        return True
    return host.replace(".", "").isdigit()


def _bad() -> Refusal:
    return refuse("server-bad-hook")
