"""Passkeys: a device that vouches for its owner (W3C Web Authentication, level 2), without attestation."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64decode
from urllib.parse import urlsplit

import msgspec

from archipel.server.people.profiles import Profiles
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Profile
from archipel.table.store import Store, StoreFailed, Taken

PATIENCE = 300
KEPT = 5000
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
    """A challenge is good once, for a few minutes; a passkey at the host that it was made for."""

    def __init__(self, profiles: Profiles, store: Store) -> None:
        self.profiles = profiles
        self.store = store
        self.challenges: dict[str, float] = {}

    def challenge(self) -> Challenge:
        now = time.monotonic()
        self.challenges = {key: end for key, end in self.challenges.items() if end > now}
        while len(self.challenges) >= KEPT:
            del self.challenges[next(iter(self.challenges))]
        made = secrets.token_urlsafe(32)
        self.challenges[made] = now + PATIENCE
        return Challenge(made)

    async def add(self, profile: Profile, made: NewPasskey, origin: str) -> None:
        challenge = self._spend(made.client)
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
        challenge = self._spend(shown.client)
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

    def _spend(self, client: str) -> str:
        """The challenge that was asked with, if it is ours and fresh: it is good no more."""
        try:
            said = msgspec.json.decode(urlsafe_b64decode(client + "=" * (-len(client) % 4)), type=Client)
        except (ValueError, msgspec.DecodeError):
            raise _bad() from None
        if self.challenges.pop(said.challenge, 0.0) <= time.monotonic():
            raise _bad()
        return said.challenge


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
