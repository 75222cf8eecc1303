"""Passkeys: a device that vouches for its owner (W3C Web Authentication, level 2), without attestation."""

from __future__ import annotations

import asyncio
import hmac
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from urllib.parse import urlsplit

import msgspec

from archipel.server.people.profiles import Profiles
from archipel.table.house import House
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Profile
from archipel.table.store import StoreFailed, Taken

PATIENCE = 300
CHANCE, END = 16, 8
MOST = 20


class Challenge(msgspec.Struct):
    challenge: str


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A new passkey as the browser tells of it, all in base64url. Its data hold its public key; that of older pages in
    `key` is not read."""

    id: str
    data: str
    client: str
    key: str = ""


class PasskeyProof(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that vouches for its owner."""

    id: str
    data: str
    client: str
    signature: str


class Client(msgspec.Struct):
    """What the browser says was asked of the device; the rest is read by the library."""

    challenge: str


class Passkeys:
    """A challenge is good once, for a few minutes, at every server of the house; a passkey at the host that it was made
    for. A challenge is nowhere kept until it is spent: it has its end in it, and a mark that only we can make."""

    def __init__(self, profiles: Profiles, house: House) -> None:
        self.profiles = profiles
        self.house = house
        self.store = house.store
        self.spent: dict[str, float] = {}

    def challenge(self) -> Challenge:
        made = secrets.token_bytes(CHANCE) + int(self.house.now() + PATIENCE).to_bytes(END, "big")
        return Challenge(urlsafe_b64encode(made + self._mark(made)).rstrip(b"=").decode())

    async def add(self, profile: Profile, made: NewPasskey, origin: str) -> None:
        challenge = await self._spend(made.client)
        key = await asyncio.to_thread(_registered_key, made, challenge, origin)
        if await self.store.passkeys.count(profile.id) >= MOST:
            raise _bad()
        try:
            await self.store.passkeys.keep(made.id, profile.id, key, int(time.time()), _host(origin))
        except Taken:
            raise _bad() from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    async def owner(self, shown: PasskeyProof, origin: str) -> Profile:
        """Whom the device vouches for; refused unless its signature is true, and for the host it was made for. One
        that an older server kept is for the host where it is shown first."""
        challenge = await self._spend(shown.client)
        person, key, host = await self.store.passkeys.find(shown.id) or ("", "", "")
        profile = await self.profiles.find(person) if person else None
        if profile is None:
            raise refuse("server-no-passkey", status=403)
        if host not in ("", _host(origin)):
            raise _bad()
        await asyncio.to_thread(_check_shown, shown, key, challenge, origin)
        if not host:
            await self._bind(shown.id, _host(origin))
        return profile

    async def _bind(self, id: str, host: str) -> None:
        try:
            await self.store.passkeys.bind(id, host)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    def _mark(self, made: bytes) -> bytes:
        return hmac.new(self.profiles.signer.key, b"challenge " + made, sha256).digest()[:CHANCE]

    async def _spend(self, client: str) -> str:
        """The challenge that was asked with, if it is ours and fresh: it is good no more, at no server."""
        try:
            said = msgspec.json.decode(_decoded(client), type=Client)
        except (ValueError, msgspec.DecodeError):
            raise _bad() from None
        now, end = self.house.now(), self._end(said.challenge)
        self.spent = {challenge: until for challenge, until in self.spent.items() if until > now}
        if end <= now or said.challenge in self.spent:
            raise _bad()
        self.spent[said.challenge] = end
        if not await self.house.neighbours.take([f"challenge {said.challenge}"], PATIENCE, once=True):
            raise _bad()
        return said.challenge

    def _end(self, challenge: str) -> int:
        """When one of ours is good no more; long ago for any other."""
        try:
            made = _decoded(challenge)
        except ValueError:
            return 0
        made, mark = made[: CHANCE + END], made[CHANCE + END :]
        return int.from_bytes(made[CHANCE:], "big") if hmac.compare_digest(mark, self._mark(made)) else 0


def _decoded(words: str) -> bytes:
    return urlsafe_b64decode(words + "=" * (-len(words) % 4))


def _host(origin: str) -> str:
    return urlsplit(origin).hostname or ""


def _registered_key(made: NewPasskey, challenge: str, origin: str) -> str:
    # Most servers never see a passkey, and the library takes a fifth of a second to import.
    from archipel.server.people.webauthn_checks import registered_key

    return registered_key(made, challenge, origin)


def _check_shown(shown: PasskeyProof, key: str, challenge: str, origin: str) -> None:
    from archipel.server.people.webauthn_checks import check_shown

    check_shown(shown, key, challenge, origin)


def _bad() -> Refusal:
    return refuse("server-bad-passkey", status=403)
