"""Who makes a call over HTTP: the guest of the cookie, within the limits of an address."""

from __future__ import annotations

from litestar.datastructures import Cookie

from archipel.server.people.profiles import COOKIE
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.request_checks import person_of, remark
from archipel.server.web.services import Services, address, services_of
from archipel.table.refusal import refuse
from archipel.table.rows import Profile

YEAR = 365 * 24 * 3600


class Caller:
    """Whoever sent a request."""

    def __init__(self, request: HttpRequest) -> None:
        self.request = request
        self.services: Services = services_of(request)

    @property
    def languages(self) -> str:
        return self.request.headers.get("accept-language", "")

    @property
    def origin(self) -> str:
        """Where this server is to whoever asks."""
        headers = self.request.headers
        return headers.get("origin") or f"{self.request.url.scheme}://{headers.get('host', '')}"

    async def guest(self) -> Profile | None:
        person = person_of(self.request)
        return await self.services.profiles.find(person) if person else None

    async def body(self) -> bytes:
        return await self.request.body()

    def new_guest(self) -> None:
        if not self.services.new_guests.take(address(self.request)):
            raise refuse("server-too-fast", status=429)

    def spend(self) -> None:
        if not self.services.new_tables.take(address(self.request)):
            raise refuse("server-too-fast", status=429)

    def guessed_wrong(self) -> None:
        self.services.misses.take(address(self.request))

    def remark(self, message: str, **fields: str | int) -> None:
        remark(self.request, message, **fields)

    def cookie(self, profile: Profile) -> Cookie:
        """By which the server knows a person again."""
        return Cookie(
            key=COOKIE,
            value=self.services.profiles.signer.sign(profile.id),
            max_age=YEAR,
            path="/",
            httponly=True,
            samesite="lax",
            secure=self.request.url.scheme == "https",
        )
