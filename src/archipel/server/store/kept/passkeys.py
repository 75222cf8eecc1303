"""Passkeys in memory."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from archipel.server.store.kept.drawer import Change
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.rows import KeptPasskey
from archipel.table.store import Taken


class KeptPasskeys:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def keep(self, id: str, person: str, key: str, at: int, host: str) -> None:
        def work() -> Iterator[Change]:
            if self.memory.passkeys.find(id) is not None:
                raise Taken("that passkey is there already")
            yield self.memory.passkeys.put(KeptPasskey(id, person, key, at, host))

        await self.memory.write(work)

    async def find(self, id: str) -> tuple[str, str, str] | None:
        kept = self.memory.passkeys.find(id)
        return (kept.person, kept.key, kept.host) if kept else None

    async def bind(self, id: str, host: str) -> None:
        def work() -> Iterator[Change]:
            kept = self.memory.passkeys.find(id)
            if kept is not None and not kept.host:
                yield self.memory.passkeys.put(msgspec.structs.replace(kept, host=host))

        await self.memory.write(work)

    async def count(self, person: str) -> int:
        return sum(kept.person == person for kept in self.memory.passkeys)

    async def drop(self, person: str) -> None:
        drawer = self.memory.passkeys
        await self.memory.write(lambda: [drawer.take(kept) for kept in drawer if kept.person == person])
