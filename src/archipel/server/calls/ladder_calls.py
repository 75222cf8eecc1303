"""The call about levels of bots: the ladders that are published, the same for everybody."""

from __future__ import annotations

import msgspec

from archipel.ladder import BotLadder, is_main, ladders
from archipel.server.calls.call import Asked, Call, Kept, call
from archipel.server.content.assets import asset


class PublishedLadder(msgspec.Struct):
    """`main`: one of the game's main modes, the first one first; `stale`: it was played by other rules than today's."""

    ladder: BotLadder
    main: bool
    stale: bool


@call("GET", "/api/ladders", answered=list[PublishedLadder])
async def list_ladders(asked: Asked) -> Kept:
    """How strong the levels of bots are in every mode that somebody has measured."""
    found = await asked.services.house.run(_published)
    return Kept(asset(msgspec.json.encode(found), "application/json"))


def _published() -> list[PublishedLadder]:
    return [
        PublishedLadder(ladder, is_main(game, mode.id), ladder.rules != game.rules) for game, mode, ladder in ladders()
    ]


LADDER_CALLS: list[Call] = [list_ladders]
