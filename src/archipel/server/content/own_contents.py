"""Components of one's own: looked through whole, kept in a profile, drawn for whoever plays or looks back with them."""

from __future__ import annotations

import logging
import time

from archipel.core.catalog import games
from archipel.core.content import Content, Fault
from archipel.core.content_names import digest, digest_in, is_digest, packed_in, short
from archipel.core.game import Game
from archipel.core.record import Record
from archipel.core.text import text
from archipel.server.base.settings import Settings
from archipel.server.content.assets import Asset
from archipel.server.content.skins import own_sheet
from archipel.server.people.profiles import Profiles
from archipel.table.house import Runner
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import OwnContent
from archipel.table.store import Store, StoreFailed
from archipel.words import LANGUAGES

HUGE = 256 * 1024
LONGEST_NAME = 40
MOST_FAULTS = 1000

logger = logging.getLogger("archipel.contents")


class FaultyContent(Refusal):
    """Nothing is kept of a file with these faults."""

    def __init__(self, faults: list[Fault]) -> None:
        super().__init__(text("content-faults", count=len(faults)), status=422)
        self.faults = tuple(faults[:MOST_FAULTS])


class OwnContents:
    """What profiles keep of them, within the limits of the settings; `run` is for slow work."""

    def __init__(self, profiles: Profiles, store: Store, settings: Settings, run: Runner) -> None:
        self.profiles = profiles
        self.store = store
        self.settings = settings
        self.run = run

    async def keep(self, person: str, game: str, name: str, source: str, wanted: str) -> OwnContent:
        """Refused with every fault of the file, where it is too much, or where it is not the one `wanted`."""
        found, called = _game(game), clean_name(name)
        size = len(source.encode(errors="replace"))
        if size > HUGE:
            raise refuse("server-content-huge", status=413)
        named = await self.run(look_through, found, source)
        if wanted not in ("", named):
            raise Refusal(text("content-other", made=short(wanted), given=short(named)), status=422)
        kept = OwnContent(game, named, called, size, int(time.time()))
        async with self.profiles.turn(person):
            await self._keep(person, kept, source)
        return kept

    async def _keep(self, person: str, kept: OwnContent, source: str) -> None:
        if await self.store.profiles.find(person) is None:
            raise refuse("server-no-guest", status=401)
        others = [one for one in await self.of(person) if (one.game, one.digest) != (kept.game, kept.digest)]
        many = len(others) >= self.settings.contents_of_a_person
        if many or sum(one.size for one in others) + kept.size > self.settings.content_bytes_of_a_person:
            raise refuse("server-contents-full", status=409)
        try:
            await self.store.contents.keep(person, kept, source)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    async def look_into(self, record: Record) -> None:
        """Components that a record carries are looked through as a file of them is."""
        packed, content = packed_in(record.content(), record.options), record.content()
        if content is not None and packed and not is_digest(packed):
            await self.run(look_through, _game(record.game), content.unpack(packed))

    async def of(self, person: str) -> list[OwnContent]:
        return await self.store.contents.of(person)

    async def source(self, person: str, game: str, digest: str) -> str:
        kept = await self.store.contents.find(person, game, digest)
        if kept is None:
            raise refuse("server-no-content", status=404)
        return kept[1]

    async def drop(self, person: str, game: str, digest: str) -> None:
        """Tables and records that were made with it have it still."""
        try:
            await self.store.contents.drop(person, game, digest)
        except StoreFailed:
            raise refuse("server-not-kept", status=503) from None

    async def sheet(self, game: Game, lang: str, digest: str) -> Asset | None:
        """Every face of a game with the components of that digest, where a table or a record was made with them."""
        options = await self.store.contents.anywhere(game.id, digest)
        packed = packed_in(game.content, options or {})
        return await self.run(own_sheet, game, lang, packed) if packed else None


def house_file(game: str) -> str:
    """What a game comes with."""
    return _content(_game(game)).house()


def look_through(game: Game, source: str) -> str:
    """The digest of a file without a fault, which can be packed and drawn."""
    content = _content(game)
    faults = content.look(source)
    if faults:
        raise FaultyContent(faults)
    packed = content.pack(source)
    if digest_in(content, {content.option: packed}) != digest(source):
        raise refuse("server-content-huge", status=413)
    try:
        for lang in LANGUAGES:
            own_sheet(game, lang, packed)
    except Exception as error:
        logger.warning("a file for %s without a fault cannot be drawn: %s", game.id, blame(error))
        raise refuse("server-content-drawn", status=422) from None
    return digest(source)


def clean_name(name: str) -> str:
    """A name as it may be shown; refused where it is none."""
    name = " ".join(name.split())
    if not 1 <= len(name) <= LONGEST_NAME or not name.isprintable():
        raise Refusal(text("server-content-name", most=LONGEST_NAME))
    return name


def _game(id: str) -> Game:
    if id not in games():
        raise refuse("server-no-game", status=404)
    _content(games()[id])
    return games()[id]


def _content(game: Game) -> Content:
    if game.content is None:
        raise refuse("server-content-fixed", status=409)
    return game.content
