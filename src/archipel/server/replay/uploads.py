"""Records that people bring along: read with suspicion, played to their last action, or refused with a sentence."""

from __future__ import annotations

import logging

import msgspec

from archipel.core.catalog import UnknownGame, game
from archipel.core.game import BadOptions, Game
from archipel.core.record import BrokenRecord, Record
from archipel.core.text import text
from archipel.table.history import History
from archipel.table.refusal import Refusal, blame, refuse
from archipel.table.rows import Entry

HUGE = 256 * 1024

logger = logging.getLogger("archipel.uploads")


def read_record(data: bytes) -> Record:
    """What was sent, if it is a record of a game that is here."""
    if len(data) > HUGE:
        raise refuse("server-record-huge", status=413)
    return read_kept(data)


def read_kept(data: bytes) -> Record:
    """The same of what was kept: with components of one's own it is larger than what was sent."""
    try:
        record = Record.from_json(data)
    except BrokenRecord:
        raise refuse("server-record-broken") from None
    try:
        found = game(record.game)
    except UnknownGame:
        raise refuse("server-record-game") from None
    if len(record.actions) > found.bound:
        raise refuse("server-record-huge", status=413)
    return record


def play_record(record: Record) -> History:
    """The history of a record by the rules of today; refused where its options do not fit, or at the first action that
    fails."""
    found = game(record.game)
    try:
        options = msgspec.convert(record.options, found.options)
        history = History(found, options, record.seats, record.seed)
    except (BadOptions, msgspec.ValidationError, ValueError):
        raise refuse("server-record-options") from None
    except Exception as error:
        logger.warning("a record sent here cannot be begun: %s", blame(error))
        raise refuse("server-record-options") from None
    for number, (seat, action) in enumerate(record.actions, 1):
        try:
            history.commit(history.prepare(Entry("act", seat, action)))
        except Refusal:
            raise _broken(found, record, number) from None
        except Exception as error:
            logger.warning("a record sent here breaks the rules of %s: %s", found.id, blame(error))
            raise _broken(found, record, number) from None
    return history


def _broken(found: Game, record: Record, number: int) -> Refusal:
    if record.rules == found.rules:
        return Refusal(text("server-record-action", number=number))
    return Refusal(text("server-record-rules", number=number, made=record.rules, today=found.rules))
