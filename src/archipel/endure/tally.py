"""What is counted while tables are played and killed."""

from __future__ import annotations

import asyncio
from collections import Counter

TOLD = 20


class Tally:
    """`returns` are seconds from the loss of a socket to the next frame, `recoveries` those from a fault to the next
    acknowledged act at a table that felt it, by its kind, `gaps` those between two acts where no fault was felt;
    `findings` the first sentences on what is wrong. `played` is set whenever an act is acknowledged."""

    def __init__(self) -> None:
        self.frames = self.astray = self.games = self.stuck = 0
        self.refusals: Counter[str] = Counter()
        self.complaints: Counter[str] = Counter()
        self.returns: list[float] = []
        self.recoveries: list[tuple[str, float]] = []
        self.gaps: list[float] = []
        self.differing = 0
        self.played = asyncio.Event()
        self.findings: list[str] = []

    def differ(self, sentence: str) -> None:
        self.differing += 1
        self.find(sentence)

    def find(self, sentence: str) -> None:
        if len(self.findings) < TOLD:
            self.findings.append(sentence)
