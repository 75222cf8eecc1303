"""One number for each rung, from all pairs at once: the model of Bradley and Terry on the scale of Elo."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, log, sqrt

import msgspec

from archipel.ladder.values import ANCHOR

POINTS = 400 / log(10)
"""Of the scale, for one of the logarithm of the odds."""
Z95 = 1.959964
ROUNDS = 200
NEAR = 1e-10
STRIDE = 1.0


class Meeting(msgspec.Struct, frozen=True):
    """Two bots by their numbers: of `games`, the first has `wins`, in parts where they are shared."""

    first: int
    second: int
    games: float
    wins: float


class Rating(msgspec.Struct, frozen=True):
    """Where a bot stands, and the ends of the 95 % interval."""

    value: int
    low: int
    high: int


def ratings(bots: Sequence[str], met: Sequence[Meeting], *, repeats: float = 1.0) -> list[Rating]:
    """That of every bot, the anchor (the first bot, where it is not there) being sure by definition. Every pair is
    given one shared game besides, so that whoever never lost is high, and not beyond all bounds. `repeats`: in so many
    meetings every game is counted, which makes the intervals wider."""
    fixed = bots.index(ANCHOR[0]) if ANCHOR[0] in bots else 0
    met = [Meeting(one.first, one.second, one.games + 1, one.wins + 0.5) for one in met]
    strengths = [0.0] * len(bots)
    free = [bot for bot in range(len(bots)) if bot != fixed]
    spread = _inverse(_information(strengths, met, free))
    for _ in range(ROUNDS):
        slope = _slope(strengths, met)
        strides = [sum(spread[row][at] * slope[bot] for at, bot in enumerate(free)) for row in range(len(free))]
        for bot, stride in zip(free, strides, strict=True):
            strengths[bot] += max(-STRIDE, min(STRIDE, stride))
        spread = _inverse(_information(strengths, met, free))
        if all(abs(stride) < NEAR for stride in strides):
            break
    offs = dict(zip(free, (sqrt(spread[at][at] * repeats) for at in range(len(free))), strict=True))
    return [_rating(strengths[bot] - strengths[fixed], offs.get(bot, 0.0)) for bot in range(len(bots))]


def chance(points: float) -> float:
    """To win against somebody so many points lower."""
    return 1 / (1 + exp(-points / POINTS))


def _rating(strength: float, off: float) -> Rating:
    middle, half = ANCHOR[1] + POINTS * strength, Z95 * POINTS * off
    return Rating(round(middle), round(middle - half), round(middle + half))


def _slope(strengths: Sequence[float], met: Sequence[Meeting]) -> list[float]:
    """What every bot won beyond what is expected of it."""
    found = [0.0] * len(strengths)
    for one in met:
        beyond = one.wins - one.games * _expected(strengths, one)
        found[one.first] += beyond
        found[one.second] -= beyond
    return found


def _information(strengths: Sequence[float], met: Sequence[Meeting], free: Sequence[int]) -> list[list[float]]:
    """Fisher's, of the bots that are free."""
    at = {bot: row for row, bot in enumerate(free)}
    found = [[0.0] * len(free) for _ in free]
    for one in met:
        expected = _expected(strengths, one)
        weight = one.games * expected * (1 - expected)
        for bot, other in ((one.first, one.second), (one.second, one.first)):
            if bot in at:
                found[at[bot]][at[bot]] += weight
                if other in at:
                    found[at[bot]][at[other]] -= weight
    return found


def _expected(strengths: Sequence[float], one: Meeting) -> float:
    return 1 / (1 + exp(strengths[one.second] - strengths[one.first]))


def _inverse(matrix: list[list[float]]) -> list[list[float]]:
    """By Gauss and Jordan; the matrix is positive definite, so no row has to be exchanged."""
    size = len(matrix)
    rows = [[*row, *(float(at == number) for at in range(size))] for number, row in enumerate(matrix)]
    for at, pivot in enumerate(rows):
        rows[at] = pivot = [value / pivot[at] for value in pivot]
        for other, row in enumerate(rows):
            if other != at:
                rows[other] = [value - row[at] * lead for value, lead in zip(row, pivot, strict=True)]
    return [row[size:] for row in rows]
