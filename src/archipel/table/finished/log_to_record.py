"""The record of a finished game off the log that is kept of it, without a table and, as a rule, without playing it."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import msgspec

from archipel.core.catalog import game
from archipel.core.record import Record
from archipel.table.history import History
from archipel.table.house import Runner
from archipel.table.refusal import blame
from archipel.table.rows import Entry, TableRow

logger = logging.getLogger("archipel.reading")


async def read_back(row: TableRow, log: Sequence[Entry], run: Runner) -> Record | None:
    """Nothing where it would have to be played and its rules are not there any more."""
    try:
        if any(entry.kind == "restart" and not entry.action for entry in log):
            return await run(_play, row, log)
        acts = [(entry.seat, entry.action) for entry in standing(log)]
        return Record(row.game, row.rules, row.options, len(row.sitters), row.seed, acts)
    except Exception as error:
        logger.warning("table %s cannot be read back: %s", row.id, blame(error))
        return None


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The actions of a log: what was taken back is named, or is the last that stands of its seat."""
    acts: dict[int, Entry] = {}
    for number, entry in enumerate(log):
        if entry.kind == "act":
            acts[number] = entry
        elif entry.kind in ("undo", "restart"):
            named = [int(line) for line in entry.action.split()]
            for line in named or [max(line for line, act in acts.items() if act.seat == entry.seat)]:
                del acts[line]
    return list(acts.values())


def _play(row: TableRow, log: Sequence[Entry]) -> Record | None:
    """How far a restart reaches back only the rules can tell, where it does not name the lines."""
    found = game(row.game)
    if found.rules != row.rules:
        return None
    history = History(found, msgspec.convert(row.options, found.options), len(row.sitters), row.seed)
    history.read(log)
    return history.record()
