"""What a mode is played for, and what an outcome comes to for each seat."""

from __future__ import annotations

from math import erf, sqrt

import msgspec

from archipel.analysis.values import Unit
from archipel.core.game import Ladder, Mode
from archipel.core.values import Outcome


class Stake(msgspec.Struct, frozen=True):
    """`together`: a victory is everybody's; else it is shared by those who have it."""

    unit: Unit
    together: bool
    ladder: Ladder | None


class Prospect(msgspec.Struct, frozen=True):
    """What one twin promises, by seat: values in the unit at stake (a chance from 0 to 1), final points, and how far
    the points may be off (the standard deviation)."""

    values: tuple[float, ...]
    points: tuple[float, ...]
    spread: float = 0.0


def stake_of(mode: Mode, seats: int) -> Stake:
    titled = mode.ladder if seats == 1 else None
    unit: Unit = "points" if titled is not None and not titled.lost else "chance"
    return Stake(unit, mode.together or seats == 1, titled)


def result(stake: Stake, outcome: Outcome, seats: int) -> Prospect:
    """The outcome itself, exactly."""
    points = tuple(float(score.total) for score in outcome.scores[:seats])
    if stake.unit == "points":
        return Prospect(points, points)
    share = 1.0 if stake.together else 1 / max(1, len(outcome.winners))
    return Prospect(tuple(share if seat in outcome.winners else 0.0 for seat in range(seats)), points)


def title_chances(stake: Stake, prospects: list[Prospect]) -> dict[str, float]:
    """The chance of each title of a game alone, from 0 to 1; no titles: empty."""
    if stake.ladder is None:
        return {}
    rungs = stake.ladder.rungs
    found = {rung.title: 0.0 for rung in rungs}
    for prospect in prospects:
        kept = prospect.values[0] if stake.unit == "chance" else 1.0
        for rung, above in zip(rungs, [*rungs[1:], None], strict=True):
            reached = _at_least(prospect, rung.least) if rung.least > 0 else 1.0
            passed = _at_least(prospect, above.least) if above is not None else 0.0
            found[rung.title] += kept * max(0.0, reached - passed) / len(prospects)
    return found


def _at_least(prospect: Prospect, least: int) -> float:
    """The chance of so many points; whole points are told apart half-way between."""
    off = prospect.points[0] - least + 0.5
    if prospect.spread <= 0:
        return 1.0 if off > 0 else 0.0
    return 0.5 * (1 + erf(off / (prospect.spread * sqrt(2))))
