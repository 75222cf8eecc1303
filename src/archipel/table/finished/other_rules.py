"""A table begun under other rules than today's: finished, it is looked back at; in play, it goes on or it ends."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from contextlib import suppress

from archipel.table.finished.endings import ending_of, ends_alike, packed_record
from archipel.table.finished.log_to_record import read_back
from archipel.table.history import History
from archipel.table.match import Match, results, with_rules
from archipel.table.refusal import blame, refuse
from archipel.table.rows import Ending, Entry
from archipel.table.stand_ins import stood_in
from archipel.table.store import StoreFailed, Taken
from archipel.table.table import Table

logger = logging.getLogger("archipel.table")


async def open_under_other_rules(table: Table) -> None:
    """By the rules of today where every line is legal by them; else a finished game is shown as it ended, and one in
    play ends here."""
    tables = table.house.store.tables
    lines = (await tables.lines_after({table.id: 0})).get(table.id, [])
    log = [line.entry for line in lines]
    history = await table.house.run(_laid_out, table.match)
    legal = history is not None and await table.house.run(history.read_by_other_rules, lines)
    if table.match.row.over:
        await _look_back(table, history if legal else None, log)
    elif not legal:
        await _void(table, history, log)
    elif history is not None and not table.match.seating.free():
        await table.go_on_by_newer_rules(history)


def _laid_out(match: Match) -> History | None:
    """The game before its first line; nothing where its options or seats fit no more, or anything else fails."""
    try:
        return match.new_history()
    except Exception as error:
        logger.warning("table %s cannot be laid out by other rules: %s", match.row.id, blame(error))
        return None


async def _look_back(table: Table, history: History | None, log: Sequence[Entry]) -> None:
    """What was read by the rules of today, where it ended alike; else what was kept of it."""
    endings = table.house.store.endings
    ending = await endings.find(table.id)
    if history is not None and await _ended_alike(table, history, ending):
        await table.begin(history)
        if ending is None:
            with suppress(StoreFailed):
                await endings.keep(table.id, ending_of(history, with_rules(history.record(), table.match.row.rules)))
        return
    table.match.end(ending or Ending(await _record(table, log)), stood_in(log))


async def _ended_alike(table: Table, history: History, ending: Ending | None) -> bool:
    """By what everybody was told where that was kept, else by the results, else by having ended at all."""
    if not history.over():
        return False
    if ending is not None and ending.views:
        return ends_alike(history, ending)
    kept = await table.house.store.results.of(table.id)
    return not kept or kept == results(history.outcome(), history.stand_ins)


async def _void(table: Table, history: History | None, log: Sequence[Entry]) -> None:
    """The game ends without a result, where it stood before the first line that is not legal any more; its record has
    every line."""
    match, now = table.match, round(table.match.now(), 3)
    line = Entry("void", -1, f"{match.row.rules} {match.game.rules}")
    ending = Ending(await _record(table, log))
    if history is not None:
        history.commit(history.prepare(line, now))
        ending = Ending(ending.record, ending_of(history, None).views)
    try:
        await table.house.store.tables.append(table.id, len(log), line, now, over=True, ending=ending)
    except (Taken, StoreFailed):
        raise refuse("server-not-kept", status=503) from None
    match.end(ending, stood_in(log))


async def _record(table: Table, log: Sequence[Entry]) -> bytes:
    return packed_record(await read_back(table.match.row, log, table.house.run))
