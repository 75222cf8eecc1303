"""What the server has done and how long it took, counted for the whole process, as Prometheus reads it."""

from __future__ import annotations

import time
from bisect import bisect_left
from collections import Counter
from collections.abc import Iterable, Iterator

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
LONG = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0, 15.0)


class CounterMetric:
    """Only ever grows; one number for each value of its label."""

    def __init__(self, name: str, about: str, label: str) -> None:
        self.name = name
        self.about = about
        self.label = label
        self.by: Counter[str] = Counter()

    def add(self, value: str) -> None:
        self.by[value] += 1

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "counter")
        for value, count in sorted(self.by.items()):
            yield f'{self.name}{{{self.label}="{_quoted(value)}"}} {count}'


class TimeMetric:
    """How many took how long, in seconds."""

    def __init__(self, name: str, about: str, bounds: tuple[float, ...]) -> None:
        self.name = name
        self.about = about
        self.bounds = bounds
        self.within = [0] * (len(bounds) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.within[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield from _head(self.name, self.about, "histogram")
        total = 0
        for bound, count in zip([*map(str, self.bounds), "+Inf"], self.within, strict=True):
            total += count
            yield f'{self.name}_bucket{{le="{bound}"}} {total}'
        yield f"{self.name}_sum {self.sum:.6f}"
        yield f"{self.name}_count {total}"


ACTIONS = CounterMetric("archipel_actions_total", "Actions carried out and kept, of people and bots.", "game")
REFUSALS = CounterMetric("archipel_refusals_total", "What was not carried out, by the key of its sentence.", "why")
CALLS = CounterMetric("archipel_calls_total", "HTTP calls answered.", "status")
ANSWERS = TimeMetric("archipel_answer_seconds", "From a message of a page to its being carried out or refused.", QUICK)
BOTS = TimeMetric("archipel_bot_seconds", "What a bot took for one action, thinking and waiting for its process.", LONG)
COLLECTIONS = TimeMetric("archipel_collection_seconds", "To look for garbage, while nobody is served.", QUICK)
STARTED = time.time()


class TableMeter:
    """What tables count, among the figures of the process."""

    def action(self, game: str) -> None:
        ACTIONS.add(game)

    def refusal(self, key: str) -> None:
        REFUSALS.add(key)

    def answer(self, seconds: float) -> None:
        ANSWERS.add(seconds)

    def bot(self, seconds: float) -> None:
        BOTS.add(seconds)


def exposition(gauges: Iterable[tuple[str, str, float]]) -> str:
    """Everything counted, after what is so now: name, meaning and value of each."""
    lines = [line for name, about, value in gauges for line in (*_head(name, about, "gauge"), f"{name} {value:g}")]
    lines += [*_head("process_start_time_seconds", "When this process began.", "gauge")]
    lines += [f"process_start_time_seconds {STARTED:.3f}"]
    for counted in (ACTIONS, REFUSALS, CALLS, ANSWERS, BOTS, COLLECTIONS):
        lines += counted.lines()
    return "\n".join([*lines, ""])


def _head(name: str, about: str, kind: str) -> Iterator[str]:
    yield f"# HELP {name} {about}"
    yield f"# TYPE {name} {kind}"


def _quoted(value: str) -> str:
    return value.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
