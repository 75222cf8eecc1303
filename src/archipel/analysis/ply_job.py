"""One ply of a record as a job for another process: the record goes in, what was found of the ply comes out."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b

import msgspec

from archipel.analysis.budgets import budget_of
from archipel.analysis.estimator import Estimator
from archipel.analysis.model import models_of
from archipel.analysis.values import FORMAT, Decision, Depth, PlyResult
from archipel.analysis.weighing import booked, weigh
from archipel.bots.job import resume
from archipel.core.game import Game, Outlook
from archipel.core.record import Record, mode_of
from archipel.core.state import State
from archipel.core.values import Action, Seat

ESTIMATOR = 3
"""Raised when the same record would be judged otherwise: what was kept before is not used then."""


class PlyJob(msgspec.Struct, frozen=True):
    """`record` is the JSON of a record with its components; `ply` is how many of its actions were carried out, `since`
    how many when what is chosen in secret there began to be chosen."""

    record: bytes
    ply: int
    since: int
    depth: Depth


def look(job: PlyJob) -> PlyResult:
    """What every seat could expect there, and what the decision that follows cost."""
    record = Record.from_json(job.record)
    game, begun = resume(msgspec.structs.replace(record, actions=record.actions[: job.since]))
    secret = [(seat, game.actions.parse(line)) for seat, line in record.actions[job.since : job.ply]]
    estimator = Estimator(game, mode_of(game, record), record.seats, budget_of(job.depth, len(record.actions)))
    key, seats = key_of(record, job.depth), range(record.seats)
    state = after(begun, secret)
    if state.outcome() is not None:
        return PlyResult(key, job.ply, tuple(estimator.exact(state, seat) for seat in seats))
    known = [known_to(seat, begun, secret, state) for seat in seats]
    outlooks = [Outlook(game, known[seat], seat) for seat in seats]
    expected = [estimator.expected(outlook, job.ply) for outlook in outlooks]
    values = tuple(estimator.told(expected[seat], seat) for seat in seats)
    decision = None
    if job.ply < len(record.actions):
        seat, line = record.actions[job.ply]
        action = game.actions.parse(line)
        decision = decide(estimator, game, known[seat], seat, action, job.ply)
        if decision is not None:
            decision = booked(estimator, decision, outlooks[seat], action, expected[seat])
    return PlyResult(key, job.ply, values, decision)


def after(state: State, actions: Sequence[tuple[Seat, Action]]) -> State:
    """A copy in which actions are carried out."""
    copy = state.clone()
    for seat, action in actions:
        copy.advance(seat, action)
    return copy


def known_to(seat: Seat, begun: State, secret: Sequence[tuple[Seat, Action]], state: State) -> State:
    """The state as if the others had not chosen yet what the seat cannot know. Secret choices commute; whoever plays on
    from here lets the others choose sensibly, where a twin has them choose at random."""
    own = [(actor, action) for actor, action in secret if actor == seat]
    if len(own) == len(secret):
        return state
    copy = begun.clone()
    for actor, action in own:
        if copy.objection(actor, action) is not None:
            return state
        copy.advance(actor, action)
    return copy if copy.steps and copy.steps[-1].secret() else state


def decide(estimator: Estimator, game: Game, state: State, seat: Seat, action: Action, ply: int) -> Decision | None:
    """The decision of a seat weighed with what it knew; None where it had no choice."""
    outlook = Outlook(game, state, seat)
    waits = seat not in state.to_act()
    if len(outlook.legal) < 2 and not waits:
        return None
    return weigh(estimator, outlook, action, ply, waits=waits)


def key_of(record: Record, depth: Depth) -> str:
    """Of which game, at what depth, and by which estimator: where it agrees, a kept result is this one."""
    named = msgspec.json.encode((FORMAT, ESTIMATOR, depth, record.named(), models_of(record.game)))
    return blake2b(named, digest_size=12).hexdigest()
