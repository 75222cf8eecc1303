"""Somebody in one seat who plays at random, comes back through another node whenever the socket is lost, and keeps an
account of what was promised."""

from __future__ import annotations

import asyncio
import random
from time import monotonic
from typing import Protocol

import msgspec

from archipel.endure.account import Promise
from archipel.endure.digest import digest_of_page
from archipel.endure.supervised import Node
from archipel.load.connection import Connection, Traffic, connect
from archipel.load.errors import LoadError
from archipel.load.page import Page, Told
from archipel.load.player import PING, SYNC
from archipel.table.log_line import Viewer
from archipel.table.wire.messages import WIRE, Act, Undo

SOONEST, LATEST = 0.1, 0.5
"""Seconds before a lost socket is opened again."""
REGRET = 0.05
"""How often a move is taken back that may be."""
NOTICES = ("server-store-away",)
"""Told to everybody at a table, in answer to nothing."""
ENCODER = msgspec.json.Encoder()


class Place(Protocol):
    """The table somebody sits at, and how there."""

    table: str
    thought: float
    traffic: Traffic

    def playing(self) -> bool:
        """Whether moves are still made."""

    def door(self, besides: Node | None) -> Node: ...

    def saw(self, person: Person, viewer: Viewer, ply: int, digest: str) -> None:
        """A page was shown what a viewer may see: that of the person's seat, if all is well."""

    def astray(self, person: Person) -> None:
        """A page was sent a change of another scene than it holds."""

    def acknowledged(self, person: Person) -> None: ...

    def refused(self, why: str) -> None: ...

    def back(self, seconds: float) -> None:
        """A page has its frame again, so long after its socket was lost."""

    def over(self, person: Person) -> None: ...


class Person:
    """One act under way at most. A ping goes after each, for messages are carried out one after another: its pong says
    that what came before it is kept, or refused. `since` is when the socket was lost, until a frame comes again; before
    `begins` nobody may act."""

    def __init__(self, place: Place, seat: int, cookie: str, chance: random.Random) -> None:
        self.place = place
        self.seat = seat
        self.cookie = cookie
        self.chance = chance
        self.promises: list[Promise] = []
        self.under_way: Promise | None = None
        self.page = Page()
        self.node: Node | None = None
        self.connection: Connection | None = None
        self.gone = asyncio.Event()
        self.since: float | None = None
        self.begins = 0.0
        self.thinking: asyncio.TimerHandle | None = None

    async def stay(self) -> None:
        """Until told to leave."""
        while True:
            self.gone, self.page = asyncio.Event(), Page()
            self.node = self.place.door(self.node)
            address = f"ws{self.node.address.removeprefix('http')}/api/tables/{self.place.table}/socket?wire={WIRE}"
            try:
                await connect(address, self.cookie, self.place.traffic, self, compress=False)
                await self.gone.wait()
            except LoadError:
                self.lost()
            await asyncio.sleep(self.chance.uniform(SOONEST, LATEST))

    def leave(self) -> None:
        if self.thinking is not None:
            self.thinking.cancel()
        if self.connection is not None:
            self.connection.leave()

    # ---- what comes

    def hear(self, message: bytes) -> None:
        try:
            told = self.page.receive(message)
        except LoadError:
            self.place.astray(self)
            self._say(SYNC)
            return
        if told.kind == "frame":
            self._see(told)
        elif told.kind == "refused" and told.why is not None:
            self._refused(told.why.key)
        elif told.kind == "pong" and self.under_way is not None:
            self._settle(self.under_way)
        self._go_on()

    def lost(self) -> None:
        """Whatever was under way is uncertain from now on."""
        self.under_way = None
        if self.since is None:
            self.since = monotonic()
        self.gone.set()

    def _see(self, told: Told) -> None:
        assert told.picture is not None
        self.place.saw(self, told.seat, told.picture.ply, digest_of_page(self.page))
        if self.since is not None:
            self.place.back(monotonic() - self.since)
            self.since = None
        if told.start:
            self.begins = monotonic() + told.start / 1000
            asyncio.get_running_loop().call_later((told.start + 1) / 1000, self._go_on)
        if self.page.over():
            self.place.over(self)

    def _refused(self, why: str) -> None:
        self.place.refused(why)
        if self.under_way is not None and why not in NOTICES:
            self.under_way.why = why

    def _settle(self, promise: Promise) -> None:
        self.under_way = None
        if promise.why:
            asyncio.get_running_loop().call_later(SOONEST, self._say, SYNC)
            return
        promise.keep()
        self.place.acknowledged(self)

    # ---- what is done

    def _go_on(self) -> None:
        if self.thinking is None and self._may_act():
            thought = self.chance.uniform(0, self.place.thought)
            self.thinking = asyncio.get_running_loop().call_later(thought, self._act)

    def _may_act(self) -> bool:
        if self.gone.is_set() or self.under_way is not None or monotonic() < self.begins:
            return False
        return self.place.playing() and self.page.awaited()

    def _act(self) -> None:
        self.thinking = None
        asked = self._choose() if self._may_act() else None
        if asked is not None:
            self.under_way = Promise(asked.action if isinstance(asked, Act) else "undo")
            self.promises.append(self.under_way)
            self._say(ENCODER.encode(asked))
            self._say(PING)

    def _choose(self) -> Act | Undo | None:
        shown = self.page.shown
        if shown is not None and shown.undo and self.chance.random() < REGRET:
            return Undo(shown.ply)
        return self.page.choose(self.chance)

    def _say(self, message: bytes) -> None:
        if self.connection is not None and not self.connection.leaving:
            self.connection.say(message)
