"""Guests: a person is whoever holds the cookie; name, language, theme and preferences are theirs to choose."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from functools import partial
from typing import Literal, cast
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import msgspec

from archipel.server.base.signing import Signer
from archipel.table.names import clean_name
from archipel.table.refusal import refuse
from archipel.table.rows import Profile
from archipel.table.store import Store, StoreFailed, Taken
from archipel.words import accepted_language, words

COOKIE = "archipel"
KEPT = 4096
PLACES, ANIMALS = 12, 24

Language = Literal["en", "fr"]
Theme = Literal["auto", "light", "dark"]


class Preferences(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody likes to play. The browser carries these out; the server keeps them."""

    confirm: Literal["never", "each"] = "never"
    end_turn: Literal["at_once", "ask"] = "at_once"
    formal: Literal["alone", "ask"] = "alone"
    motion: Literal["auto", "slow", "fast", "off"] = "auto"
    pace: Literal["normal", "slow", "fast", "at_once"] = "normal"
    patterns: Literal["off", "on"] = "off"
    sound: Literal["off", "away", "on"] = "away"
    notify: Literal["off", "on"] = "off"


class Me(msgspec.Struct):
    """`trophies` are by game, in the order they were earned; `hook` is the host that is told of my turns."""

    name: str
    lang: Language
    theme: Theme
    trophies: dict[str, list[str]] = {}
    preferences: Preferences = Preferences()
    hook: str = ""


class ProfileChanges(msgspec.Struct, forbid_unknown_fields=True):
    name: str | None = None
    lang: Language | None = None
    theme: Theme | None = None
    preferences: dict[str, str] | None = None


def guest_name(lang: str) -> str:
    """What a newcomer is called until they say otherwise."""
    return words(lang).key("server-guest", place=secrets.randbelow(PLACES), animal=secrets.randbelow(ANIMALS))


class Profiles:
    """`known` remembers the profiles lately read, so that names can be told without waiting."""

    def __init__(self, store: Store, signer: Signer) -> None:
        self.store = store
        self.signer = signer
        self.known: dict[str, Profile] = {}
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    def who(self, cookie: str | None) -> str | None:
        """The person of a cookie, if this server signed it."""
        return self.signer.read(cookie) if cookie else None

    def name(self, person: str) -> str:
        profile = self.known.get(person)
        return profile.name if profile else ""

    async def find(self, person: str) -> Profile | None:
        if person not in self.known:
            profile = await self.store.profiles.find(person)
            if profile is None:
                return None
            self._remember(profile)
        return self.known[person]

    async def me(self, profile: Profile) -> Me:
        trophies: dict[str, list[str]] = {}
        for won in await self.store.profiles.trophies(profile.id):
            trophies.setdefault(won.game, []).append(won.trophy)
        hook = urlsplit(profile.hook).hostname or ""
        lang, theme = cast(Language, profile.lang), cast(Theme, profile.theme)
        return Me(profile.name, lang, theme, trophies, preferences(profile), hook)

    async def make(self, accepted: str) -> Profile:
        """A new guest; `accepted` is the browser's Accept-Language."""
        lang = accepted_language(accepted)
        profile = Profile(secrets.token_hex(12), guest_name(lang), lang, "auto")
        try:
            await self.store.profiles.make(profile)
        except (StoreFailed, Taken):
            raise refuse("server-not-kept", status=503) from None
        self._remember(profile)
        return profile

    async def change(self, person: str, changes: ProfileChanges) -> Profile:
        return await self.alter(person, partial(_changed, changes=changes))

    async def alter(self, person: str, change: Callable[[Profile], Profile]) -> Profile:
        """What a change makes of the profile as it stands when its turn comes; refused where it is gone by then."""
        async with self.turn(person):
            profile = await self.store.profiles.find(person)
            try:
                if profile is None:
                    raise Taken("that profile is gone")
                changed = change(profile)
                await self.store.profiles.save(changed)
            except Taken:
                self.forget(person)
                raise refuse("server-no-guest", status=401) from None
            except StoreFailed:
                raise refuse("server-not-kept", status=503) from None
            self._remember(changed)
            return changed

    def turn(self, person: str) -> asyncio.Lock:
        """Whoever reads a profile to write it again holds this: one after another."""
        return self.turns.setdefault(person, asyncio.Lock())

    def forget(self, person: str) -> None:
        self.known.pop(person, None)

    def forget_all(self) -> None:
        self.known.clear()

    def _remember(self, profile: Profile) -> None:
        self.known.pop(profile.id, None)
        self.known[profile.id] = profile
        while len(self.known) > KEPT:
            del self.known[next(iter(self.known))]


def _changed(profile: Profile, changes: ProfileChanges) -> Profile:
    name = profile.name if changes.name is None else clean_name(changes.name)
    lang, theme = changes.lang or profile.lang, changes.theme or profile.theme
    liked = _liked(profile, changes.preferences or {})
    return msgspec.structs.replace(profile, name=name, lang=lang, theme=theme, preferences=liked)


def preferences(profile: Profile) -> Preferences:
    """Those of a profile; what an older server kept and this one does not know is left out."""
    fields = Preferences.__struct_fields__
    known = {name: value for name, value in profile.preferences.items() if name in fields}
    try:
        return msgspec.convert(known, Preferences)
    except msgspec.ValidationError:
        return Preferences()


def _liked(profile: Profile, changes: dict[str, str]) -> dict[str, str]:
    try:
        liked = msgspec.convert({**msgspec.to_builtins(preferences(profile)), **changes}, Preferences)
    except msgspec.ValidationError:
        raise refuse("server-malformed") from None
    usual = msgspec.to_builtins(Preferences())
    return {name: value for name, value in msgspec.to_builtins(liked).items() if usual[name] != value}
