"""People in memory: their profiles, what they have earned, everything that is kept under their id."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from archipel.server.store.kept.drawer import Change, Drawer
from archipel.server.store.kept.memory import Memory
from archipel.table.rows import ContentLabel, Profile, Sitter, TableRow, Won
from archipel.table.store import Taken


class KeptProfiles:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def find(self, id: str) -> Profile | None:
        kept = self.memory.profiles.find(id)
        return msgspec.structs.replace(kept, preferences=dict(kept.preferences)) if kept else None

    async def make(self, profile: Profile) -> None:
        def work() -> Iterator[Change]:
            if self.memory.profiles.find(profile.id) is not None:
                raise Taken("that profile is there already")
            yield self.memory.profiles.put(profile)

        await self.memory.write(work)

    async def save(self, profile: Profile) -> None:
        def work() -> Iterator[Change]:
            if self.memory.profiles.find(profile.id) is None:
                raise Taken("that profile is gone")
            yield self.memory.profiles.put(profile)

        await self.memory.write(work)

    async def trophies(self, person: str) -> list[Won]:
        return sorted(self.memory.trophies.group(person), key=lambda won: (won.at, won.trophy, won.game))

    async def belongings(self, person: str) -> dict[str, list[dict[str, Any]]]:
        return {
            "notes": self._notes(person),
            "records": self._records(person),
            "contents": self._contents(person),
            "passkeys": self._passkeys(person),
            "daily": self._daily(person),
            "puzzles": self._puzzles(person),
        }

    async def erase(self, person: str, stranger: str) -> None:
        def work() -> Iterator[Change]:
            memory = self.memory
            for kept in memory.tables:
                if (row := _without(kept.row, person, stranger)) != kept.row:
                    yield memory.tables.put(msgspec.structs.replace(kept, row=row))
            mine = [kept.id for kept in memory.records if kept.person == person]
            yield from (memory.analyses.take(kept) for kept in memory.analyses if kept.replay in mine)
            under_id: list[Drawer[Any]] = [
                memory.trophies,
                memory.records,
                memory.contents,
                memory.passkeys,
                memory.puzzles,
            ]
            for drawer in under_id:
                yield from (drawer.take(kept) for kept in drawer if kept.person == person)
            yield from (memory.notes.take(kept) for kept in memory.notes if kept.note.person == person)
            yield from map(memory.profiles.take, memory.profiles.group(person))

        await self.memory.write(work)

    def _notes(self, person: str) -> list[dict[str, Any]]:
        mine = [kept for kept in self.memory.notes if kept.note.person == person]
        mine.sort(key=lambda kept: (kept.replay, kept.note.line))
        return [
            {
                "replay": kept.replay,
                "line": kept.note.line,
                "words": kept.note.words,
                "shared": int(kept.note.shared),
            }
            for kept in mine
        ]

    def _records(self, person: str) -> list[dict[str, Any]]:
        mine = [kept for kept in self.memory.records if kept.person == person]
        mine.sort(key=lambda kept: (kept.at, kept.serial))
        return [{"id": kept.id, "record": kept.record.decode(), "at": kept.at} for kept in mine]

    def _contents(self, person: str) -> list[dict[str, Any]]:
        mine = sorted(self.memory.contents.group(person), key=lambda kept: (kept.game, kept.made, kept.serial))
        return [_fields(kept, "game", "digest", "name", "source", "made") for kept in mine]

    def _passkeys(self, person: str) -> list[dict[str, Any]]:
        mine = [kept for kept in self.memory.passkeys if kept.person == person]
        return [_fields(kept, "id", "made") for kept in sorted(mine, key=lambda kept: kept.id)]

    def _daily(self, person: str) -> list[dict[str, Any]]:
        mine = [kept.row for kept in self.memory.tables if kept.row.day and kept.row.host == person]
        mine.sort(key=lambda row: (row.day, row.game, row.mode))
        return [_fields(row, "day", "game", "mode") | {"table": row.id} for row in mine]

    def _puzzles(self, person: str) -> list[dict[str, Any]]:
        mine = sorted(self.memory.puzzles.group(person), key=lambda kept: (kept.day, kept.puzzle))
        return [_fields(kept, "day", "puzzle", "state", "tries", "at") | {"hint": int(kept.hint)} for kept in mine]


def _fields(kept: msgspec.Struct, *names: str) -> dict[str, Any]:
    return {name: getattr(kept, name) for name in names}


def _without(row: TableRow, person: str, stranger: str) -> TableRow:
    """A table as it is once somebody is gone."""
    sitters = tuple(_stranger(who, person, stranger) for who in row.sitters)
    if row.host != person:
        return msgspec.structs.replace(row, sitters=sitters)
    nameless = tuple(msgspec.structs.replace(who, name="") for who in sitters)
    label = ContentLabel(row.content.digest) if row.content else None
    return msgspec.structs.replace(row, sitters=nameless, host=stranger, listed=False, content=label)


def _stranger(who: Sitter, person: str, stranger: str) -> Sitter:
    if who.person != person:
        return who
    return msgspec.structs.replace(who, person="" if who.kind == "open" else stranger)
