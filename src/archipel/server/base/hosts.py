"""The names a server answers to: a page that a stranger's name leads here reaches nothing."""

from __future__ import annotations

import re
import socket
from collections.abc import Mapping
from contextlib import suppress
from ipaddress import ip_address
from urllib.parse import urlsplit

LOCAL = (".localhost", ".local", ".lan", ".internal", ".home.arpa")
NAME = re.compile(r"[a-z0-9._-]{1,255}")


class Hosts:
    """Names that only a network of one's own can give, this machine's, and those its owner has named; addresses are no
    names, and nobody can lead them elsewhere."""

    def __init__(self, named: str) -> None:
        self.named = {name.strip().lower().rstrip(".") for name in [*named.split(","), socket.gethostname()]}

    def answers(self, header: str) -> bool:
        """Whether a request with this `Host` is meant for us."""
        name = host_name(header)
        if _is_address(name):
            return True
        known = name in self.named or "." not in name or name.endswith(LOCAL)
        return known and NAME.fullmatch(name) is not None


def host_name(header: str) -> str:
    """The name or address in a `Host`, without its port; empty where there is none."""
    try:
        parts = urlsplit(f"//{header}")
        plain = parts.netloc == header and "@" not in header and (parts.port is None or parts.port >= 0)
        return (parts.hostname or "").removesuffix(".") if plain else ""
    except ValueError:
        return ""


def same_origin(headers: Mapping[str, str], scheme: str) -> bool:
    """Whether a request that came by a scheme comes from our own page; a browser always says where from, a program
    need not."""
    origin = headers.get("origin")
    if origin is None:
        return True
    ours = f"{scheme.replace('ws', 'http')}://{headers.get('host', '')}"
    return origin.lower() == ours.lower()


def _is_address(name: str) -> bool:
    with suppress(ValueError):
        ip_address(name)
        return True
    return False
