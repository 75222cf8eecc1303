"""Machines and the processes on them, simulated: whoever would run shares the cores evenly, and time jumps from one
end of work to the next."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Sequence
from heapq import heappop, heappush
from itertools import count
from math import inf

Then = Callable[[], None]


class Machine:
    """`others` are threads of somebody else that always would run. `work` is what each running process has been given
    so far; all are given alike, so the one that ends first is known from the start."""

    def __init__(self, cores: float, others: float = 0.0) -> None:
        self.cores = cores
        self.others = others
        self.work = 0.0
        self.spent = 0.0
        self.running: list[tuple[float, int, Process]] = []
        self.numbers = count()

    def speed(self) -> float:
        return min(1.0, self.cores / (len(self.running) + self.others))

    def wait(self) -> float:
        """Seconds until the first of its processes has done what it does."""
        return max(0.0, self.running[0][0] - self.work) / self.speed() if self.running else inf

    def advance(self, seconds: float) -> None:
        if self.running:
            self.work += seconds * self.speed()
            self.spent += seconds * self.speed() * len(self.running)

    def run(self, process: Process, seconds: float) -> None:
        heappush(self.running, (self.work + seconds, next(self.numbers), process))


class Process:
    """One thread: what it is given to do it does in turn. `spent` are its seconds of processor."""

    def __init__(self, machine: Machine) -> None:
        self.machine = machine
        self.queue: deque[tuple[float, Then]] = deque()
        self.spent = 0.0

    def do(self, seconds: float, then: Then) -> None:
        self.queue.append((seconds, then))
        if len(self.queue) == 1:
            self.machine.run(self, seconds)

    def done(self) -> None:
        seconds, then = self.queue.popleft()
        self.spent += seconds
        if self.queue:
            self.machine.run(self, self.queue[0][0])
        then()


class World:
    """The time, and what happens next."""

    def __init__(self, machines: Sequence[Machine]) -> None:
        self.now = 0.0
        self.machines = machines
        self.timers: list[tuple[float, int, Then]] = []
        self.numbers = count()

    def after(self, seconds: float, then: Then) -> None:
        heappush(self.timers, (self.now + seconds, next(self.numbers), then))

    def run(self, until: float) -> None:
        while self.now < until:
            first = min(self.machines, key=Machine.wait)
            wait, timer = first.wait(), self.timers[0][0] - self.now if self.timers else inf
            if wait == timer == inf:
                return
            for machine in self.machines:
                machine.advance(min(wait, timer))
            self.now += min(wait, timer)
            if timer <= wait:
                heappop(self.timers)[2]()
            else:
                heappop(first.running)[2].done()
