"""Passkeys: a device that vouches for its owner (W3C Web Authentication, level 2), without attestation."""

from __future__ import annotations

import asyncio
import secrets
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from hashlib import sha256
from typing import Literal
from urllib.parse import urlsplit

import msgspec

from archipel.server.people.p256 import read_key, verifies
from archipel.server.people.profiles import Profiles
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import Profile
from archipel.table.store import Store, StoreFailed, Taken

PATIENCE = 300
KEPT = 5000
MOST = 20
PRESENT = 0x01
LONGEST_ID = 1023


class Challenge(msgspec.Struct):
    challenge: str


class NewPasskey(msgspec.Struct, forbid_unknown_fields=True):
    """A new passkey as the browser tells of it, all in base64url: its id, its public key, and what was signed for."""

    id: str
    key: str
    data: str
    client: str


class PasskeyProof(msgspec.Struct, forbid_unknown_fields=True):
    """A passkey that vouches for its owner."""

    id: str
    data: str
    client: str
    signature: str


class Client(msgspec.Struct):
    """What the browser says was asked of the device, and by which page."""

    type: Literal["webauthn.create", "webauthn.get"]
    challenge: str
    origin: str


class Passkeys:
    """A challenge is good once, for a few minutes."""

    def __init__(self, profiles: Profiles, store: Store) -> None:
        self.profiles = profiles
        self.store = store
        self.challenges: dict[str, float] = {}

    def challenge(self) -> Challenge:
        now = time.monotonic()
        self.challenges = {key: end for key, end in self.challenges.items() if end > now}
        while len(self.challenges) >= KEPT:
            del self.challenges[next(iter(self.challenges))]
        made = _encoded(secrets.token_bytes(32))
        self.challenges[made] = now + PATIENCE
        return Challenge(made)

    async def add(self, profile: Profile, made: NewPasskey, origin: str) -> None:
        data = _decoded(made.data)
        self._check("webauthn.create", _decoded(made.client), data, origin)
        key = _decoded(made.key)
        try:
            read_key(key)
        except ValueError:
            raise _bad() from None
        if not 0 < len(_decoded(made.id)) <= LONGEST_ID or await self.store.passkeys.count(profile.id) >= MOST:
            raise _bad()
        try:
            await self.store.passkeys.keep(made.id, profile.id, made.key, int(time.time()))
        except Taken:
            raise _bad() from None
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    async def owner(self, shown: PasskeyProof, origin: str) -> Profile:
        """Whom the device vouches for; refused unless its signature is true."""
        data, client = _decoded(shown.data), _decoded(shown.client)
        self._check("webauthn.get", client, data, origin)
        person, key = await self.store.passkeys.find(shown.id) or ("", "")
        profile = await self.profiles.find(person) if person else None
        if profile is None:
            raise refuse("server-no-passkey", status=403)
        signed = data + sha256(client).digest()
        if not await asyncio.to_thread(verifies, read_key(_decoded(key)), signed, _decoded(shown.signature)):
            raise _bad()
        return profile

    def _check(self, kind: str, client: bytes, data: bytes, origin: str) -> None:
        """The challenge is ours and fresh, the page is ours, and somebody was there."""
        try:
            said = msgspec.json.decode(client, type=Client)
        except (msgspec.DecodeError, UnicodeDecodeError):
            raise _bad() from None
        fresh = self.challenges.pop(said.challenge, 0.0) > time.monotonic()
        host = urlsplit(origin).hostname or ""
        ours = said.origin == origin and data[:32] == sha256(host.encode()).digest()
        if said.type != kind or not fresh or not ours or len(data) < 37 or not data[32] & PRESENT:
            raise _bad()


def _encoded(data: bytes) -> str:
    return urlsafe_b64encode(data).decode().rstrip("=")


def _decoded(text: str) -> bytes:
    try:
        return urlsafe_b64decode(text + "=" * (-len(text) % 4))
    except ValueError:
        raise _bad() from None


def _bad() -> Refusal:
    return refuse("server-bad-passkey", status=403)
