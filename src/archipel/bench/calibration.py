"""A fixed piece of pure Python whose rounds a second say how fast this machine is at this moment."""

from __future__ import annotations

from collections.abc import Callable
from time import process_time

Clock = Callable[[], float]

CELLS = 64
BATCH = 20


class Cell:
    __slots__ = ("left", "value")

    def __init__(self, value: int) -> None:
        self.value = value
        self.left = value


def calibrate(clock: Clock = process_time, seconds: float = 0.04) -> float:
    """Rounds a second: a round walks 64 objects through a dict, adds the odd ones, sorts their values."""
    cells = [Cell(number) for number in range(CELLS)]
    table = {number: number * 7 % CELLS for number in range(CELLS)}
    rounds = 0
    start = clock()
    while True:
        for _ in range(BATCH):
            total = 0
            for cell in cells:
                cell.value = table[(cell.value + 1) % CELLS]
                if cell.value & 1:
                    total += cell.left
            ordered = sorted(cell.value for cell in cells)
            total += ordered[-1]
            rounds += 1
        spent = clock() - start
        if spent >= seconds:
            return rounds / spent
