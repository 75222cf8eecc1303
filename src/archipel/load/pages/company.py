"""People at one table who play at random in a thread of their own, at a pace a page can be watched at."""

from __future__ import annotations

import asyncio
import random
from threading import Event, Thread
from types import TracebackType

from archipel.load.calls import Calls
from archipel.load.connection import Traffic, connect
from archipel.load.errors import LoadError
from archipel.load.plan import Plan
from archipel.load.player import Player
from archipel.table.wire.messages import WIRE

PATIENCE = 60.0


class Company:
    """Seated between enter and exit. `host` is the cookie of the first seat, which nobody plays where `absent` says so;
    acts wait for `begin` or `move_once`, and `moves` counts them."""

    def __init__(self, plan: Plan, address: str, pause: float, *, absent: bool) -> None:
        self.plan = plan
        self.address = address
        self.pause = pause
        self.absent = absent
        self.table = self.host = ""
        self.moves = 0
        self.begun = Event()
        self.once = False
        self.seated = Event()
        self.done = False
        self.failure: BaseException | None = None
        self.waiting: list[Player] = []
        self.thread = Thread(target=self._run, daemon=True)

    def __enter__(self) -> Company:
        self.thread.start()
        if not self.seated.wait(PATIENCE) or self.failure is not None:
            raise LoadError(f"nobody could be seated: {self.failure or 'the server does not answer'}")
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.done = True
        self.thread.join(PATIENCE)

    def begin(self) -> None:
        self.begun.set()

    def move_once(self) -> None:
        """Let one act be carried out, whoever's."""
        self.once = True
        self.begun.set()

    # ---- what players tell

    def ready(self, player: Player) -> None:
        self.waiting.append(player)

    def acknowledged(self, seconds: float) -> None:
        self.moves += 1
        if self.once:
            self.begun.clear()

    def refused(self, why: str) -> None: ...

    def over(self, player: Player) -> None: ...

    def heard(self, kind: str) -> None: ...

    def _run(self) -> None:
        try:
            asyncio.run(self._play())
        except Exception as error:
            self.failure = error
        self.seated.set()

    async def _play(self) -> None:
        calls = Calls(self.address)
        cookies = [await calls.guest() for _ in range(self.plan.seats)]
        self.host, self.table = cookies[0], await calls.open(self.plan, cookies[0])
        for cookie in cookies[1:]:
            await calls.join(self.table, cookie)
        players = [await self._sit(seat, cookie) for seat, cookie in enumerate(cookies) if seat or not self.absent]
        self.seated.set()
        while not self.done:
            await asyncio.sleep(self.pause)
            if self.begun.is_set() and self.waiting:
                self.waiting.pop(0).play(0.0)
        for player in players:
            if player.connection is not None:
                player.connection.leave()
        await calls.close()

    async def _sit(self, seat: int, cookie: str) -> Player:
        """Where the deal is the same, so is what is chosen."""
        player = Player(self, random.Random(f"{self.plan.seed} {seat}"))
        address = f"ws{self.address.removeprefix('http')}/api/tables/{self.table}/socket?wire={WIRE}"
        await connect(address, cookie, Traffic(), player, compress=True)
        return player
