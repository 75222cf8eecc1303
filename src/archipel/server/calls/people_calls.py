"""The calls about oneself: history, statistics, export and erasure; and the daily island."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec

from archipel.server.calls.call import Asked, Becomes, Call, File, Query, call
from archipel.server.calls.http_types import Achievements, DailyWish, EarnedTrophy, EraseWish, OpenedTable, ProfileName
from archipel.server.content.moved_file import HUGE
from archipel.server.content.moving import MovedIn
from archipel.server.statistics.daily import DailyOverview
from archipel.server.statistics.results import GameHistory
from archipel.table.refusal import refuse
from archipel.table.rows import Profile

Skip = Annotated[str, Query("how many to leave out", {"type": "integer", "minimum": 0, "maximum": 999_999})]


@call("GET", "/api/me/games")
async def my_games(asked: Asked, me: Profile, skip: Skip = "0") -> GameHistory:
    """My finished games, newest first."""
    if not (skip.isascii() and skip.isdigit() and len(skip) < 7):
        raise refuse("server-malformed")
    return await asked.services.results.past(me.id, int(skip))


@call("GET", "/api/me/deeds")
async def my_achievements(asked: Asked, me: Profile) -> Achievements:
    """My statistics by game, and the trophies I have earned."""
    services = asked.services
    won = await services.house.store.profiles.trophies(me.id)
    trophies = [EarnedTrophy(one.game, one.trophy, one.table, one.at) for one in won]
    return Achievements(await services.results.statistics(me.id), trophies)


@call("GET", "/api/me/export", answered=dict[str, Any])
async def export_me(asked: Asked, me: Profile) -> File:
    """Everything that is kept of me, as a file."""
    asked.spend()
    services = asked.services
    told = await services.house.run(_spelled, await services.export_and_erase.export(me))
    return File(told, "archipel.json")


def _spelled(kept: dict[str, Any]) -> bytes:
    return msgspec.json.format(msgspec.json.encode(kept), indent=1)


@call("POST", "/api/me/import", status=200, check="cost", largest=HUGE + 1, taken=dict[str, Any])
async def move_in(asked: Asked, me: Profile) -> MovedIn:
    """Bring a profile along that another house wrote to a file: its likings, its finished games, its own components."""
    return await asked.services.moving.move_in(await asked.body(), me.id)


@call("DELETE", "/api/me", answered=ProfileName)
async def erase_me(asked: Asked, me: Profile, data: EraseWish) -> Becomes:
    """Erase my profile; games stay, without my name."""
    await asked.services.export_and_erase.erase(me)
    return Becomes(ProfileName(""), None)


@call("GET", "/api/daily")
async def show_daily(asked: Asked) -> DailyOverview:
    """Today's deals with my tries and the ranking, yesterday's with their best."""
    me = await asked.guest()
    return await asked.services.daily.show(me.id if me else "")


@call("POST", "/api/daily", check="cost")
async def begin_daily(asked: Asked, me: Profile, data: DailyWish) -> OpenedTable:
    """The table of my one try at a deal of today."""
    return OpenedTable(await asked.services.daily.begin(data.game, data.mode, me.id))


PEOPLE_CALLS: list[Call] = [my_games, my_achievements, export_me, move_in, erase_me, show_daily, begin_daily]
