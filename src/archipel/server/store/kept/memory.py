"""Everything that is kept, in memory: read at once, written one change after another by way of a shelf."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable

import msgspec

from archipel.server.store.kept.drawer import Change, Drawer
from archipel.server.store.kept.rows import (
    GameResults,
    KeptContent,
    KeptEnding,
    KeptLine,
    KeptNote,
    KeptPasskey,
    KeptRecord,
    KeptTable,
)
from archipel.server.store.kept.shelf import Shelf, load_up_to_date
from archipel.table.rows import AnalysisRow, Profile, PuzzleTry, Won
from archipel.table.store import StoreFailed, Taken

Work = Callable[[], Iterable[Change]]


class Memory:
    """Nothing is true in it that the shelf has not kept; `waiting` counts the writes it has not kept yet."""

    def __init__(self, shelf: Shelf) -> None:
        self.shelf = shelf
        self.turn = asyncio.Lock()
        self.waiting = 0
        self.closed = False
        self.under_way: asyncio.Future[None] | None = None
        self.tables = Drawer("table", KeptTable, lambda kept: (kept.row.id,))
        self.log = Drawer("log", KeptLine, lambda kept: (kept.table, kept.line))
        self.endings = Drawer("ending", KeptEnding, lambda kept: (kept.table,))
        self.profiles = Drawer("profile", Profile, lambda kept: (kept.id,))
        self.trophies = Drawer("trophy", Won, lambda kept: (kept.person, kept.game, kept.trophy))
        self.results = Drawer("results", GameResults, lambda kept: (kept.table,))
        self.records = Drawer("record", KeptRecord, lambda kept: (kept.id,))
        self.notes = Drawer("note", KeptNote, lambda kept: (kept.replay, kept.note.line, kept.note.person))
        self.analyses = Drawer("analysis", AnalysisRow, lambda kept: (kept.replay,))
        self.puzzles = Drawer("puzzle", PuzzleTry, lambda kept: (kept.person, kept.day, kept.puzzle))
        self.contents = Drawer("content", KeptContent, lambda kept: (kept.person, kept.game, kept.digest))
        self.passkeys = Drawer("passkey", KeptPasskey, lambda kept: (kept.id,))

    async def load(self) -> None:
        """StoreFailed where anything on the shelf cannot be read."""
        drawers = {part.kind: part for part in vars(self).values() if isinstance(part, Drawer)}
        for name, data in (await load_up_to_date(self.shelf)).items():
            try:
                drawers[name.partition("/")[0]].read(data)
            except (KeyError, msgspec.DecodeError):
                raise StoreFailed(f"the data cannot be read: {name}") from None

    async def write(self, work: Work) -> None:
        """Work is asked for its changes when its turn comes; nothing is done where nobody waits for it by then, and
        all of it once it has begun."""
        if self.closed:
            raise StoreFailed("the store is closed")
        self.waiting += 1
        try:
            await self.turn.acquire()
        except asyncio.CancelledError:
            self.waiting -= 1
            raise
        self.under_way = asyncio.ensure_future(self._carry_out(work))
        await asyncio.shield(self.under_way)

    async def _carry_out(self, work: Work) -> None:
        try:
            changes = {change.name(): change for change in work()}
            if changes:
                await self.shelf.put([(name, change.data) for name, change in changes.items()])
            for change in changes.values():
                change.drawer.lay(change.key, change.row)
        except (Taken, StoreFailed):
            raise
        except Exception as error:
            raise StoreFailed(f"{type(error).__name__}: {error}") from error
        finally:
            self.waiting -= 1
            self.turn.release()

    async def close(self) -> None:
        self.closed = True
        async with self.turn:
            pass
