"""What is timed: random games, and single calls on states from the middle of such games."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from statistics import median
from time import process_time
from typing import Any

from archipel.bench.calibration import Clock, calibrate

SLICE = 0.15
WARM = 3
SLOW = 0.0005


@dataclass
class Playout:
    """What one finished random game contained: decisions, chance sampled by the caller, legal actions offered; `games`
    where it was not one."""

    steps: int
    chance: int = 0
    legal: int = 0
    games: int = 1


@dataclass
class Case:
    """One game of one library."""

    playout: Callable[[random.Random], Playout]
    midgame: Callable[[random.Random], Any] | None = None
    ops: dict[str, Callable[[Any], Any]] = field(default_factory=dict)
    note: str = ""


@dataclass
class Rate:
    """How often a second, and how often in a calibration round of the same moments."""

    second: float
    round: float


@dataclass
class Plays:
    games: Rate
    steps: Rate
    legal_per_step: float
    steps_per_game: float
    calibration: float


def time_playouts(case: Case, seconds: float, rng: random.Random, clock: Clock = process_time) -> Plays:
    """Slices of random play, each between two calibration slices, so that a slow spell hits both alike."""
    case.playout(rng)
    games = steps = legal = 0

    def one() -> int:
        nonlocal games, steps, legal
        played = case.playout(rng)
        games += played.games
        steps += played.steps
        legal += played.legal
        return 1

    spent, rounds = _slices(one, seconds, clock)
    return Plays(
        games=Rate(games / spent, games / spent / rounds),
        steps=Rate(steps / spent, steps / spent / rounds),
        legal_per_step=legal / max(steps, 1),
        steps_per_game=steps / max(games, 1),
        calibration=rounds,
    )


def time_call(call: Callable[[Any], Any], states: Sequence[Any], seconds: float, clock: Clock = process_time) -> Rate:
    """One call over and over on each of the states; a call that answers with a count did that many."""
    start = clock()
    answers = [call(state) for state in states[:WARM]]
    slow = (clock() - start) / WARM > SLOW
    each = answers[0].count if isinstance(answers[0], Count) else 1
    turns = cycle(states)
    done = 0

    def one() -> None:
        nonlocal done
        call(next(turns))
        done += each

    def sweep() -> None:
        nonlocal done
        for state in states:
            call(state)
        done += each * len(states)

    spent, rounds = _slices(one if slow else sweep, seconds, clock)
    return Rate(done / spent, done / spent / rounds)


def time_counts(work: Callable[[], int], seconds: float, clock: Clock = process_time) -> Rate:
    """A call that answers each time with how many things it did."""
    work()
    done = 0

    def one() -> None:
        nonlocal done
        done += work()

    spent, rounds = _slices(one, seconds, clock)
    return Rate(done / spent, done / spent / rounds)


@dataclass
class Count:
    """The answer of a call that does a thing so many times at once."""

    count: int


def _slices(work: Callable[[], object], seconds: float, clock: Clock) -> tuple[float, float]:
    """CPU seconds spent, and the median calibration around them."""
    spent = 0.0
    around: list[float] = []
    before = calibrate(clock)
    while spent < seconds:
        start = clock()
        while clock() - start < min(SLICE, seconds):
            work()
        spent += clock() - start
        after = calibrate(clock)
        around.append((before + after) / 2)
        before = after
    return spent, median(around)
