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
        if any(entry.kind == "restart" for entry in log):
            return await run(_play, row, log)
        acts = [(entry.seat, entry.action) for entry in standing(log)]
        return Record(row.game, row.rules, row.options, len(row.sitters), row.seed, acts)
    except Exception as error:
        logger.warning("table %s cannot be read back: %s", row.id, blame(error))
        return None


def standing(log: Sequence[Entry]) -> list[Entry]:
    """The actions of a log without restarts: an undo takes back the last that stands of its seat."""
    acts: list[Entry] = []
    for entry in log:
        if entry.kind == "act":
            acts.append(entry)
        elif entry.kind == "undo":
            del acts[max(place for place, act in enumerate(acts) if act.seat == entry.seat)]
    return acts


def _play(row: TableRow, log: Sequence[Entry]) -> Record | None:
    """How far a restart reaches back only the rules can tell."""
    found = game(row.game)
    if found.rules != row.rules:
        return None
    history = History(found, msgspec.convert(row.options, found.options), len(row.sitters), row.seed)
    history.read(log)
    return history.record()
