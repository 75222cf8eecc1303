"""The calls that only a server answers: ways back to a profile, where its turns are told, what it can do."""

from __future__ import annotations

import msgspec

from archipel.server.calls.call import Becomes, Call, call
from archipel.server.calls.http_types import (
    HookWish,
    LinkKey,
    LinkWish,
    OfflineOffer,
    PasskeyCount,
    ProfileName,
    TakeWish,
)
from archipel.server.people.passkeys import Challenge, NewPasskey, PasskeyProof
from archipel.server.people.profiles import Me
from archipel.server.people.webhook import read_hook
from archipel.server.web.callers import Caller
from archipel.table.rows import Profile


@call("POST", "/api/me/link", status=200)
async def my_link(asked: Caller, me: Profile, data: LinkWish) -> LinkKey:
    """The key that leads back here; a new one makes the old ones worthless, and signs nobody out."""
    links = asked.services.recovery_links
    return LinkKey(links.key(await links.renew(me.id) if data.renew else me))


@call("POST", "/api/take", status=200, check="guess", answered=ProfileName)
async def take_profile(asked: Caller, data: TakeWish) -> Becomes | ProfileName:
    """Whose key it is; where that is sure, this browser gets their cookie."""
    owner = await asked.services.recovery_links.owner(data.key)
    return Becomes(ProfileName(owner.name), owner) if data.sure else ProfileName(owner.name)


@call("GET", "/api/me/passkeys")
async def my_passkeys(asked: Caller, me: Profile) -> PasskeyCount:
    """How many passkeys I have."""
    return PasskeyCount(await asked.services.store.passkeys.count(me.id))


@call("POST", "/api/me/passkeys", status=200)
async def add_passkey(asked: Caller, me: Profile, data: NewPasskey) -> PasskeyCount:
    """Add a passkey that signs a challenge of this server."""
    services = asked.services
    await services.passkeys.add(me, data, asked.origin)
    return PasskeyCount(await services.store.passkeys.count(me.id))


@call("DELETE", "/api/me/passkeys")
async def drop_passkeys(asked: Caller, me: Profile) -> PasskeyCount:
    """Take all my passkeys away."""
    await asked.services.store.passkeys.drop(me.id)
    return PasskeyCount(0)


@call("POST", "/api/passkeys/challenge", status=200)
async def passkey_challenge(asked: Caller) -> Challenge:
    """A challenge for a passkey to sign, good once and for a few minutes."""
    asked.spend()
    return asked.services.passkeys.challenge()


@call("POST", "/api/passkeys/take", status=200, check="guess", answered=ProfileName)
async def take_by_passkey(asked: Caller, data: PasskeyProof) -> Becomes:
    """Become whoever a passkey vouches for: this browser gets their cookie."""
    owner = await asked.services.passkeys.owner(data, asked.origin)
    return Becomes(ProfileName(owner.name), owner)


@call("PUT", "/api/me/hook")
async def put_hook(asked: Caller, me: Profile, data: HookWish) -> Me:
    """Where I want to be told of my turns; an empty address: nowhere."""
    services, hook = asked.services, data.address.strip()
    if hook:
        read_hook(hook)
        hook = f"{hook} {asked.origin}"
    changed = await services.profiles.alter(me.id, lambda profile: msgspec.structs.replace(profile, hook=hook))
    return await services.profiles.me(changed)


@call("POST", "/api/me/hook/test", status=200)
async def test_hook(asked: Caller, me: Profile) -> ProfileName:
    """Send a word to the address that is told of my turns."""
    await asked.services.alerts.test(me)
    return ProfileName(me.name)


@call("GET", "/api/offline")
async def plays_offline(asked: Caller) -> OfflineOffer:
    """Whether these games can be kept in a browser and played without a network, at `/offline/`."""
    return OfflineOffer(asked.services.offline.here)


ACCOUNT_CALLS: list[Call] = [
    plays_offline,
    my_link,
    take_profile,
    my_passkeys,
    add_passkey,
    drop_passkeys,
    passkey_challenge,
    take_by_passkey,
    put_hook,
    test_hook,
]
