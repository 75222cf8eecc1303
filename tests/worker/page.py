"""A page without a server and its house, with a bridge of ours."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from archipel.worker.main import PageHouse, begin
from archipel.worker.thinker import thought
from tests.frames import Holder

SOLO = {"game": "hashi", "mode": "solo", "seats": [{"kind": "me"}], "options": {}}


class Browser:
    """What the scripts of a worker would do: `kept` outlives a house, it has `room` for so many more changes, and
    keeps none when it is `full`."""

    def __init__(self, kept: dict[str, str] | None = None) -> None:
        self.kept: dict[str, str] = {} if kept is None else kept
        self.full = False
        self.room = 1_000_000
        self.thinks = True
        self.told: dict[int, list[dict[str, Any]]] = {}
        self.holders: dict[int, Holder] = {}
        self.ended: dict[int, int] = {}
        self.stopped = 0

    async def load(self) -> str:
        return json.dumps([*self.kept.items()])

    async def put(self, changes: str) -> str:
        if self.full or self.room == 0:
            return "QuotaExceededError"
        self.room -= 1
        for key, value in json.loads(changes):
            if value is None:
                del self.kept[key]
            else:
                self.kept[key] = value
        return ""

    async def think(self, name: str, job: str) -> str:
        if not self.thinks:
            await asyncio.sleep(3600)
        return thought(name, job)

    def stop(self) -> None:
        self.stopped += 1

    def tell(self, link: int, said: str) -> None:
        holder = self.holders.setdefault(link, Holder())
        self.told.setdefault(link, []).append(holder.read(said))

    def end(self, link: int, code: int) -> None:
        self.ended[link] = code


class Page:
    """One page and its house."""

    def __init__(self, house: PageHouse, browser: Browser) -> None:
        self.house = house
        self.browser = browser

    async def ask(self, method: str, path: str, body: Any = None) -> tuple[int, Any]:
        said = "" if body is None else json.dumps(body)
        answer = json.loads(await self.house.call(method, path, said, "fr-FR"))
        return answer["status"], json.loads(answer["body"]) if answer.get("media", "application/json") else answer

    async def open_table(self, wish: dict[str, Any]) -> str:
        await self.ask("GET", "/api/me")
        status, answer = await self.ask("POST", "/api/tables", wish)
        assert status == 201, answer
        return str(answer["table"])

    async def frame(self, link: int, ply: int = 0) -> dict[str, Any]:
        """The last frame of a link, once it is at a ply."""
        async with asyncio.timeout(20):
            while True:
                frames = [one for one in self.browser.told.get(link, []) if one["is"] == "frame"]
                if frames and frames[-1]["ply"] >= ply:
                    return frames[-1]
                await asyncio.sleep(0.01)


@asynccontextmanager
async def opened(browser: Browser) -> AsyncIterator[Page]:
    house = await begin(browser)
    yield Page(house, browser)
    await house.services.close()


async def settled(done: Any) -> None:
    async with asyncio.timeout(20):
        while not done():
            await asyncio.sleep(0.01)
