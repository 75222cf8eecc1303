"""What a person takes along, and what stays when they leave for good."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import Any, Protocol

import msgspec

from archipel.core.catalog import UnknownGame, game
from archipel.core.record import Record
from archipel.server.people.profiles import Profiles, preferences
from archipel.table.finished.endings import kept_record, last_view
from archipel.table.finished.log_to_record import read_back
from archipel.table.lobby import Lobby
from archipel.table.refusal import Refusal, refuse
from archipel.table.rows import ContentLabel, PlayedGame, Profile, TableRow
from archipel.table.store import Store, StoreFailed

FORM = 1


class PlayerFigures(Protocol):
    """What a person's finished games come to."""

    async def settle_person(self, person: str) -> None: ...

    async def statistics(self, person: str) -> Sequence[object]: ...


class ExportAndErase:
    """`forget` is told of every record a person had brought along, once it is erased."""

    def __init__(
        self, lobby: Lobby, profiles: Profiles, store: Store, figures: PlayerFigures, forget: Callable[[str], None]
    ) -> None:
        self.lobby = lobby
        self.profiles = profiles
        self.store = store
        self.figures = figures
        self.forget = forget
        self.packing = asyncio.Lock()

    async def export(self, profile: Profile) -> dict[str, Any]:
        """Everything that is kept of a person. Of a game in play, or sealed, no more than where it is. One after
        another, and no table is taken into memory for it."""
        async with self.packing:
            return await self._export(profile)

    async def _export(self, profile: Profile) -> dict[str, Any]:
        person = profile.id
        await self.figures.settle_person(person)
        games = [
            await self._game(played) | msgspec.to_builtins(played) for played in await self.store.results.played(person)
        ]
        return {
            "form": FORM,
            "name": profile.name,
            "lang": profile.lang,
            "theme": profile.theme,
            "preferences": msgspec.to_builtins(preferences(profile)),
            "hook": profile.hook.partition(" ")[0],
            "trophies": [
                {"game": won.game, "trophy": won.trophy, "table": won.table, "at": won.at}
                for won in await self.store.profiles.trophies(person)
            ],
            "statistics": msgspec.to_builtins(await self.figures.statistics(person)),
            "games": games,
            "running": await self.store.tables.running_of(person),
            **await self._belongings(person),
        }

    async def _belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        """Records brought along name the components of one's own that they carry here."""
        found = await self.store.profiles.belongings(person)
        for row in found["records"]:
            row["record"] = Record.from_json(row["record"]).to_json().decode()
        return found

    async def erase(self, profile: Profile) -> None:
        """Games stay, without the name; those in play end, or a bot goes on where others play along."""
        for id in await self.store.tables.running_of(profile.id):
            await self._leave(id, profile.id)
        brought = (await self.store.profiles.belongings(profile.id))["records"]
        stranger = f"gone-{secrets.token_hex(12)}"
        async with self.profiles.turn(profile.id):
            try:
                await self.store.profiles.erase(profile.id, stranger)
            except StoreFailed:
                raise refuse("server-not-kept", status=503) from None
            self.profiles.forget(profile.id)
        for row in brought:
            self.forget(row["id"])
        for table in self.lobby.tables.values():
            table.match.seating.replace(profile.id, stranger)
            table.match.row = _without_host(table.match.row, profile.id, stranger)
            table.broadcast.tell_presence()

    async def _leave(self, id: str, person: str) -> None:
        with suppress(Refusal):
            table = await self.lobby.table(id)
            if len(table.match.seating.players()) > len(table.match.seating.seats_of(person)):
                await table.leave(person)
            else:
                await table.stop(person, agree=True)

    async def _game(self, played: PlayedGame) -> dict[str, Any]:
        """The record, and where the rules have changed since what the person's seat was told and the score sheet."""
        store = self.lobby.store
        row = await store.tables.find(played.table)
        if row is None or not row.over or self.lobby.house.now() < row.sealed_until:
            return {}
        ending = await store.endings.find(row.id) if _changed(row) else None
        record = kept_record(ending) if ending else None
        if record is None:
            record = await read_back(row, await store.tables.log(row.id), self.lobby.house.run)
        await asyncio.sleep(0)
        told: dict[str, Any] = {
            "bots": [sitter.level for sitter in row.sitters],
            "guests": [sitter.name for sitter in row.sitters],
            "forked": bool(row.origin),
        }
        told |= {"record": msgspec.to_builtins(record.named())} if record else {}
        if ending is not None and ending.views:
            view = last_view(ending, played.seat)
            told |= {"log": view.events, "outcome": msgspec.to_builtins(view.outcome)}
        return told


def _without_host(row: TableRow, person: str, stranger: str) -> TableRow:
    """A table as it is kept once its host is gone: what they called their components is gone too."""
    if row.host != person:
        return row
    label = ContentLabel(row.content.digest) if row.content else None
    return msgspec.structs.replace(row, host=stranger, content=label)


def _changed(row: TableRow) -> bool:
    """Whether the game is not played by the rules of this table any more."""
    try:
        return game(row.game).rules != row.rules
    except UnknownGame:
        return True
