"""People who play at random and are often interrupted, and who keep an account of what they were promised."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from contextlib import suppress
from typing import Any
from weakref import WeakKeyDictionary

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from archipel.core.scene import Zone
from archipel.core.values import Outcome
from archipel.endure.account import Promise
from archipel.table.wire.gesture_codec import unpacked
from archipel.table.wire.messages import WIRE
from archipel.table.wire.scene_messages import WireCells, WireGroup
from tests.frames import Holder
from tests.server.killed_server import KilledServer

LOST = (OSError, ConnectionClosed, InvalidHandshake, TimeoutError, EOFError)
MISHAPS = ("none", "reload", "drop", "double")
ODDS = (88, 4, 4, 4)


class Drawn(msgspec.Struct, frozen=True):
    zones: tuple[Zone, ...] = ()
    groups: tuple[WireGroup, ...] = ()
    cells: tuple[WireCells, ...] = ()


class Tell(msgspec.Struct):
    """What of a message matters to somebody who plays blindly."""

    kind: str = msgspec.field(name="is")
    seat: int | None = None
    ply: int = 0
    scene: Drawn = Drawn()
    undo: bool = False
    outcome: Outcome | None = None
    why: Any = None


class Player:
    """One person in one seat of one table."""

    def __init__(self, killed: KilledServer, cookie: str, table: str, seat: int, chance: random.Random) -> None:
        self.killed = killed
        self.cookie = cookie
        self.table = table
        self.seat = seat
        self.chance = chance
        self.promises: list[Promise] = []
        self.frame: Tell | None = None
        self.holders: WeakKeyDictionary[ClientConnection, Holder] = WeakKeyDictionary()

    async def play(self) -> None:
        """Until the game is over, coming back as often as it takes."""
        while self.frame is None or self.frame.outcome is None:
            await self.killed.up.wait()
            with suppress(*LOST):
                async with self._tab() as tab:
                    await self._stay(tab)

    def _tab(self) -> connect:
        address = f"ws://127.0.0.1:{self.killed.port}/api/tables/{self.table}/socket?wire={WIRE}"
        headers = {"cookie": f"archipel={self.cookie}"}
        origin = Origin(self.killed.address)
        return connect(
            address, additional_headers=headers, origin=origin, proxy=None, compression=None, close_timeout=1
        )

    async def _stay(self, tab: ClientConnection) -> None:
        first = await self._hear(tab)
        assert first.kind != "refused", first.why
        while self.frame is None or self.frame.outcome is None:
            asked = self._choose()
            if asked is None:
                await self._hear(tab)
                continue
            mishap = self.chance.choices(MISHAPS, ODDS)[0]
            if mishap == "reload":
                return
            if mishap == "double":
                await self._ask_twice(tab, asked)
            else:
                await self._ask(tab, asked, heard=mishap == "none")
                if mishap == "drop":
                    tab.transport.abort()
                    return

    def _choose(self) -> dict[str, Any] | None:
        """A move at random, now and then one taken back; None where others are to act."""
        frame = self.frame
        if frame is None or frame.seat != self.seat:
            return None
        if frame.undo and self.chance.random() < 0.08:
            return {"do": "undo", "ply": frame.ply}
        actions = [gesture.action for gesture in unpacked(frame.scene.groups, frame.scene.cells)]
        actions = [action for action in actions if action != "crash"]
        return {"do": "act", "ply": frame.ply, "action": self.chance.choice(actions)} if actions else None

    async def _ask(self, tab: ClientConnection, asked: dict[str, Any], *, heard: bool) -> None:
        """Messages are carried out in the order sent, so a pong says that what came before it is kept, or refused."""
        promise = Promise(asked.get("action", asked["do"]))
        self.promises.append(promise)
        await tab.send(msgspec.json.encode(asked).decode())
        if not heard:
            return
        await tab.send('{"do": "ping"}')
        if await self._refused(tab):
            self.promises.remove(promise)
        else:
            promise.keep()

    async def _ask_twice(self, tab: ClientConnection, asked: dict[str, Any]) -> None:
        """The same move from two tabs at once: it may happen once."""
        promise = Promise(asked.get("action", asked["do"]))
        self.promises.append(promise)
        async with self._tab() as other:
            for page in (tab, other):
                await page.send(msgspec.json.encode(asked).decode())
                await page.send('{"do": "ping"}')
            refused = [await self._refused(page) for page in (tab, other)]
        if all(refused):
            self.promises.remove(promise)
        else:
            promise.keep()

    async def _refused(self, tab: ClientConnection) -> bool:
        """Whether anything was refused before the next pong."""
        refused = False
        while (kind := (await self._hear(tab)).kind) != "pong":
            refused = refused or kind == "refused"
        return refused

    async def _hear(self, tab: ClientConnection) -> Tell:
        async with asyncio.timeout(30):
            message = await tab.recv()
        tell = msgspec.convert(self.holders.setdefault(tab, Holder()).read(message), Tell)
        if tell.kind == "frame":
            self.frame = tell
        return tell


class Match:
    """One table, from its opening to its end; a bot sits where there is no cookie."""

    def __init__(self, killed: KilledServer, game: str, mode: str, cookies: Sequence[str], seed: int) -> None:
        self.killed = killed
        self.game = game
        self.mode = mode
        self.cookies = cookies
        self.seed = seed
        self.table = ""
        self.players: list[Player] = []

    async def play(self) -> None:
        others = [{"kind": "friend"} if cookie else {"kind": "bot", "level": "easy"} for cookie in self.cookies[1:]]
        seats = [{"kind": "me"}, *others]
        wish = {"game": self.game, "mode": self.mode, "options": {}, "seats": seats}
        self.table = (await self._post(self.cookies[0], "/api/tables", wish))["table"]
        for cookie in filter(None, self.cookies[1:]):
            await self._post(cookie, f"/api/tables/{self.table}/join", None)
        self.players = [
            Player(self.killed, cookie, self.table, seat, random.Random(f"{self.seed} {seat}"))
            for seat, cookie in enumerate(self.cookies)
            if cookie
        ]
        await asyncio.gather(*(player.play() for player in self.players))

    async def _post(self, cookie: str, path: str, body: Any) -> Any:
        """Asked again until it is answered; opening twice leaves a table behind at which nobody plays."""
        while True:
            await self.killed.up.wait()
            with suppress(httpx.TransportError):
                headers = {"origin": self.killed.address, "cookie": f"archipel={cookie}"}
                return (await self.killed.http.post(path, json=body, headers=headers)).raise_for_status().json()
