"""Limits: where a request comes from, how often, and what a page may load."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import lru_cache
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from archipel.table.refusal import refuse

POLICY = "; ".join(
    [
        "default-src 'self'",
        "base-uri 'none'",
        "form-action 'self'",
        "frame-ancestors 'none'",
        "object-src 'none'",
    ]
)

POLICY_NAME = b"content-security-policy"

HEADERS: tuple[tuple[bytes, bytes], ...] = (
    (POLICY_NAME, POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
)


@lru_cache(maxsize=10_000)
def household(host: str) -> str:
    """Whose limits an address shares: its own, or those of the network of 64 bits that an IPv6 customer is given."""
    try:
        found = ip_address(host)
    except ValueError:
        return host
    if found.version == 4:
        return host
    return str(found.ipv4_mapped or IPv6Network((int(found) >> 64 << 64, 64)))


class Bucket:
    """So many at once, so many a second after that."""

    def __init__(self, burst: float, rate: float) -> None:
        self.burst = burst
        self.rate = rate
        self.left = burst
        self.at = time.monotonic()

    def take(self) -> bool:
        now = time.monotonic()
        self.left = min(self.burst, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def now(self) -> float:
        """How many could be taken."""
        return min(self.burst, self.left + (time.monotonic() - self.at) * self.rate)

    def full(self) -> bool:
        return self.now() >= self.burst


class Buckets:
    """One bucket for each address, forgotten when it is full again."""

    def __init__(self, burst: float, rate: float, kept: int = 10_000) -> None:
        self.burst = burst
        self.rate = rate
        self.kept = kept
        self.by_address: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        if address not in self.by_address:
            if len(self.by_address) >= self.kept:
                self.by_address = {who: bucket for who, bucket in self.by_address.items() if not bucket.full()}
            self.by_address[address] = Bucket(self.burst, self.rate)
        return self.by_address[address].take()

    def left(self, address: str) -> bool:
        """Whether one could be taken."""
        bucket = self.by_address.get(address)
        return bucket is None or bucket.now() >= 1


class MessageLimit:
    """Messages of one open page: held by its own limit, and by that of all pages of its address."""

    def __init__(self, own: Bucket, shared: Buckets, address: str) -> None:
        self.own = own
        self.shared = shared
        self.address = address

    def take(self) -> bool:
        return self.own.take() and self.shared.take(self.address)


class ConnectionLimit:
    """How many connections of one household are open, and never more than so many; those of named proxies, by comma,
    are other people's and not counted."""

    def __init__(self, most: int, proxies: str) -> None:
        self.most = most
        self.open: Counter[str] = Counter()
        self.proxies = [network for named in proxies.split(",") if (network := _network(named))]
        self.trusts_all = "*" in proxies

    def enter(self, host: str) -> bool:
        whose = household(host)
        if self.open[whose] >= self.most and not self._trusts(host):
            return False
        self.open[whose] += 1
        return True

    def leave(self, host: str) -> None:
        whose = household(host)
        self.open[whose] -= 1
        if not self.open[whose]:
            del self.open[whose]

    def _trusts(self, host: str) -> bool:
        with suppress(ValueError):
            found = ip_address(host)
            return self.trusts_all or any(found in network for network in self.proxies)
        return False


class PageLimit:
    """How many of one name are inside at once, and never more than so many."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.inside: Counter[str] = Counter()

    @contextmanager
    def place(self, name: str) -> Iterator[None]:
        """A place inside; refused where all of that name are taken."""
        if self.inside[name] >= self.most:
            raise refuse("server-too-many-pages", status=429)
        self.inside[name] += 1
        try:
            yield
        finally:
            self.inside[name] -= 1
            if not self.inside[name]:
                del self.inside[name]


def _network(named: str) -> IPv4Network | IPv6Network | None:
    with suppress(ValueError):
        return ip_network(named.strip(), strict=False)
    return None
