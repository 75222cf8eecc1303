"""People who gather: a table that is listed, seats that are freed, a finished game played again by the same people."""

from __future__ import annotations

import msgspec

from archipel.table.lobby import Lobby, new_id, new_seed
from archipel.table.refusal import refuse
from archipel.table.rows import Sitter
from archipel.table.store import StoreFailed, Taken
from archipel.table.table import Table


async def set_listed(table: Table, person: str, *, listed: bool) -> None:
    """Show a table that waits on the start page, or no longer; for its host alone."""
    if person != table.match.row.host:
        raise refuse("server-not-host", status=403)
    try:
        await table.house.store.tables.set_listed(table.id, listed)
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None
    table.broadcast.show_listed(listed=listed)


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
        made=int(lobby.house.now()),
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
