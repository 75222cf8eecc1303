"""What Kubernetes adds to the environment for each Service of a namespace, and nobody has set.

For one named `archipel`, or `archipel-` and more, these names begin as settings do. They are told by their form, name
and value together: https://kubernetes.io/docs/concepts/services-networking/service/#environment-variables
"""

from __future__ import annotations

import re
from collections.abc import Callable
from contextlib import suppress
from ipaddress import ip_address

SERVICE = r"[A-Z][A-Z0-9_]*"
PROTOCOL = "tcp|udp|sctp"
LINK = re.compile(rf"({PROTOCOL})://(?:\[([0-9a-f:.]+)\]|([0-9.]+)):([0-9]{{1,5}})")
ANY_PORT = re.compile(rf"{SERVICE}_PORT")
ONE_PORT = re.compile(rf"{SERVICE}_PORT_([0-9]{{1,5}})_({PROTOCOL.upper()})")


def is_service_link(name: str, value: str) -> bool:
    return any(re.fullmatch(form, name) and fits(value) for form, fits in PLAIN.items()) or _is_of_a_port(name, value)


def _is_of_a_port(name: str, value: str) -> bool:
    """A link says the port and the protocol that its name says."""
    link, named = LINK.fullmatch(value), ONE_PORT.fullmatch(name)
    if link is None or not _is_address(link[2] or link[3]) or not _is_port(link[4]):
        return False
    return ANY_PORT.fullmatch(name) is not None or (
        named is not None and (named[1], named[2].lower()) == (link[4], link[1])
    )


def _is_address(value: str) -> bool:
    with suppress(ValueError):
        ip_address(value)
        return True
    return False


def _is_port(value: str) -> bool:
    return re.fullmatch(r"[1-9][0-9]{0,4}", value) is not None and int(value) <= 65535


def _is_protocol(value: str) -> bool:
    return re.fullmatch(PROTOCOL, value) is not None


PLAIN: dict[str, Callable[[str], bool]] = {
    rf"{SERVICE}_SERVICE_HOST": _is_address,
    rf"{SERVICE}_SERVICE_PORT(_[A-Z0-9_]+)?": _is_port,
    rf"{ONE_PORT.pattern}_ADDR": _is_address,
    rf"{ONE_PORT.pattern}_PORT": _is_port,
    rf"{ONE_PORT.pattern}_PROTO": _is_protocol,
}
