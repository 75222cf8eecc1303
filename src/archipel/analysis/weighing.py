"""One decision weighed: candidates are sifted on twins of what the seat knew, and the best of them is compared with
what was played on fresh twins, the same for both."""

from __future__ import annotations

from collections.abc import Sequence
from statistics import fmean

import msgspec

from archipel.analysis.candidates import candidates
from archipel.analysis.estimator import Estimator, Twin, sampled, seed_of
from archipel.analysis.stakes import Prospect
from archipel.analysis.values import HUNDREDTHS, Choice, Decision, PartChange
from archipel.bots.sheets import changed_parts, sheet
from archipel.core.game import Outlook
from archipel.core.state import State
from archipel.core.values import Action, Seat

BATCH = 4
SHEETS = 8
PARTS = 3
CLEARLY = 2.0
"""So many half widths behind the leader a candidate is weighed no further."""


class Tried(msgspec.Struct):
    """A candidate, and what each twin promised after it."""

    action: Action | None
    found: list[Prospect] = []
    ends: list[State] = []

    def values(self, seat: Seat) -> list[float]:
        return [one.values[seat] for one in self.found]

    def mean(self, seat: Seat) -> float:
        return fmean(self.values(seat))


def weigh(estimator: Estimator, outlook: Outlook, played: Action, ply: int, *, waits: bool = False) -> Decision:
    """What the decision cost; an action of a seat the table did not wait for is weighed against doing nothing."""
    seed = seed_of(outlook, ply, "candidates")
    tried = [Tried(action, [], []) for action in candidates(outlook, played, estimator.budget, seed, waits=waits)]
    sift(estimator, outlook, tried, ply)
    leader = max(tried, key=lambda one: (one.mean(outlook.seat), one is tried[0]))
    if leader is tried[0]:
        return _decision(estimator, outlook.seat, ply, tried, tried[0], tried[0])
    mine, better = Tried(played, [], []), Tried(leader.action, [], [])
    compare(estimator, outlook, mine, better, ply)
    return _decision(estimator, outlook.seat, ply, tried, mine, better)


def sift(estimator: Estimator, outlook: Outlook, tried: list[Tried], ply: int) -> None:
    """Try all candidates on the same twins; those clearly behind are left, but never what was played."""
    left = tried
    seat = outlook.seat
    twins = estimator.twins(outlook, ply, "sift", estimator.budget.sifted)
    for start in range(0, len(twins), BATCH):
        for one in left:
            for twin in twins[start : start + BATCH]:
                one.found.append(estimator.after(twin, seat, one.action, ply)[0])
        leader = max(left, key=lambda one: one.mean(seat))
        left = [one for one in left if one is tried[0] or not _behind(one, leader, seat)]


def compare(estimator: Estimator, outlook: Outlook, mine: Tried, better: Tried, ply: int) -> None:
    """Both on more and more fresh twins, until their difference is known well enough."""
    seat, budget = outlook.seat, estimator.budget
    twins = estimator.twins(outlook, ply, "compare", budget.compared)
    for start in range(0, len(twins), BATCH):
        for twin in twins[start : start + BATCH]:
            for one in (mine, better):
                try_out(estimator, twin, seat, one, ply)
        gains = gains_of(mine, better, seat)
        off = sampled(gains)
        clear = abs(fmean(gains)) > CLEARLY * off
        if len(gains) >= 2 * BATCH and (off <= budget.enough * _span(estimator) or clear):
            return


def try_out(estimator: Estimator, twin: Twin, seat: Seat, one: Tried, ply: int) -> None:
    prospect, end = estimator.after(twin, seat, one.action, ply)
    one.found.append(prospect)
    if len(one.ends) < SHEETS:
        one.ends.append(end)


def _span(estimator: Estimator) -> float:
    """What `enough` is a part of: the whole chance, or the spread of points at the beginning."""
    if estimator.stake.unit == "chance" or estimator.model is None:
        return 1.0
    return 4 * estimator.model.spread[0]


def _behind(one: Tried, leader: Tried, seat: Seat) -> bool:
    """Clearly worse on the twins both were tried on, if these are enough to tell."""
    gains = gains_of(one, leader, seat)
    return len(gains) >= BATCH and one is not leader and fmean(gains) > CLEARLY * sampled(gains)


def gains_of(one: Tried, other: Tried, seat: Seat) -> list[float]:
    """By twin, what the other is better by."""
    return [theirs - own for own, theirs in zip(one.values(seat), other.values(seat), strict=False)]


def _decision(estimator: Estimator, seat: Seat, ply: int, tried: list[Tried], mine: Tried, better: Tried) -> Decision:
    gains = gains_of(mine, better, seat)
    cost = max(0, estimator.hundredths(fmean(gains))) if better is not mine else 0
    margin = estimator.hundredths(estimator.margin(gains, estimator.doubt(1))) if better is not mine else 0
    if cost == 0:
        better = mine
    played = _choice(estimator, mine, seat)
    best = msgspec.structs.replace(_choice(estimator, better, seat), value=played.value + cost)
    mistake = cost > margin
    return Decision(
        ply=ply,
        seat=seat,
        played=played,
        best=best,
        cost=cost,
        margin=margin,
        mistake=mistake,
        given=(0,) * len(mine.found[0].values),
        weighed=tuple(_choice(estimator, one, seat) for one in tried),
        why=why_better(mine, better, seat) if mistake else (),
    )


def _choice(estimator: Estimator, one: Tried, seat: Seat) -> Choice:
    values = one.values(seat)
    off = estimator.margin(values, estimator.doubt(0))
    said = str(one.action) if one.action is not None else ""
    return Choice(said, estimator.hundredths(fmean(values)), estimator.hundredths(off))


def booked(
    estimator: Estimator, decision: Decision, outlook: Outlook, action: Action, expected: Sequence[Prospect]
) -> Decision:
    """The decision with what it gave beside what was `expected`, on the same twins. Every small loss is counted, and a
    choice that the seat still has later is not: what is left for luck is neither of these."""
    twins = estimator.twins(outlook, decision.ply, "standing", len(expected))
    found = [estimator.after(twin, outlook.seat, action, decision.ply)[0].values for twin in twins]
    changes = [
        [one[seat] - before.values[seat] for one, before in zip(found, expected, strict=True)]
        for seat in range(len(found[0]))
    ]
    own = changes[outlook.seat]
    return msgspec.structs.replace(
        decision,
        given=tuple(estimator.hundredths(fmean(one)) for one in changes),
        given_margin=estimator.hundredths(estimator.margin(own, estimator.doubt(1))) if any(own) else 0,
    )


def why_better(mine: Tried, better: Tried, seat: Seat) -> tuple[PartChange, ...]:
    """The lines of the score sheet that differ where the twins were played on to, the largest first; less than half a
    point is nothing."""
    found: dict[str, float] = {}
    pairs = list(zip(mine.ends, better.ends, strict=True))
    for own, theirs in pairs:
        before, after = sheet(own, seat), sheet(theirs, seat)
        if before is not None and after is not None:
            for key, points in changed_parts(before, after).items():
                found[key] = found.get(key, 0.0) + points / len(pairs)
    lines = [PartChange(key, round(HUNDREDTHS * points)) for key, points in found.items()]
    lines.sort(key=lambda line: -abs(line.points))
    return tuple(line for line in lines[:PARTS] if abs(line.points) >= HUNDREDTHS // 2)
