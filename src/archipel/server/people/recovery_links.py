"""Links that lead back to a profile: whoever has one is that person, on any device."""

from __future__ import annotations

import hmac
from base64 import urlsafe_b64encode
from hashlib import sha256

import msgspec

from archipel.server.people.profiles import Profiles
from archipel.table.refusal import refuse
from archipel.table.rows import Profile


class RecoveryLinks:
    """A key is nowhere kept: it is made from the server's secret, the person and a number. A new number, and every
    key that was given before opens nothing any more."""

    def __init__(self, profiles: Profiles) -> None:
        self.profiles = profiles

    def key(self, profile: Profile) -> str:
        return f"{profile.id}-{profile.links}-{self._mark(profile.id, profile.links)}"

    async def renew(self, person: str) -> Profile:
        return await self.profiles.alter(person, _renewed)

    async def owner(self, key: str) -> Profile:
        """Whose key it is; refused if it is nobody's, or not any more."""
        person = key.partition("-")[0]
        self.profiles.forget(person)
        profile = await self.profiles.find(person)
        if profile is None or not hmac.compare_digest(key.encode(), self.key(profile).encode()):
            raise refuse("server-no-key", status=403)
        return profile

    def _mark(self, person: str, number: int) -> str:
        said = f"link {person} {number}".encode()
        return urlsafe_b64encode(hmac.new(self.profiles.signer.key, said, sha256).digest()[:18]).decode()


def _renewed(profile: Profile) -> Profile:
    return msgspec.structs.replace(profile, links=profile.links + 1)
