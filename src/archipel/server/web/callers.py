"""Who makes a call: the guest of the cookie, and what is checked of them before a body is read."""

from __future__ import annotations

from litestar.datastructures import Cookie
from litestar.di import NamedDependency

from archipel.server.people.profiles import COOKIE
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.request_checks import check_lag, check_misses, check_request, person_of, table_of
from archipel.server.web.services import address, services_of
from archipel.table.refusal import refuse
from archipel.table.rows import Profile

YEAR = 365 * 24 * 3600

Guest = NamedDependency[Profile]


async def find_guest(request: HttpRequest) -> Profile | None:
    person = person_of(request)
    return await services_of(request).profiles.find(person) if person else None


async def need_guest(request: HttpRequest) -> Profile:
    """Whoever asks; refused where the server has not met them."""
    profile = await find_guest(request)
    if profile is None:
        raise refuse("server-no-guest", status=401)
    return profile


def spend(request: HttpRequest) -> None:
    """Count a call that costs the server more than others; refused where an address makes too many."""
    if not services_of(request).new_tables.take(address(request)):
        raise refuse("server-too-fast", status=429)


# ---- for `before_request`: what is refused before the body is looked at


async def check_guest(request: HttpRequest) -> None:
    await check_request(request)
    await need_guest(request)


async def check_guest_and_spend(request: HttpRequest) -> None:
    await check_guest(request)
    check_lag(request)
    spend(request)


async def check_guest_and_table(request: HttpRequest) -> None:
    await check_guest(request)
    await table_of(request)


async def check_guesses(request: HttpRequest) -> None:
    """For calls that try a key: who has tried too many waits."""
    await check_request(request)
    check_misses(request)


def guest_cookie(request: HttpRequest, profile: Profile) -> Cookie:
    return Cookie(
        key=COOKIE,
        value=services_of(request).profiles.signer.sign(profile.id),
        max_age=YEAR,
        path="/",
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


def server_address(request: HttpRequest) -> str:
    """Where this server is to whoever asks."""
    return request.headers.get("origin") or f"{request.url.scheme}://{request.headers.get('host', '')}"
