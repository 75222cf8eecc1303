"""A choice tried instead of the one played, as a job for another process: compared with the best known on the twins on
which that was weighed."""

from __future__ import annotations

from statistics import fmean

import msgspec

from archipel.analysis.budgets import budget_of
from archipel.analysis.estimator import Estimator
from archipel.analysis.ply_job import after, known_to
from archipel.analysis.values import Depth, PartChange
from archipel.analysis.weighing import Tried, compare, why_better
from archipel.bots.job import resume
from archipel.core.game import Game, Outlook
from archipel.core.record import Record, mode_of
from archipel.core.values import Action


class TryJob(msgspec.Struct, frozen=True):
    """`record`, `since` and `depth` as a PlyJob has them; `act` is the action of the record instead of which `action`
    is tried, beside the `best` known there."""

    record: bytes
    act: int
    since: int
    depth: Depth
    action: str
    best: str


class TryResult(msgspec.Struct, frozen=True):
    """By how much the best is better, and the margin of that; how far the value of the choice may be off by itself; the
    lines of the score sheet in which they differ."""

    cost: int
    cost_margin: int
    margin: int
    why: tuple[PartChange, ...]


def weigh_try(job: TryJob) -> TryResult:
    record = Record.from_json(job.record)
    game, begun = resume(msgspec.structs.replace(record, actions=record.actions[: job.since]))
    secret = [(seat, game.actions.parse(line)) for seat, line in record.actions[job.since : job.act]]
    seat = record.actions[job.act][0]
    outlook = Outlook(game, known_to(seat, begun, secret, after(begun, secret)), seat)
    estimator = Estimator(game, mode_of(game, record), record.seats, budget_of(job.depth, len(record.actions)))
    mine, better = (Tried(_action(game, line), [], []) for line in (job.action, job.best))
    compare(estimator, outlook, mine, better, job.act)
    gains = [best - own for own, best in zip(mine.values(seat), better.values(seat), strict=True)]
    return TryResult(
        cost=estimator.hundredths(fmean(gains)),
        cost_margin=estimator.hundredths(estimator.margin(gains, estimator.doubt(1))),
        margin=estimator.hundredths(estimator.margin(mine.values(seat), estimator.doubt(0))),
        why=why_better(mine, better, seat),
    )


def _action(game: Game, line: str) -> Action | None:
    """Nothing is said by whoever lets the table wait."""
    return game.actions.parse(line) if line else None
