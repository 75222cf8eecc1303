"""Many tables, lost connections, reloads, two tabs at once, and a server killed again and again; `dev.py prove` runs
two thousand tables and three hundred kills."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Sequence
from itertools import cycle, zip_longest
from pathlib import Path

import pytest

from archipel.core.catalog import games
from archipel.core.record import Record, replay
from archipel.endure.account import in_order, settle
from archipel.server.web.services import Services
from archipel.table.history import History
from archipel.table.rows import Entry
from tests.server.killed_server import KilledServer
from tests.server.many_players import Match

PROVING = "ARCHIPEL_PROVE" in os.environ
TABLES, KILLS, PATIENCE = (2000, 300, 3000) if PROVING else (72, 8, 300)
AT_ONCE = 16
EVERY_GAME = 2
AGAINST_BOTS = (("hashi", "side_a"), ("islet", "rivals"), ("hashi", "side_b"))
PEOPLE = 24


@pytest.mark.slow
@pytest.mark.prove
async def test_nothing_acknowledged_is_lost_doubled_or_reordered(tmp_path: Path) -> None:
    killed = KilledServer(tmp_path / "data")
    try:
        await killed.rise()
        cookies = [await guest(killed) for _ in range(PEOPLE)]
        matches = [Match(killed, *what, seed) for seed, what in enumerate(programme(cookies))]
        async with asyncio.timeout(PATIENCE):
            await play_all(killed, matches)
        records = {match.table: await record(killed, match) for match in matches}
    finally:
        said = await killed.stop()
    assert (len(matches), killed.kills, said) == (TABLES, KILLS, "")
    services = Services(tmp_path / "data", tmp_path)
    for match in matches:
        table = await services.lobby.table(match.table)
        assert table.match.history is not None
        check(match, table.match.history, await services.store.tables.log(match.table), records[match.table])
    await services.close()


def check(match: Match, history: History, log: Sequence[Entry], record: Record) -> None:
    kept, sure = [], []
    for player in match.players:
        mine = [(ply, entry) for ply, entry in enumerate(log) if entry.seat == player.seat]
        found = settle(mine, player.promises)
        assert (found.lost, found.extra) == ([], [])
        kept += found.kept
        sure += found.sure
        assert player.frame is not None
        assert player.frame.outcome == history.state.outcome()
    assert in_order(sure)
    bots = [entry for entry in log if match.cookies[entry.seat] == ""]
    assert len(kept) + len(bots) == len(log)
    assert {entry.seat for entry in bots} == {seat for seat, cookie in enumerate(match.cookies) if not cookie}
    assert {entry.kind for entry in bots} <= {"act"}
    assert record == history.record()
    assert replay(record).digest() == history.state.digest()


async def play_all(killed: KilledServer, matches: Sequence[Match]) -> None:
    """So many at once; whenever a few more have ended, the server is killed in the midst of the others."""
    room = asyncio.Semaphore(AT_ONCE)
    over: asyncio.Queue[Match] = asyncio.Queue()

    async def one(match: Match) -> None:
        async with room:
            await match.play()
        over.put_nowait(match)

    async with asyncio.TaskGroup() as tables:
        for match in matches:
            tables.create_task(one(match))
        while killed.kills < KILLS:
            for _ in range(len(matches) // (KILLS + 2)):
                await over.get()
            await killed.kill()


def programme(cookies: Sequence[str]) -> list[tuple[str, str, list[str]]]:
    """A few games of every kind, alone, a few against a bot, and as many short ones for two and three as there is
    room for."""
    alone = [(game, next(mode.id for mode in games()[game].modes if 1 in mode.seats)) for game in games()]
    long = [(game, mode, [cookies[n]]) for game, mode in alone if game != "numbers" for n in range(EVERY_GAME)]
    long += [(game, mode, [cookies[n], ""]) for n, (game, mode) in enumerate(AGAINST_BOTS)]
    kinds = [("short", 2), ("open", 2), ("short", 2), ("open", 3)]
    short = [
        ("numbers", mode, [cookies[(n + seat) % len(cookies)] for seat in range(seats)])
        for n, (mode, seats) in zip(range(TABLES - len(long)), cycle(kinds), strict=False)
    ]
    return [match for pair in zip_longest(long, short) for match in pair if match is not None]


async def guest(killed: KilledServer) -> str:
    killed.http.cookies.clear()
    cookie = (await killed.http.get("/api/me")).cookies["archipel"]
    killed.http.cookies.clear()
    return str(cookie)


async def record(killed: KilledServer, match: Match) -> Record:
    return Record.from_json((await killed.http.get(f"/api/tables/{match.table}/record")).raise_for_status().content)
