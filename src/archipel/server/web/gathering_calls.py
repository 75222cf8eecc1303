"""People who gather: open tables found from the start page, and a finished game played again by the same people."""

from __future__ import annotations

import time

import msgspec
from litestar import get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler

from archipel.server.web.services import services_of
from archipel.server.web.table_calls import Ask, Opened, body, find_me, find_table, need_me, spend
from archipel.table.lobby import Listed, Lobby, new_id, new_seed
from archipel.table.refusal import refuse
from archipel.table.rows import Sitter
from archipel.table.store import StoreFailed, Taken
from archipel.table.table import Table


class Freed(msgspec.Struct):
    """How many seats were kept for somebody and are for anybody now."""

    seats: int


class Listing(msgspec.Struct, forbid_unknown_fields=True):
    listed: bool


@get("/api/waiting")
async def waiting_tables(request: Ask) -> list[Listed]:
    me = await find_me(request)
    return await services_of(request).lobby.waiting(me.id if me else "")


@put("/api/tables/{id:str}/listed")
async def list_table(request: Ask) -> Listing:
    me, table = await need_me(request), await find_table(request)
    listing = await body(request, Listing)
    await set_listed(table, me.id, listing)
    return listing


@post("/api/tables/{id:str}/free", status_code=200)
async def free_seats(request: Ask) -> Freed:
    me, table = await need_me(request), await find_table(request)
    return Freed(await free(table, me.id))


@post("/api/tables/{id:str}/rematch", status_code=200)
async def play_again(request: Ask) -> Opened:
    services, me, table = services_of(request), await need_me(request), await find_table(request)
    if not table.match.next:
        spend(request)
    return Opened(await rematch(services.lobby, table, me.id))


async def set_listed(table: Table, person: str, listing: Listing) -> None:
    """Show a table that waits on the start page, or no longer; for its host alone."""
    if person != table.match.row.host:
        raise refuse("server-not-host", status=403)
    try:
        await table.house.store.tables.set_listed(table.id, listing.listed)
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None
    table.broadcast.show_listed(listed=listing.listed)


async def free(table: Table, person: str) -> int:
    """Seats kept for people who do not come are for anybody with the link; whoever sits here may say so."""
    if table.match.seating.seat_of(person) is None:
        raise refuse("server-watching", status=403)
    try:
        await table.house.store.tables.free_seats(table.id)
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None
    freed = table.match.seating.unkeep()
    table.broadcast.show_listed(listed=table.match.listed)
    return freed


async def rematch(lobby: Lobby, table: Table, person: str) -> str:
    """Where a finished game is played again, with a seat for this person; whoever asks first opens it."""
    if not table.match.over():
        raise refuse("server-rematch-later", status=409)
    if table.match.seating.seat_of(person) is None:
        raise refuse("server-watching", status=403)
    if not table.match.next:
        table.broadcast.offer(await _open(lobby, table, person))
    again = await lobby.table(table.match.next)
    await again.join(person)
    return again.id


async def _open(lobby: Lobby, table: Table, person: str) -> str:
    """The same people, bots and options, by the rules of today; a seat is kept for everybody who has not asked yet."""
    row = await lobby.store.tables.find(table.id)
    assert row is not None
    again = msgspec.structs.replace(
        row,
        id=new_id(),
        rules=table.match.game.rules,
        seed=new_seed(),
        sitters=tuple(_kept(sitter) for sitter in row.sitters),
        made=int(time.time()),
        over=False,
        origin="",
        sealed_until=0,
        day="",
        host=row.host or person,
        listed=False,
        follows=row.id,
    )
    try:
        await lobby.fork(again, (), person)
    except Taken:
        return await lobby.store.tables.rematch_of(row.id)
    return again.id


def _kept(sitter: Sitter) -> Sitter:
    return Sitter("open", sitter.person) if sitter.person else sitter


GATHERING: list[HTTPRouteHandler] = [waiting_tables, list_table, free_seats, play_again]
