"""One decision of a bot as a job for another process: a record goes in, an action's text form comes out."""

from __future__ import annotations

import msgspec

from archipel.bots.levels import bot
from archipel.core.game import Game, Outlook
from archipel.core.record import BrokenRecord, Record, start
from archipel.core.rng import Quick
from archipel.core.state import IllegalAction, State
from archipel.core.values import Seat

KEPT = 16


class BotJob(msgspec.Struct, frozen=True):
    """The record so far as JSON, whose turn it is, who plays, and the seed of its thoughts."""

    record: bytes
    seat: Seat
    level: str
    seed: int


def choose(job: BotJob) -> str:
    """The text form of the action chosen; ValueError or LookupError with one sentence for a job that makes no sense."""
    record = Record.from_json(job.record)
    game, state = resume(record)
    if job.seat not in state.may_act():
        raise ValueError(f"seat {job.seat} has nothing to decide")
    return str(bot(game, job.level).choose(Outlook(game, state, job.seat), Quick(job.seed)))


class Kept(msgspec.Struct):
    """A state replayed before, with the actions that led to it."""

    game: Game
    state: State
    actions: list[tuple[Seat, str]]


_kept: dict[bytes, Kept] = {}


def resume(record: Record) -> tuple[Game, State]:
    """The state of a record, played on from where this process last left the same table."""
    head = msgspec.json.encode((record.game, record.rules, record.options, record.seats, record.seed))
    kept = _kept.pop(head, None)
    if kept is None or record.actions[: len(kept.actions)] != kept.actions:
        kept = Kept(*start(record), [])
    for ply in range(len(kept.actions), len(record.actions)):
        seat, line = record.actions[ply]
        try:
            kept.state.apply(seat, kept.game.actions.parse(line))
        except (ValueError, IllegalAction) as error:
            raise BrokenRecord(f"action {ply + 1}: {error}") from None
        kept.actions.append((seat, line))
    _kept[head] = kept
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return kept.game, kept.state
