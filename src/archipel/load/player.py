"""Somebody at a table who plays at random: one act under way at most, timed until it is acknowledged."""

from __future__ import annotations

import asyncio
import random
from time import perf_counter
from typing import Protocol

from archipel.load.connection import Connection
from archipel.load.page import Page

PING = b'{"do":"ping"}'
SYNC = b'{"do":"sync"}'
ANSWERS = ("frame", "refused")
PAUSE = 0.1


class Watcher(Protocol):
    """Who is told what happens at a page."""

    def ready(self, player: Player) -> None:
        """It is this player's turn, and nothing of theirs is under way."""

    def acknowledged(self, seconds: float) -> None: ...

    def refused(self, why: str) -> None: ...

    def over(self, player: Player) -> None:
        """The game has ended at this page."""

    def heard(self, kind: str) -> None: ...


class Player:
    """What is heard next answers an act where the table waited for nobody else. Where it did, the frame of another's
    act may come in between: then a ping goes after the act, and the pong says that it has been answered."""

    def __init__(self, watcher: Watcher, chance: random.Random) -> None:
        self.watcher = watcher
        self.chance = chance
        self.page = Page()
        self.connection: Connection | None = None
        self.due: float | None = None
        self.pinged = False
        self.answered = 0.0
        self.why = ""

    def play(self, due: float) -> bool:
        """Act now, where there is something to do; the time counts from when the move was due."""
        message = self.page.act(self.chance)
        if message is None or self.connection is None:
            return False
        self.due, self.why, self.pinged = due, "", not self.page.alone()
        self.connection.say(message)
        if self.pinged:
            self.connection.say(PING)
        return True

    def hear(self, message: bytes) -> None:
        told = self.page.receive(message)
        self.watcher.heard(told.kind)
        if told.kind == "refused" and told.why is not None:
            self.why = told.why.key
        if self.due is not None:
            self._settle(told.kind, self.due)
        if told.kind == "frame" and told.start:
            asyncio.get_running_loop().call_later((told.start + 1) / 1000, self._go_on)
        elif told.kind == "frame":
            self._go_on()

    def lost(self) -> None:
        self.due = None
        self.watcher.refused("connection-lost")

    def _settle(self, kind: str, due: float) -> None:
        if kind in ANSWERS:
            self.answered = perf_counter()
        if kind not in (("pong",) if self.pinged else ANSWERS):
            return
        self.due = None
        if self.why:
            self.watcher.refused(self.why)
            asyncio.get_running_loop().call_later(PAUSE, self._look_again)
            return
        self.watcher.acknowledged(self.answered - due)
        if kind == "pong":
            self._go_on()

    def _go_on(self) -> None:
        if self.page.over():
            self.watcher.over(self)
        elif self.due is None and self.page.awaited():
            self.watcher.ready(self)

    def _look_again(self) -> None:
        """A refusal that no frame followed leaves a page as it was."""
        if self.due is None and self.connection is not None and not self.connection.leaving:
            self.connection.say(SYNC)
