"""People who gather: open tables found from the start page, and a finished game played again by the same people."""

from __future__ import annotations

from archipel.server.calls.call import Asked, Call, call
from archipel.server.calls.http_types import BegunTable, FreedSeats, OpenedTable, SeatChange, TableListing
from archipel.table import gathering
from archipel.table.lobby import ListedTable
from archipel.table.rows import Profile


@call("GET", "/api/waiting")
async def waiting_tables(asked: Asked) -> list[ListedTable]:
    """Listed tables with a seat for anybody, those first where somebody is there."""
    me = await asked.guest()
    return await asked.services.lobby.waiting(me.id if me else "")


@call("PUT", "/api/tables/{id:str}/listed", check="table")
async def list_table(asked: Asked, me: Profile, id: str, data: TableListing) -> TableListing:
    """List my table that waits on the start page, or list it no longer."""
    await gathering.set_listed(await asked.services.lobby.table(id), me.id, listed=data.listed)
    return data


@call("POST", "/api/tables/{id:str}/free", status=200)
async def free_seats(asked: Asked, me: Profile, id: str) -> FreedSeats:
    """Seats kept for people who do not come are for anybody."""
    return FreedSeats(await gathering.free(await asked.services.lobby.table(id), me.id))


@call("PUT", "/api/tables/{id:str}/seats/{seat:int}", check="table")
async def change_seat(asked: Asked, me: Profile, id: str, seat: int, data: SeatChange) -> SeatChange:
    """Put a bot into a seat of a table that waits, free a seat, or move there; others' seats are for the host alone."""
    table = await asked.services.lobby.table(id)
    if data.kind == "bot":
        await gathering.seat_bot(table, me.id, seat, data.level)
    elif data.kind == "open":
        await gathering.empty_seat(table, me.id, seat)
    else:
        await gathering.change_seat(table, me.id, seat)
    return data


@call("POST", "/api/tables/{id:str}/begin", status=200)
async def begin_table(asked: Asked, me: Profile, id: str) -> BegunTable:
    """Begin my table with those who sit there; the seats still free are taken away."""
    return BegunTable(await gathering.begin(await asked.services.lobby.table(id), me.id))


@call("DELETE", "/api/tables/{id:str}")
async def cancel_table(asked: Asked, me: Profile, id: str) -> OpenedTable:
    """Call off my table that waits; the answer names what is gone."""
    table = await asked.services.lobby.table(id)
    await gathering.cancel(asked.services.lobby, table, me.id)
    return OpenedTable(table.id)


@call("POST", "/api/tables/{id:str}/rematch", status=200)
async def play_again(asked: Asked, me: Profile, id: str) -> OpenedTable:
    """The table where a finished game is played again by the same people; the first to ask opens it."""
    table = await asked.services.lobby.table(id)
    if not table.match.next:
        asked.spend()
    return OpenedTable(await gathering.rematch(asked.services.lobby, table, me.id))


GATHERING_CALLS: list[Call] = [
    waiting_tables,
    list_table,
    free_seats,
    change_seat,
    begin_table,
    cancel_table,
    play_again,
]
