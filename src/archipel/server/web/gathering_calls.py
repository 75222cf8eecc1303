"""People who gather: open tables found from the start page, and a finished game played again by the same people."""

from __future__ import annotations

import time

import msgspec
from litestar import get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from archipel.server.web.callers import Guest, check_guest_and_table, find_guest, spend
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.http_types import FreedSeats, OpenedTable, TableListing
from archipel.server.web.request_checks import find_table
from archipel.server.web.services import services_of
from archipel.table.lobby import Listed, Lobby, new_id, new_seed
from archipel.table.refusal import refuse
from archipel.table.store import Sitter, StoreFailed, Taken
from archipel.table.table import Table


@get("/api/waiting")
async def waiting_tables(request: HttpRequest) -> list[Listed]:
    """Listed tables with a seat for anybody, those first where somebody is there."""
    me = await find_guest(request)
    return await services_of(request).lobby.waiting(me.id if me else "")


@put("/api/tables/{id:str}/listed", before_request=check_guest_and_table)
async def list_table(request: HttpRequest, me: Guest, id: FromPath[str], data: JSONBody[TableListing]) -> TableListing:
    """List my table that waits on the start page, or list it no longer."""
    await set_listed(await find_table(request, id), me.id, data)
    return data


@post("/api/tables/{id:str}/free", status_code=200)
async def free_seats(request: HttpRequest, me: Guest, id: FromPath[str]) -> FreedSeats:
    """Seats kept for people who do not come are for anybody."""
    return FreedSeats(await free(await find_table(request, id), me.id))


@post("/api/tables/{id:str}/rematch", status_code=200)
async def play_again(request: HttpRequest, me: Guest, id: FromPath[str]) -> OpenedTable:
    """The table where a finished game is played again by the same people; the first to ask opens it."""
    table = await find_table(request, id)
    if not table.next:
        spend(request)
    return OpenedTable(await rematch(services_of(request).lobby, table, me.id))


async def set_listed(table: Table, person: str, listing: TableListing) -> None:
    """Show a table that waits on the start page, or no longer; for its host alone."""
    if person != table.row.host:
        raise refuse("server-not-host", status=403)
    try:
        await table.store.set_listed(table.id, listing.listed)
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None
    table.show_listed(listed=listing.listed)


async def free(table: Table, person: str) -> int:
    """Seats kept for people who do not come are for anybody with the link; whoever sits here may say so."""
    if table.seating.seat_of(person) is None:
        raise refuse("server-watching", status=403)
    try:
        await table.store.free_seats(table.id)
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None
    freed = table.seating.unkeep()
    table.show_listed(listed=table.listed)
    return freed


async def rematch(lobby: Lobby, table: Table, person: str) -> str:
    """Where a finished game is played again, with a seat for this person; whoever asks first opens it."""
    if not table.over():
        raise refuse("server-rematch-later", status=409)
    if table.seating.seat_of(person) is None:
        raise refuse("server-watching", status=403)
    if not table.next:
        table.offer(await _open(lobby, table, person))
    again = await lobby.table(table.next)
    await again.join(person)
    return again.id


async def _open(lobby: Lobby, table: Table, person: str) -> str:
    """The same people, bots and options; a seat is kept for everybody who has not asked yet."""
    row = await lobby.store.table(table.id)
    assert row is not None
    again = msgspec.structs.replace(
        row,
        id=new_id(),
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
        return await lobby.store.rematch_of(row.id)
    return again.id


def _kept(sitter: Sitter) -> Sitter:
    return Sitter("open", sitter.person) if sitter.person else sitter


GATHERING_CALLS: list[HTTPRouteHandler] = [waiting_tables, list_table, free_seats, play_again]
