"""Components of one's own in memory: those that profiles keep, and where tables and records carry them."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

import msgspec

from archipel.server.store.kept.drawer import Change, fresh, next_serial
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.rows import KeptContent, KeptTable
from archipel.server.store.played_content import Played
from archipel.table.rows import OwnContent


class KeptContents:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def keep(self, person: str, content: OwnContent, source: str) -> None:
        def work() -> Iterator[Change]:
            drawer = self.memory.contents
            serial = next_serial(kept.serial for kept in drawer)
            said = (content.game, content.digest, content.name, source, content.made)
            yield drawer.put(KeptContent(person, *said, serial))

        await self.memory.write(work)

    async def of(self, person: str) -> list[OwnContent]:
        found = sorted(self.memory.contents.group(person), key=lambda kept: (kept.game, -kept.made, -kept.serial))
        return [OwnContent(kept.game, kept.digest, kept.name, len(kept.source.encode()), kept.made) for kept in found]

    async def find(self, person: str, game: str, digest: str) -> tuple[str, str] | None:
        kept = self.memory.contents.find(person, game, digest)
        return (kept.name, kept.source) if kept else None

    async def drop(self, person: str, game: str, digest: str) -> None:
        def work() -> Iterator[Change]:
            kept = self.memory.contents.find(person, game, digest)
            if kept is not None:
                yield self.memory.contents.take(kept)

        await self.memory.write(work)

    async def at_a_table(self, person: str, game: str, digest: str) -> dict[str, Any] | None:
        now = int(time.time())
        found = (kept for kept in self._carrying(game, digest) if kept.row.sealed_until <= now or kept.seats_of(person))
        return next((fresh(kept.row.options) for kept in found), None)

    async def anywhere(self, game: str, digest: str) -> dict[str, Any] | None:
        for kept in self._carrying(game, digest):
            return fresh(kept.row.options)
        brought = [kept for kept in self.memory.records if kept.content == digest != ""]
        brought.sort(key=lambda kept: kept.serial)
        found = (msgspec.json.decode(kept.record, type=Played) for kept in brought)
        return next((played.options for played in found if played.game == game), None)

    def _carrying(self, game: str, digest: str) -> list[KeptTable]:
        found = (kept for kept in self.memory.tables if kept.row.game == game and kept.digest() == digest != "")
        return sorted(found, key=lambda kept: kept.serial)
