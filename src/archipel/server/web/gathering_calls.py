"""People who gather: open tables found from the start page, and a finished game played again by the same people."""

from __future__ import annotations

from litestar import delete, get, post, put
from litestar.handlers.http_handlers import HTTPRouteHandler
from litestar.params import FromPath, JSONBody

from archipel.server.web.callers import Guest, check_guest_and_table, find_guest, spend
from archipel.server.web.http_request import HttpRequest
from archipel.server.web.http_types import BegunTable, FreedSeats, OpenedTable, SeatChange, TableListing
from archipel.server.web.request_checks import find_table
from archipel.server.web.services import services_of
from archipel.table import gathering
from archipel.table.lobby import ListedTable


@get("/api/waiting")
async def waiting_tables(request: HttpRequest) -> list[ListedTable]:
    """Listed tables with a seat for anybody, those first where somebody is there."""
    me = await find_guest(request)
    return await services_of(request).lobby.waiting(me.id if me else "")


@put("/api/tables/{id:str}/listed", before_request=check_guest_and_table)
async def list_table(request: HttpRequest, me: Guest, id: FromPath[str], data: JSONBody[TableListing]) -> TableListing:
    """List my table that waits on the start page, or list it no longer."""
    await gathering.set_listed(await find_table(request, id), me.id, listed=data.listed)
    return data


@post("/api/tables/{id:str}/free", status_code=200)
async def free_seats(request: HttpRequest, me: Guest, id: FromPath[str]) -> FreedSeats:
    """Seats kept for people who do not come are for anybody."""
    return FreedSeats(await gathering.free(await find_table(request, id), me.id))


@put("/api/tables/{id:str}/seats/{seat:int}", before_request=check_guest_and_table)
async def change_seat(
    request: HttpRequest, me: Guest, id: FromPath[str], seat: FromPath[int], data: JSONBody[SeatChange]
) -> SeatChange:
    """Put a bot into a seat of a table that waits, free a seat, or move there; others' seats are for the host alone."""
    table = await find_table(request, id)
    if data.kind == "bot":
        await gathering.seat_bot(table, me.id, seat, data.level)
    elif data.kind == "open":
        await gathering.empty_seat(table, me.id, seat)
    else:
        await gathering.change_seat(table, me.id, seat)
    return data


@post("/api/tables/{id:str}/begin", status_code=200)
async def begin_table(request: HttpRequest, me: Guest, id: FromPath[str]) -> BegunTable:
    """Begin my table with those who sit there; the seats still free are taken away."""
    return BegunTable(await gathering.begin(await find_table(request, id), me.id))


@delete("/api/tables/{id:str}", status_code=200)
async def cancel_table(request: HttpRequest, me: Guest, id: FromPath[str]) -> OpenedTable:
    """Call off my table that waits; the answer names what is gone."""
    table = await find_table(request, id)
    await gathering.cancel(services_of(request).lobby, table, me.id)
    return OpenedTable(table.id)


@post("/api/tables/{id:str}/rematch", status_code=200)
async def play_again(request: HttpRequest, me: Guest, id: FromPath[str]) -> OpenedTable:
    """The table where a finished game is played again by the same people; the first to ask opens it."""
    table = await find_table(request, id)
    if not table.match.next:
        spend(request)
    return OpenedTable(await gathering.rematch(services_of(request).lobby, table, me.id))


GATHERING_CALLS: list[HTTPRouteHandler] = [
    waiting_tables,
    list_table,
    free_seats,
    change_seat,
    begin_table,
    cancel_table,
    play_again,
]
