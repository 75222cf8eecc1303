"""What people keep beside their tables, in memory: records brought along, and notes on the lines of a replay."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from archipel.server.store.kept.drawer import Change, Drawer, next_serial
from archipel.server.store.kept.memory import Memory
from archipel.server.store.kept.rows import KeptNote, KeptRecord
from archipel.server.store.limits import MOST_NOTES, MOST_RECORDS
from archipel.table.rows import Note
from archipel.table.store import Taken


class KeptUploads:
    def __init__(self, memory: Memory) -> None:
        self.memory = memory

    async def keep_record(self, id: str, person: str, record: bytes, at: int, *, content: str = "") -> None:
        def work() -> Iterator[Change]:
            records = self.memory.records
            if records.find(id) is not None:
                raise Taken("that record is there already")
            new = KeptRecord(id, person, record, at, content, next_serial(kept.serial for kept in records))
            theirs = [new, *(kept for kept in records if kept.person == person)]
            dropped = sorted(theirs, key=lambda kept: (kept.at, kept.serial), reverse=True)[MOST_RECORDS:]
            yield records.put(new)
            yield from map(records.take, dropped)
            left = {kept.id for kept in (*records, new)} - {kept.id for kept in dropped}
            about: tuple[Drawer[Any], ...] = (self.memory.notes, self.memory.analyses)
            for drawer in about:
                gone = (kept for kept in drawer if kept.replay.startswith("r-") and kept.replay not in left)
                yield from map(drawer.take, gone)

        await self.memory.write(work)

    async def record(self, id: str) -> bytes | None:
        kept = self.memory.records.find(id)
        return kept.record if kept else None

    async def keep_note(self, replay: str, note: Note) -> None:
        drawer, kept = self.memory.notes, KeptNote(replay, note)
        await self.memory.write(lambda: [drawer.put(kept) if note.words else drawer.take(kept)])

    async def notes(self, replay: str, person: str, *, others: bool) -> list[Note]:
        found = [kept.note for kept in self.memory.notes.group(replay)]
        seen = [note for note in found if note.person == person or (others and note.shared)]
        return sorted(seen, key=lambda note: (note.line, note.person))

    async def full(self, person: str) -> bool:
        return sum(kept.note.person == person for kept in self.memory.notes) >= MOST_NOTES
