"""What is kept of a table, read from the database as it lies there and replayed by the rules."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, NamedTuple

import msgspec

from archipel.core.catalog import game as find_game
from archipel.core.record import replay as replay_record
from archipel.endure.database import Database
from archipel.endure.digest import digest_of_history
from archipel.table.history import History
from archipel.table.log_line import Viewer
from archipel.table.refusal import Refusal
from archipel.table.rows import Entry

ROW = 'SELECT game, options, seed, (SELECT count(*) FROM seats WHERE "table" = id) FROM tables WHERE id = %s'
LOG = 'SELECT line, kind, seat, action FROM log WHERE "table" = %s ORDER BY line'

Moment = tuple[Viewer, int]
"""A viewer, and the ply that is shown."""


class BrokenLog(Exception):
    """The message is one sentence."""


class KeptTable(NamedTuple):
    game: str
    options: dict[str, Any]
    seed: str
    seats: int
    log: list[Entry]


class Replay(NamedTuple):
    """The last ply of every viewer, and the digest of what is shown at moments."""

    plies: dict[Viewer, int]
    digests: dict[Moment, str]


async def read_table(database: Database, table: str) -> KeptTable:
    """BrokenLog where there is no such table, or a line of its log is missing."""
    found = await database.rows(ROW, table)
    if not found:
        raise BrokenLog("the table is gone")
    log = await read_log(database, table)
    if list(log) != list(range(len(log))):
        raise BrokenLog("a line is missing from the log")
    game, options, seed, seats = found[0]
    return KeptTable(game, msgspec.json.decode(options), seed, seats, list(log.values()))


async def read_log(database: Database, table: str) -> dict[int, Entry]:
    """What is there, by the numbers of its lines."""
    return {line: Entry(*entry) for line, *entry in await database.rows(LOG, table)}


def replay(kept: KeptTable, moments: Collection[Moment]) -> Replay:
    """What is shown at some moments and, of everybody, at the end; BrokenLog where a line is not legal."""
    game = find_game(kept.game)
    history = History(game, msgspec.convert(kept.options, game.options), kept.seats, kept.seed)
    digests: dict[Moment, str] = {}
    _draw(history, moments, digests)
    for number, entry in enumerate(kept.log):
        _enter(history, number, entry)
        _draw(history, moments, digests)
    if replay_record(history.record()).digest() != history.state.digest():
        raise BrokenLog("the record leads to another state than the log")
    _draw(history, history.plies.items(), digests)
    return Replay(dict(history.plies), digests)


def _enter(history: History, number: int, entry: Entry) -> None:
    try:
        change = history.prepare(entry)
    except Refusal as refusal:
        raise BrokenLog(f"line {number} is not legal: {refusal.why.key}") from None
    if change.line.entry != entry:
        raise BrokenLog(f"line {number} takes back other lines than it says")
    history.commit(change)


def _draw(history: History, moments: Collection[Moment], digests: dict[Moment, str]) -> None:
    """Of whoever was told nothing since, nothing is drawn."""
    for moment in history.plies.items():
        if moment in moments and moment not in digests:
            digests[moment] = digest_of_history(history, moment[0])
