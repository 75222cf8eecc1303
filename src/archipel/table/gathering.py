"""People who gather: a table that waits and its seats, a finished game played again by the same people."""

from __future__ import annotations

import msgspec

from archipel.bots import LEVELS
from archipel.core.values import Seat
from archipel.table.lobby import Lobby, new_id, new_seed
from archipel.table.refusal import refuse
from archipel.table.rows import Sitter
from archipel.table.seating import Seating
from archipel.table.store import StoreFailed, Taken
from archipel.table.table import Table


async def set_listed(table: Table, person: str, *, listed: bool) -> None:
    """Show a table that waits on the start page, or no longer; for its host alone."""
    check_host(table, person)
    try:
        await table.house.store.tables.set_listed(table.id, listed)
    except StoreFailed:
        raise refuse("server-not-kept", status=503) from None
    table.broadcast.show_listed(listed=listed)


def check_host(table: Table, person: str) -> None:
    if person != table.match.row.host:
        raise refuse("server-not-host", status=403)


async def seat_bot(table: Table, person: str, seat: Seat, level: str) -> None:
    """A bot of this level plays in a seat that was free, or a bot's already; for the host alone."""
    check_host(table, person)
    if level not in LEVELS:
        raise refuse("server-no-level")

    def change(seating: Seating) -> list[Sitter]:
        if _sitter(seating, seat).kind == "person":
            raise refuse("server-seat-taken", status=409)
        return _with(seating, seat, Sitter("bot", level=level))

    await table.reseat(change)


async def empty_seat(table: Table, person: str, seat: Seat) -> None:
    """A seat is free for anybody: the host clears every one but their own, everybody else gets up from theirs."""

    def change(seating: Seating) -> list[Sitter]:
        _sitter(seating, seat)
        if seat != seating.seat_of(person):
            check_host(table, person)
        elif person == table.match.row.host:
            raise refuse("server-host-stays", status=409)
        return _with(seating, seat, Sitter("open"))

    await table.reseat(change)


async def change_seat(table: Table, person: str, seat: Seat) -> None:
    """A person moves to another seat: the host changes places with anybody, the others go where nobody is awaited."""

    def change(seating: Seating) -> list[Sitter]:
        mine, there = seating.seat_of(person), _sitter(seating, seat)
        if mine is None:
            raise refuse("server-watching", status=403)
        if person != table.match.row.host and seat not in (mine, *seating.free_for(person)):
            raise refuse("server-seat-taken", status=409)
        sitters = _with(seating, seat, seating.sitters[mine])
        if seat != mine:
            sitters[mine] = there
        return sitters

    await table.reseat(change)


async def begin(table: Table, person: str) -> int:
    """Those who sit play without the seats that are still free; for the host alone, who is told how many play."""
    check_host(table, person)

    def change(seating: Seating) -> list[Sitter]:
        if not table.match.ready():
            raise refuse("server-bad-seats", status=409)
        return [sitter for sitter in seating.sitters if sitter.kind != "open"]

    await table.reseat(change)
    return len(table.match.seating)


async def cancel(lobby: Lobby, table: Table, person: str) -> None:
    """Call off a table that waits; for its host alone. The game it plays again can be played again by another."""
    check_host(table, person)
    await table.cancel()
    lobby.tables.pop(table.id, None)
    before = lobby.tables.get(table.match.row.follows)
    if before is not None:
        before.broadcast.offer("")


def _sitter(seating: Seating, seat: Seat) -> Sitter:
    if not 0 <= seat < len(seating):
        raise refuse("server-no-seat", status=404)
    return seating.sitters[seat]


def _with(seating: Seating, seat: Seat, sitter: Sitter) -> list[Sitter]:
    return [sitter if at == seat else one for at, one in enumerate(seating.sitters)]


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
    """The same people, bots and options, by the rules of today; a seat is kept for everybody who has not asked yet,
    unless this house does not know them."""
    row = await lobby.store.tables.find(table.id)
    assert row is not None
    again = msgspec.structs.replace(
        row,
        id=new_id(),
        rules=table.match.game.rules,
        seed=new_seed(),
        sitters=tuple([await _kept(lobby, sitter) for sitter in row.sitters]),
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


async def _kept(lobby: Lobby, sitter: Sitter) -> Sitter:
    if sitter.person and await lobby.house.people.find(sitter.person) is None:
        return lobby.instead
    return Sitter("open", sitter.person) if sitter.person else sitter
