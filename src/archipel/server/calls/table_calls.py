"""The calls of the start page: games, oneself, tables opened, found and joined."""

from __future__ import annotations

from typing import Annotated

import msgspec

from archipel.core.record import Record
from archipel.server.calls.call import Asked, Becomes, Call, Kept, Query, call
from archipel.server.calls.http_types import OpenedTable, TakenSeat
from archipel.server.content.assets import asset
from archipel.server.content.atlas import Island, islands
from archipel.server.people.profiles import Me, ProfileChanges
from archipel.table.lobby import ListedTable, TableWish
from archipel.table.rows import Profile


@call("GET", "/api/games", answered=list[Island])
async def list_games(asked: Asked) -> Kept:
    """Every game, in the order of the map."""
    return Kept(asset(msgspec.json.encode(islands()), "application/json"))


@call("GET", "/api/me", answered=Me)
async def get_me(asked: Asked) -> Becomes | Me:
    """Who I am; the first call makes a guest, and sets the signed cookie by which the server knows them."""
    profiles, profile = asked.services.profiles, await asked.guest()
    if profile is not None:
        return await profiles.me(profile)
    asked.new_guest()
    profile = await profiles.make(asked.languages)
    return Becomes(await profiles.me(profile), profile)


@call("PUT", "/api/me")
async def put_me(asked: Asked, me: Profile, data: ProfileChanges) -> Me:
    """Change my name, language, theme or preferences; what is left out stays."""
    changed = await asked.services.profiles.change(me.id, data)
    asked.services.lobby.renamed(changed.id)
    return await asked.services.profiles.me(changed)


@call("POST", "/api/tables", check="cost")
async def open_table(asked: Asked, me: Profile, data: TableWish) -> OpenedTable:
    """Open a table."""
    return OpenedTable(await asked.services.lobby.create(data, me.id))


@call("GET", "/api/tables")
async def my_tables(asked: Asked) -> list[ListedTable]:
    """My running tables, newest first."""
    me = await asked.guest()
    return await asked.services.lobby.mine(me.id) if me else []


@call("GET", "/api/open")
async def tables_in_play(asked: Asked, game: Annotated[str, Query("of this game alone")] = "") -> list[ListedTable]:
    """Tables in play at which I do not sit, to watch."""
    me = await asked.guest()
    return await asked.services.lobby.others(me.id if me else "", game)


@call("POST", "/api/tables/{id:str}/join", status=200)
async def join_table(asked: Asked, me: Profile, id: str) -> TakenSeat:
    """Take a free seat of a table."""
    return TakenSeat(await (await asked.services.lobby.table(id)).join(me.id))


@call("GET", "/api/tables/{id:str}/record")
async def table_record(asked: Asked, id: str) -> Record:
    """The record of a table, once its game is over."""
    return (await asked.services.lobby.table(id)).match.record().named()


TABLE_CALLS: list[Call] = [
    list_games,
    get_me,
    put_me,
    open_table,
    my_tables,
    tables_in_play,
    join_table,
    table_record,
]
