"""This server among those that share its database: tables read on where others have written, and who is where."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Collection, Coroutine, Sequence
from typing import Any, Protocol

from archipel.core.text import text
from archipel.server.store.postgres import PostgresStore
from archipel.server.store.postgres.database import LIVES
from archipel.server.store.postgres.news import News, listen
from archipel.table.lobby import Lobby
from archipel.table.refusal import Refusal, blame
from archipel.table.store import StoreFailed
from archipel.table.table import Table

BEAT = 1.0
SWEEP = 0.7
AGAIN = 0.3
RESUME = 7
"""Sweeps from one look at bots that nobody has woken to the next."""
BURY = 60.0
AT_ONCE = 200

logger = logging.getLogger("archipel.nodes")


class Acquaintances(Protocol):
    """What is known of people without asking the store."""

    def forget(self, person: str) -> None: ...

    def forget_all(self) -> None: ...


class Node:
    """`here` is who has a table open in this house, `met` who has one that is in memory open elsewhere, by table and
    house; `changes` counts what else than their logs has changed at those tables.

    What is heard goes into sets first, and is read for all of them at once: `lines`, `rows`, `presence` of tables,
    `people`. Whatever was missed is found by a look at the tables that somebody watches, more than once a second."""

    def __init__(self, store: PostgresStore) -> None:
        self.store = store
        self.lobby: Lobby | None = None
        self.acquaintances: Acquaintances | None = None
        self.rings: dict[str, Callable[[], None]] = {}
        self.here: dict[str, frozenset[str]] = {}
        self.met: dict[str, dict[str, frozenset[str]]] = {}
        self.changes: dict[str, int] = {}
        self.alive: frozenset[str] = frozenset()
        self.unsaid: set[str] = set()
        self.lines: set[str] = set()
        self.rows: set[str] = set()
        self.presence: set[str] = set()
        self.people: set[str] = set()
        self.stirred = asyncio.Event()
        self.away = False
        self.tasks: set[asyncio.Task[Any]] = set()

    def settle_in(self, lobby: Lobby, acquaintances: Acquaintances) -> None:
        self.lobby, self.acquaintances = lobby, acquaintances

    async def open(self) -> None:
        await self._beat()
        listening = listen(self.store.database.address, self.store.nodes.node, self.hear, self.look_at_all)
        for work in (listening, self._live(), self._attend(), self._sweep()):
            self._start(work)

    async def close(self) -> None:
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)
        try:
            await self.store.nodes.leave()
        except StoreFailed as error:
            logger.info("nobody could be told that this server ends: %s", error)

    # ---- what tables ask

    def show(self, table: str, people: Collection[str]) -> None:
        if people:
            self.here[table] = frozenset(people)
        else:
            self.here.pop(table, None)
        self.unsaid.add(table)
        self.stirred.set()

    async def elsewhere(self, table: str) -> frozenset[str]:
        try:
            standing = (await self.store.nodes.standings([table])).get(table)
            self.met |= await self.store.nodes.elsewhere([table])
        except StoreFailed:
            return frozenset()
        if standing is not None:
            self.changes[table] = standing.changes
        return self._met(table)

    def opened(self, table: str) -> None:
        """What was told of it while it was read is asked for again."""
        found = self._table(table)
        if found is not None:
            self._fall_behind(found)
            self.presence.add(table)
            self.stirred.set()

    async def take(self, work: Sequence[str], seconds: float, *, once: bool = False) -> Collection[str]:
        try:
            return await self.store.nodes.take(work, seconds, once=once)
        except StoreFailed:
            return ()

    # ---- what others tell

    def hear(self, news: News) -> None:
        """What we have written ourselves is known, unless nobody could say whether it was."""
        ours = news.node == self.store.nodes.node
        for id, line in news.lines.items():
            table = self._table(id)
            if table is not None and not (ours and table.lock.locked()) and line >= _length(table):
                self._fall_behind(table)
        for kind in news.work:
            self.rings.get(kind, lambda: None)()
        if not ours:
            self.rows |= {id for id in news.tables if self._table(id)}
            self.presence |= {id for id in news.presence if self._table(id)}
            self.people |= {*news.people}
        if news.left:
            self._start(self._beat())
        self.stirred.set()

    def look_at_all(self) -> None:
        """Anything may have happened: tables that nobody watches are let go, the others read on."""
        lobby = self._lobby()
        for table in list(lobby.tables.values()):
            lobby.let_go(table)
            self._fall_behind(table)
        self.rows |= {*lobby.tables}
        self.presence |= {*lobby.tables}
        self.people |= {person for table in lobby.tables.values() for person in table.match.seating.known}
        if self.acquaintances is not None:
            self.acquaintances.forget_all()
        for ring in self.rings.values():
            ring()
        self.stirred.set()

    def _fall_behind(self, table: Table) -> None:
        """Read on where somebody watches; else when somebody asks for it."""
        table.behind = True
        if table.broadcast.audience:
            self.lines.add(table.id)

    async def _attend(self) -> None:
        while True:
            await self.stirred.wait()
            self.stirred.clear()
            try:
                await self._say()
                for heard, work in self._work().items():
                    await self._carry_out(heard, work)
            except StoreFailed:
                await asyncio.sleep(AGAIN)
                self.stirred.set()
            except Exception as error:
                logger.error("what others have done cannot be read: %s", blame(error))

    def _work(self) -> dict[str, Callable[[list[str]], Coroutine[Any, Any, None]]]:
        return {"lines": self._read, "rows": self._renew, "presence": self._meet, "people": self._know}

    async def _carry_out(self, heard: str, work: Callable[[list[str]], Coroutine[Any, Any, None]]) -> None:
        """Nothing that was heard is lost where it cannot be read now."""
        some = sorted(getattr(self, heard))[:AT_ONCE]
        if not some:
            return
        getattr(self, heard).difference_update(some)
        if getattr(self, heard):
            self.stirred.set()
        try:
            await work(some)
        except StoreFailed:
            getattr(self, heard).update(some)
            raise

    async def _say(self) -> None:
        some = sorted(self.unsaid)[:AT_ONCE]
        if not some:
            return
        self.unsaid.difference_update(some)
        if self.unsaid:
            self.stirred.set()
        try:
            await self.store.nodes.show({table: self.here.get(table, frozenset()) for table in some})
        except StoreFailed:
            self.unsaid.update(some)
            raise

    async def _read(self, ids: list[str]) -> None:
        known = {id: _length(table) for id in ids if (table := self._table(id)) and table.match.history}
        found = await self.store.tables.lines_after(known) if known else {}
        for id, lines in found.items():
            table = self._table(id)
            if table is not None:
                self._start(table.hear(known[id], lines))

    async def _renew(self, ids: list[str]) -> None:
        for id in ids:
            table = self._table(id)
            if table is not None:
                self._start(self._look_again(table))

    async def _look_again(self, table: Table) -> None:
        """What cannot be read now is found by the next look at those that somebody watches."""
        try:
            await table.renew()
        except Refusal:
            self.changes.pop(table.id, None)
        if table.match.cancelled:
            self._lobby().tables.pop(table.id, None)

    async def _meet(self, ids: list[str]) -> None:
        self.met |= await self.store.nodes.elsewhere(ids)
        for id in ids:
            table = self._table(id)
            if table is not None:
                table.meet(self._met(id))

    async def _know(self, people: list[str]) -> None:
        for person in people:
            if self.acquaintances is not None:
                self.acquaintances.forget(person)
            await self._lobby().house.people.find(person)
            self._lobby().renamed(person)

    # ---- who lives

    async def _live(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self._beat()
            except Exception as error:
                logger.error("a sign of life failed: %s", blame(error))

    async def _beat(self) -> None:
        """A sign of life, and what comes back with it: the time, and who else lives."""
        loop = asyncio.get_running_loop()
        asked = loop.time()
        try:
            async with asyncio.timeout(LIVES):
                first, now, alive = await self.store.nodes.beat()
                if await self.store.nodes.take(["bury"], BURY):
                    await self.store.nodes.bury()
        except (StoreFailed, TimeoutError):
            self._note_away(away=True)
            return
        self._note_away(away=False)
        self.store.now.hear(now, loop.time() - asked)
        if first:
            self.unsaid |= {*self.here}
            self.stirred.set()
        if alive - self.alive:
            self.presence |= {*self._lobby().tables}
            self.stirred.set()
        if self.alive - alive:
            self._miss(alive)
        self.alive = alive

    def _miss(self, alive: Collection[str]) -> None:
        """Whoever is at a house that is gone is away."""
        for id in list(self.met):
            self.met[id] = {node: people for node, people in self.met[id].items() if node in alive}
            table = self._table(id)
            if table is not None:
                table.meet(self._met(id))

    def _note_away(self, *, away: bool) -> None:
        """Everybody who looks at a table is told once when nothing can be kept."""
        if away and not self.away:
            for table in self._lobby().tables.values():
                table.broadcast.warn(text("server-store-away"))
        self.away = away

    # ---- what was missed

    async def _sweep(self) -> None:
        sweeps = 0
        while True:
            await asyncio.sleep(SWEEP)
            sweeps += 1
            try:
                await self.sweep()
                if not sweeps % RESUME:
                    self._resume()
            except StoreFailed:
                continue
            except Exception as error:
                logger.error("tables could not be looked at: %s", blame(error))

    async def sweep(self) -> None:
        """Look at every table that somebody watches: whether all of its log was read, and whether all else is known."""
        tables = self._lobby().tables
        self.met = {id: met for id, met in self.met.items() if id in tables}
        self.changes = {id: changes for id, changes in self.changes.items() if id in tables}
        watched = [table.id for table in tables.values() if table.broadcast.audience]
        found = await self.store.nodes.standings(watched) if watched else {}
        for id in watched:
            table, standing = self._table(id), found.get(id)
            if table is None:
                continue
            if standing is None or standing.changes != self.changes.get(id):
                self.rows.add(id)
            if standing is not None:
                self.changes[id] = standing.changes
                if standing.lines > _length(table) and not table.lock.locked():
                    self._fall_behind(table)
        self.stirred.set()

    def _resume(self) -> None:
        """A house that is gone may have written a line, and told nobody that a bot is to answer it."""
        lobby = self._lobby()
        for table in list(lobby.tables.values()):
            if table.broadcast.audience:
                lobby.bot_turns.wake(table)

    def _met(self, table: str) -> frozenset[str]:
        return frozenset[str]().union(*self.met.get(table, {}).values())

    def _lobby(self) -> Lobby:
        assert self.lobby is not None
        return self.lobby

    def _table(self, id: str) -> Table | None:
        return self._lobby().tables.get(id)

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self.tasks.add(task)
        task.add_done_callback(self._done)

    def _done(self, task: asyncio.Task[None]) -> None:
        self.tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            logger.error("what others have done cannot be told: %s", blame(error))


def _length(table: Table) -> int:
    """How many lines of its log are known; none matters where somebody is awaited."""
    return len(table.match.history.lines) if table.match.history else 0
